// Made by tools/wire_types.py from the server's own types: do not edit, run `make wire`.
// docs/wire.md explains what travels when.

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** What fills a sentence: numbers, and words as they stand. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export type Pace = "relaxed" | "normal" | "quick" | "untimed";

/** A colour and its fruit are one sign. */
export type Colour = "pomegranate" | "grape" | "olive" | "wheat" | "fig" | "date" | "citron";

/** How well a bot plays; not every game has them all. */
export type Level = "random" | "easy" | "medium" | "hard" | "perfect";

export type Phrase =
  | "phrase.hello"
  | "phrase.good_luck"
  | "phrase.your_turn"
  | "phrase.one_moment"
  | "phrase.no_hurry"
  | "phrase.well_played"
  | "phrase.what_luck"
  | "phrase.thanks"
  | "phrase.back_soon"
  | "phrase.sorry"
  | "phrase.oh_no"
  | "phrase.forgot"
  | "phrase.good_game"
  | "phrase.again"
  | "reaction.heart"
  | "reaction.laugh"
  | "reaction.clap"
  | "reaction.think"
  | "reaction.wow"
  | "reaction.tea";

/** What can be written in a table's log. */
export type EntryKind =
  | "opened"
  | "sat"
  | "seated"
  | "rose"
  | "named"
  | "settled"
  | "hosted"
  | "worded"
  | "dealt"
  | "answered"
  | "again"
  | "gone"
  | "back"
  | "piloted"
  | "offered"
  | "taken";

// Ushpizin

/** All rows lie open (U4, U5); `kinds` are the ushpizin in play. */
export interface UshpizinDealt {
  readonly key: "ushpizin.dealt";
  readonly rows: readonly (readonly string[])[];
  readonly kinds: readonly string[];
  readonly first: Seat;
}

/** A seat chose the ushpiz it wants to host (U24). */
export interface UshpizinHostPicked {
  readonly key: "ushpizin.host";
  readonly seat: Seat;
  readonly host: string | null;
}

/** A seat has studied the opening (U5). */
export interface UshpizinReady {
  readonly key: "ushpizin.ready";
  readonly seat: Seat;
}

/** A round begins; every row but those `open` is covered (U6, U21). */
export interface UshpizinBegan {
  readonly key: "ushpizin.began";
  readonly round: number;
  readonly first: Seat;
  readonly open: readonly Seat[];
}

/** A seat lifted the card it will give (U8). */
export interface UshpizinLifted {
  readonly key: "ushpizin.lifted";
  readonly seat: Seat;
  readonly place: number;
}

/** Two cards changed places (U7). */
export interface UshpizinSwapped {
  readonly key: "ushpizin.swapped";
  readonly seat: Seat;
  readonly place: number;
  readonly other: Seat;
  readonly spot: number;
}

/** A card came into an open row, by a swap or a draw: all see it (U12, U19). */
export interface UshpizinShown {
  readonly key: "ushpizin.shown";
  readonly seat: Seat;
  readonly place: number;
  readonly card: string;
}

/** A seat has nobody to swap with (U11). */
export interface UshpizinSkipped {
  readonly key: "ushpizin.skipped";
  readonly seat: Seat;
}

/** A seat declared, and its row is complete (U12). */
export interface UshpizinDeclared {
  readonly key: "ushpizin.declared";
  readonly seat: Seat;
  readonly row: readonly string[];
}

/** A seat declared wrongly; its row stays open until the end of the round (U12). */
export interface UshpizinMisdeclared {
  readonly key: "ushpizin.misdeclared";
  readonly seat: Seat;
  readonly row: readonly string[];
}

/** After its swap a seat did not declare (U12). */
export interface UshpizinQuiet {
  readonly key: "ushpizin.quiet";
  readonly seat: Seat;
}

/** A seat has chosen the card it will put out (U13). */
export interface UshpizinChose {
  readonly key: "ushpizin.chose";
  readonly seat: Seat;
  readonly place: number | null;
}

/** Each seat drew into this place (U13). */
export interface UshpizinDrew {
  readonly key: "ushpizin.drew";
  readonly places: readonly number[];
}

/** Kupa and used pile became a new kupa of so many cards (U14). */
export interface UshpizinShuffled {
  readonly key: "ushpizin.shuffled";
  readonly count: number;
}

/** A mission went to the bottom of the kupa (U19). */
export interface UshpizinMissionOver {
  readonly key: "ushpizin.mission_over";
  readonly mission: string;
}

/** All rows are turned up (U15). */
export interface UshpizinRevealed {
  readonly key: "ushpizin.revealed";
  readonly rows: readonly (readonly string[])[];
}

/** A holder announced its mission: this one is carried out (U17). */
export interface UshpizinAnnounced {
  readonly key: "ushpizin.announced";
  readonly seat: Seat;
  readonly mission: string;
  readonly place: number;
}

