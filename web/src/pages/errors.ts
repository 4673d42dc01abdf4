// Error messages for failed requests.
import { ApiError } from "../lib/api";
import type { Problem } from "../lib/wire";
import { notice } from "../lib/ui/toast.svelte";
import { explain, say } from "../lib/words/locale.svelte";
import type { Names } from "../lib/words/translator";

/** The sentence for a refusal; a reason without one counts as a server error. */
export function refusalText(refusal: Problem, names?: Names): string {
  try {
    return explain(refusal, names);
  } catch {
    return say("trouble.server");
  }
}

export function errorText(error: unknown, names?: Names): string {
  if (!(error instanceof ApiError)) return say("trouble.server");
  return error.refusal ? refusalText(error.refusal, names) : say(error.key);
}

/** Await a request and show an error as a toast; resolves to whether it succeeded. */
export async function attempt(act: Promise<unknown>): Promise<boolean> {
  return act.then(
    () => true,
    (error: unknown) => {
      notice(errorText(error), { urgent: true });
      return false;
    },
  );
}
