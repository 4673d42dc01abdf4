// Plays seeded games in Pyodide: `node tools/engine/games.mjs FIRST LAST` prints a digest of each record.
import { readFileSync } from "node:fs";
import { startPython } from "./python.mjs";

const [first, last] = process.argv.slice(2).map(Number);
const python = await startPython();
python.FS.writeFile(
  "/lib/seeded_games.py",
  readFileSync(new URL("../../../tests/support/seeded_games.py", import.meta.url), "utf8"),
);
const played = await python.runPythonAsync(
  `import sys\nsys.path.append("/lib")\nimport seeded_games\n"\\n".join(seeded_games.lines(${first}, ${last}))`,
);
console.log(played);