/** The other missions went back into the kupa, which was shuffled (U18). */
export interface UshpizinReturned {
  readonly key: "ushpizin.returned";
  readonly missions: readonly string[];
}

/** A card of the kupa came into an open row (U18, U19, M3, M6). */
export interface UshpizinReplaced {
  readonly key: "ushpizin.replaced";
  readonly seat: Seat;
  readonly place: number;
  readonly card: string;
}

/** Missions drawn as replacements were shown and went to the bottom (U18). */
export interface UshpizinBuried {
  readonly key: "ushpizin.buried";
  readonly missions: readonly string[];
}

/** A seat has chosen the card it will pass on (M1). */
export interface UshpizinPassChosen {
  readonly key: "ushpizin.pass_chosen";
  readonly seat: Seat;
  readonly place: number | null;
}

/** Each seat passed the card at this place to its left (M1). */
export interface UshpizinPassedOn {
  readonly key: "ushpizin.passed_on";
  readonly places: readonly number[];
  readonly cards: readonly string[];
}

/** A seat covers its row and rests through the coming round (M2). */
export interface UshpizinRested {
  readonly key: "ushpizin.rested";
  readonly seat: Seat;
}

/** The holder took a card into the mission's place (M3). */
export interface UshpizinTook {
  readonly key: "ushpizin.took";
  readonly seat: Seat;
  readonly place: number;
  readonly other: Seat;
  readonly spot: number;
  readonly card: string;
}

/** The sukkah closes at once (M4). */
export interface UshpizinGust {
  readonly key: "ushpizin.gust";
}

/** A seat's row stays open through the coming round (M5). */
export interface UshpizinOpenDoor {
  readonly key: "ushpizin.open_door";
  readonly seat: Seat;
}

/** The holder named a card and a player (M6). */
export interface UshpizinOffered {
  readonly key: "ushpizin.offered";
  readonly seat: Seat;
  readonly place: number;
  readonly other: Seat;
  readonly card: string;
}

/** That player picked two cards in return: for the given card's place, for the mission's (M6). */
export interface UshpizinPicked {
  readonly key: "ushpizin.picked";
  readonly seat: Seat;
  readonly places: readonly number[];
  readonly other: Seat;
  readonly cards: readonly string[];
}

/** A seat exchanged two places of its row (U23). */
export interface UshpizinExchanged {
  readonly key: "ushpizin.exchanged";
  readonly seat: Seat;
  readonly places: readonly number[];
}

/** A seat is done with the order of its row (U23). */
export interface UshpizinReordered {
  readonly key: "ushpizin.reordered";
  readonly seat: Seat;
}

/** A seat called: close the sukkah (U21). */
export interface UshpizinClosed {
  readonly key: "ushpizin.closed";
  readonly seat: Seat;
}

/** Complete rows: these seats win (U12, U15). */
export interface UshpizinWon {
  readonly key: "ushpizin.won";
  readonly seats: readonly Seat[];
}

/** The limit of rounds is reached: the game is drawn (U29). */
export interface UshpizinDrawn {
  readonly key: "ushpizin.drawn";
  readonly round: number;
}

/** The game is over; all rows and hosts are shown. */
export interface UshpizinEnded {
  readonly key: "ushpizin.ended";
  readonly ranks: readonly number[];
  readonly rows: readonly (readonly string[])[];
  readonly hosts: readonly string[];
}

/** Hands are dealt; `kinds` are the ushpizin in play. */
export interface UshpizinOpened {
  readonly key: "ushpizin.opened";
  readonly kinds: readonly string[];
  readonly first: Seat;
}

/** A seat's first hand. */
export interface UshpizinHand {
  readonly key: "ushpizin.hand";
  readonly seat: Seat;
  readonly cards: readonly string[];
}

/** Asked for an ushpiz, the other player handed one over. */
export interface UshpizinHanded {
  readonly key: "ushpizin.handed";
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: string;
}

/** Asked for an ushpiz, the other player has none. */
export interface UshpizinLacked {
  readonly key: "ushpizin.lacked";
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: string;
}

/** A card was given in return. */
export interface UshpizinGaveBack {
  readonly key: "ushpizin.gave_back";
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: string | null;
}

/** After a question in vain a card was drawn from the kupa. */
export interface UshpizinFished {
  readonly key: "ushpizin.fished";
  readonly seat: Seat;
  readonly card: string | null;
}

/** One of the eight cards was put out. */
export interface UshpizinPutAway {
  readonly key: "ushpizin.put_away";
  readonly seat: Seat;
  readonly card: string | null;
}

/** No question is possible any more: the turn ends without a draw. */
export interface UshpizinSilent {
  readonly key: "ushpizin.silent";
  readonly seat: Seat;
}

