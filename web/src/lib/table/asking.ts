// `use:asking` on the board: taps that lead to no move, and pictures that are held, are asked about.
import { held, type Question, tapped } from "./questions";

const LONG = 550; // milliseconds until a finger counts as held
const FAR = 9; // pixels that it may move meanwhile

export function asking(board: HTMLElement, ask: (about: Question) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let answered = false; // the finger was held: letting go is no tap

  const stop = () => {
    clearTimeout(timer);
    start = null;
  };
  const down = (event: PointerEvent) => {
    stop();
    [start, answered] = [event, false];
    const about = event.button === 0 ? held(event.target) : null;
    if (!about) return;
    timer = setTimeout(() => {
      answered = true;
      ask(about);
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR) stop();
  };
  const menu = (event: MouseEvent) => {
    const about = held(event.target);
    if (!about) return;
    event.preventDefault();
    if (!answered) ask(about);
  };
  // Before the board hears of it: afterwards what was touched may be something else.
  const click = (event: MouseEvent) => {
    if (answered && event.detail > 0) {
      answered = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const about = tapped(event.target);
    if (about) ask(about);
  };

  board.addEventListener("pointerdown", down, true);
  board.addEventListener("pointermove", move, true);
  board.addEventListener("pointerup", stop, true);
  board.addEventListener("pointercancel", stop, true);
  board.addEventListener("contextmenu", menu);
  board.addEventListener("click", click, true);
  return { update: (next: (about: Question) => void) => void (ask = next), destroy: stop };
}
