// A modest table for where the front end was not built. It knows no rules: it shows what it is sent.
"use strict";
const $ = (id) => document.getElementById(id);
const secret = localStorage.kupaSecret ??= newSecret();
const here = { table: location.pathname.match(/^\/t\/([\w-]+)$/)?.[1], news: [], games: [], last: null };

function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

async function ask(path, body) {
  const headers = { authorization: "Bearer " + secret, "content-type": "application/json" };
  const answer = await fetch("/api" + path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  const found = await answer.json();
  $("refusal").textContent = answer.ok ? "" : refusal(found);
  if (!answer.ok) throw new Error(found.reason);
  return found;
}

function make(kind, text, more = {}) {
  return Object.assign(document.createElement(kind), { textContent: text, ...more });
}

function field(name, control) {
  const label = make("label", said(name));
  label.append(control);
  return label;
}

function choice(id, options) {
  const made = make("select", "", { id });
  made.append(...options.map(([value, text]) => make("option", text, { value })));
  return made;
}

function drawDoor() {
  const chosen = here.games.find((each) => each.key === $("game")?.value) ?? here.games[0];
  const before = Object.fromEntries([...$("door").elements].map((each) => [each.id, each.value]));
  const counts = Array.from({ length: chosen.most - chosen.fewest + 1 }, (_, more) => String(chosen.fewest + more));
  const name = make("input", "", { id: "name", maxLength: 20, required: true, value: before.name ?? localStorage.kupaName ?? "" });
  const game = choice("game", here.games.map((each) => [each.key, sentence("game." + each.key, {})]));
  const levels = choice("level", chosen.levels.map((each) => [each, SAID[each] ? said(each) : each]));
  const chairs = choice("chairs", counts.map((each) => [each, each]));
  game.value = chosen.key;
  game.onchange = drawDoor;
  levels.value = chosen.levels.includes(before.level) ? before.level : "easy";
  chairs.value = counts.includes(before.chairs) ? before.chairs : counts.includes("4") ? "4" : counts.at(-1);
  const open = make("button", said("open"), { type: "submit", value: "open" });
  const play = make("button", said("play"), { type: "submit", value: "play" });
  $("door").replaceChildren(field("name", name), field("game", game), field("chairs", chairs), field("level", levels), play, open);
  if (before.game) game.focus();
}

async function enter(event) {
  event.preventDefault();
  const [name, game, level] = ["name", "game", "level"].map((id) => $(id).value);
  localStorage.kupaName = name;
  localStorage.kupaLevel = level;
  const filled = event.submitter?.value === "open" ? {} : { bots: level, deal: true };
  const opened = await ask("/tables", { game, name, chairs: Number($("chairs").value), ...filled });
  history.pushState(null, "", "/t/" + opened.id);
  here.table = opened.id;
  connect();
}

function connect() {
  $("door").hidden = true;
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  here.socket = socket;
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", table: here.table, secret }));
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => { if (!here.stop) { $("refusal").textContent = said("lost"); setTimeout(connect, 1500); } };
}

function hear(message) {
  if (message.t === "refused") $("refusal").textContent = refusal(message);
  if (message.t === "bye" && !message.again) here.stop = true;
  if (!["welcome", "lobby", "told"].includes(message.t)) return;
  if (message.what === "dealt") here.news = [];
  here.news.push(...(message.events ?? []));
  here.last = { ...here.last, ...message, table: message.table ?? here.last.table };
  if (message.t !== "told") { here.you = message.you; here.hosting = message.hosting; }
  $("refusal").textContent = "";
  draw();
}

function draw() {
  if (!here.last) return;
  const { table, game } = here.last;
  $("lobby").hidden = table.phase !== "lobby";
  $("table").hidden = table.phase === "lobby" || !game;
  if (table.phase === "lobby") drawLobby(table);
  else if (game) drawTable(table, game);
}

function chairLine(chair, seat) {
  const who = { free: said("free"), bot: `${said("bot")} (${SAID[chair.level] ? said(chair.level) : chair.level})`, person: chair.name }[chair.kind];
  return `${said("seat", { seat })}: ${who}${seat === here.you ? ` (${said("you")})` : ""}`;
}

function button(text, act) {
  return make("button", text, { type: "button", onclick: act });
}

function drawLobby(table) {
  const list = make("ol", "", { start: 0 });
  list.append(...table.chairs.map((chair, seat) => make("li", chairLine(chair, seat))));
  const parts = [make("p", `${said("link")}: ${location.href}`), list, make("p", `${said("seal")}: ${table.fair.seal}`)];
  if (here.you === null) parts.push(...sitting());
  else if (here.hosting) parts.push(button(said("deal"), () => deal(table)));
  $("lobby").replaceChildren(...parts);
}

function sitting() {
  const name = make("input", "", { id: "sitter", maxLength: 20, value: localStorage.kupaName ?? "" });
  return [field("name", name), button(said("sit"), () => ask(`/tables/${here.table}/chairs`, { name: name.value }))];
}

async function deal(table) {
  const level = localStorage.kupaLevel ?? "easy";
  for (const chair of table.chairs) if (chair.kind === "free") await ask(`/tables/${here.table}/bots`, { level });
  await ask(`/tables/${here.table}/deal`, {});
}

function drawTable(table, game) {
  const over = table.phase === "over";
  const mine = game.moves.length > 0;
  $("turn").textContent = said(over ? "over" : mine ? "yours" : "theirs", { seats: card(game.view.asked) });
  $("moves").setAttribute("aria-label", said("moves"));
  $("moves").replaceChildren(...(over ? ending(table) : game.moves.map(moveButton)));
  if (mine && here.played && document.activeElement === document.body) $("moves").firstChild.focus({ preventScroll: true });
  const list = document.createElement("dl");
  for (const [name, values] of lines(game.view)) list.append(make("dt", name), ...entry(values));
  const chairs = make("ul", "");
  chairs.append(...table.chairs.map((chair, seat) => make("li", chairLine(chair, seat))));
  $("view").replaceChildren(list, chairs);
  $("news-title").textContent = said("news");
  $("news").replaceChildren(...here.news.map((event) => make("li", told(event))).reverse());
}

function entry(values) {
  const made = document.createElement("dd");
  made.append(...values.map((value) => make("div", value)));
  return [made];
}

function moveButton(move) {
  return Object.assign(button(moveName(move), () => {
    const id = Math.random().toString(36).slice(2);
    here.played = true; // whoever plays by keyboard finds the focus there again
    here.socket.send(JSON.stringify({ t: "move", id, seen: here.last.n, move }));
  }), { className: "move" });
}

function ending(table) {
  const record = make("a", said("record"), { href: `/api/tables/${table.id}/records/${table.deal}` });
  const again = button(said("again"), async () => { await ask(`/tables/${table.id}/again`, {}); await ask(`/tables/${table.id}/deal`, {}); });
  return here.hosting ? [again, record] : [record];
}

async function speak(chosen) {
  language = localStorage.kupaLanguage = chosen;
  sentences = await (await fetch(`/words/${chosen}`)).json();
  Object.assign(document.documentElement, { lang: chosen, dir: chosen === "en" ? "ltr" : "rtl" });
  for (const each of $("languages").children) each.setAttribute("aria-pressed", String(each.lang === chosen));
  drawDoor();
  draw();
}

async function start() {
  const names = Object.entries(LANGUAGES);
  $("languages").append(...names.map(([key, name]) => Object.assign(button(name, () => speak(key)), { lang: key })));
  here.games = (await ask("/games")).games;
  const wished = [localStorage.kupaLanguage, ...navigator.languages.map((each) => each.slice(0, 2)), "en"];
  $("door").onsubmit = (event) => enter(event).catch(() => {});
  await speak(wished.find((each) => each in LANGUAGES));
  if (here.table) connect();
}

window.onpopstate = () => location.reload();
start();