export type UshpizinEvent =
  | UshpizinDealt
  | UshpizinHostPicked
  | UshpizinReady
  | UshpizinBegan
  | UshpizinLifted
  | UshpizinSwapped
  | UshpizinShown
  | UshpizinSkipped
  | UshpizinDeclared
  | UshpizinMisdeclared
  | UshpizinQuiet
  | UshpizinChose
  | UshpizinDrew
  | UshpizinShuffled
  | UshpizinMissionOver
  | UshpizinRevealed
  | UshpizinAnnounced
  | UshpizinReturned
  | UshpizinReplaced
  | UshpizinBuried
  | UshpizinPassChosen
  | UshpizinPassedOn
  | UshpizinRested
  | UshpizinTook
  | UshpizinGust
  | UshpizinOpenDoor
  | UshpizinOffered
  | UshpizinPicked
  | UshpizinExchanged
  | UshpizinReordered
  | UshpizinClosed
  | UshpizinWon
  | UshpizinDrawn
  | UshpizinEnded
  | UshpizinOpened
  | UshpizinHand
  | UshpizinHanded
  | UshpizinLacked
  | UshpizinGaveBack
  | UshpizinFished
  | UshpizinPutAway
  | UshpizinSilent;

/** All that a seat, or an onlooker (`seat` null), may know from looking at the table. */
export interface UshpizinView {
  readonly seat: Seat | null;
  readonly phase: string;
  /** in a step that all answer at once: those who have not yet */
  readonly asked: readonly Seat[];
  readonly round: number;
  /** who begins this round */
  readonly first: Seat;
  /** whose turn to swap it is */
  readonly turn: Seat | null;
  /** the ushpizin in play */
  readonly kinds: readonly string[];
  /** the face of each open card; null where covered, or in the gap */
  readonly rows: readonly (readonly (string | null)[])[];
  /** the rows that lie open */
  readonly open: readonly Seat[];
  /** the one place without a card */
  readonly gap: readonly [number, number] | null;
  readonly kupa: number;
  readonly used: number;
  /** in force, or being carried out */
  readonly mission: string | null;
  readonly holder: Seat | null;
  /** the place the seat whose turn it is has lifted */
  readonly lifted: number | null;
  /** cards this seat may not lift or take in this round (U9, U10) */
  readonly barred: readonly (readonly [number, number])[];
  /** one's own sealed place, while the others have not answered */
  readonly chosen: number | null;
  /** mission 6: the place offered, and to whom */
  readonly offer: readonly [number, Seat] | null;
  /** while reordering: where the card at each place came from */
  readonly orders: readonly (readonly number[])[];
  /** by seat, as far as this seat may know; empty in other goals */
  readonly hosts: readonly (string | null)[];
  /** may not declare before the next reveal (U22) */
  readonly hushed: readonly Seat[];
  /** what the last answer brought into open rows */
  readonly shown: readonly (readonly [Seat, number, string])[];
  /** missions it drew as replacements, showed and put at the bottom */
  readonly buried: readonly string[];
  readonly winners: readonly Seat[];
  /** the last public event */
  readonly last: UshpizinEvent | null;
}

/** What a seat, or an onlooker, sees in quartets: its own hand, and how many cards others hold. */
export interface UshpizinHandView {
  readonly seat: Seat | null;
  readonly phase: string;
  readonly asked: readonly Seat[];
  readonly round: number;
  readonly first: Seat;
  readonly turn: Seat | null;
  readonly kinds: readonly string[];
  /** one's own; an onlooker has none */
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly kupa: number;
  readonly used: number;
  readonly hosts: readonly (string | null)[];
  /** received in this turn: these may not be given away */
  readonly asked_for: readonly string[];
  /** given away in this turn, for the seat whose turn it is: not to be asked for */
  readonly gave: readonly string[];
  /** who is to be given a card */
  readonly other: Seat | null;
  /** every hand, once the game is over */
  readonly shown: readonly (readonly string[])[] | null;
  readonly winners: readonly Seat[];
  readonly last: UshpizinEvent | null;
}

/** `rounds` none: no limit; `first` none: a random seat begins. */
export interface UshpizinOptions {
  readonly exposure: "every_round" | "always" | "open_seventh" | "seldom";
  readonly every: "none" | `${number}`;
  readonly reorder: "on" | "off";
  readonly goal: "all_seven" | "one_host" | "combinations";
  readonly hosts: "open" | "secret" | "none";
  readonly guests: "on" | "off" | "none";
  readonly kinds: "few" | "all" | "none";
  readonly style: "swaps" | "quartets";
  readonly combination: "three_four" | "two_two_three" | "none";
  readonly missions: "on" | "off" | "none";
  readonly elijah: `${number}`;
  readonly close: "first" | "all";
  readonly rounds: "none" | `${number}`;
  readonly first: "none" | `${number}`;
}

