// What a tap on the table asks about that leads to no move: why something cannot be done, or what something is.
//
// Boards mark it in their markup:
//   data-meant    on what cannot be used now: the move that a tap would have meant; the server says why not
//   data-missing  the sentence to be said instead while the player is asked: what has to be done first
//   data-named    on a picture: its name; a card (data-face) has its own. What is named within it is told with it:
//                 of a seat, its counts
// So every board answers every tap alike, by finger, mouse and keyboard, and no board knows a rule.

export interface Face {
  readonly game: string;
  readonly face: string;
  readonly part: string;
}

export interface Question {
  /** What was touched, in words; empty where only a card says it. */
  readonly name: string;
  readonly card: Face | null;
  /** It lies in the lower half of the window: the answer is shown in the upper one. */
  readonly low: boolean;
  /** Whether it stands for something to do; otherwise only its name is asked. */
  readonly off: boolean;
  readonly meant: string | null;
  readonly missing: string | null;
}

const OFF = '[aria-disabled="true"], [data-meant]';
const ENABLED = "button, a, input, select, textarea, summary, label";

function faceOf(card: HTMLElement | null): Face | null {
  const { deck: game = "", face, part = "" } = card?.dataset ?? {};
  return face === undefined ? null : { game, face, part };
}

/** What was touched, if it is something that can be used: a tap on it needs no explanation. */
function usable(target: Element, off: Element | null): boolean {
  const control = target.closest(ENABLED);
  return control !== null && control !== off && (off === null || off.contains(control));
}

function isLow(touched: Element): boolean {
  const { top, bottom } = touched.getBoundingClientRect();
  return top + bottom > innerHeight;
}

/** What a thing is called, and what is named within it. */
const nameOf = (named: HTMLElement | null): string =>
  named === null
    ? ""
    : [named, ...named.querySelectorAll<HTMLElement>("[data-named]")]
        .map((each) => each.dataset.named)
        .filter(Boolean)
        .join(" · ");

function find(target: Element, off: HTMLElement | null): Question | null {
  const named = target.closest<HTMLElement>("[data-named]");
  const card = faceOf(
    target.closest<HTMLElement>("[data-face]") ?? off?.querySelector("[data-face]") ?? null,
  );
  if (!off && !named && !card) return null;
  return {
    name: nameOf(named),
    card,
    low: isLow(off ?? target),
    off: off !== null,
    meant: off?.dataset.meant ?? null,
    missing: off?.dataset.missing ?? null,
  };
}

/** What a tap asks about; null where it does something by itself, or hits nothing. */
export function tapped(target: EventTarget | null): Question | null {
  if (!(target instanceof Element)) return null;
  const off = target.closest<HTMLElement>(OFF);
  return usable(target, off) ? null : find(target, off);
}

/** What holding a finger on it, or the other mouse button, asks about: only what it is. */
export function held(target: EventTarget | null): Question | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>("button");
  const found = find(target, control);
  return found && (found.card || found.name) ? { ...found, off: false } : null;
}
