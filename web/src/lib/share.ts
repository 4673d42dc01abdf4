// Links on their way out: to the clipboard, or to another program.

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

/** The full address of a page of ours. */
export const linkTo = (path: string) => `${location.origin}${path}`;