// Court

/** Seven characters lie open, a covered hat above each (C3, C4). */
export interface CourtOpened {
  readonly key: "court.opened";
  readonly row: readonly string[];
  readonly first: Seat;
}

/** A seat looked at a hat, which it alone is told (C5). */
export interface CourtPeeked {
  readonly key: "court.peeked";
  readonly seat: Seat;
  readonly place: number;
  readonly hat: string | null;
}

/** Two covered hats changed places (C6). */
export interface CourtSwapped {
  readonly key: "court.swapped";
  readonly seat: Seat;
  readonly place: number;
  readonly other: number;
}

/** The declared hat belongs to the character below it: the pair is won (C7). */
export interface CourtFitted {
  readonly key: "court.fitted";
  readonly seat: Seat;
  readonly place: number;
  readonly person: string;
}

/** The declared hat belongs elsewhere: all see it, and it costs a penalty hat (C7). */
export interface CourtMissed {
  readonly key: "court.missed";
  readonly seat: Seat;
  readonly place: number;
  readonly hat: string;
}

/** A magic hat was uncovered and taken, by way of a `peek` or a `declare` (C8). */
export interface CourtMagicTaken {
  readonly key: "court.magic_taken";
  readonly seat: Seat;
  readonly place: number;
  readonly way: string;
}

/** A new hat lies covered above this character, who may be new too (C7, C8). */
export interface CourtRefilled {
  readonly key: "court.refilled";
  readonly place: number;
  readonly person: string;
}

/** The table was dead: all its cards were shuffled into their piles, and this row laid (C10). */
export interface CourtRedealt {
  readonly key: "court.redealt";
  readonly row: readonly string[];
}

/** The game is over; the hats that are left are turned up (C12, C14). */
export interface CourtEnded {
  readonly key: "court.ended";
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly hats: readonly (string | null)[];
}

export type CourtEvent =
  | CourtOpened
  | CourtPeeked
  | CourtSwapped
  | CourtFitted
  | CourtMissed
  | CourtMagicTaken
  | CourtRefilled
  | CourtRedealt
  | CourtEnded;

/** A hat in view until the next move: to all after a failed declaration, else to the peeker. */
export interface CourtSeen {
  readonly place: number;
  readonly hat: string;
}

/** All that a seat, or an onlooker (`seat` null), may know from looking at the table. */
export interface CourtView {
  readonly seat: Seat | null;
  /** turn or over */
  readonly phase: string;
  readonly asked: readonly Seat[];
  readonly first: Seat;
  readonly turns: number;
  /** the characters at places 1 to 7 */
  readonly row: readonly (string | null)[];
  /** which of these places hold a covered hat */
  readonly hats: readonly boolean[];
  readonly people_pile: number;
  readonly hat_pile: number;
  /** won by each seat, in the order of the cast */
  readonly pairs: readonly (readonly string[])[];
  readonly magic: readonly number[];
  readonly penalties: readonly number[];
  /** as they stand (C13) */
  readonly scores: readonly number[];
  readonly seen: CourtSeen | null;
  /** the hats that are left, once the game is over */
  readonly shown: readonly (string | null)[] | null;
  /** the table has just been dead, and this row is a new one (C10) */
  readonly redealt: boolean;
  /** the last answer, as all may know it */
  readonly last: CourtEvent | null;
}

/** `turns` none: no limit; `first` none: a random seat begins. */
export interface CourtOptions {
  readonly size: "short" | "standard" | "long";
  readonly magic: "any" | "declared";
  readonly turns: "none" | `${number}`;
  readonly first: "none" | `${number}`;
}

// Reset

/** The first card lies open; specials turned before it went to the bottom (R4, R5). */
export interface ResetOpened {
  readonly key: "reset.opened";
  readonly card: string;
  readonly buried: readonly string[];
  readonly first: Seat;
}

/** A seat's first hand (R3). */
export interface ResetDealt {
  readonly key: "reset.dealt";
  readonly seat: Seat;
  readonly cards: readonly string[];
}

/** Cards were laid on the centre pile, in this order. */
export interface ResetLaid {
  readonly key: "reset.laid";
  readonly seat: Seat;
  readonly cards: readonly string[];
}

/** A freshly drawn card was stuck on (R21). */
export interface ResetStuck {
  readonly key: "reset.stuck";
  readonly seat: Seat;
  readonly card: string;
}

/** Asked to stick, a seat let it be (R21). */
export interface ResetLeft {
  readonly key: "reset.left";
  readonly seat: Seat;
}

/** A hand was refilled from its personal pile (R8). */
export interface ResetRefilled {
  readonly key: "reset.refilled";
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly string[] | null;
}

/** A card of the draw pile came into a hand (R6). */
export interface ResetDrew {
  readonly key: "reset.drew";
  readonly seat: Seat;
  readonly card: string | null;
}

