// Links on their way out: to the clipboard, or to another program.
import { catalogue } from "./catalogue.svelte";

/** Copy a text; false where the browser does not allow it (a page without https). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canSend = () => typeof navigator.share === "function";

/** Hand a link to another program; closing that program's window is no trouble. */
export const send = (url: string, title: string) =>
  navigator.share({ url, title }).catch(() => undefined);

/** A name that means “this computer”, to each computer another one. */
const isHere = (name: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(name);

/** Where others find us: as we are called here, unless only this computer knows us by that name. */
export const originFor = (here: Pick<Location, "hostname" | "origin">, known: string | null) =>
  isHere(here.hostname) ? (known ?? here.origin) : here.origin;

const origin = () => originFor(location, catalogue.all?.address ?? null);
/** Whether nobody but this computer could follow a link of ours. */
export const onlyHere = () => catalogue.all !== null && isHere(new URL(origin()).hostname);
/** The full address of a page of ours. */
export const linkTo = (path: string) => `${origin()}${path}`;
/** The name and port others type. */
export const hostForOthers = () => new URL(origin()).host;
