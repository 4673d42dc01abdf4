// Something went wrong: which sentence says so.
import { Trouble } from "../lib/api";
import { explain, say } from "../lib/words/tongue.svelte";

export function troubleText(error: unknown): string {
  if (!(error instanceof Trouble)) return say("trouble.server");
  return error.refusal ? explain(error.refusal) : say(error.key);
}
