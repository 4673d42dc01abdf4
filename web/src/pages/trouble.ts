// Something went wrong: which sentence says so.
import { Trouble } from "../lib/api";
import type { Problem } from "../lib/wire";
import { notice } from "../lib/ui/toast.svelte";
import { explain, say } from "../lib/words/tongue.svelte";
import type { Names } from "../lib/words/voice";

/** Why something was refused; a reason we have no sentence for is a trouble of the server. */
export function whyNot(refusal: Problem, names?: Names): string {
  try {
    return explain(refusal, names);
  } catch {
    return say("trouble.server");
  }
}

export function troubleText(error: unknown, names?: Names): string {
  if (!(error instanceof Trouble)) return say("trouble.server");
  return error.refusal ? whyNot(error.refusal, names) : say(error.key);
}

/** Try something; a trouble is said aloud. Tells whether it went well. */
export async function attempt(act: Promise<unknown>): Promise<boolean> {
  return act.then(
    () => true,
    (error: unknown) => {
      notice(troubleText(error), { urgent: true });
      return false;
    },
  );
}
