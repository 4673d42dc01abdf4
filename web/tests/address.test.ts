import { expect, test } from "vitest";
import { keptName } from "../src/lib/engine/kept";
import { siteName } from "../src/lib/engine/here";
import { fullAddress } from "../src/lib/share";
import { socketAddress } from "../src/lib/table/connection";

test("a proxy sees enough of a table to keep its people together, and not enough to join it", () => {
  const id = "SY8SAfAyOt8FojdU";
  const secure = socketAddress({ protocol: "https:", host: "cards.example.org" }, id);
  expect(secure).toBe("wss://cards.example.org/ws?at=dU");
  expect(socketAddress({ protocol: "http:", host: "localhost:8765" }, id)).toBe(
    "ws://localhost:8765/ws?at=dU",
  );
});

test("a link to a page of a static site leads into that site, under any path", () => {
  const site = "https://www.example.org/games/kupa/";
  expect(fullAddress("/replay/x/1", "https://cards.example.org", null)).toBe(
    "https://cards.example.org/replay/x/1",
  );
  expect(fullAddress("/replay/x/1#3.open", "https://www.example.org", site)).toBe(
    "https://www.example.org/games/kupa/#/replay/x/1#3.open",
  );
});

test("sites under one origin store apart, and none takes another's for an older version of its own", () => {
  const paths = ["/", "/a/", "/a/b/"];
  const stored = paths.flatMap((path) => [keptName(path), siteName("kupa", path)]);
  expect(new Set(stored).size).toBe(stored.length);
  const own = (path: string) => keptName(path).replace(/kept$/, "");
  for (const one of paths)
    for (const other of paths)
      if (one !== other) expect(keptName(other).startsWith(own(one))).toBe(false);
});
