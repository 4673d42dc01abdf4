import { createContext, runInContext } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ago } from "../src/lib/ago";
import { pathOf, ApiError } from "../src/lib/api";
import { base64url, deviceSecret } from "../src/lib/device";
import { digitsOnly } from "../src/lib/digits";
import { parse } from "../src/lib/routes";
import { keepSkill, skillFor, skillsOf, tableFor, usualLevel } from "../src/lib/levels";
import { findTable, openTable, playAlone, playNow } from "../src/lib/tables";
import type { GameInfo, GameKey } from "../src/lib/wire";
import { differences, nearest, optionsOf } from "../src/pages/table/presets";
import { read } from "./support/sources";

/** As much of a game's description as opening a table needs. */
const described = (key: GameKey, usual_seats: number) =>
  ({
    key,
    usual_seats,
    levels: ["random", "easy", "medium", "hard"],
    presets: [
      { key: "calm", options: { stick: "off" }, easy: true },
      { key: "classic", options: {}, easy: false },
    ],
  }) as unknown as GameInfo;
const NOA = { name: "Noa", colour: "fig" } as const;

describe("an address", () => {
  test.each([
    ["/", { page: "home" }],
    ["", { page: "home" }],
    ["/tables", { page: "myTables" }],
    ["/tables/a", { page: "notFound" }],
    ["/t/rimon-27", { page: "table", table: "rimon-27" }],
    ["/t/rimon-27/", { page: "table", table: "rimon-27" }],
    ["/screen/rimon-27", { page: "screen", table: "rimon-27" }],
    ["/replay/a1B2/3", { page: "replay", table: "a1B2", deal: 3 }],
    ["/replay/a1B2", { page: "notFound" }],
    ["/replay/a1B2/0", { page: "notFound" }],
    ["/t/a/3", { page: "notFound" }],
    ["/rules/reset", { page: "rules", game: "reset" }],
    ["/practice", { page: "practice", game: null, table: null, deal: 0 }],
    ["/practice/court", { page: "practice", game: "court", table: null, deal: 0 }],
    ["/practice/a1B2/3", { page: "practice", game: null, table: "a1B2", deal: 3 }],
    ["/practice/a1B2/0", { page: "notFound" }],
    ["/rules/poker", { page: "notFound" }],
    ["/t/", { page: "notFound" }],
    ["/t/a/b", { page: "notFound" }],
    ["/t/%3Cscript", { page: "notFound" }],
    ["/anything", { page: "notFound" }],
  ])("%s leads to its page", (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

test("codes may be typed with Arabic digits", () => {
  expect(digitsOnly("١٢٣ 4۵-6x")).toBe("123456");
});

describe("the first visit", () => {
  const boot = (languages: string[], kept: Record<string, string> = {}, night = false) => {
    const dataset: Record<string, string> = { languages: "he:rtl ar:rtl en:ltr" };
    const root = { lang: "", dir: "", dataset };
    const world = {
      document: { documentElement: root },
      navigator: { languages },
      localStorage: { getItem: (name: string) => kept[name] ?? null },
      matchMedia: () => ({ matches: night }),
    };
    runInContext(read("web/public/boot.js"), createContext(world));
    return { lang: root.lang, dir: root.dir, theme: root.dataset.theme };
  };
  test.each([
    [["he-IL", "en"], "he", "rtl"],
    [["iw"], "he", "rtl"],
    [["fr", "ar-EG"], "ar", "rtl"],
    [["fr-FR"], "en", "ltr"],
    [["en-GB", "he"], "en", "ltr"],
  ])("follows the browser's languages %s", (languages, lang, dir) => {
    expect(boot(languages)).toMatchObject({ lang, dir });
  });
  test("gives way to what was chosen before", () => {
    expect(boot(["en"], { "kupa.language": "ar", "kupa.theme": "light" }, true)).toEqual({
      lang: "ar",
      dir: "rtl",
      theme: "light",
    });
  });
  test("follows the system's theme", () => {
    expect(boot(["en"], {}, true).theme).toBe("dark");
    expect(boot(["en"]).theme).toBe("light");
  });
});

describe("asking the server", () => {
  afterEach(() => vi.unstubAllGlobals());
  const answers = (status: number, body: string) => {
    const fetch = vi.fn(async () => new Response(body, { status }));
    vi.stubGlobal("fetch", fetch);
    return fetch;
  };
  test("opens a table and tells its name", async () => {
    const fetch = answers(201, '{"id":"rimon27","code":"123456"}');
    const dealt = { pace: "untimed", deal: true };
    const reset = described("reset", 4);
    expect(await openTable(described("court", 4), NOA)).toBe("rimon27");
    expect(await playNow(reset, NOA, "medium")).toBe("rimon27");
    expect(await playNow(reset, NOA, "first")).toBe("rimon27");
    expect(await playAlone(reset, NOA, "first")).toBe("rimon27");
    const sent = fetch.mock.calls.map((call: unknown[]) => call[1] as RequestInit);
    expect(sent.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      { game: "court", ...NOA, chairs: 4 },
      { game: "reset", ...NOA, chairs: 4, ...dealt, options: {}, bots: "medium" },
      { game: "reset", ...NOA, chairs: 4, ...dealt, options: { stick: "off" }, bots: "easy" },
      { game: "reset", ...NOA, chairs: 1, ...dealt, options: { stick: "off" } },
    ]);
  });
  test("shows the device's secret, the same each time", async () => {
    const fetch = answers(200, '{"id":"rimon27"}');
    await findTable("123456");
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe("/api/codes/123456");
    expect(init.headers).toMatchObject({ authorization: `Bearer ${deviceSecret()}` });
    expect(deviceSecret()).toMatch(/^[\w-]{43}$/);
  });
  test("an unknown code is said to be one", async () => {
    answers(404, '{"ruling":null,"reason":"table.no_such_code","facts":{}}');
    await expect(findTable("123456")).rejects.toMatchObject({
      refusal: { reason: "table.no_such_code" },
    });
  });
  test("a refusal comes with its reason", async () => {
    answers(422, '{"ruling":null,"reason":"core.no_such_game","facts":{"game":"x","allowed":"y"}}');
    await expect(openTable(described("court", 4), NOA)).rejects.toMatchObject({
      refusal: { reason: "core.no_such_game" },
    });
  });
  test("an answer that is none of ours is a trouble, not a crash", async () => {
    answers(200, "<!doctype html>");
    await expect(findTable("123456")).rejects.toBeInstanceOf(ApiError);
  });
  test("no network is said to be that", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("failed"))),
    );
    await expect(playNow(described("pairs", 3), NOA, null)).rejects.toMatchObject({
      key: "trouble.offline",
    });
  });
});

