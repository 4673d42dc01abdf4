// A table's settings. Which values fit together is decided by the server.
import type { TableInfo } from "../../lib/wire";

export const settingsOf = (table: TableInfo) => ({
  game: table.game,
  options: { ...table.options } as Readonly<Record<string, string>>,
  pace: table.pace,
  chairs: table.chairs.length,
  listed: table.listed,
  onlookers: table.onlookers,
  latecomers: table.latecomers,
});

/** The settings with more or fewer chairs; whoever was to begin from a chair that is gone is drawn by lot. */
export function withChairs(table: TableInfo, chairs: number) {
  const { options, ...rest } = settingsOf(table);
  const first = Number(options.first) >= chairs ? "none" : options.first;
  return { ...rest, options: { ...options, first }, chairs };
}

/** Whether seconds are counted; whoever hands a device over, or reaches across it, needs them. */
export const isTimed = ({ pace }: TableInfo) =>
  pace === "relaxed" || pace === "normal" || pace === "quick";

/** The settings without a clock. */
export const unhurried = (table: TableInfo) => ({ ...settingsOf(table), pace: "untimed" as const });
