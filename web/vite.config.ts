import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./vite/rules.ts";
import { shell } from "./vite/shell.ts";
import { words } from "./vite/words.ts";

const server = process.env.KUPA_SERVER ?? "http://127.0.0.1:8000"; // for `npm run dev` beside a running table

export default defineConfig({
  plugins: [svelte(), words(), rules(), shell()],
  build: {
    outDir: "../src/kupa/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // fonts and pictures stay files: no data: addresses to allow for them
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Both sources of a language's words make one chunk.
        codeSplitting: {
          groups: [
            { debugName: "language", name: (id) => /\/words\/(en|he|ar)\.json$/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  // Machines are shared: a slow minute is no fault of the page.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