/** There was nothing to play and nothing to draw (R26). */
export interface ResetPassed {
  readonly key: "reset.passed";
  readonly seat: Seat;
}

/** The centre pile is gone: by `fire` (R14), `reset` (R22) or for want of cards (R25). */
export interface ResetBurnt {
  readonly key: "reset.burnt";
  readonly seat: Seat;
  readonly cause: string;
  readonly count: number;
}

/** The order changed (R15). */
export interface ResetReversed {
  readonly key: "reset.reversed";
  readonly order: string;
}

/** These seats lose their turn (R16). */
export interface ResetStopped {
  readonly key: "reset.stopped";
  readonly seats: readonly Seat[];
}

/** The robber chose a victim and, alone, sees that hand (R17). */
export interface ResetRobbed {
  readonly key: "reset.robbed";
  readonly robber: Seat;
  readonly victim: Seat;
  readonly hand: readonly string[] | null;
}

/** The robber took a card (R17). */
export interface ResetTaken {
  readonly key: "reset.taken";
  readonly robber: Seat;
  readonly victim: Seat;
  readonly card: string | null;
}

/** The robber gave a card in return (R17). */
export interface ResetGiven {
  readonly key: "reset.given";
  readonly robber: Seat;
  readonly victim: Seat;
  readonly card: string | null;
}

/** Used cards became the new draw pile (R25). */
export interface ResetShuffled {
  readonly key: "reset.shuffled";
  readonly count: number;
}

/** A seat has no card left (R27). */
export interface ResetFinished {
  readonly key: "reset.finished_at";
  readonly seat: Seat;
  readonly place: number;
}

/** The game is over; all hands are shown. */
export interface ResetEnded {
  readonly key: "reset.ended";
  readonly ranks: readonly number[];
  readonly hands: readonly (readonly string[])[];
}

export type ResetEvent =
  | ResetOpened
  | ResetDealt
  | ResetLaid
  | ResetStuck
  | ResetLeft
  | ResetRefilled
  | ResetDrew
  | ResetPassed
  | ResetBurnt
  | ResetReversed
  | ResetStopped
  | ResetRobbed
  | ResetTaken
  | ResetGiven
  | ResetShuffled
  | ResetFinished
  | ResetEnded;

/** The centre pile as all see it: `run` is the equal numbers on top, jokers marked. */
export interface ResetCentre {
  readonly top: string | null;
  readonly run: readonly string[];
  readonly number: number | null;
  readonly order: string;
  readonly size: number;
}

/** All that a seat, or an onlooker (`seat` null), may know from looking at the table. */
export interface ResetView {
  readonly seat: Seat | null;
  /** turn, choose, take, give, stick or over */
  readonly phase: string;
  readonly asked: readonly Seat[];
  readonly first: Seat;
  readonly turns: number;
  /** one's own; an onlooker has none */
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly piles: readonly number[];
  readonly draw: number;
  readonly used: number;
  readonly centre: ResetCentre;
  /** the seat asked must open after its own fire or reset (R14, R22) */
  readonly reopening: boolean;
  /** what may be stuck on now (R21) */
  readonly fits: string | null;
  /** by how much that number moves after each stick; 0 after a set or a stop */
  readonly climb: number;
  /** one's own cards that may be stuck, while asked to */
  readonly fresh: readonly string[];
  /** stops laid in this turn (R16) */
  readonly stops: number;
  readonly victim: Seat | null;
  /** the victim's hand, for the robber alone, until the exchange is done */
  readonly look: readonly string[] | null;
  /** for robber and victim, until the exchange is done */
  readonly taken: string | null;
  readonly places: readonly (number | null)[];
  /** every hand, once the game is over */
  readonly shown: readonly (readonly string[])[] | null;
  /** the last answer, as all may know it */
  readonly last: ResetEvent | null;
}

/** `turns` none: no limit (but see R30); `first` none: a random seat begins. */
export interface ResetOptions {
  readonly draw: "forced" | "free";
  readonly stick: "on" | "off";
  readonly finish: "first" | "places";
  readonly turns: "none" | `${number}`;
  readonly first: "none" | `${number}`;
}

// Pairs

/** The cards lie face down in their grid. */
export interface PairsLaid {
  readonly key: "pairs.laid";
  readonly count: number;
  readonly first: Seat;
}

/** A card was turned up. */
export interface PairsTurned {
  readonly key: "pairs.turned";
  readonly seat: Seat;
  readonly place: number;
  readonly card: string;
}

/** Two equal cards: the seat keeps them and goes on. */
export interface PairsMatched {
  readonly key: "pairs.matched";
  readonly seat: Seat;
  readonly card: string;
  readonly places: readonly number[];
}

