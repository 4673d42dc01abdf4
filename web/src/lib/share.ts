// Sharing links: the clipboard, or the system's share dialog.
import { fileAddress, SITE } from "./engine/here";
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

/** Open the system's share dialog; closing it is not an error. */
export const send = (url: string, title: string) =>
  navigator.share({ url, title }).catch(() => undefined);

/** A host name that means “this computer” on every computer, such as localhost. */
const isHere = (name: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(name);

/** The origin for links: the one of this page, unless it is a name that only this computer knows. */
export const originFor = (here: Pick<Location, "hostname" | "origin">, known: string | null) =>
  isHere(here.hostname) ? (known ?? here.origin) : here.origin;

const origin = () => originFor(location, catalogue.all?.address ?? null);
/** Whether links would work on this computer only. */
export const onlyHere = () => catalogue.all !== null && isHere(new URL(origin()).hostname);
/** The full address of one of our pages. */
export const linkTo = (path: string) => fullAddress(path, origin(), SITE ? fileAddress("") : null);
/** A static site knows one page only, wherever it lies: the others are behind its “#”. */
export const fullAddress = (path: string, origin: string, site: string | null) =>
  site === null ? `${origin}${path}` : new URL(`#${path}`, site).href;
/** The name and port others type. */
export const hostForOthers = () => new URL(origin()).host;
