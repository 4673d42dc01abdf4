// Side effects of table updates: sounds, notices and dialogs.
import { buzz } from "../../lib/sound/haptics.svelte";
import { play } from "../../lib/sound/sound.svelte";
import { chairName } from "../../lib/table/names";
import type { Before, TableStore, TableListener } from "../../lib/table/store.svelte";
import type { Update } from "../../lib/table/updates";
import { notice } from "../../lib/ui/toast.svelte";
import type { RefusedSent } from "../../lib/wire";
import { say } from "../../lib/words/locale.svelte";

/** Why the player lost the seat. */
export type Sent = "kicked" | "moved";

/** Changes that are shown as a notice. */
const NOTICED = new Set<string>(["sat", "rose", "hosted", "gone", "back", "piloted", "taken", "joined"]);

export class TableEffects implements TableListener {
  store: TableStore | null = null;
  sent = $state<Sent | null>(null);
  refusal = $state.raw<RefusedSent | null>(null);
  leaving = false;

  readonly happened = (update: Update, before: Before): void => {
    this.refusal = null;
    this.noticeLoss(update, before);
    this.noticeBot(update);
    this.tell(update, before);
    if (!before.asked && update.shown?.moves.length) this.call();
  };

  readonly refused = (refusal: RefusedSent): void => {
    this.refusal = refusal;
  };

  /** It is the reader's turn: heard, and felt where nobody looks at the page. */
  private call(): void {
    play("turn");
    if (document.hidden) buzz(60, 60, 60);
  }

  private noticeLoss(update: Update, before: Before): void {
    if (update.what === "welcome" || before.you === null || update.you !== null || this.leaving) return;
    this.sent = update.what === "taken" ? "moved" : "kicked";
  }

  /** A player who returns gets the seat back from the bot at once, and is told so. */
  private noticeBot({ what, table, you }: Update): void {
    if (what === "welcome" && table?.phase === "playing" && table.chairs[you ?? -1]?.piloted)
      notice(say("page.bot_played"));
  }

  private tell({ what, about }: Update, before: Before): void {
    if (!NOTICED.has(what) || about === null || about === this.store?.you) return;
    const chair = (what === "rose" ? before.table : this.store?.table)?.chairs[about];
    if (chair && chair.kind !== "free") notice(say(`entry.${what}`, { name: chairName(chair) }));
  }
}
