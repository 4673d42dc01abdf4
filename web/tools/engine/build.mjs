// Writes what tables without a server need beside the page: Python, byte-compiled, and a list of it all.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { PYODIDE, pyodideVersion, SOURCE, startPython, WHEELS } from "./python.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const page = process.argv[2] ?? join(here, "../../../src/kupa/server/page");
const tool = (name) => readFileSync(join(here, "../../../tools", name), "utf8");
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** Write bytes under a name with their digest; returns the path below the page. */
function write(name, bytes) {
  const path = `assets/${name}-${digest(bytes)}.bin`;
  writeFileSync(join(page, path), bytes);
  return path;
}
const packed = (name, bytes) => write(name, gzipSync(bytes, { level: 9 }));

/** The loader keeps its names, as one part imports the other by name. */
function copyLoader() {
  const folder = `assets/pyodide-${pyodideVersion}`;
  mkdirSync(join(page, folder), { recursive: true });
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs"])
    cpSync(join(PYODIDE, name), join(page, folder, name));
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
    packages: await bytes(`archive.archive(archive.packages(${JSON.stringify(WHEELS.inside)}), 2)`),
    kupa: await bytes(`archive.archive(archive.kupa(${JSON.stringify(SOURCE.inside)}), 0)`),
    native: await nativeModules(python),
  };
}

/** Modules of compiled code must be files; their path and their bytes. */
async function nativeModules(python) {
  const names = await python.runPythonAsync(
    `from pathlib import Path\n[p.as_posix() for p in sorted(Path("${WHEELS.inside}").rglob("*.so"))]`,
  );
  return names.toJs().map((path) => ({
    name: relative(WHEELS.inside, path),
    bytes: python.FS.readFile(path),
  }));
}

const made = await archives();
const engine = {
  loader: copyLoader(),
  wasm: packed("wasm", readFileSync(join(PYODIDE, "pyodide.asm.wasm"))),
  standard: packed("python", made.standard),
  packages: packed("packages", made.packages),
  kupa: packed("kupa", made.kupa),
  native: made.native.map(({ name, bytes }) => ({ name, path: packed("native", bytes) })),
};
const loader = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => `${engine.loader}/${name}`);
const fetched = [
  engine.wasm,
  engine.standard,
  engine.packages,
  engine.kupa,
  ...engine.native.map((each) => each.path),
];
const files = [...loader, ...fetched];

/** Everything the page may ask for, so that nothing of it is missing without a network. */
const below = (folder) =>
  readdirSync(join(page, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(page, join(each.parentPath, each.name)).replaceAll("\\", "/"));
const pageFiles = [...below("assets"), ...below("fonts")].filter(
  (path) =>
    !files.includes(path) &&
    !/\.(map|txt)$/.test(path) &&
    !/assets\/(pyodide-|wasm-|python-|packages-|kupa-|native-)/.test(path),
);
const sized = (paths) => paths.map((path) => ({ path, size: statSync(join(page, path)).size }));
writeFileSync(
  join(page, "engine.json"),
  JSON.stringify({ engine, files: sized(files), page: sized(pageFiles) }),
);
const total = sized(files).reduce((sum, each) => sum + each.size, 0);
console.log(`tables without a server: ${(total / 1e6).toFixed(1)} MB in ${files.length} files`);
process.exit(0); // Python still has timers
