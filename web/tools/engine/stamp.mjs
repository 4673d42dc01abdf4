// A service worker says which Python it belongs to: `node tools/engine/stamp.mjs FOLDER` does it for a built page
// whose engine.json was changed.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = /(?<=const CACHE = OWN \+ "[^"]*-)[^"-]*(?=")/;

/** The text of sw.js with the digest of what Python consists of. */
export function stamped(worker, ...parts) {
  const digest = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 12);
  if (!CACHE.test(worker)) throw new Error("sw.js has no place for the version of Python");
  return worker.replace(CACHE, digest);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  const file = join(folder, "sw.js");
  const list = readFileSync(join(folder, "engine.json"), "utf8");
  writeFileSync(file, stamped(readFileSync(file, "utf8"), list));
}
