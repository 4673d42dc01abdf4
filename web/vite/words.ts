// The engine's sentences for the page: what only the command line says stays out of the browser.
import type { Plugin } from "vite";

const TYPED = /^(option|verify)\./;

export const words = (): Plugin => ({
  name: "kupa-words",
  enforce: "pre",
  apply: "build",
  transform(source, id) {
    if (!/src\/kupa\/words\/\w+\.json$/.test(id)) return null;
    const all = Object.entries(JSON.parse(source) as Record<string, unknown>);
    return {
      code: JSON.stringify(Object.fromEntries(all.filter(([key]) => !TYPED.test(key)))),
      map: null,
    };
  },
});
