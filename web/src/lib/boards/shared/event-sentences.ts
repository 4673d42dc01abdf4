// Events as sentences, with the names of the players at this table.
import { speech } from "../../table/speech.svelte";
import type { EventOf } from "../../wire";
import { tell } from "../../words/locale.svelte";
import type { Event, Names } from "../../words/translator";

/** One event as a sentence. */
export const eventSentence = (event: EventOf, names: Names) => tell(event as unknown as Event, names);

/** The events of an update as sentences. */
export const eventSentences = (news: readonly EventOf[], names: Names): string =>
  news.map((event) => eventSentence(event, names)).join(" ");

/** How much an event is worth to somebody who listens: nothing, something if there is time, or always. */
export type Worth = "never" | "long" | "always";

/** The events of an update that are spoken. */
export const spokenSentences = <Told extends EventOf>(
  news: readonly Told[],
  names: Names,
  worth: (event: Told) => Worth,
): string =>
  eventSentences(
    news.filter((event) => worth(event) === "always" || (worth(event) === "long" && !speech.short)),
    names,
  );
