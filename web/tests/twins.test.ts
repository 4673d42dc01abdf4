// The page and Python say the same, byte for byte: every message, and events of real games.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { FieldValue } from "../src/lib/words/translator";
import { CODES, ROOT, translator } from "./support/sources";

interface Case {
  readonly language: string;
  readonly names: readonly string[];
  readonly own: number | null;
  readonly key: string;
  readonly facts: Readonly<Record<string, FieldValue>>;
  readonly said: string;
}
const python = execFileSync(`${ROOT}.venv/bin/python`, ["tools/sentences.py"], {
  cwd: ROOT,
  env: { ...process.env, PYTHONPATH: "src:tests" },
  encoding: "utf8",
  maxBuffer: 1 << 28,
});
const cases = JSON.parse(python) as Case[];

test.each(CODES)("in %s", (language) => {
  const speaker = translator(language);
  const mine = cases.filter((each) => each.language === language);
  expect(mine.length).toBeGreaterThan(5000);
  const otherwise = mine
    .map(({ key, facts, names, own, said }) => ({
      key,
      python: said,
      page: speaker.tell({ key, ...facts }, names, own),
    }))
    .filter(({ python, page }) => python !== page);
  expect(otherwise).toEqual([]);
});
