import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BASE } from "./src/lib/words/parts.ts";
import { rules } from "./vite/rules.ts";
import { policy, shell } from "./vite/shell.ts";
import { words } from "./vite/words.ts";

const server = process.env.KUPA_SERVER ?? "http://127.0.0.1:8765"; // for `npm run dev` beside a running table

const languageOf = (id: string) => {
  const [, language, part] = /\/kupa\/words\/(\w+)\/(\w+)\.ftl$/.exec(id) ?? [];
  return BASE.includes(part) ? language : null;
};

// A static site lies under any path of any host, and has no server to ask.
const site = process.env.KUPA_SITE;

export default defineConfig({
  plugins: [svelte(), words(), rules(), policy(), shell()],
  base: site ? "./" : "/",
  define: { __SITE__: JSON.stringify(Boolean(site)) },
  worker: { format: "es" },
  build: {
    outDir: site ?? "../src/kupa/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and pictures stay files: no data: addresses to allow for them
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page says in a language makes one chunk; each game's words are fetched with its board.
        codeSplitting: { groups: [{ debugName: "language", name: languageOf }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    // Host and Origin go through as the browser sends them: for the server the page is its own.
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  // Machines are shared: a slow minute is no fault of the page.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
