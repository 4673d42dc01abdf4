// From what the server sends to words: sentences of events, cards by name, moves, the view as a list.
"use strict";
const BY_SEAT = new Set(["hands", "piles", "pairs", "magic", "penalties", "scores", "kept", "rows", "hosts", "places", "shown"]);
let language = "en";
let sentences = {};

const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (hole, name) => facts[name] ?? hole);
const column = () => Object.keys(LANGUAGES).indexOf(language);
const said = (key, facts = {}) => fill(SAID[key][column()], facts);

function sentence(key, facts) {
  let found = sentences[key];
  if (found === undefined) return said("refused");
  if (typeof found === "object") found = found[new Intl.PluralRules(language).select(Number(facts.count))] ?? found.other;
  return fill(found, facts);
}

function card(value) {
  if (value === null) return said("covered");
  if (value === true || value === false) return said(value ? "covered" : "none");
  if (Array.isArray(value)) return value.map(card).join(language === "ar" ? "، " : ", ") || "–";
  const text = String(value);
  if (text.startsWith("-") && language !== "en") return "\u200e" + text;
  if (text.endsWith("*")) return sentence("word.joker_as", { number: text.slice(0, -1) });
  return sentences["word." + text] ?? text;
}

function told(event) {
  const facts = Object.fromEntries(Object.entries(event).map(([name, value]) => [name, card(value)]));
  const unseen = Object.values(event).includes(null) ? ".unseen" : "";
  return sentence(event.key + unseen, facts);
}

function refusal(no) {
  return sentence(no.reason, no.facts) + (no.ruling ? ` (${no.ruling})` : "");
}

function moveName(move) {
  return move.split(" ").map((word) => (VERBS[word] ? VERBS[word][column()] : card(word))).join(" ");
}

function lines(view) {
  const flat = { ...view, ...(view.centre ?? {}), ...(view.seen ?? {}) };
  return Object.keys(FIELDS)
    .filter((name) => !/^,*$/.test(String(flat[name] ?? "")) && (name !== "shown" || flat.hands))
    .map((name) => [FIELDS[name][column()], shown(name, flat[name])]);
}

function shown(name, value) {
  if (!BY_SEAT.has(name)) return [card(value)];
  const facts = name === "places" ? value.map((one) => one ?? []) : value;
  return facts.map((one, seat) => `${said("seat", { seat })}: ${card(one)}`);
}
