// A device that lies in the middle of the table: what a game's `Flat.svelte` gets as props, beside those who share it.
import type { ChairInfo, GameKey, Seat, TableInfo } from "../wire";
import type { Shown } from "./board";

/** Somebody who plays at this device, from their own side of it. */
export interface Person<G extends GameKey = GameKey> {
  readonly seat: Seat;
  readonly shown: Shown<G>;
  /** Whether they can act: what everybody sees is what they see. */
  readonly live: boolean;
  readonly play: (move: string) => void;
  /** The earliest time they may end a study, by this device's clock. */
  readonly look: number;
  /** Where a bot plays for them: they are back. */
  readonly here: () => void;
}

export interface FlatProps<G extends GameKey = GameKey> {
  readonly table: TableInfo<G>;
  readonly chairs: readonly ChairInfo[];
  readonly names: readonly string[];
  /** As the device's owner sees it: the board leaves out what is for one pair of eyes. */
  readonly shown: Shown<G>;
  readonly people: readonly Person<G>[];
  /** Whose glance the table waits for. */
  readonly looker: Seat | null;
  /** They have seen enough. */
  readonly onlooked: () => void;
  readonly onmenu: () => void;
}

/** What a game may add in `glance.ts`. */
export interface Glances<G extends GameKey = GameKey> {
  /** Whose glance begins with an update that everybody is told; null: nobody's. */
  readonly looker: (view: Shown<G>["view"]) => Seat | null;
}

/** Who sits at this device on a seat, if anybody does. */
export const personAt = <G extends GameKey>(people: readonly Person<G>[], seat: Seat) =>
  people.find((each) => each.seat === seat);
