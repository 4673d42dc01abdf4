// engine.json: what tables on this device need, and every file of the page.
import { fileAddress } from "./here";
import type { EngineList } from "./protocol";

let known: Promise<EngineList> | null = null;

/** Fetch the list, once. */
export function engineList(): Promise<EngineList> {
  known ??= fetch(fileAddress("engine.json"), { cache: "no-cache" })
    .then((answer) => {
      if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
      return answer.json() as Promise<EngineList>;
    })
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}
