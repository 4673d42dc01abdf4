// The worker in which tables of this device live: Python, and between it and the page nothing but text.
import type { EngineFiles, FromWorker, ToWorker } from "./protocol";
import { openStorage } from "./storage";

interface Session {
  receive: (text: string) => void;
  close: () => void;
}
interface Tables {
  connect: (post: (text: string) => void) => Session;
  request: (address: string, at: string, secret: string, body: string) => Promise<string>;
  bus: { on_message: (text: string) => void };
}
interface Python {
  FS: { writeFile: (path: string, bytes: Uint8Array) => void };
  unpackArchive: (bytes: Uint8Array, format: "zip") => void;
  runPython: (code: string) => unknown;
}
interface Loader {
  loadPyodide: (settings: object) => Promise<Python>;
}

const tell = (message: FromWorker) => postMessage(message);

/** Fetch a file and tell how much of it came; decompressed, unless the browser has done that already. */
async function fetched(root: string, path: string, type: string): Promise<Response> {
  const answer = await fetch(root + path);
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, onward) {
        tell({ t: "got", path, size: part.length });
        onward.enqueue(part);
      },
    }),
  );
  const plain = counted.pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": type } });
}

const BYTES = "application/octet-stream";
const bytes = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer());

/** The loader asks for these by name; they come compressed, under other names. */
function serveLoader(known: Record<string, Promise<Response>>): void {
  const plain = self.fetch.bind(self);
  self.fetch = (asked, settings) => {
    const name =
      String(asked instanceof Request ? asked.url : asked)
        .split("/")
        .at(-1) ?? "";
    return known[name] ?? plain(asked, settings);
  };
}

async function startPython(root: string, engine: EngineFiles): Promise<Python> {
  const [kupa, packages] = [engine.kupa, engine.packages].map((path) =>
    bytes(fetched(root, path, BYTES)),
  );
  serveLoader({
    "pyodide.asm.wasm": fetched(root, engine.wasm, "application/wasm"),
    "python_stdlib.zip": fetched(root, engine.standard, BYTES),
  });
  const loader = (await import(/* @vite-ignore */ `${root}${engine.loader}/pyodide.js`)) as Loader;
  const python = await loader.loadPyodide({
    indexURL: `${root}${engine.loader}/`,
    lockFileContents: { info: engine.info, packages: {} },
  });
  python.unpackArchive(await packages, "zip");
  python.FS.writeFile("/lib/kupa.zip", await kupa);
  return python;
}

async function startTables(root: string, engine: EngineFiles, timeScale: number): Promise<Tables> {
  const [python, storage] = await Promise.all([
    startPython(root, engine),
    openStorage(new URL(root).pathname),
  ]);
  const others = new BroadcastChannel(`kupa.tables ${root}`);
  const start = python.runPython(
    `import sys\nsys.path.append("/lib/kupa.zip")\nfrom kupa.pocket.worker import Tables\nTables`,
  ) as (store: typeof storage, post: (text: string) => void, timeScale: number) => Tables;
  const tables = start(storage, (text) => others.postMessage(text), timeScale);
  others.onmessage = (event) => tables.bus.on_message(String(event.data));
  return tables;
}

async function review({ root, engine, record, seat }: ToWorker & { t: "review" }): Promise<void> {
  const python = await startPython(root, engine);
  const make = python.runPython(
    `import sys\nsys.path.append("/lib/kupa.zip")\nfrom kupa.pocket.reviewer import review\nreview`,
  ) as (record: string, seat: number, post: (text: string) => void) => void;
  make(record, seat, (text) => tell({ t: "part", text }));
}

let tables: Promise<Tables> | null = null;

function connect(tables: Tables, port: MessagePort): void {
  const session = tables.connect((text) => port.postMessage(text));
  port.onmessage = ({ data }: MessageEvent<string | null>) =>
    data === null ? session.close() : session.receive(data);
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.t === "start") {
      tables = startTables(data.root, data.engine, data.timeScale);
      await tables;
      tell({ t: "ready" });
    } else if (data.t === "review") await review(data);
    else if (tables && data.t === "connect") connect(await tables, data.port);
    else if (tables && data.t === "ask") {
      const { id, address, at, secret, body } = data;
      tell({ t: "answer", id, text: await (await tables).request(address, at, secret, body) });
    }
  } catch (error) {
    tell({ t: "failed", why: String(error) });
  }
};
