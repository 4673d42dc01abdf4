import { createContext, runInContext } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findTable, openTable, playNow, Trouble } from "../src/lib/api";
import { digitsOnly } from "../src/lib/digits";
import { parse } from "../src/lib/routes";
import { read } from "./support/sources";

describe("an address", () => {
  test.each([
    ["/", { page: "home" }],
    ["", { page: "home" }],
    ["/t/rimon-27", { page: "table", table: "rimon-27" }],
    ["/t/rimon-27/", { page: "table", table: "rimon-27" }],
    ["/screen/rimon-27", { page: "screen", table: "rimon-27" }],
    ["/replay/a1B2", { page: "replay", id: "a1B2" }],
    ["/rules/reset", { page: "rules", game: "reset" }],
    ["/rules/poker", { page: "lost" }],
    ["/t/", { page: "lost" }],
    ["/t/a/b", { page: "lost" }],
    ["/t/%3Cscript", { page: "lost" }],
    ["/anything", { page: "lost" }],
  ])("%s leads to its page", (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

test("codes may be typed with Arabic digits", () => {
  expect(digitsOnly("١٢٣ 4۵-6x")).toBe("123456");
});

describe("the first visit", () => {
  const boot = (languages: string[], kept: Record<string, string> = {}, night = false) => {
    const root = { lang: "", dir: "", dataset: {} as Record<string, string> };
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
    const fetch = answers(201, '{"table":"rimon-27"}');
    expect(await openTable("court")).toBe("rimon-27");
    expect(await playNow("reset")).toBe("rimon-27");
    expect(fetch.mock.calls.map((call: unknown[]) => (call[1] as RequestInit).body)).toEqual([
      '{"game":"court"}',
      '{"game":"reset","bots":true}',
    ]);
  });
  test("an unknown code is said to be one", async () => {
    answers(404, "{}");
    await expect(findTable("123456")).rejects.toMatchObject({ key: "trouble.no_code" });
  });
  test("a refusal comes with its reason", async () => {
    answers(422, '{"ruling":null,"reason":"core.no_such_game","facts":{"game":"x","allowed":"y"}}');
    await expect(openTable("court")).rejects.toMatchObject({ refusal: { reason: "core.no_such_game" } });
  });
  test("an answer that is none of ours is a trouble, not a crash", async () => {
    answers(200, "<!doctype html>");
    await expect(findTable("123456")).rejects.toBeInstanceOf(Trouble);
  });
  test("no network is said to be that", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("failed"))),
    );
    await expect(playNow("pairs")).rejects.toMatchObject({ key: "trouble.offline" });
  });
});

test("the lock file names no place to fetch from", () => {
  expect(read("web/package-lock.json")).not.toContain('"resolved"');
});
