import { SYMBOLS } from "../src/lib/cards/seats";
import { expect, test } from "vitest";
import { read } from "./support/sources";

const GAMES = ["court", "reset", "pairs"]; // the others have the usual cloth
const files = ["tokens.css", ...GAMES.map((game) => `boards/${game}/theme.css`)];
const css = files
  .map((file) => read(`web/src/lib/${file}`))
  .join("")
  .replace(/\/\*[\s\S]*?\*\//g, "");

/** The tokens set by the rules whose selector matches. */
function tokens(selector: RegExp): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, names, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (names.split(",").some((name) => selector.test(name.trim())))
      for (const [, token, value] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        found[token] = value.trim();
  return found;
}
const light = tokens(/^:root$/);
const dark = { ...light, ...tokens(/^\[data-theme="dark"\]$/) };
const TABLES = [
  ["light", light] as const,
  ["dark", dark] as const,
  ...GAMES.map(
    (game) =>
      [`light ${game}`, { ...light, ...tokens(new RegExp(`^\\[data-game="${game}"\\]$`)) }] as const,
  ),
  ...GAMES.map(
    (game) =>
      [
        `dark ${game}`,
        { ...dark, ...tokens(new RegExp(`^\\[data-theme="dark"\\] \\[data-game="${game}"\\]$`)) },
      ] as const,
  ),
];

function luminance(table: Record<string, string>, token: string): number {
  const value = table[token];
  const inner = /^var\((--[\w-]+)\)$/.exec(value);
  if (inner) return luminance(table, inner[1]);
  const channels = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(table: Record<string, string>, one: string, other: string): number {
  const [low, high] = [luminance(table, one), luminance(table, other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = [
  ["--text", "--bg"],
  ["--text", "--surface"],
  ["--text", "--surface-2"],
  ["--text-soft", "--bg"],
  ["--text-soft", "--surface"],
  ["--text-soft", "--surface-2"],
  ["--on-primary", "--primary"],
  ["--on-accent", "--accent"],
  ["--on-good", "--good"],
  ["--warn", "--warn-bg"],
  ["--bad", "--bad-bg"],
  ["--bad", "--surface"],
  ["--warn", "--surface"],
  ["--surface", "--text"],
  ["--cloth-text", "--cloth"],
  ["--cloth-text", "--cloth-2"],
  ["--cloth-soft", "--cloth"],
  ["--cloth-soft", "--cloth-2"],
];
const EDGES = [
  ["--line-strong", "--surface"],
  ["--line-strong", "--bg"],
  ["--focus", "--surface"],
  ["--focus", "--bg"],
  ["--focus", "--cloth"],
  ...SYMBOLS.map((_, seat) => [`--seat-${seat + 1}`, "--surface"]),
];

test.each(TABLES)("text can be read in %s", (_, table) => {
  expect(TEXT.filter(([one, other]) => contrast(table, one, other) < 4.5)).toEqual([]);
});
test.each(TABLES)("edges can be seen in %s", (_, table) => {
  expect(EDGES.filter(([one, other]) => contrast(table, one, other) < 3)).toEqual([]);
});
