// Made by tools/wire_types.py from the server's own types: do not edit, run `make wire`.
// docs/wire.md explains what travels when.

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** A place of a row or a grid, or by rank: 1, 2, 3 … */
export type Place = number;

/** How many. */
export type Count = number;

export type Score = number;

/** A card's key. */
export type Card = string;

/** A key that is no card: an order, a cause, a phase. */
export type Word = string;

/** What fills a sentence: numbers, and words as they stand. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export type Pace = "relaxed" | "normal" | "quick" | "untimed" | "day" | "days";

/** A symbol by its key; each has a colour of its own. */
export type Colour =
  | "pomegranate"
  | "grape"
  | "olive"
  | "wheat"
  | "fig"
  | "date"
  | "citron"
  | "lamp"
  | "fish"
  | "bird"
  | "boat"
  | "star"
  | "jug"
  | "turtle";

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

/** What a field of an event, a view or a move holds. */
export type FieldKind =
  | "seat"
  | "place"
  | "count"
  | "score"
  | "card"
  | "word"
  | "number"
  | "text"
  | "flag"
  | "event"
  | "group"
  | "tuple";

/** How a field of a view lies on the table. */
export type Zone = "pile" | "hand" | "row" | "grid" | "counter" | "card";

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
  | "taken"
  | "host_gone"
  | "host_back"
  | "joined"
  | "screen"
  | "screens_off"
  | "rewound"
  | "family"
  | "waits"
  | "waits_no_more";

// Ushpizin

/** All rows lie open (U4, U5); `kinds` are the ushpizin in play. */
export interface UshpizinDealt {
  readonly key: "ushpizin.dealt";
  readonly rows: readonly (readonly Card[])[];
  readonly kinds: readonly Card[];
  readonly first: Seat;
}

/** A seat chose the ushpiz it wants to host (U24). */
export interface UshpizinHostPicked {
  readonly key: "ushpizin.host";
  readonly seat: Seat;
  readonly host: Card | null;
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
  readonly place: Place;
}

/** Two cards changed places (U7). */
export interface UshpizinSwapped {
  readonly key: "ushpizin.swapped";
  readonly seat: Seat;
  readonly place: Place;
  readonly other: Seat;
  readonly spot: Place;
}

/** A card came into an open row, by a swap or a draw: all see it (U12, U19). */
export interface UshpizinShown {
  readonly key: "ushpizin.shown";
  readonly seat: Seat;
  readonly place: Place;
  readonly card: Card;
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
  readonly row: readonly Card[];
}

/** A seat declared wrongly; its row stays open until the end of the round (U12). */
export interface UshpizinMisdeclared {
  readonly key: "ushpizin.misdeclared";
  readonly seat: Seat;
  readonly row: readonly Card[];
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
  readonly place: Place | null;
}

/** Each seat drew into this place (U13). */
export interface UshpizinDrew {
  readonly key: "ushpizin.drew";
  readonly places: readonly Place[];
}

/** Kupa and used pile became a new kupa of so many cards (U14). */
export interface UshpizinShuffled {
  readonly key: "ushpizin.shuffled";
  readonly count: Count;
}

/** A mission went to the bottom of the kupa (U19). */
export interface UshpizinMissionOver {
  readonly key: "ushpizin.mission_over";
  readonly mission: Card;
}

/** All rows are turned up (U15). */
export interface UshpizinRevealed {
  readonly key: "ushpizin.revealed";
  readonly rows: readonly (readonly Card[])[];
}

/** A holder announced its mission: this one is carried out (U17). */
export interface UshpizinAnnounced {
  readonly key: "ushpizin.announced";
  readonly seat: Seat;
  readonly mission: Card;
  readonly place: Place;
}

/** The other missions went back into the kupa, which was shuffled (U18). */
export interface UshpizinReturned {
  readonly key: "ushpizin.returned";
  readonly missions: readonly Card[];
}

/** A card of the kupa came into an open row (U18, U19, M3, M6). */
export interface UshpizinReplaced {
  readonly key: "ushpizin.replaced";
  readonly seat: Seat;
  readonly place: Place;
  readonly card: Card;
}

/** Missions drawn as replacements were shown and went to the bottom (U18). */
export interface UshpizinBuried {
  readonly key: "ushpizin.buried";
  readonly missions: readonly Card[];
}

/** After a reveal without missions a seat drew one more card, seen by all (U13a). */
export interface UshpizinRedrew {
  readonly key: "ushpizin.redrew";
  readonly seat: Seat;
  readonly card: Card;
}

/** The card drawn came to this place, and the one that lay there was put out (U13a). */
export interface UshpizinSeated {
  readonly key: "ushpizin.seated";
  readonly seat: Seat;
  readonly place: Place;
  readonly out: Card;
  readonly card: Card;
}

/** The card drawn was itself put out (U13a). */
export interface UshpizinDeclined {
  readonly key: "ushpizin.declined";
  readonly seat: Seat;
  readonly card: Card;
}

/** A seat has chosen the card it will pass on (M1). */
export interface UshpizinPassChosen {
  readonly key: "ushpizin.pass_chosen";
  readonly seat: Seat;
  readonly place: Place | null;
}

/** Each seat passed the card at this place to its left (M1). */
export interface UshpizinPassedOn {
  readonly key: "ushpizin.passed_on";
  readonly places: readonly Place[];
  readonly cards: readonly Card[];
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
  readonly place: Place;
  readonly other: Seat;
  readonly spot: Place;
  readonly card: Card;
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
  readonly place: Place;
  readonly other: Seat;
  readonly card: Card;
}