/** Two different cards: they stay visible until the next move. */
export interface PairsMissed {
  readonly key: "pairs.missed";
  readonly seat: Seat;
  readonly places: readonly number[];
}

/** Every pair is found. */
export interface PairsEnded {
  readonly key: "pairs.ended";
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly attempts: number;
}

export type PairsEvent = PairsLaid | PairsTurned | PairsMatched | PairsMissed | PairsEnded;

/** All that anyone may know from looking at the table: every seat sees the same. */
export interface PairsView {
  readonly seat: Seat | null;
  /** first, second or over */
  readonly phase: string;
  readonly asked: readonly Seat[];
  readonly first: Seat;
  /** the face of each card that lies open now */
  readonly grid: readonly (string | null)[];
  /** places whose card has been taken */
  readonly gaps: readonly number[];
  /** the place of the first card of this attempt */
  readonly turned: number | null;
  /** one entry a pair, for each seat */
  readonly kept: readonly (readonly string[])[];
  readonly attempts: number;
  readonly last: PairsEvent | null;
}

/** `first` none: a random seat begins. */
export interface PairsOptions {
  readonly size: "small" | "medium" | "large";
  readonly first: "none" | `${number}`;
}

/** What belongs to each game. */
export interface Games {
  readonly ushpizin: { view: UshpizinView | UshpizinHandView; event: UshpizinEvent; options: UshpizinOptions };
  readonly court: { view: CourtView; event: CourtEvent; options: CourtOptions };
  readonly reset: { view: ResetView; event: ResetEvent; options: ResetOptions };
  readonly pairs: { view: PairsView; event: PairsEvent; options: PairsOptions };
}

export type GameKey = keyof Games;
export type ViewOf<G extends GameKey = GameKey> = Games[G]["view"];
export type EventOf<G extends GameKey = GameKey> = Games[G]["event"];
export type OptionsOf<G extends GameKey = GameKey> = Games[G]["options"];

// The WebSocket

/** The first message: which table, and the device's secret; an onlooker has none. */
export interface Hello {
  readonly t: "hello";
  readonly table: string;
  readonly secret?: string | null;
}

/** An answer to the table at number `seen`; `id` is the sender's own: sent twice, played once. */
export interface MoveSent {
  readonly t: "move";
  readonly id: string;
  readonly seen: number;
  readonly move: string;
}

/** A quick phrase or reaction, by its key. */
export interface Say {
  readonly t: "say";
  readonly key: Phrase;
}

/** I am back: I play for myself again. */
export interface Here {
  readonly t: "here";
}

/** Ask whether the server is there. */
export interface Ping {
  readonly t: "ping";
}

/** A chair as everyone sees it. A bot has no name: each page calls it by its fruit. */
export interface ChairInfo {
  readonly kind: "free" | "person" | "bot";
  readonly name: string;
  readonly colour: Colour | "";
  readonly level: Level | null;
  readonly away: boolean;
  readonly piloted: boolean;
  readonly wins: number;
  readonly word: boolean;
}

/** The sealed deal: the seal before, root and words (digests by seat) only after the end. */
export interface FairInfo {
  readonly seal: string;
  readonly root: string | null;
  readonly words: Readonly<Record<string, string>>;
}

/** A table as everyone sees it, beside the game itself. */
export interface TableInfo<G extends GameKey = GameKey> {
  readonly id: string;
  readonly game: G;
  readonly options: OptionsOf<G>;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly onlookers: boolean;
  readonly phase: "lobby" | "playing" | "over";
  readonly deal: number;
  readonly chairs: readonly ChairInfo[];
  readonly host: Seat | null;
  readonly fair: FairInfo;
  readonly ranks: readonly number[] | null;
}

/** How long a seat has, in milliseconds: until the warning, until the clock answers, and in all. */
export interface Clock {
  readonly seat: Seat;
  readonly warn: number;
  readonly left: number;
  readonly limit: number;
}

/**
 * The game as one seat sees it now, and what it may answer.
 *
 * `look` is how many milliseconds it must still look before it may end a study.
 */
export interface GameNow<G extends GameKey = GameKey> {
  readonly view: ViewOf<G>;
  readonly moves: readonly string[];
  readonly clocks: readonly Clock[];
  readonly look: number;
}

/**
 * The table as it is, after hello and whenever a page lost track.
 *
 * `events` is what was told at the deal, as long as nobody has answered: the page can still show
 * it.
 */
export interface Welcome<G extends GameKey = GameKey> {
  readonly t: "welcome";
  readonly n: number;
  readonly you: Seat | null;
  readonly hosting: boolean;
  readonly table: TableInfo<G>;
  readonly game: GameNow<G> | null;
  readonly events: readonly EventOf<G>[];
}

/**
 * Something beside the game has changed: `what` is the entry's kind, `seat` whom it is about.
 *
 * With a deal, `events` is what this seat is told of it.
 */
