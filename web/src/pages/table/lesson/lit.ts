// What can be tapped on a board now, and the places a sentence speaks of.
import type { Box } from "./bubble";

const OFF = ':disabled, [aria-disabled="true"], [aria-pressed="true"], [data-aside]';
const CAN_BE_TAPPED = `button:not(${OFF})`;

const boxOf = (element: Element, area: DOMRect): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - area.x, y: y - area.y, width, height };
};
const seen = ({ width, height }: Box) => width > 0 && height > 0;

function boxes(board: Element, query: string): Box[] {
  const area = board.getBoundingClientRect();
  return [...board.querySelectorAll(query)].map((each) => boxOf(each, area)).filter(seen);
}

export const targetsOf = (board: Element): Box[] => boxes(board, CAN_BE_TAPPED);

/** What was tapped before in this step. */
export const pickedOf = (board: Element): Box[] => boxes(board, 'button[aria-pressed="true"]');

export const placesOf = (board: Element, places: readonly string[]): Box[] =>
  places.flatMap((place) => boxes(board, `[data-place="${place}"]`));