/** That player picked two cards in return: for the given card's place, for the mission's (M6). */
export interface UshpizinPicked {
  readonly key: "ushpizin.picked";
  readonly seat: Seat;
  readonly places: readonly Place[];
  readonly other: Seat;
  readonly cards: readonly Card[];
}

/** A seat exchanged two places of its row (U23). */
export interface UshpizinExchanged {
  readonly key: "ushpizin.exchanged";
  readonly seat: Seat;
  readonly places: readonly Place[];
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
  readonly ranks: readonly Place[];
  /** null: the place a mission has left */
  readonly rows: readonly (readonly (Card | null)[])[];
  readonly hosts: readonly Card[];
}

/** Hands are dealt; `kinds` are the ushpizin in play. */
export interface UshpizinOpened {
  readonly key: "ushpizin.opened";
  readonly kinds: readonly Card[];
  readonly first: Seat;
}

/** A seat's first hand. */
export interface UshpizinHand {
  readonly key: "ushpizin.hand";
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** Asked for an ushpiz, the other player handed one over. */
export interface UshpizinHanded {
  readonly key: "ushpizin.handed";
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: Card;
}

/** Asked for an ushpiz, the other player has none. */
export interface UshpizinLacked {
  readonly key: "ushpizin.lacked";
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: Card;
}

/** A card was given in return. */
export interface UshpizinGaveBack {
  readonly key: "ushpizin.gave_back";
  readonly seat: Seat;
  readonly other: Seat;
  readonly card: Card | null;
}

/** After a question in vain a card was drawn from the kupa. */
export interface UshpizinFished {
  readonly key: "ushpizin.fished";
  readonly seat: Seat;
  readonly card: Card | null;
}

/** One of the eight cards was put out. */
export interface UshpizinPutAway {
  readonly key: "ushpizin.put_away";
  readonly seat: Seat;
  readonly card: Card | null;
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
  | UshpizinRedrew
  | UshpizinSeated
  | UshpizinDeclined
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
  readonly phase: Word;
  /** in a step that all answer at once: those who have not yet */
  readonly asked: readonly Seat[];
  readonly round: number;
  /** who begins this round */
  readonly first: Seat;
  /** whose turn to swap it is, or to exchange a card drawn (U13a) */
  readonly turn: Seat | null;
  /** the ushpizin in play */
  readonly kinds: readonly Card[];
  /** the face of each open card; null where covered, or in the gap */
  readonly rows: readonly (readonly (Card | null)[])[];
  /** the rows that lie open */
  readonly open: readonly Seat[];
  /** the one place without a card */
  readonly gap: readonly [Seat, Place] | null;
  readonly kupa: Count;
  readonly used: Count;
  /** in force, or being carried out */
  readonly mission: Card | null;
  readonly holder: Seat | null;
  /** the place the seat whose turn it is has lifted */
  readonly lifted: Place | null;
  /** cards this seat may not lift or take in this round (U9, U10) */
  readonly barred: readonly (readonly [Seat, Place])[];
  /** one's own sealed place, while the others have not answered */
  readonly chosen: Place | null;
  /** mission 6: the place offered, and to whom */
  readonly offer: readonly [Place, Seat] | null;
  /** by the seat whose turn it is, for one of the eight to be put out (U13a) */
  readonly drawn: Card | null;
  /** while reordering: where the card at each place came from */
  readonly orders: readonly (readonly Place[])[];
  /** by seat, as far as this seat may know; empty in other goals */
  readonly hosts: readonly (Card | null)[];
  /** may not declare before the next reveal (U22) */
  readonly hushed: readonly Seat[];
  /** what the last answer brought into open rows */
  readonly shown: readonly (readonly [Seat, Place, Card])[];
  /** missions it drew as replacements, showed and put at the bottom */
  readonly buried: readonly Card[];
  readonly winners: readonly Seat[];
  /** the last public event */
  readonly last: UshpizinEvent | null;
}

/** What a seat, or an onlooker, sees in quartets: its own hand, and how many cards others hold. */
export interface UshpizinHandView {
  readonly seat: Seat | null;
  readonly phase: Word;
  readonly asked: readonly Seat[];
  readonly round: number;
  readonly first: Seat;
  readonly turn: Seat | null;
  readonly kinds: readonly Card[];
  /** one's own; an onlooker has none */
  readonly hand: readonly Card[];
  readonly hands: readonly Count[];
  readonly kupa: Count;
  readonly used: Count;
  readonly hosts: readonly (Card | null)[];
  /** received in this turn: these may not be given away */
  readonly asked_for: readonly Card[];
  /** given away in this turn, for the seat whose turn it is: not to be asked for */
  readonly gave: readonly Card[];
  /** who is to be given a card */
  readonly other: Seat | null;
  /** every hand, once the game is over */
  readonly shown: readonly (readonly Card[])[] | null;
  readonly winners: readonly Seat[];
  readonly last: UshpizinEvent | null;
}

/** `rounds` none: no limit; `first` none: a random seat begins. */
export interface UshpizinOptions {
  readonly exposure: "every_round" | "always" | "open_seventh" | "seldom";
  readonly every: "none" | `${number}`;
  readonly reorder: "on" | "off";
  readonly goal: "all_seven" | "one_host" | "combinations";
  readonly hosts: "open" | "secret" | "free" | "none";
  readonly guests: "usual" | "on" | "off";
  readonly kinds: "usual" | "few" | "all";
  readonly style: "swaps" | "quartets";
  readonly combination: "three_four" | "two_two_three" | "none";
  readonly missions: "on" | "off" | "none";
  readonly elijah: `${number}`;
  readonly exchange: "once" | "again";
  readonly close: "first" | "all";
  readonly rounds: "none" | `${number}`;
  readonly first: "none" | `${number}`;
}

// Court

/** Seven characters lie open, a covered hat above each (C3, C4). */
export interface CourtOpened {
  readonly key: "court.opened";
  readonly row: readonly Card[];
  readonly first: Seat;
}

/** A seat looked at a hat, which it alone is told (C5). */
export interface CourtPeeked {
  readonly key: "court.peeked";
  readonly seat: Seat;
  readonly place: Place;
  readonly hat: Card | null;
}

/** Two covered hats changed places (C6). */
export interface CourtSwapped {
  readonly key: "court.swapped";
  readonly seat: Seat;
  readonly place: Place;
  readonly other: Place;
}

/** The declared hat belongs to the character below it: the pair is won (C7). */
export interface CourtFitted {
  readonly key: "court.fitted";
  readonly seat: Seat;
  readonly place: Place;
  readonly person: Card;
}

/** The declared hat belongs elsewhere: all see it, and it costs a penalty hat (C7). */
export interface CourtMissed {
  readonly key: "court.missed";
  readonly seat: Seat;
  readonly place: Place;
  readonly hat: Card;
}

/** A magic hat was uncovered and taken, by way of a `peek` or a `declare` (C8). */
export interface CourtMagicTaken {
  readonly key: "court.magic_taken";
  readonly seat: Seat;
  readonly place: Place;
  readonly way: "peek" | "declare";
}

/** A new hat lies covered above this character, who may be new too (C7, C8). */
export interface CourtRefilled {
  readonly key: "court.refilled";
  readonly place: Place;
  readonly person: Card;
}

/** The table was dead: all its cards were shuffled into their piles, and this row laid (C10). */
export interface CourtRedealt {
  readonly key: "court.redealt";
  readonly row: readonly Card[];
}

/** The game is over; the hats that are left are turned up (C12, C14). */
export interface CourtEnded {
  readonly key: "court.ended";
  readonly ranks: readonly Place[];
  readonly scores: readonly Score[];
  readonly hats: readonly (Card | null)[];
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
  readonly place: Place;
  readonly hat: Card;
}

/** All that a seat, or an onlooker (`seat` null), may know from looking at the table. */
export interface CourtView {
  readonly seat: Seat | null;
  /** turn or over */
  readonly phase: Word;
  readonly asked: readonly Seat[];
  readonly first: Seat;
  readonly turns: Count;
  /** the characters of this game, won or not: the reference card (C1, C2) */
  readonly cast: readonly Card[];
  /** the characters at places 1 to 7 */
  readonly row: readonly (Card | null)[];
  /** which of these places hold a covered hat */
  readonly hats: readonly boolean[];
  readonly people_pile: Count;
  readonly hat_pile: Count;
  /** won by each seat, in the order of the cast */
  readonly pairs: readonly (readonly Card[])[];
  readonly magic: readonly Count[];
  readonly penalties: readonly Count[];
  /** as they stand (C13) */
  readonly scores: readonly Score[];
  readonly seen: CourtSeen | null;
  /** the hats that are left, once the game is over */
  readonly shown: readonly (Card | null)[] | null;
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
  readonly card: Card;
  readonly buried: readonly Card[];
  readonly first: Seat;
}

/** A seat's first hand (R3). */
export interface ResetDealt {
  readonly key: "reset.dealt";
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** Cards were laid on the centre pile, in this order. */
export interface ResetLaid {
  readonly key: "reset.laid";
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** A freshly drawn card was stuck on (R21). */
export interface ResetStuck {
  readonly key: "reset.stuck";
  readonly seat: Seat;
  readonly card: Card;
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
  readonly count: Count;
  readonly cards: readonly Card[] | null;
}

/** A card of the draw pile came into a hand (R6). */
export interface ResetDrew {
  readonly key: "reset.drew";
  readonly seat: Seat;
  readonly card: Card | null;
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
  readonly cause: "fire" | "reset" | "short";
  readonly count: Count;
}

/** The order changed (R15). */
export interface ResetReversed {
  readonly key: "reset.reversed";
  readonly order: "ascending" | "descending";
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
  readonly hand: readonly Card[] | null;
}

/** The robber took a card (R17). */
export interface ResetTaken {
  readonly key: "reset.taken";
  readonly robber: Seat;
  readonly victim: Seat;
  readonly card: Card | null;
}

/** The robber gave a card in return (R17). */
export interface ResetGiven {
  readonly key: "reset.given";
  readonly robber: Seat;
  readonly victim: Seat;
  readonly card: Card | null;
}

/** Used cards became the new draw pile (R25). */
export interface ResetShuffled {
  readonly key: "reset.shuffled";
  readonly count: Count;
}

/** A seat has no card left (R27). */
export interface ResetFinished {
  readonly key: "reset.finished_at";
  readonly seat: Seat;
  readonly place: Place;
}

/** The game is over; all hands are shown. */
export interface ResetEnded {
  readonly key: "reset.ended";
  readonly ranks: readonly Place[];
  readonly hands: readonly (readonly Card[])[];
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
  readonly top: Card | null;
  readonly run: readonly Card[];
  readonly number: number | null;
  readonly order: "ascending" | "descending";
  readonly size: Count;
}

/** All that a seat, or an onlooker (`seat` null), may know from looking at the table. */
export interface ResetView {
  readonly seat: Seat | null;
  /** turn, choose, take, give, stick or over */
  readonly phase: Word;
  readonly asked: readonly Seat[];
  readonly first: Seat;
  readonly turns: Count;
  /** one's own; an onlooker has none */
  readonly hand: readonly Card[];
  readonly hands: readonly Count[];
  readonly piles: readonly Count[];
  readonly draw: Count;
  readonly used: Count;
  readonly centre: ResetCentre;
  /** the seat asked must open after its own fire or reset (R14, R22) */
  readonly reopening: boolean;
  /** what may be stuck on now (R21) */
  readonly fits: Card | null;
  /** by how much that number moves after each stick; 0 after a set or a stop */
  readonly climb: number;
  /** one's own cards that may be stuck, while asked to */
  readonly fresh: readonly Card[];
  /** stops laid in this turn (R16) */
  readonly stops: Count;
  readonly victim: Seat | null;
  /** the victim's hand, for the robber alone, until the exchange is done */
  readonly look: readonly Card[] | null;
  /** for robber and victim, until the exchange is done */
  readonly taken: Card | null;
  readonly places: readonly (Place | null)[];
  /** every hand, once the game is over */
  readonly shown: readonly (readonly Card[])[] | null;
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
  readonly count: Count;
  readonly first: Seat;
}

/** A card was turned up. */
export interface PairsTurned {
  readonly key: "pairs.turned";
  readonly seat: Seat;
  readonly place: Place;
  readonly card: Card;
}

/** Two equal cards: the seat keeps them and goes on. */
export interface PairsMatched {
  readonly key: "pairs.matched";
  readonly seat: Seat;
  readonly card: Card;
  readonly places: readonly Place[];
}

/** Two different cards: they stay visible until the next move. */
export interface PairsMissed {
  readonly key: "pairs.missed";
  readonly seat: Seat;
  readonly places: readonly Place[];
}

/** Every pair is found. */
export interface PairsEnded {
  readonly key: "pairs.ended";
  readonly ranks: readonly Place[];
  readonly scores: readonly Score[];
  readonly attempts: Count;
}

export type PairsEvent = PairsLaid | PairsTurned | PairsMatched | PairsMissed | PairsEnded;

/** All that anyone may know from looking at the table: every seat sees the same. */
export interface PairsView {
  readonly seat: Seat | null;
  /** first, second or over */
  readonly phase: Word;
  readonly asked: readonly Seat[];
  readonly first: Seat;
  /** the face of each card that lies open now */
  readonly grid: readonly (Card | null)[];
  /** places whose card has been taken */
  readonly gaps: readonly Place[];
  /** the place of the first card of this attempt */
  readonly turned: Place | null;
  /** one entry a pair, for each seat */
  readonly kept: readonly (readonly Card[])[];
  readonly attempts: Count;
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

/** The first message: the table, and the secret of the device; an onlooker sends none. */
export interface Hello {
  readonly t: "hello";
  readonly table: string;
  readonly secret?: string | null;
}

/** An answer, given at the table as of entry `seen`; the same `id` is played only once. */
export interface MoveSent {
  readonly t: "move";
  readonly id: string;
  readonly seen: number;
  readonly move: string;
}

/** Ask why a move is not possible now. Nothing is played, whatever the answer. */
export interface Why {
  readonly t: "why";
  readonly id: string;
  readonly move: string;
}

/** A quick phrase or reaction, by its key. */
export interface Say {
  readonly t: "say";
  readonly key: Phrase;
}

/** The person is back and plays their seat again. */
export interface Here {
  readonly t: "here";
}

/** Ask for a pong, to test the connection. */
export interface Ping {
  readonly t: "ping";
}

/** Go back in a lesson to where so many answers had been given. */
export interface Rewind {
  readonly t: "rewind";
  readonly answers: number;
}

/** Whether the page can be seen: who is called to slow games is nobody who looks on. */
export interface PageShown {
  readonly t: "shown";
  readonly shown: boolean;
}

/** A chair as everyone sees it. A bot has no name: each page names it after its symbol. */
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

/** The sealed deal: its seal; root and digests of words (by seat) only when the deal is over. */
export interface SealInfo {
  readonly seal: string;
  readonly root: string | null;
  readonly words: Readonly<Record<string, string>>;
}

/** Somebody who is dealt in with the next game. */
export interface WaitingInfo {
  readonly name: string;
  readonly colour: string;
}

/**
 * A table as everyone sees it, without the game.
 *
 * `privacy`: what is for a seat's own eyes, a glance now and then or cards held all along.
 */
export interface TableInfo<G extends GameKey = GameKey> {
  readonly id: string;
  readonly game: G;
  readonly options: OptionsOf<G>;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly onlookers: boolean;
  readonly latecomers: boolean;
  readonly screens: number;
  readonly phase: "lobby" | "playing" | "over";
  readonly deal: number;
  readonly chairs: readonly ChairInfo[];
  readonly host: Seat | null;
  readonly fair: SealInfo;
  readonly family: string;
  readonly privacy: "glances" | "hands";
  readonly ranks: readonly number[] | null;
  readonly waiting: readonly WaitingInfo[];
}

/** Somebody of a family: wins by evening, the last one last; null: not there that evening. */
export interface MemberInfo {
  readonly name: string;
  readonly colour: string;
  readonly wins: readonly (number | null)[];
  readonly total: number;
}

/** A table that is kept for its people; `me` is the caller among its members. */
export interface FamilyInfo {
  readonly name: string;
  readonly evenings: number;
  readonly members: readonly MemberInfo[];
  readonly me: number | null;
}

/** The time of a seat in milliseconds: until the warning, until the deadline, and in all. */
export interface Clock {
  readonly seat: Seat;
  readonly warn: number;
  readonly left: number;
  readonly limit: number;
}

/**
 * Where a lesson is: its cue number `step` of `steps` is spoken by `lesson.<key>.<cue>`.
 *
 * Without a `cue` the others play; `places` of the board are what it speaks of. `forced`: the
 * rules allow nothing else either. `back` is the number of answers to go back to for the cue
 * before;
 * `done`: all is played.
 */
export interface LessonNow {
  readonly key: string;
  readonly cue: string | null;
  readonly places: readonly string[];
  readonly step: number;
  readonly steps: number;
  readonly forced: boolean;
  readonly back: number | null;
  readonly done: boolean;
}

/**
 * The game as one seat sees it now, and the moves it may choose from.
 *
 * `look` is how many milliseconds are left before the seat may end a study.
 */
export interface GameNow<G extends GameKey = GameKey> {
  readonly view: ViewOf<G>;
  readonly moves: readonly string[];
  readonly clocks: readonly Clock[];
  readonly look: number;
  readonly lesson?: LessonNow;
}

/**
 * The whole table, after a hello.
 *
 * `hosting`: you are the host; `gathering`: you may add bots and deal, as the host or standing in;
 * `waiting`: you have no seat yet and are dealt in with the next game.
 * `events` is what the seat was told at the deal, while nobody has answered: it can still be shown.
 */
export interface Welcome<G extends GameKey = GameKey> {
  readonly t: "welcome";
  readonly n: number;
  readonly you: Seat | null;
  readonly hosting: boolean;
  readonly gathering: boolean;
  readonly waiting: boolean;
  readonly table: TableInfo<G>;
  readonly game: GameNow<G> | null;
  readonly events: readonly EventOf<G>[];
}

/**
 * An entry other than an answer: `what` is its kind, `seat` the seat it is about.
 *
 * For a deal, `events` is what this seat is told.
 */
export interface Lobby<G extends GameKey = GameKey> {
  readonly t: "lobby";
  readonly n: number;
  readonly what: EntryKind;
  readonly seat: Seat | null;
  readonly you: Seat | null;
  readonly hosting: boolean;
  readonly gathering: boolean;
  readonly waiting: boolean;
  readonly table: TableInfo<G>;
  readonly game: GameNow<G> | null;
  readonly events: readonly EventOf<G>[];
}

/** An answer: what this seat is told, and what it sees now. Only the sender gets the `id`. */
export interface AnswerPlayed<G extends GameKey = GameKey> {
  readonly t: "told";
  readonly n: number;
  readonly seat: Seat;
  readonly who: "person" | "bot" | "clock";
  readonly events: readonly EventOf<G>[];
  readonly game: GameNow<G> | null;
  readonly id?: string;
  /** with the last answer of a deal: ranks and the opened seal */
  readonly table?: TableInfo<G>;
}

/** An answer that was sent before: it is the entry `n`. */
export interface Done {
  readonly t: "done";
  readonly id: string;
  readonly n: number;
}

/** A refusal: the ruling, the key of a sentence and its facts. Nothing has changed. */
export interface RefusedSent {
  readonly t: "refused";
  readonly id: string | null;
  readonly ruling: string | null;
  readonly reason: string;
  readonly facts: Facts;
}

/** The objection to the move of a `why`; no `reason`: it is possible now. */
export interface Because {
  readonly t: "because";
  readonly id: string;
  readonly ruling: string | null;
  readonly reason: string | null;
  readonly facts: Facts;
}

/** A quick phrase or reaction of a seat. */
export interface Said {
  readonly t: "said";
  readonly seat: Seat;
  readonly key: Phrase;
}

/** A warning: a seat has `left` milliseconds. */
export interface TimeWarning {
  readonly t: "hurry";
  readonly seat: Seat;
  readonly left: number;
}

/** The answer to a ping. */
export interface Pong {
  readonly t: "pong";
}

/** The server closes the connection; `again`: the page should reconnect. */
export interface Bye {
  readonly t: "bye";
  readonly reason: string;
  readonly again: boolean;
}

/** What a page sends. */
export type FromPage = Hello | MoveSent | Why | Say | Here | Ping | Rewind | PageShown;

/** What the server sends. */
export type FromServer<G extends GameKey = GameKey> =
  | Welcome<G>
  | Lobby<G>
  | AnswerPlayed<G>
  | Done
  | RefusedSent
  | Because
  | Said
  | TimeWarning
  | Pong
  | Bye;

// HTTP

/**
 * A phase of a game, by the name its views give it.
 *
 * Its `time` is how long a table lets people think: a `turn`, a `short` window in which most
 * have nothing to say, or a `study` of what lies open, in which nobody may hurry the others; at the
 * end, `over`, nobody is asked. The `ruling` is the one that says so.
 */
export interface Phase {
  readonly name: string;
  readonly time: "turn" | "short" | "study" | "over";
  readonly ruling: string | null;
}

/** Cards that look alike, by their key; `copies` is the most there are at any table. */
export interface CardKind {
  readonly key: string;
  readonly copies: number;
  /** cards of one group are told apart from others by it, such as "guests" */
  readonly group: string;
  /** the card that really lies there: "7*" is a joker laid as a 7 */
  readonly alias_of: string | null;
}

/** Cards of a deck on paper; `part` is their deck, and a reference card `shows` others. */
export interface PrintedCard {
  readonly key: string;
  readonly copies: number;
  readonly part: string;
  readonly shows: readonly string[];
}

/**
 * A way to play that is chosen as a whole: the options in which it differs from the usual ones.
 *
 * Its name and a sentence about it are the messages `preset.<game>.<key>` and `….about`. One that
 * is `easy` is for those who play for the first time.
 */
export interface Preset {
  readonly key: string;
  readonly options: Readonly<Record<string, string>>;
  readonly easy: boolean;
}

/**
 * What one field of an event, a view or a move holds.
 *
 * `kind` is seat, place, count, score, card, word, number, text or flag; event; group, whose
 * `fields` have names; or tuple, whose `fields` are numbered.
 */
export interface FieldInfo {
  readonly name: string;
  readonly kind: FieldKind;
  /** how many lists deep */
  readonly many: number;
  /** the outermost list has one entry for each seat */
  readonly by_seat: boolean;
  /** it may be null */
  readonly optional: boolean;
  /** an entry of its list may be null */
  readonly gaps: boolean;
  /** null stands for what not everyone may know */
  readonly secret: boolean;
  /** how it lies on the table: pile, hand, row, grid, counter or card */
  readonly zone: Zone | null;
  /** every word there can be; empty where any may come */
  readonly choices: readonly string[];
  readonly fields: readonly FieldInfo[];
}

/** An event by its key. */
export interface EventInfo {
  readonly key: string;
  readonly fields: readonly FieldInfo[];
}

/** A view by the name of its type; most games have one. */
export interface ViewInfo {
  readonly name: string;
  readonly fields: readonly FieldInfo[];
}

/** A kind of move; in its `pattern` the names of its arguments stand in braces. */
export interface VerbInfo {
  readonly key: string;
  readonly pattern: string;
  readonly arguments: readonly FieldInfo[];
}

/** One option of a game, as a table may settle it. */
export interface OptionInfo {
  readonly name: string;
  readonly ruling: string;
  readonly default: string;
  readonly words: readonly string[];
  /** a whole number may be written as well */
  readonly number: boolean;
  /** that number is a seat */
  readonly seat: boolean;
  /** what a person chooses from, the usual word first */
  readonly offered: readonly string[];
}

/** One game, as it describes itself. */
export interface Description {
  readonly key: GameKey;
  readonly edition: number;
  readonly fewest: number;
  readonly most: number;
  readonly usual_seats: number;
  /** that a game takes, roughly */
  readonly minutes: number;
  readonly rulings: readonly string[];
  /** the letters that its rulings begin with */
  readonly ruling_prefixes: readonly string[];
  readonly phases: readonly Phase[];
  readonly options: readonly OptionInfo[];
  /** ways to play, each with the options that are not the usual ones */
  readonly presets: readonly Preset[];
  readonly cards: readonly CardKind[];
  readonly verbs: readonly VerbInfo[];
  readonly events: readonly EventInfo[];
  readonly views: readonly ViewInfo[];
  /** the view's field with the points by seat; of a list its length counts */
  readonly scores: string | null;
  /** the view's count that whoever plays alone keeps low */
  readonly effort: string | null;
  /** what a report counts */
  readonly measures: readonly string[];
}

/** Who had a seat when the cards were dealt. */
export interface ReplayChair {
  readonly kind: "person" | "bot";
  readonly name: string;
  readonly colour: Colour | "";
  readonly level: Level | null;
}

/**
 * One step of a finished deal: the deal itself (0), then every answer.
 *
 * `events` and `views` are those of the chosen seat or onlooker: one view, or for an open replay
 * that of every seat in order. A `move` is shown to its own seat and in an open replay.
 */
export interface ReplayStep<G extends GameKey = GameKey> {
  readonly n: number;
  readonly seat: Seat | null;
  readonly who: "person" | "bot" | "clock" | null;
  readonly move: string | null;
  readonly events: readonly EventOf<G>[];
  readonly views: readonly ViewOf<G>[];
}

/** The record of a finished game, as text, and which of its steps are wanted, as who saw them. */
export interface ReplaySent {
  readonly record: string;
  readonly eyes?: string;
  readonly start?: number;
}

/** Some steps of a finished deal; `total` is the number of all its steps. */
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

/** A place of a row, or (`seat` null) of the table; `empty`: nothing lies there at first. */
export interface PracticePlace {
  readonly seat: Seat | null;
  readonly number: number;
  readonly empty: boolean;
}

/**
 * What one answer changed, by the places' numbers in the round, from 0.
 *
 * Cards that moved, from where to where; that were shown and covered again; places with another
 * card
 * than before; places with none.
 */
export interface PracticeStep {
  readonly moves: readonly (readonly [number, number])[];
  readonly faces: readonly (readonly [number, string])[];
  readonly new: readonly number[];
  readonly gone: readonly number[];
}

/** A question: `shown` is where its card lies at first; null: one of the steps shows it. */
export interface PracticeRound {
  readonly level: number;
  readonly step: number;
  readonly places: readonly PracticePlace[];
  readonly card: string;
  readonly shown: number | null;
  readonly steps: readonly PracticeStep[];
  readonly answers: readonly number[];
}

/** Questions of every level that the game has; 1 is the easiest of `levels`. */
export interface Practice {
  readonly game: string;
  /** which drawing of the game its places show */
  readonly part: string;
  readonly chairs: readonly ReplayChair[];
  readonly levels: number;
  readonly rounds: readonly PracticeRound[];
}

/**
 * A game that can be played here, as it describes itself, its bots' levels, and its lessons.
 *
 * `practice` tells whether one can practise where its covered cards lie.
 */
export interface GameInfo extends Description {
  readonly levels: readonly Level[];
  readonly lessons: readonly string[];
  readonly practice: boolean;
}

/** Everything a table can be set to; `address` is where other devices find this server. */
export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly paces: readonly Pace[];
  readonly colours: readonly Colour[];
  readonly phrases: readonly Phrase[];
  readonly address: string | null;
}

/**
 * Settings of a table; options left out have their defaults.
 *
 * `latecomers` may take a bot's chair; left out, they may unless the table is `listed`.
 */
export interface SettingsSent {
  readonly game: GameKey;
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly chairs?: number;
  readonly listed?: boolean;
  readonly onlookers?: boolean;
  readonly latecomers?: boolean | null;
}

/**
 * Open a table.
 *
 * With a `name` the caller takes a seat, `bots` of a level fill the other chairs, `deal` deals.
 * A `lesson` of the game brings its own options and chairs, and bots that follow it.
 */
export interface OpenSent {
  readonly game: GameKey;
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: Pace;
  readonly chairs?: number;
  readonly listed?: boolean;
  readonly onlookers?: boolean;
  readonly latecomers?: boolean | null;
  readonly name?: string | null;
  readonly colour?: string | null;
  readonly bots?: Level | null;
  readonly deal?: boolean;
  readonly lesson?: string | null;
}

/** The id and the code of a new table. */
export interface TableCreated {
  readonly id: string;
  readonly code: string;
}

/** The id of the table that has a code. */
export interface Found {
  readonly id: string;
}

/**
 * A table as an HTTP client sees it; `you` is its own seat.
 *
 * `waiting`: it has none, and is dealt in with the next game.
 * `your_turn` tells whether that seat may answer now, `rounds_begun` which round is played where
 * that is shown, `quiet` for how many seconds nothing has happened.
 */
export interface TableState<G extends GameKey = GameKey> {
  readonly n: number;
  readonly you: Seat | null;
  readonly hosting: boolean;
  readonly gathering: boolean;
  readonly waiting: boolean;
  readonly code: string | null;
  readonly table: TableInfo<G>;
  readonly your_turn: boolean;
  readonly rounds_begun: number | null;
  readonly quiet: number;
  readonly family: FamilyInfo | null;
}

/** A table in the public list. */
export interface ListedTable {
  readonly id: string;
  readonly game: GameKey;
  readonly options: string;
  readonly pace: Pace;
  readonly chairs: number;
  readonly people: readonly string[];
  readonly bots: number;
}

/** Take a seat: the one named, or any free one. */
export interface SitSent {
  readonly name: string;
  readonly seat?: Seat | null;
  readonly colour?: Colour | null;
}

/** Change the display name or colour. */
export interface NameSent {
  readonly name: string;
  readonly colour?: Colour | null;
}

/** Add a bot to a seat: the one named, or any free one. */
export interface BotSent {
  readonly level: Level;
  readonly seat?: Seat | null;
}

/** The code that lets one screen show a table, and for how many seconds it does. */
export interface ScreenCode {
  readonly code: string;
  readonly seconds: number;
}

/** The code that was typed at a screen. */
export interface ScreenSent {
  readonly code: string;
}

/** The key that browsers subscribe with; null: this server calls nobody. */
export interface PushInfo {
  readonly key: string | null;
}

/** Where a device can be called, and between which minutes of its day it is not. */
export interface PushSent {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly zone: string;
  readonly quiet_from?: number | null;
  readonly quiet_to?: number | null;
}

/** Choose a seat. */
export interface SeatSent {
  readonly seat: Seat;
}

/** The name of a family's table; empty: it is kept for nobody any more. */
export interface FamilySent {
  readonly name: string;
}

/** Add a word to the seed. */
export interface WordSent {
  readonly word: string;
}

/** The token of a link that takes a seat over. */
export interface TokenSent {
  readonly token: string;
}

/** The action was written as the entry `n`. */
export interface Written {
  readonly n: number;
}

/** The body of a refusal: the ruling, the key of a sentence and its facts. */
export interface Problem {
  readonly ruling: string | null;
  readonly reason: string;
  readonly facts: Facts;
}

/** A value of an option: all options if it is chosen, or why it cannot be. */
export interface Fit {
  readonly value: string;
  readonly options: Readonly<Record<string, string>> | null;
  readonly why: Problem | null;
}

/** Why settings are invalid; if they are valid, the values of every option. */
export interface Checked {
  readonly refusal: Problem | null;
  readonly choices: Readonly<Record<string, readonly Fit[]>>;
}

/**
 * What a seat could have known of one place, or (`number` 0) of one hand.
 *
 * `chances` are the likeliest cards and how likely each is; of a hand, how many of it are expected.
 * `seen` is the step in which its card was last seen, `cards` what really lay there.
 */
export interface KnownPlace {
  readonly zone: string;
  readonly seat: Seat | null;
  readonly number: number;
  readonly chances: readonly (readonly [string, number])[];
  readonly seen: number | null;
  readonly cards: readonly string[];
}

/** What could be known after an answer (0: after the deal), and how that was found. */
export interface ReviewStep {
  readonly number: number;
  readonly round: number | null;
  readonly how: "exact" | "nearly" | "sampled";
  readonly places: readonly KnownPlace[];
}

/**
 * A choice beside what a strong player would have done; no `worlds`: that was the same.
 *
 * Chances are shares of the wins. Only `turning` ones are claimed to have mattered.
 */
export interface ReviewChoice {
  readonly step: number;
  readonly round: number | null;
  readonly chosen: string;
  readonly other: string;
  readonly chance: number;
  readonly other_chance: number;
  readonly error: number;
  readonly worlds: number;
  readonly turning: boolean;
}

/** A sentence of the story, by its key and the facts that fill it. */
export interface ReviewSentence {
  readonly key: string;
  readonly facts: Facts;
}

/** A review as far as it is made; `progress` 1: all of it. What could be known comes first. */
export interface Review {
  readonly game: string;
  /** which drawing of the game its places show */
  readonly part: string;
  readonly seat: Seat;
  readonly chairs: readonly ReplayChair[];
  readonly progress: number;
  readonly steps: readonly ReviewStep[];
  readonly choices: readonly ReviewChoice[];
  readonly story: readonly ReviewSentence[];
}

/** What each address takes and answers. */
export interface Endpoints {
  /** List the games with their options, the paces, the colours and the quick phrases. */
  readonly "GET /api/games": { body: null; answer: Catalogue };
  /** Check settings: the values possible for each option, or why the settings are invalid. */
  readonly "POST /api/check": { body: SettingsSent; answer: Checked };
  /** Open a table; optionally take a seat, add bots and deal. */
  readonly "POST /api/tables": { body: OpenSent; answer: TableCreated };
  /** List the public tables that have not been dealt. */
  readonly "GET /api/tables": { body: null; answer: readonly ListedTable[] };
  /** Find the table that has a code; attempts are limited against guessing. */
  readonly "GET /api/codes/{code}": { body: null; answer: Found };
  /** Return a table without the game; with a secret, also the caller's seat. */
  readonly "GET /api/tables/{table_id}": { body: null; answer: TableState };
  /** Take a seat. */
  readonly "POST /api/tables/{table_id}/chairs": { body: SitSent; answer: Written };
  /** Change the display name or colour. */
  readonly "PATCH /api/tables/{table_id}/chairs/mine": { body: NameSent; answer: Written };
  /** Leave the table; during a deal a bot plays until the person is back. */
  readonly "DELETE /api/tables/{table_id}/chairs/mine": { body: null; answer: Written };
  /** Free a seat, as the host: remove a person or a bot. */
  readonly "DELETE /api/tables/{table_id}/chairs/{seat}": { body: null; answer: Written };
  /** Add a bot, as the host. */
  readonly "POST /api/tables/{table_id}/bots": { body: BotSent; answer: Written };
  /** Change the settings, as the host. */
  readonly "PUT /api/tables/{table_id}/settings": { body: SettingsSent; answer: Written };
  /** Make somebody else the host. */
  readonly "PUT /api/tables/{table_id}/host": { body: SeatSent; answer: Written };
  /** Add a word to the seed of the next deal. */
  readonly "PUT /api/tables/{table_id}/word": { body: WordSent; answer: Written };
  /** Deal the cards, as the host. */
  readonly "POST /api/tables/{table_id}/deal": { body: null; answer: Written };
  /** Go back to the lobby for another deal, as the host; at a family's table as any member. */
  readonly "POST /api/tables/{table_id}/again": { body: null; answer: Written };
  /** Keep the table for its people under a name; without one, no longer. */
  readonly "PUT /api/tables/{table_id}/family": { body: FamilySent; answer: Written };
  /** Deal another game with the same settings, as anybody who has a chair. */
  readonly "POST /api/tables/{table_id}/rematch": { body: null; answer: Written };
  /**
   * Get a token that takes the caller's seat over once. In a link it belongs after the #, unlogged.
   */
  readonly "POST /api/tables/{table_id}/offer": { body: null; answer: TokenSent };
  /** Take over a seat with a token. */
  readonly "POST /api/tables/{table_id}/take": { body: TokenSent; answer: Written };
  /** Return the record of a finished deal, for `kupa replay` and `kupa verify`. */
  readonly "GET /api/tables/{table_id}/records/{deal}": { body: null; answer: string };
  /**
   * Return steps of a finished deal from `start` on, as a seat, an onlooker or all seats saw it.
   */
  readonly "GET /api/tables/{table_id}/replay/{deal}": { body: null; answer: Replay };
  /**
   * Return the review of a finished deal for a seat, as far as it is made: ask again for the rest.
   *
   * With `known` 1 the steps are left out: who has them already asks so.
   */
  readonly "GET /api/tables/{table_id}/review/{deal}": { body: null; answer: Review };
  /** Return steps of a game that was saved as a file, as `replay` does. */
  readonly "POST /api/replay": { body: ReplaySent; answer: Replay };
  /**
   * Return questions of where a card lies now, from games that bots play; `number` chooses them.
   */
  readonly "GET /api/practice/{game}": { body: null; answer: Practice };
  /** Return such questions from a finished deal. */
  readonly "GET /api/tables/{table_id}/practice/{deal}": { body: null; answer: Practice };
  /** Get a code that lets one screen show the table, even where nobody else may watch. */
  readonly "POST /api/tables/{table_id}/screen": { body: null; answer: ScreenCode };
  /** Let no screen show the table any more. */
  readonly "DELETE /api/tables/{table_id}/screen": { body: null; answer: Written };
  /** Let the device that sends this show the table a code was made for. */
  readonly "POST /api/screens": { body: ScreenSent; answer: Found };
  /** Return the key that browsers subscribe with; none where the server calls nobody. */
  readonly "GET /api/push": { body: null; answer: PushInfo };
  /** Call this device when it is the caller's turn at the table. */
  readonly "PUT /api/tables/{table_id}/push": { body: PushSent; answer: PushInfo };
  /** Call the caller to this table no more. */
  readonly "DELETE /api/tables/{table_id}/push": { body: null; answer: PushInfo };
}
