// Ways to play a game, as it describes them, and how a table differs from the one that is nearest to it.
import type { GameInfo, Preset } from "../../lib/wire";

type Options = Readonly<Record<string, string>>;
type Playable = Pick<GameInfo, "options" | "presets">;

/** Every option of a preset. Who begins is no part of it: `kept` says that. */
export const optionsOf = ({ options }: Playable, preset: Preset | null, kept: Options): Options =>
  Object.fromEntries(
    options.map(({ name, default: usual, seat }) => [
      name,
      (seat ? kept[name] : preset?.options[name]) ?? usual,
    ]),
  );

/** The options in which a table is not as the preset says. */
export function differences(game: Playable, preset: Preset | null, now: Options): readonly string[] {
  const usual = optionsOf(game, preset, now);
  return game.options
    .map(({ name }) => name)
    .filter((name) => (now[name] ?? usual[name]) !== usual[name]);
}

/** The preset that a table is nearest to; of equal ones the first. */
export function nearest(game: Playable, now: Options): Preset | null {
  const far = (preset: Preset) => differences(game, preset, now).length;
  return game.presets.reduce<Preset | null>(
    (best, each) => (best === null || far(each) < far(best) ? each : best),
    null,
  );
}
