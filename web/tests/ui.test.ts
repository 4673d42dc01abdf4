import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import Avatar from "../src/lib/ui/Avatar.svelte";
import Button from "../src/lib/ui/Button.svelte";
import Countdown from "../src/lib/ui/Countdown.svelte";
import Icon from "../src/lib/ui/Icon.svelte";
import Notice from "../src/lib/ui/Notice.svelte";
import Sheet from "../src/lib/ui/Sheet.svelte";
import Switch from "../src/lib/ui/Switch.svelte";
import { speak } from "../src/lib/words/locale.svelte";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const root = { lang: "", dir: "" };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: root });
  await speak("he");
});

test("speaking a language turns the page its way", () => {
  expect(root).toEqual({ lang: "he", dir: "rtl" });
});

test("a busy button cannot be pressed again and says so", () => {
  const { body } = render(Button, { props: { children: words("Play"), busy: true } });
  expect(body).toContain("disabled");
  expect(body).toContain('aria-busy="true"');
});

test("a switch says whether it is on, not only shows it", () => {
  const props = { label: "Sound", icons: ["sound", "mute"], onchange: () => undefined } as const;
  const on = render(Switch, { props: { ...props, on: true } }).body;
  const off = render(Switch, { props: { ...props, on: false } }).body;
  expect(on).toContain('aria-checked="true"');
  expect(off).toContain('aria-checked="false"');
});

test("a countdown is read as a sentence and speaks only at its moments", () => {
  const at = (left: number) => render(Countdown, { props: { left, of: 30 } }).body;
  expect(at(2)).toContain('aria-label="נותרו שתי שניות"');
  expect(at(10)).toMatch(/aria-live="polite">[^<]*10/);
  expect(at(9)).not.toMatch(/aria-live="polite">[^<]*9/);
});

test("an avatar is silent: the name beside it speaks", () => {
  expect(render(Avatar, { props: { seat: 2 } }).body).toContain('aria-hidden="true"');
});

test("arrows along the line mirror, others do not", () => {
  expect(render(Icon, { props: { name: "back" } }).body).toContain("mirrored");
  expect(render(Icon, { props: { name: "cw" } }).body).not.toContain("mirrored");
});

test("a closed sheet holds nothing of its content", () => {
  const props = { title: "Rules", children: words("secret"), onclose: () => undefined };
  expect(render(Sheet, { props: { ...props, open: false } }).body).not.toContain("secret");
  expect(render(Sheet, { props: { ...props, open: true } }).body).toContain("secret");
});

test("a notice has one picture and one headline", () => {
  const { body } = render(Notice, { props: { picture: "empty", title: "Empty", text: "Nobody yet." } });
  expect(body.match(/<svg /g)).toHaveLength(1);
  expect(body.match(/<h1/g)).toHaveLength(1);
});
