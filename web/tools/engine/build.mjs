// Writes what tables without a server need beside the page: Python, byte-compiled, and a list of it all.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { stamped } from "./stamp.mjs";
import { PYODIDE, pyodideVersion, SOURCE, startPython, WHEELS } from "./python.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const site = process.env.KUPA_SITE;
const page = site ?? join(here, "../../../src/kupa/server/page");
const tool = (name) => readFileSync(join(here, "../../../tools", name), "utf8");
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** Write bytes under a name with their digest; returns the path below the page. */
function write(name, bytes) {
  const path = `assets/${name}-${digest(bytes)}.bin`;
  writeFileSync(join(page, path), bytes);
  return path;
}
const packed = (name, bytes) => write(name, gzipSync(bytes, { level: 9 }));

/** One part asks for the other by name; “.js” is what every host knows to be a script. */
function copyLoader() {
  const folder = `assets/pyodide-${pyodideVersion}`;
  mkdirSync(join(page, folder), { recursive: true });
  for (const name of ["pyodide", "pyodide.asm"]) {
    const source = readFileSync(join(PYODIDE, `${name}.mjs`), "utf8");
    const plain = source.replaceAll("pyodide.asm.mjs", "pyodide.asm.js");
    writeFileSync(join(page, folder, `${name}.js`), plain.replace(/\n\/\/# sourceMappingURL.*/, ""));
  }
  return folder;
}

async function archives() {
  const python = await startPython();
  const run = (code) => python.runPythonAsync(code);
  for (const name of ["engine_archive.py", "engine_rehearsal.py"])
    python.FS.writeFile(`/lib/${name}`, tool(name));
  await run(
    `import sys\nsys.path.append("/lib")\nimport engine_rehearsal\nawait engine_rehearsal.rehearse()`,
  );
  python.FS.writeFile("/stdlib.zip", new Uint8Array(readFileSync(join(PYODIDE, "python_stdlib.zip"))));
  await run(`import engine_archive as archive`);
  const bytes = async (code) => (await run(code)).toJs();
  return {
    standard: await bytes(`archive.archive(archive.standard_library("/stdlib.zip"), 2)`),
    packages: await bytes(
      `archive.archive(archive.packages("${WHEELS.inside}"), 2, archive.native_modules("${WHEELS.inside}"))`,
    ),
    games: await run(
      `from kupa.service.requests import catalogue\nfrom kupa.service.outbox import encode\nencode(catalogue(None)).decode()`,
    ),
    kupa: await bytes(
      `archive.archive(archive.kupa("${SOURCE.inside}"), 0, archive.lessons("${SOURCE.inside}"))`,
    ),
  };
}

const made = await archives();
const engine = {
  loader: copyLoader(),
  wasm: packed("wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm"))),
  standard: packed("python", made.standard),
  packages: packed("packages", made.packages),
  kupa: packed("kupa", made.kupa),
  info: JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8")).info,
};
const loader = ["pyodide.js", "pyodide.asm.js"].map((name) => `${engine.loader}/${name}`);
const fetched = [engine.wasm, engine.standard, engine.packages, engine.kupa];
const files = [...loader, ...fetched];

/** Everything the page may ask for, so that nothing of it is missing without a network. */
const below = (folder) =>
  readdirSync(join(page, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.(js|css|woff2|svg|png)$/.test(each.name))
    .map((each) => relative(page, join(each.parentPath, each.name)).replaceAll("\\", "/"));
const loaded = new Set(files);
if (site) writeFileSync(join(page, "games.json"), made.games);
const pageFiles = [...below("assets")].filter((path) => !loaded.has(path));
const isText = (path) => /\.(js|css|svg)$/.test(path);
const sized = (paths) =>
  paths.map((path) => ({ path, size: statSync(join(page, path)).size, packed: isText(path) }));
/** Scripts in one compressed file: many static hosts would send them as they are. */
function pack() {
  const texts = [...pageFiles, ...loader].filter(isText);
  const all = Object.fromEntries(texts.map((path) => [path, readFileSync(join(page, path), "utf8")]));
  return sized([packed("scripts", JSON.stringify(all))])[0];
}
const list = JSON.stringify({ engine, files: sized(files), page: sized(pageFiles), pack: pack() });
writeFileSync(join(page, "engine.json"), list);
// Browsers look for a new version in the service worker alone: it changes with Python too.
writeFileSync(join(page, "sw.js"), stamped(readFileSync(join(page, "sw.js"), "utf8"), list, made.games));
const total = sized(files).reduce((sum, each) => sum + each.size, 0);
console.log(`tables without a server: ${(total / 1e6).toFixed(1)} MB in ${files.length} files`);
process.exit(0); // Python still has timers