export interface Lobby<G extends GameKey = GameKey> {
  readonly t: "lobby";
  readonly n: number;
  readonly what: EntryKind;
  readonly seat: Seat | null;
  readonly you: Seat | null;
  readonly hosting: boolean;
  readonly table: TableInfo<G>;
  readonly game: GameNow<G> | null;
  readonly events: readonly EventOf<G>[];
}

/** An answer was played: what this seat is told, and what it sees now. `id` is for its sender. */
export interface Told<G extends GameKey = GameKey> {
  readonly t: "told";
  readonly n: number;
  readonly seat: Seat;
  readonly who: "person" | "bot" | "clock";
  readonly events: readonly EventOf<G>[];
  readonly game: GameNow<G> | null;
  readonly id?: string;
  /** with the last answer: who has won, and what was sealed */
  readonly table?: TableInfo<G>;
}

/** An answer sent again: it stands, under this number. */
export interface Done {
  readonly t: "done";
  readonly id: string;
  readonly n: number;
}

/** No, and why: the ruling, the sentence's key and its facts. Nothing has changed. */
export interface RefusedSent {
  readonly t: "refused";
  readonly id: string | null;
  readonly ruling: string | null;
  readonly reason: string;
  readonly facts: Facts;
}

/** Somebody said a quick phrase. */
export interface Said {
  readonly t: "said";
  readonly seat: Seat;
  readonly key: Phrase;
}

/** A seat's time runs out. */
export interface Hurry {
  readonly t: "hurry";
  readonly seat: Seat;
  readonly left: number;
}

/** Say that it is. */
export interface Pong {
  readonly t: "pong";
}

/** The server closes this connection; `reason` says why, `again` whether to come back. */
export interface Bye {
  readonly t: "bye";
  readonly reason: string;
  readonly again: boolean;
}

/** What a page sends. */
export type FromPage = Hello | MoveSent | Say | Here | Ping;

/** What the server sends. */
export type FromServer<G extends GameKey = GameKey> =
  | Welcome<G>
  | Lobby<G>
  | Told<G>
  | Done
  | RefusedSent
  | Said
  | Hurry
  | Pong
  | Bye;

// HTTP

/** One option of a game, as a table may settle it. */
export interface OptionInfo {
  readonly name: string;
  readonly ruling: string;
  readonly default: string;
  readonly words: readonly string[];
  readonly number: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  readonly key: GameKey;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly OptionInfo[];
  readonly levels: readonly Level[];
}

/** Everything a table can choose from; `address` is where other devices find this server. */
export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly paces: readonly Pace[];
  readonly colours: readonly Colour[];
  readonly phrases: readonly Phrase[];
  readonly address: string | null;
}

/** What is to be played; options not named have their defaults. */
export interface SettingsSent {
  readonly game: GameKey;
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly chairs?: number;
  readonly listed?: boolean;
  readonly onlookers?: boolean;
}

/**
 * Open a table.
 *
 * With a `name` one sits down at once, `bots` of a level fill the other chairs, `deal` begins.
 */
export interface OpenSent {
  readonly game: GameKey;
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly chairs?: number;
  readonly listed?: boolean;
  readonly onlookers?: boolean;
  readonly name?: string | null;
  readonly bots?: Level | null;
  readonly deal?: boolean;
}

/** Where the new table is. */
export interface Opened {
  readonly id: string;
  readonly code: string;
}

/** The table a code stands for. */
export interface Found {
  readonly id: string;
}

/** A table for somebody who is not connected to it. */
export interface TableState<G extends GameKey = GameKey> {
  readonly n: number;
  readonly you: Seat | null;
  readonly hosting: boolean;
  readonly code: string | null;
  readonly table: TableInfo<G>;
}

/** A table in the list of those that are open to everyone. */
export interface ListedTable {
  readonly id: string;
  readonly game: GameKey;
  readonly options: string;
  readonly pace: Pace;
  readonly chairs: number;
  readonly people: readonly string[];
  readonly bots: number;
}

/** Sit down: on a chair named, or on any that is free. */
export interface SitSent {
  readonly name: string;
  readonly seat?: Seat | null;
  readonly colour?: Colour | null;
}

/** Be called, or look, otherwise. */
export interface NameSent {
  readonly name: string;
  readonly colour?: Colour | null;
}

/** Put a bot on a chair. */
export interface BotSent {
  readonly level: Level;
  readonly seat?: Seat | null;
}

/** Name somebody at the table. */
export interface SeatSent {
  readonly seat: Seat;
}

/** A word for the seed. */
export interface WordSent {
  readonly word: string;
}

/** The token of a link that hands a seat on. */
export interface TokenSent {
  readonly token: string;
}

/** It is done, under this number. */
export interface Written {
  readonly n: number;
}

