// What page and worker say to each other. Messages of a table travel through a port of their own, as text.

/** Where the parts of Python lie, as tools/engine/build.mjs writes it. */
export interface EngineFiles {
  readonly loader: string;
  readonly wasm: string;
  readonly standard: string;
  readonly packages: string;
  readonly kupa: string;
  readonly info: unknown;
}
export interface SizedFile {
  readonly path: string;
  readonly size: number;
  /** It is in the pack too. */
  readonly packed?: boolean;
}
/** engine.json: the parts of Python, and every file of the page. */
export interface EngineList {
  readonly engine: EngineFiles;
  readonly files: readonly SizedFile[];
  readonly page: readonly SizedFile[];
  /** All scripts, compressed, as texts by their paths. */
  readonly pack: SizedFile;
}

export type ToWorker =
  | { t: "start"; root: string; engine: EngineFiles; timeScale: number }
  | { t: "ask"; id: number; address: string; at: string; secret: string; body: string }
  | { t: "connect"; port: MessagePort }
  /** To a worker that does nothing else. */
  | { t: "review"; root: string; engine: EngineFiles; record: string; seat: number };

export type FromWorker =
  | { t: "got"; path: string; size: number }
  | { t: "ready" }
  /** Python has ended: nothing that was asked will be answered. */
  | { t: "failed"; why: string }
  | { t: "answer"; id: number; text: string }
  /** A part of the review, as JSON. */
  | { t: "part"; text: string };
