// Events as sentences, with the names of the players at this table.
import type { Event, Names } from "../../words/translator";
import { tell } from "../../words/locale.svelte";
import type { EventOf } from "../../wire";

/** One event as a sentence. */
export const eventSentence = (event: EventOf, names: Names) => tell(event as unknown as Event, names);

/** The events of an update, for the live region. */
export const eventSentences = (news: readonly EventOf[], names: Names): string =>
  news.map((event) => eventSentence(event, names)).join(" ");
