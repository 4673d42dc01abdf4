import { describe, expect, test } from "vitest";
import { figures, isolate, plain } from "../src/lib/words/values";
import { Translator } from "../src/lib/words/translator";
import { translator } from "./support/sources";

const NAMES = ["רותם", "Yusuf", "سالي", "Noa"];

describe("a sentence", () => {
  test("keeps a name's own direction", () => {
    expect(translator("he").say("home.rules_of", { game: "Reset" })).toBe(
      `איך משחקים ב־${isolate("Reset")}`,
    );
  });
  test("keeps figures in order", () => {
    expect(translator("ar").say("home.players", { range: figures("2–7") })).toBe(
      "\u20662–7\u2069 لاعبين",
    );
  });
  test("chooses the plural form of its language", () => {
    expect(translator("he").say("ui.left", { count: 2 })).toBe("נותרו שתי שניות");
    expect(translator("ar").say("ui.left", { count: 5 })).toBe("بقيت 5 ثوانٍ");
    expect(translator("ar").say("ui.left", { count: 11 })).toBe("بقيت 11 ثانية");
  });
  test("without its facts is a mistake", () => {
    expect(() => translator("en").say("home.rules_of")).toThrow("game");
  });
});

describe("an event", () => {
  test("names its cards as people do", () => {
    const told = translator("en").tell({ key: "reset.laid", seat: 1, cards: ["7", "7*"] });
    expect(plain(told)).toBe("Seat 1 plays 7 and a joker as 7.");
  });
  test("has a sentence of its own where something was not told", () => {
    expect(plain(translator("en").tell({ key: "reset.drew", seat: 2, card: null }))).toBe(
      "Seat 2 draws a card.",
    );
  });
  test("lists with the comma of the language", () => {
    expect(
      translator("ar").tell({
        key: "ushpizin.returned",
        missions: ["mission1", "mission2", "mission3"],
      }),
    ).toContain("، ");
  });
  test("calls people by name", () => {
    const robbed = { key: "reset.robbed", robber: 0, victim: 1, hand: null };
    expect(plain(translator("en").tell(robbed, NAMES))).toBe("רותם robs Yusuf.");
    expect(plain(translator("he").tell(robbed, NAMES))).toBe("רותם: שוד אצל Yusuf.");
    expect(plain(translator("ar").tell(robbed, NAMES))).toBe("רותם: سرقة من Yusuf.");
  });
  test("joins a Hebrew preposition to a Hebrew name, and with a maqaf to a foreign one", () => {
    const took = { key: "ushpizin.took", seat: 1, card: "david" };
    expect(plain(translator("he").tell({ ...took, other: 0, place: 1, spot: 2 }, NAMES))).toContain(
      "מרותם",
    );
    expect(plain(translator("he").tell({ ...took, other: 3, place: 1, spot: 2 }, NAMES))).toContain(
      "מ־Noa",
    );
  });
  test("says what each has by name at the end", () => {
    const ended = { key: "court.ended", scores: [3, -1, 0, 2], ranks: [1, 4, 3, 2] };
    expect(plain(translator("en").tell(ended, NAMES))).toContain("רותם:\u00a03, Yusuf:\u00a0-1");
  });
});

describe("a refusal", () => {
  test("says whose turn it is", () => {
    const refusal = { ruling: "R6", reason: "reset.not_your_turn", facts: { asked: "3" } };
    expect(plain(translator("en").explain(refusal, NAMES))).toBe("It is Noa's turn, not yours.");
    expect(plain(translator("he").explain(refusal, NAMES))).toContain("התור של Noa");
  });
});

describe("a message", () => {
  const source = `
game-laid = { PERSON($seat) ->
    [you] You lay { CARD($card) }.
   *[other] { SEAT($seat) } lays { CARD($card) }.
}
game-card-king = the king
`;
  const speaker = new Translator("en", [source]);
  test("can address its reader", () => {
    const laid = { key: "game.laid", seat: 1, card: "king" };
    expect(plain(speaker.tell(laid, NAMES, 1))).toBe("You lay the king.");
    expect(plain(speaker.tell(laid, NAMES, 0))).toBe("Yusuf lays the king.");
    expect(plain(speaker.tell(laid, NAMES))).toBe("Yusuf lays the king.");
  });
});
