// Side effects of table updates: sounds, notices and dialogs.
import { go } from "../../lib/router.svelte";
import { buzz } from "../../lib/sound/haptics.svelte";
import { play } from "../../lib/sound/sound.svelte";
import { chairName } from "../../lib/table/names";
import type { Before, TableStore, TableListener } from "../../lib/table/store.svelte";
import type { Update } from "../../lib/table/updates";
import { notice } from "../../lib/ui/toast.svelte";
import type { Face, Question } from "../../lib/table/questions";
import type { Because, Problem, RefusedSent } from "../../lib/wire";
import { say } from "../../lib/words/locale.svelte";

/** Why the player lost the seat. */
export type Sent = "kicked" | "moved";

/** No move at all: whoever is not asked is told so, whatever the move. */
const UNREADABLE = "?";

/** Changes that are shown as a notice. */
const NOTICED = new Set<string>(["sat", "rose", "hosted", "gone", "back", "piloted", "taken", "joined"]);

/** A line over the board: why something is not possible, or what a picture shows. */
export interface Explanation {
  /** What was touched. */
  readonly name: string;
  readonly card: Face | null;
  /** In the upper half of the window. */
  readonly high: boolean;
  /** Why not, as the server says it, or in words; neither where only the name was asked for. */
  readonly problem: Problem | null;
  readonly text: string;
}

const BARE: Explanation = { name: "", card: null, high: false, problem: null, text: "" };

export class TableEffects implements TableListener {
  store: TableStore | null = null;
  sent = $state<Sent | null>(null);
  line = $state.raw<Explanation | null>(null);
  leaving = false;
  /** What follows when this person has left the table. */
  left = (): void => go("/");
  /** What the server was asked about last. */
  private asked: { readonly id: string; readonly about: Question } | null = null;

  /** A guest plays on somebody else's device, whose owner hears what concerns the table. */
  constructor(readonly guest = false) {}

  readonly happened = (update: Update, before: Before): void => {
    this.line = null;
    if (!this.guest) this.notice(update, before);
    if (!before.asked && update.shown?.moves.length) this.call();
  };

  readonly refused = (refusal: RefusedSent): void => {
    this.line = { ...BARE, problem: refusal };
  };

  /** Answer a tap that led to no move. While the player is asked, what has to be done first is said at once. */
  ask(about: Question): void {
    const { name, card, low: high, off, missing } = about;
    const asked = Boolean(this.store?.shown?.moves.length);
    if (!off) this.line = { ...BARE, name, card, high };
    else if (asked && missing !== null) this.line = { ...BARE, name, card, high, text: missing };
    else this.enquire(about);
  }

  private enquire(about: Question): void {
    const id = this.store?.why(about.meant ?? UNREADABLE) ?? null;
    if (id === null) this.line = { ...BARE, text: say("trouble.offline") };
    else this.asked = { id, about };
  }

  readonly explained = (because: Because): void => {
    if (because.id !== this.asked?.id) return;
    const { name, card, low: high, missing } = this.asked.about;
    const { reason, ruling, facts } = because;
    this.asked = null;
    if (reason === null) this.line = { ...BARE, name, card, high, text: missing ?? say("board.moment") };
    else this.line = { ...BARE, name, card, high, problem: { reason, ruling, facts } };
  };

  private notice(update: Update, before: Before): void {
    this.noticeLoss(update, before);
    this.noticeBot(update);
    this.tell(update, before);
  }

  /** It is the reader's turn: heard, and felt where nobody looks at the page. */
  private call(): void {
    play("turn");
    if (document.hidden) buzz(60, 60, 60);
    else buzz(25);
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
    const waits =
      what === "waits" && !this.store?.waiting ? this.store?.table?.waiting.at(-1) : undefined;
    if (waits) notice(say("entry.waits", { name: waits.name }));
    if (!NOTICED.has(what) || about === null || about === this.store?.you) return;
    const chair = (what === "rose" ? before.table : this.store?.table)?.chairs[about];
    if (chair && chair.kind !== "free") play("knock");
    if (chair && chair.kind !== "free") notice(say(`entry.${what}`, { name: chairName(chair) }));
  }
}
