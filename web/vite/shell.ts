// Writes into the service worker which files to cache, and a cache name that changes with them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { folders } from "./messages.ts";

const STATIC = [
  ...["/offline.html", "/offline.css", "/offline.js"],
  ...["/boot.js", "/manifest.webmanifest", "/icons/icon.svg"],
];
/** The home page lists the games. */
const CATALOGUE = process.env.KUPA_SITE ? "/games.json" : "/api/games";

type Bundle = Rolldown.OutputBundle;
const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((made) => made.type === "chunk");

/** The entry chunk and the home page with their static imports, and what every page says in each language. */
function shellOf(bundle: Bundle): string[] {
  const chunks = chunksOf(bundle);
  const entries = chunks.filter(
    (chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith("/pages/Home.svelte"),
  );
  const named = new RegExp(`(^|/)(${folders().join("|")})-[^/]*$`);
  const languages = chunks.filter((chunk) => named.test(chunk.fileName));
  const needed = new Set(
    [...entries, ...languages].flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
  );
  const files = [...needed];
  const styles = chunks
    .filter((chunk) => needed.has(chunk.fileName))
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...files, ...styles])].map((name) => `/${name}`).sort();
}

/** A static host sends no headers of ours: the page says itself that nothing but its own files is allowed. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

export const policy = (): Plugin => ({
  name: "kupa-policy",
  transformIndexHtml: (html) =>
    process.env.KUPA_SITE
      ? html.replace(
          "<head>",
          `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
        )
      : html,
});

export const shell = (): Plugin => ({
  name: "kupa-shell",
  apply: "build",
  generateBundle(_, bundle) {
    const files = ["/", ...STATIC, CATALOGUE, ...shellOf(bundle)];
    const version = createHash("sha256")
      .update(Object.keys(bundle).sort().join())
      .digest("hex")
      .slice(0, 12);
    const source = readFileSync(new URL("../src/sw.js", import.meta.url), "utf8")
      .replace("__VERSION__", version)
      .replace('["__SHELL__"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
});
