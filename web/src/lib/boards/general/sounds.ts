// Sounds for the events of a game that this page does not know: what they show says which.
import type { Cue } from "../../sound/cues";

interface KeyedEvent {
  readonly key: string;
}
const ENDS = /\.(ended|over|won)$/;

const shows = (value: unknown): boolean =>
  typeof value === "string" || (Array.isArray(value) && value.some(shows));

/** The end, a card that can be seen, cards that cannot, or something that was done. */
export function cueFor(event: KeyedEvent): Cue {
  if (ENDS.test(event.key)) return "over";
  const facts = Object.entries<unknown>({ ...event }).filter(
    ([name]) => name !== "key" && name !== "seat",
  );
  if (facts.some(([, value]) => shows(value))) return "flip";
  if (facts.some(([, value]) => value === null || Array.isArray(value))) return "deal";
  return facts.length ? "knock" : "pass";
}

/** What an update sounds like: each sound once. */
export const cuesFor = (news: readonly KeyedEvent[]): Cue[] => [...new Set(news.map(cueFor))];
