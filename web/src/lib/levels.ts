// How somebody likes to play against bots: for the first time, or with bots that remember more or less.
import { readStored, writeStored } from "./storage";
import type { GameInfo, Level } from "./wire";

/** “first” is the weakest level with the game's own easy way to play. */
export type Skill = "first" | "easy" | "medium" | "hard";
const SKILLS: readonly Skill[] = ["first", "easy", "medium", "hard"];

type Playable = Pick<GameInfo, "levels" | "presets">;

/** What one can choose from in a game; nothing, where its bots are all alike. */
export function skillsOf({ levels, presets }: Playable): readonly Skill[] {
  const eased = presets.some(({ easy }) => easy);
  const known = SKILLS.filter((skill) => (skill === "first" ? eased : levels.includes(skill)));
  return known.length > 1 ? known : [];
}

/** What was chosen last, and “first” at the first visit; null where there is nothing to choose. */
export function skillFor(game: Playable, wanted = readStored("skill")): Skill | null {
  const known = skillsOf(game);
  return known.find((skill) => skill === wanted) ?? known.at(0) ?? null;
}
export const keepSkill = (skill: Skill) => writeStored("skill", skill);

/** The level of a bot that nobody chose: medium, or the best there is. */
export const usualLevel = ({ levels }: Pick<GameInfo, "levels">): Level =>
  levels.includes("medium") ? "medium" : (levels.at(-1) ?? "random");

/** The bots and options that a choice stands for. */
export function tableFor(game: Playable, skill: Skill | null) {
  const level = skill === "first" ? "easy" : skill;
  const bots = level && game.levels.includes(level) ? level : usualLevel(game);
  const options = skill === "first" ? game.presets.find(({ easy }) => easy)?.options : {};
  return { bots, options: options ?? {} };
}
