import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import Board from "../src/lib/boards/ushpizin/Board.svelte";
import { isHandView } from "../src/lib/boards/ushpizin/asked";
import { rowLook, tagsOf } from "../src/lib/boards/ushpizin/rows";
import type { BoardProps } from "../src/lib/table/board";
import { cardTitle, speak, wantWords } from "../src/lib/words/locale.svelte";
import { plain } from "../src/lib/words/values";
import { faces } from "./support/sources";
import { at, POSITIONS, type Position } from "./support/ushpizin";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "", dir: "", dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speak("en");
  await wantWords("ushpizin");
});

const NAMES = ["Rotem", "Yusuf", "Miriam", "Noa", "Sally", "Daniel", "Lina"];
function drawn({ view, moves, seats, options }: Position): string {
  const chosen = Object.fromEntries(options.split(" ").map((word) => word.split("=")));
  const props = {
    table: { options: { goal: "all_seven", missions: "none", ...chosen } },
    chairs: [],
    names: NAMES.slice(0, seats),
    you: view.seat,
    shown: { n: 1, view, moves, news: [], seat: null, who: null },
    live: true,
    play: () => undefined,
    large: false,
  } as unknown as BoardProps<"ushpizin">;
  return plain(render(Board, { props }).body);
}
const titled = (body: string) => faces("ushpizin").filter((face) => body.includes(cardTitle(face)));

test("every position of every option can be drawn, for a seat and with a place for each card", () => {
  for (const position of POSITIONS) {
    const body = drawn(position);
    if (!isHandView(position.view)) expect(body.match(/data-no="/g)?.length).toBe(7 * position.seats);
  }
});

test("the markup of covered rows says nothing of any face", () => {
  const covered = POSITIONS.filter(
    ({ view }) =>
      !isHandView(view) && view.phase === "lift" && view.open.length === 0 && view.mission === null,
  );
  expect(covered.length).toBeGreaterThan(10);
  for (const position of covered.filter(({ options }) => !options.includes("one_host")))
    expect(titled(drawn(position))).toEqual([]);
});

test("open cards are named, covered ones only counted", () => {
  expect(/Your card 1 of 7: \w+/.test(drawn(at("opening")))).toBe(true);
  const body = drawn(at("lift", "exposure=seldom"));
  expect(body.includes("Your card 3 of 7, face down")).toBe(true);
  expect(/, card 5, face down/.test(body)).toBe(true);
});

test("a sealed choice is marked for its owner until all have answered", () => {
  const { view } = at("draw");
  if (isHandView(view) || view.seat === null) throw new Error("rows were expected");
  const fingers = { picked: [], can: new Set<string>(), changed: [] };
  const row = rowLook({ ...view, chosen: 4 }, view.seat, fingers);
  expect(row.filter(({ marks }) => marks.includes("sealed")).map(({ place }) => place)).toEqual([4]);
});

test("a barred card and a lifted one are told apart by words", () => {
  const { view } = at("swap");
  if (isHandView(view) || view.seat === null || view.turn === null)
    throw new Error("a turn was expected");
  const fingers = { picked: [], can: new Set<string>(), changed: [] };
  const marks = rowLook({ ...view, barred: [[view.turn, 7]], lifted: 2 }, view.turn, fingers).map(
    (look) => look.marks,
  );
  expect([marks[1], marks[6]]).toEqual([["lifted"], ["barred"]]);
});

test("a mission in one's own row is announced by touching it", () => {
  const { view } = at("announce");
  if (isHandView(view) || view.seat === null) throw new Error("rows were expected");
  const place = view.rows[view.seat].findIndex((face) => face?.startsWith("mission"));
  const number = view.rows[view.seat][place]?.slice(7);
  const can = new Set([`call.announce${number}`]);
  const look = rowLook(view, view.seat, { picked: [], can, changed: [] })[place];
  expect([look.touch, look.can]).toEqual([`call.announce${number}`, true]);
});

test("whoever rests, has won or may not call yet is known by a tag", () => {
  const { view } = at("lift");
  if (isHandView(view)) throw new Error("rows were expected");
  const resting = { ...view, mission: "mission2", holder: 1, hushed: [1], winners: [1], first: 0 };
  expect(tagsOf(resting, 1, [])).toEqual(["winner", "resting", "hushed"]);
  expect(tagsOf({ ...view, first: 0 }, 0, [0])).toEqual(["answered", "first"]);
});
