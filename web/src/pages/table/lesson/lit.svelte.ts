// Where on a board can be tapped now, and the places a sentence speaks of. Both move: they are measured again and again.
import type { Box } from "./bubble";

const OFF = ':disabled, [aria-disabled="true"], [aria-pressed="true"], [data-aside]';
const CAN_BE_TAPPED = `button:not(${OFF})`;
const PICKED = 'button[aria-pressed="true"]';
const AGAIN = 120; // milliseconds

export class Lit {
  targets = $state.raw<readonly Box[]>([]);
  places = $state.raw<readonly Box[]>([]);
  room = $state.raw({ width: 0, height: 0 });

  /** What is looked for: nothing at all, or what can be tapped and the places named. */
  constructor(
    private readonly board: HTMLElement,
    private readonly wanted: () => readonly string[] | null,
  ) {}

  /** Measure until the returned function is called: for an effect. */
  watch(): () => void {
    this.measure();
    const again = setInterval(() => this.measure(), AGAIN);
    return () => clearInterval(again);
  }

  private measure(): void {
    const places = this.wanted();
    this.room = { width: this.board.clientWidth, height: this.board.clientHeight };
    this.targets = places ? this.boxes(CAN_BE_TAPPED) : [];
    this.places = places
      ? [PICKED, ...places.map((place) => `[data-place="${place}"]`)].flatMap((each) => this.boxes(each))
      : [];
  }

  private boxes(query: string): Box[] {
    const area = this.board.getBoundingClientRect();
    return [...this.board.querySelectorAll(query)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 ? [{ x: x - area.x, y: y - area.y, width, height }] : [];
    });
  }
}
