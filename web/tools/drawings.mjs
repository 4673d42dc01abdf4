// Writes the cards as printed sheets need them to src/kupa/paper/drawings: `node tools/drawings.mjs`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const TO = fileURLToPath(new URL("../../src/kupa/paper/drawings/", import.meta.url));
const FROM = fileURLToPath(new URL("../src/lib/cards/export.ts", import.meta.url));

const { module } = await runnerImport(FROM, { configFile: false, logLevel: "error" });
rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
for (const { game, ...drawn } of module.drawings())
  writeFileSync(`${TO}${game}.json`, `${JSON.stringify(drawn)}\n`);
