// What the page does when something happens at the table: a sound, a sentence, a sheet.
import { play } from "../../lib/sound/sound.svelte";
import { chairName } from "../../lib/table/names";
import type { Before, TableStore, Witness } from "../../lib/table/store.svelte";
import type { Update } from "../../lib/table/updates";
import { notice } from "../../lib/ui/toast.svelte";
import type { RefusedSent } from "../../lib/wire";
import { say } from "../../lib/words/tongue.svelte";

/** Why one is not at the table any more. */
export type Sent = "kicked" | "moved";

/** What is worth a sentence beside the game. */
const TOLD = new Set<string>(["sat", "rose", "hosted", "gone", "back", "piloted", "taken"]);

export class Watcher implements Witness {
  store: TableStore | null = null;
  sent = $state<Sent | null>(null);
  refusal = $state.raw<RefusedSent | null>(null);
  leaving = false;

  readonly happened = (update: Update, before: Before): void => {
    this.refusal = null;
    this.noticeLoss(update, before);
    this.noticeBot(update);
    this.tell(update, before);
    if (!before.asked && update.shown?.moves.length) play("turn");
  };

  readonly refused = (refusal: RefusedSent): void => {
    this.refusal = refusal;
  };

  private noticeLoss(update: Update, before: Before): void {
    if (update.what === "welcome" || before.you === null || update.you !== null || this.leaving) return;
    this.sent = update.what === "taken" ? "moved" : "kicked";
  }

  /** Whoever comes back to a seat that a bot has played gets it back at once, and should know of it. */
  private noticeBot({ what, table, you }: Update): void {
    if (what === "welcome" && table?.phase === "playing" && table.chairs[you ?? -1]?.piloted)
      notice(say("page.bot_played"));
  }

  private tell({ what, about }: Update, before: Before): void {
    if (!TOLD.has(what) || about === null || about === this.store?.you) return;
    const chair = (what === "rose" ? before.table : this.store?.table)?.chairs[about];
    if (chair && chair.kind !== "free") notice(say(`entry.${what}`, { name: chairName(chair) }));
  }
}