/** What an HTTP answer says instead, when it says no. */
export interface Problem {
  readonly ruling: string | null;
  readonly reason: string;
  readonly facts: Facts;
}

/** A value for an option: all options as they would then be, or why it cannot be chosen now. */
export interface Fit {
  readonly value: string;
  readonly options: Readonly<Record<string, string>> | null;
  readonly why: Problem | null;
}

/** Whether settings make sense; if not, why. If so, what else could be chosen, by option. */
export interface Checked {
  readonly refusal: Problem | null;
  readonly choices: Readonly<Record<string, readonly Fit[]>>;
}

/** Who sat on a chair when the cards were dealt. */
export interface ReplayChair {
  readonly kind: "person" | "bot";
  readonly name: string;
  readonly colour: Colour | "";
  readonly level: Level | null;
}

/**
 * One step of a deal that is over: the deal itself (0), then every answer.
 *
 * `events` and `views` are those of whoever is looked through: one view, or with open eyes that of
 * every seat, in order. A seat's own `move` is shown to it and to open eyes.
 */
export interface ReplayStep<G extends GameKey = GameKey> {
  readonly n: number;
  readonly seat: Seat | null;
  readonly who: "person" | "bot" | "clock" | null;
  readonly move: string | null;
  readonly events: readonly EventOf<G>[];
  readonly views: readonly ViewOf<G>[];
}

/** A part of a deal that is over; `total` is how many steps there are in all. */
export interface Replay<G extends GameKey = GameKey> {
  readonly game: G;
  readonly options: OptionsOf<G>;
  readonly deal: number;
  readonly eyes: string;
  readonly chairs: readonly ReplayChair[];
  readonly ranks: readonly number[];
  readonly total: number;
  readonly steps: readonly ReplayStep<G>[];
}

/** What each address takes and answers. */
export interface Endpoints {
  /** List the games with their options, the paces, the colours and the quick phrases. */
  readonly "GET /api/games": { body: null; answer: Catalogue };
  /** Say whether settings make sense and what else could be chosen; if not, by which ruling. */
  readonly "POST /api/check": { body: SettingsSent; answer: Checked };
  /** Open a table; sit down, fill it with bots and deal at once, if asked for. */
  readonly "POST /api/tables": { body: OpenSent; answer: Opened };
  /** List the tables that are open to everyone. */
  readonly "GET /api/tables": { body: null; answer: readonly ListedTable[] };
  /** Find the table a code stands for; guessing is slow. */
  readonly "GET /api/codes/{code}": { body: null; answer: Found };
  /** Show a table as it stands, beside the game; with a secret, also who one is there. */
  readonly "GET /api/tables/{table_id}": { body: null; answer: TableState };
  /** Sit down. */
  readonly "POST /api/tables/{table_id}/chairs": { body: SitSent; answer: Written };
  /** Take another name or colour. */
  readonly "PATCH /api/tables/{table_id}/chairs/mine": { body: NameSent; answer: Written };
  /** Leave; in the middle of a game a bot plays until one is back. */
  readonly "DELETE /api/tables/{table_id}/chairs/mine": { body: null; answer: Written };
  /** Free a chair, as the host: send a person away, or take a bot off. */
  readonly "DELETE /api/tables/{table_id}/chairs/{seat}": { body: null; answer: Written };
  /** Put a bot on a chair, as the host. */
  readonly "POST /api/tables/{table_id}/bots": { body: BotSent; answer: Written };
  /** Settle what is played, as the host. */
  readonly "PUT /api/tables/{table_id}/settings": { body: SettingsSent; answer: Written };
  /** Make somebody else the host. */
  readonly "PUT /api/tables/{table_id}/host": { body: SeatSent; answer: Written };
  /** Add a word to the seed of the next deal. */
  readonly "PUT /api/tables/{table_id}/word": { body: WordSent; answer: Written };
  /** Deal, as the host. */
  readonly "POST /api/tables/{table_id}/deal": { body: null; answer: Written };
  /** Gather for another deal, as the host. */
  readonly "POST /api/tables/{table_id}/again": { body: null; answer: Written };
  /** Get a token that takes one's seat over, once; in a link it belongs behind the #, unlogged. */
  readonly "POST /api/tables/{table_id}/offer": { body: null; answer: TokenSent };
  /** Take a seat over with a token. */
  readonly "POST /api/tables/{table_id}/take": { body: TokenSent; answer: Written };
  /** Return a finished deal as a file that `kupa replay` and `kupa verify` read. */
  readonly "GET /api/tables/{table_id}/records/{deal}": { body: null; answer: string };
  /**
   * Return a finished deal step by step: as a seat or an onlooker saw it, or open; `start` pages.
   */
  readonly "GET /api/tables/{table_id}/replay/{deal}": { body: null; answer: Replay };
}
