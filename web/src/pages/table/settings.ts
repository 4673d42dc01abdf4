// Which settings make sense together: the page asks the server, and knows no rules of its own.
import { call } from "../../lib/api";
import type { OptionInfo, Problem, SettingsSent, TableInfo } from "../../lib/wire";

export type Options = Readonly<Record<string, string>>;
export type Asks = (settings: SettingsSent) => Promise<Problem | null>;

export const settingsOf = (table: TableInfo): SettingsSent & { options: Options } => ({
  game: table.game,
  options: { ...table.options } as Options,
  pace: table.pace,
  chairs: table.chairs.length,
  listed: table.listed,
  onlookers: table.onlookers,
});

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  every: ["2", "3", "4", "7"],
  elijah: ["0", "1", "2", "3", "4"],
  turns: ["40", "80", "150", "300"],
  rounds: ["3", "5", "10", "20"],
};

/** What an option can be, as far as a page offers it; a value that somebody set elsewhere is among them. */
export function valuesOf(option: OptionInfo, chosen: string, chairs: number): string[] {
  const seats = Array.from({ length: chairs }, (_, seat) => String(seat));
  const numbers = option.name === "first" ? seats : (NUMBERS[option.name] ?? []);
  const words = [...option.words].sort(
    (a, b) => Number(b === option.default) - Number(a === option.default),
  );
  const all = option.number ? [...words, ...numbers] : words;
  return all.includes(chosen) ? all : [...all, chosen];
}

const asked = new Map<string, Promise<Problem | null>>();
/** Ask whether settings make sense; the same question is asked once. */
export const check: Asks = (settings) => {
  const key = JSON.stringify(settings);
  const known = asked.get(key);
  if (known) return known;
  const answer = call("POST /api/check", {}, settings).then(({ refusal }) => refusal);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
};

/** Options after one another: later ones depend on earlier ones, so these give way. */
function giveWay(all: readonly OptionInfo[], name: string, options: Options): Options {
  const later = all.slice(all.findIndex((option) => option.name === name) + 1);
  const usual = later.filter((option) => option.name !== "first");
  return { ...options, ...Object.fromEntries(usual.map((option) => [option.name, option.default])) };
}

export interface Change {
  /** The options with the change, or null where it makes no sense; then `why` says so. */
  readonly options: Options | null;
  readonly why: Problem | null;
}

/** What a change of one option comes to; options that depend on it fall back to their defaults if they must. */
export async function change(
  settings: SettingsSent & { options: Options },
  all: readonly OptionInfo[],
  name: string,
  value: string,
  asks: Asks = check,
): Promise<Change> {
  const plain = { ...settings.options, [name]: value };
  const why = await asks({ ...settings, options: plain });
  if (!why) return { options: plain, why: null };
  const bent = giveWay(all, name, plain);
  if (JSON.stringify(bent) === JSON.stringify(plain)) return { options: null, why };
  return (await asks({ ...settings, options: bent }))
    ? { options: null, why }
    : { options: bent, why: null };
}
