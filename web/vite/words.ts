// Fluent files as modules of their text, and the languages there are.
import type { Plugin } from "vite";
import { languages } from "./messages.ts";

const LANGUAGES = "virtual:languages";

/** Translators read comments and empty lines; browsers do not. */
const stripComments = (source: string) =>
  source
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .join("\n");

export const words = (): Plugin => ({
  name: "kupa-words",
  enforce: "pre",
  resolveId: (id) => (id === LANGUAGES ? `\0${LANGUAGES}` : null),
  load: (id) => (id === `\0${LANGUAGES}` ? `export default ${JSON.stringify(languages())}` : null),
  transform(source, id) {
    if (!id.endsWith(".ftl")) return null;
    return { code: `export default ${JSON.stringify(stripComments(source))}`, map: null };
  },
  /** boot.js chooses among them before anything is painted. */
  transformIndexHtml(html) {
    const known = languages().map(({ code, direction }) => `${code}:${direction}`);
    return html.replace("<html ", `<html data-languages="${known.join(" ")}" `);
  },
});
