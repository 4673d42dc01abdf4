import { expect, test } from "vitest";
import { readSealed, verdict } from "../src/lib/table/seal";

// As kupa.core.fair writes them, for the root 00 01 … 1f and the words “apple” (seat 0) and “תפוח” (seat 2).
const RECORD = `kupa record 1
game: pairs
edition: 1
seats: 3
options: size=small first=none
seed: 44dda0ec403c579b5bd805d1fc78f7e433ed84d7ccb8d5053db2150496d74b0e

0: turn 1
# seal: e38fa4a68bbb69a55750ac4107aac10ca4334cf4ed143f878fdba991d903bdba
# root: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
# word 0: c3d92ac1a06a7d25f802dd158fa1e370962946f88ba31813bc49ae70a8c0c33e
# word 2: c3dd0a0a5b77bda4cbab67657f06710cbad531fd579772ba1d7415ab9e011431
`;
const SEAL = "e38fa4a68bbb69a55750ac4107aac10ca4334cf4ed143f878fdba991d903bdba";

test("a deal that is what was sealed is found to be so", async () => {
  expect(await verdict(RECORD, SEAL)).toEqual({ noted: SEAL, now: SEAL, good: true, early: true });
});
test("without a seal of one's own the record's is taken, and that is said", async () => {
  expect(await verdict(RECORD, null)).toMatchObject({ good: true, early: false });
});
test("another root, seed or word is found out", async () => {
  const forged = [
    RECORD.replace("root: 00", "root: 01"),
    RECORD.replace("seed: 44", "seed: 45"),
    RECORD.replace("c3d92a", "c3d92b"),
  ];
  const found = await Promise.all(forged.map((record) => verdict(record, SEAL)));
  expect(found.map(({ good }) => good)).toEqual([false, false, false]);
});
test("the words are read by seat", () => {
  expect([...readSealed(RECORD).words.keys()]).toEqual([0, 2]);
});
