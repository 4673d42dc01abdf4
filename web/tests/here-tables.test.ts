// Tables on this device are shown as they were left.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTable } from "../src/lib/device";
import { note, noted } from "../src/lib/here-tables";
import type { TableState } from "../src/lib/wire";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const state = (id: string, quiet: number) => ({ table: { id }, quiet }) as TableState;

test("what was noted grows older", () => {
  note(state("-a", 3), 1_000);
  expect(noted("-a", 61_000)).toMatchObject({ table: { id: "-a" }, quiet: 63 });
  expect(noted("-b", 61_000)).toBeNull();
});

test("of a table that was forgotten nothing stays", () => {
  keepTable("-kept");
  note(state("-kept", 0), 0);
  note(state("-dropped", 0), 0);
  note(state("-new", 0), 0);
  expect(noted("-kept", 0)).not.toBeNull();
  expect(noted("-dropped", 0)).toBeNull();
});

test("what cannot be read is nothing", () => {
  stored.set("kupa.here", "{");
  expect(noted("-a", 0)).toBeNull();
});
