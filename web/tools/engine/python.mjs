// Pyodide under Node with the package's source, and the wheels that tools/wheels.py fetched.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, version } from "pyodide";

const web = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const pyodideVersion = version;
export const PYODIDE = join(web, "node_modules/pyodide");
export const SOURCE = { outside: join(web, "../src"), inside: "/source" };
export const WHEELS = { outside: join(web, "node_modules/.wheels"), inside: "/wheels" };

/** Start Python; kupa and what it imports can be imported. */
export async function startPython() {
  if (!existsSync(WHEELS.outside)) throw new Error("no wheels: run tools/page.py");
  const python = await loadPyodide({ packages: [] });
  for (const name of readdirSync(WHEELS.outside).filter((each) => each.endsWith(".whl")))
    python.unpackArchive(new Uint8Array(readFileSync(join(WHEELS.outside, name))), "zip", {
      extractDir: WHEELS.inside,
    });
  python.FS.mkdirTree(SOURCE.inside);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: SOURCE.outside }, SOURCE.inside);
  await python.runPythonAsync(
    `import sys\nsys.dont_write_bytecode = True\nsys.path[:0] = ["${SOURCE.inside}", "${WHEELS.inside}"]`,
  );
  return python;
}