test("paths are filled, and strange names stay in their place", () => {
  expect(pathOf("/api/tables/{table_id}/chairs/{seat}", { table_id: "a/b", seat: 2 })).toBe(
    "/api/tables/a%2Fb/chairs/2",
  );
});

test("bytes become text that may stand in an address", () => {
  expect(base64url(new Uint8Array([251, 255, 254]))).toBe("-__-");
  expect(base64url(new Uint8Array(32))).toHaveLength(43);
});

test("the lock file names no place to fetch from", () => {
  expect(read("web/package-lock.json")).not.toContain('"resolved"');
});

test("bots are medium, or the best there are where a game has no medium ones", () => {
  expect(usualLevel({ levels: ["random", "easy", "medium", "hard"] })).toBe("medium");
  expect(usualLevel({ levels: ["random"] })).toBe("random");
});

describe("how one plays against bots", () => {
  const game = described("reset", 4);
  test("is for the first time at first, where the game has an easy way", () => {
    expect(skillFor(game, null)).toBe("first");
    expect(skillsOf({ ...game, presets: [] })).toEqual(["easy", "medium", "hard"]);
    expect(skillFor({ ...game, presets: [] }, "first")).toBe("easy");
    expect(skillFor(game, "hard")).toBe("hard");
  });
  test("is no question where bots are all alike", () => {
    const plain = { levels: ["random"], presets: [] } as const;
    expect(skillFor(plain, "hard")).toBeNull();
    expect(tableFor(plain, null)).toEqual({ bots: "random", options: {} });
  });
  test("is kept on the device, which may refuse", () => {
    expect(() => keepSkill("hard")).not.toThrow();
  });
});

describe("presets", () => {
  const option = (name: string, usual: string, seat = false) => ({ name, default: usual, seat });
  const game = {
    options: [option("draw", "forced"), option("stick", "on"), option("first", "none", true)],
    presets: [
      { key: "classic", options: {}, easy: false },
      { key: "calm", options: { stick: "off" }, easy: true },
    ],
  } as unknown as GameInfo;
  const [classic, calm] = game.presets;
  test("say every option but who begins", () => {
    expect(optionsOf(game, calm, { first: "2" })).toEqual({ draw: "forced", stick: "off", first: "2" });
  });
  test("a table is like the one from which it differs least", () => {
    expect(nearest(game, { draw: "free", stick: "off", first: "1" })).toBe(calm);
    expect(nearest(game, { draw: "free", stick: "on", first: "1" })).toBe(classic);
    expect(nearest({ ...game, presets: [] }, {})).toBeNull();
  });
  test("what differs is named; who begins never does", () => {
    expect(differences(game, calm, { draw: "free", stick: "on", first: "1" })).toEqual([
      "draw",
      "stick",
    ]);
  });
});

test.each([
  [0, "now", "עכשיו"],
  [720, "12 minutes ago", "לפני 12 דקות"],
  [90_000, "yesterday", "אתמול"],
])("%d seconds ago is said in words", (seconds, english, hebrew) => {
  expect(ago(seconds, "en")).toBe(english);
  expect(ago(seconds, "he")).toBe(hebrew);
  expect(ago(seconds, "ar")).not.toMatch(/[\u0660-\u0669]/);
});
