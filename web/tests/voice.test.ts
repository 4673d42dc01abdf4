import { describe, expect, test } from "vitest";
import { figures, isolate, plain } from "../src/lib/words/sentence";
import type { Told } from "../src/lib/words/voice";
import { engine, voice, VOICES } from "./support/sources";

const NAMES = ["רותם", "Yusuf", "سالي", "Noa"];

describe("a sentence", () => {
  test("keeps a name's own direction", () => {
    expect(voice("he").say("home.rules_of", { game: "Reset" })).toBe(`איך משחקים ${isolate("Reset")}`);
  });
  test("keeps figures in order", () => {
    expect(voice("ar").say("home.players", { range: figures("2–7") })).toBe("\u20662–7\u2069 لاعبين");
  });
  test("chooses the plural form of its language", () => {
    expect(voice("he").say("ui.left", { count: 2 })).toBe("נותרו שתי שניות");
    expect(voice("ar").say("ui.left", { count: 5 })).toBe("بقيت 5 ثوانٍ");
    expect(voice("ar").say("ui.left", { count: 11 })).toBe("بقيت 11 ثانية");
  });
  test("without its facts is a mistake", () => {
    expect(() => voice("en").say("home.rules_of")).toThrow("game");
  });
});

describe("an event", () => {
  test("names its cards as people do", () => {
    const told = voice("en").tell({ key: "reset.laid", seat: 1, cards: ["7", "7*"] });
    expect(plain(told)).toBe("Seat 1 lays 7, joker as 7.");
  });
  test("has a sentence of its own where something was not told", () => {
    expect(plain(voice("en").tell({ key: "reset.drew", seat: 2, card: null }))).toBe(
      "Seat 2 draws a card.",
    );
  });
  test("lists with the comma of the language", () => {
    expect(voice("ar").tell({ key: "ushpizin.returned", missions: ["mission1", "mission2"] })).toContain(
      "، ",
    );
  });
  test("calls people by name", () => {
    const robbed = { key: "reset.robbed", robber: 0, victim: 1, hand: null };
    expect(plain(voice("en").tell(robbed, NAMES))).toBe("רותם robs Yusuf.");
    expect(plain(voice("he").tell(robbed, NAMES))).toBe("רותם: שוד אצל Yusuf.");
    expect(plain(voice("ar").tell(robbed, NAMES))).toBe("רותם: سرقة من Yusuf.");
  });
  test("joins a Hebrew preposition to a Hebrew name, and with a maqaf to a foreign one", () => {
    const took = { key: "ushpizin.took", seat: 1, card: "david" };
    expect(plain(voice("he").tell({ ...took, other: 0, place: 1, spot: 2 }, NAMES))).toContain("מרותם");
    expect(plain(voice("he").tell({ ...took, other: 3, place: 1, spot: 2 }, NAMES))).toContain("מ־Noa");
  });
  test("says what each has by name at the end", () => {
    const ended = { key: "court.ended", scores: [3, -1, 0, 2], ranks: [1, 4, 3, 2] };
    expect(plain(voice("en").tell(ended, NAMES))).toContain("רותם\u00a03, Yusuf\u00a0-1");
  });
});

describe("a refusal", () => {
  test("says whose turn it is", () => {
    const refusal = { ruling: "R6", reason: "reset.not_your_turn", facts: { asked: "3" } };
    expect(plain(voice("en").explain(refusal, NAMES))).toBe("It is Noa's turn, not yours.");
    expect(plain(voice("he").explain(refusal, NAMES))).toContain("התור של Noa");
  });
});

/** Fields that hold a seat, or several, wherever they occur in the sentence of an event. */
const SEATS: Record<string, Told> = {
  seat: 5,
  robber: 5,
  victim: 5,
  first: 5,
  seats: [5],
  open: [5],
  asked: "5",
};
/** What is told for every seat at once. */
const BY_SEAT = ["scores", "ranks", "places", "cards", "hosts"];
const EVENTS = Object.keys(engine("en")).filter(
  (key) =>
    /^(reset|court|pairs|ushpizin)\./.test(key) && !/unreadable|no_such_first|many_elijahs/.test(key),
);

test.each(VOICES)("no seat is left without its name in %s", (_, speaker) => {
  const names = ["Ann", "Ben", "Cid", "Dan", "Eve", "Zed"];
  const made = (field: string): Told => {
    if (field in SEATS) return SEATS[field];
    return BY_SEAT.includes(field) ? names.map(() => "x") : field === "count" ? 7 : "x";
  };
  const wrong = EVENTS.filter((key) => {
    const fields = [...JSON.stringify(engine("en")[key]).matchAll(/\{(\w+)\}/g)].map(
      (found) => found[1],
    );
    const facts = Object.fromEntries(fields.map((field) => [field, made(field)]));
    return /\b5\b/.test(plain(speaker.explain({ ruling: null, reason: key, facts }, names)));
  });
  expect(wrong).toEqual([]);
});
