// What screen readers are told: one line a turn.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "../src/lib/boards/shared/announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (news: string, asked: readonly number[], turn = "", own = false) => ({
  news,
  asked,
  turn,
  own,
});

test("all that somebody does in a turn is one line, told when the turn passes on", () => {
  const announcer = new Announcer();
  announcer.tell(told("Grape plays 5.", [1]));
  announcer.tell(told("Grape sticks 6.", [1]));
  const before = announcer.line;
  announcer.tell(told("Grape draws.", [0], "Your turn. 6 or higher."));
  expect(announcer.line.text).toBe("Grape sticks 6. Grape draws. Your turn. 6 or higher.");
  expect(announcer.line.n).toBe(before.n + 1);
});

test("whoever is slow is not waited for", () => {
  const announcer = new Announcer();
  announcer.tell(told("", [1]));
  announcer.tell(told("Grape plays 5.", [1]));
  expect(announcer.line.text).toBe("");
  vi.advanceTimersByTime(3000);
  expect(announcer.line.text).toBe("Grape plays 5.");
});

test("a turn is announced once, however often others answer meanwhile", () => {
  const announcer = new Announcer();
  announcer.tell(told("Round 2.", [0, 1, 2], "Draw."));
  announcer.tell(told("", [0, 1], "Draw."));
  expect(announcer.line.text).toBe("Draw.");
  announcer.tell(told("You draw.", [0], "Draw.", true));
  expect(announcer.line.text).toBe("You draw. Draw.");
});

test("what is picked or asked for is a region of its own", () => {
  const announcer = new Announcer();
  announcer.tell(told("Grape plays 5.", [0], "Your turn."));
  announcer.say("7, 8");
  expect(announcer.line.text).toBe("Grape plays 5. Your turn.");
  announcer.say("7, 8");
  expect(announcer.aside).toEqual({ n: 2, text: "7, 8" });
});
