// What happened, in words: the engine's sentences, with the names of this table.
import type { Event, Names } from "../../words/voice";
import { tell } from "../../words/tongue.svelte";
import type { EventOf } from "../../wire";

/** Nothing a seat was dealt is read out: the cards themselves speak. */
const SILENT = new Set(["reset.dealt"]);

/** One event as a sentence. An event is plain data, whatever its fields. */
export const sentence = (event: EventOf, names: Names) => tell(event as unknown as Event, names);

/** All that happened at once, for the live region. */
export const heard = (news: readonly EventOf[], names: Names): string =>
  news
    .filter((event) => !SILENT.has(event.key))
    .map((event) => sentence(event, names))
    .join(" ");
