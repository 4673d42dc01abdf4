"""Searches what a page keeps: its markup, its storage, and every plain object and text on its heap."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, WebSocket

Json = Any
# Called on an array of objects: those that are, as JSON, one of the things wanted, and those that have
# one of the faces in a field made for it, beside something that says where.
FIND_ALIKE: Final = """function (wanted, faces) {
  const secrets = new Set(wanted);
  const covered = new Set(faces);
  const places = ['place', 'spot', 'seat', 'key', 'touch', 'from', 'to', 'id'];
  const shows = (it) => places.some((name) => Object.hasOwn(it, name)) &&
    ['face', 'card', 'hat'].some((name) => {
    const field = Object.getOwnPropertyDescriptor(it, name);
    return field && 'value' in field && covered.has(field.value);
  });
  const made = new WeakMap();
  const json = (it, deep) => {
    if (it === null || ['string', 'number', 'boolean'].includes(typeof it)) return JSON.stringify(it);
    if (typeof it !== 'object' || deep > 4) return undefined;
    if (made.has(it)) return made.get(it);
    const text = Array.isArray(it) ? list(it, deep) : record(it, deep);
    made.set(it, text);
    return text;
  };
  const list = (it, deep) => {
    if (it.length > 200) return undefined;
    const parts = it.map((each) => json(each, deep + 1));
    return parts.includes(undefined) ? undefined : `[${parts.join(',')}]`;
  };
  const record = (it, deep) => {
    if (Object.getPrototypeOf(it) !== Object.prototype) return undefined;
    const all = Object.entries(Object.getOwnPropertyDescriptors(it));
    const fields = all.sort(([a], [b]) => (a < b ? -1 : 1));
    if (fields.length > 40 || fields.some(([, field]) => !('value' in field))) return undefined;
    const parts = fields.map(([key, { value }]) => [key, json(value, deep + 1)]);
    if (parts.some(([, text]) => text === undefined)) return undefined;
    return `{${parts.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
  };
  return [...this]
    .map((it) => (shows(it) ? `shows ${Object.keys(it)}` : json(it, 0)))
    .filter((text) => text?.startsWith('shows ') || secrets.has(text));
}"""
STORED: Final = """async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage },
  await indexedDB.databases(), await caches.keys().then((names) => names.length),
])"""


class ReceivedMessages:
    """Every message a page was sent, as text."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))


def game_content(text: str) -> Json:
    """What a message says of the game: views and events."""
    message = json.loads(text)
    return [(message.get("game") or {}).get("view"), message.get("events") or []]


def containers(thing: Json) -> Iterator[Json]:
    """Every list and record within something, itself too."""
    if isinstance(thing, dict | list):
        yield thing
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from containers(each)


def strings(thing: Json) -> set[str]:
    """Every text within something."""
    if isinstance(thing, str):
        return {thing}
    return {word for part in containers(thing) for each in _inside(part) for word in _text(each)}


def _inside(part: Json) -> list[Json]:
    return list(part.values()) if isinstance(part, dict) else part


def _text(thing: Json) -> set[str]:
    return {thing} if isinstance(thing, str) else set()


def compact(thing: Json) -> str:
    """Something as the page writes it to compare."""
    return json.dumps(thing, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def secrets(before: list[str], now: str, faces: set[str]) -> set[str]:
    """What was told once, has a face in it, and is nowhere in what is told now."""
    known = {compact(part) for part in containers(game_content(now))}
    old = (part for text in before for part in containers(game_content(text)) if strings(part) & faces)
    return {compact(part) for part in old} - known


def found_on_heap(page: Page, wanted: set[str], faces: set[str]) -> set[str]:
    """Which of these things and faces the page still holds, after its garbage was collected."""
    devtools = page.context.new_cdp_session(page)
    found: set[str] = set()
    for kind in ("Object.prototype", "Array.prototype"):
        found |= set(_alike(devtools, kind, [sorted(wanted), sorted(faces)]))
    devtools.detach()
    return found


def _alike(devtools: CDPSession, kind: str, wanted: list[list[str]]) -> list[str]:
    devtools.send("HeapProfiler.collectGarbage")
    prototype = devtools.send("Runtime.evaluate", {"expression": kind})["result"]["objectId"]
    objects = devtools.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]
    asked = {
        "objectId": objects["objectId"],
        "functionDeclaration": FIND_ALIKE,
        "arguments": [{"value": each} for each in wanted],
        "returnByValue": True,
    }
    answer = devtools.send("Runtime.callFunctionOn", asked)
    assert "exceptionDetails" not in answer, answer
    found: list[str] = answer["result"]["value"]
    return found


class HeapSnapshot:
    """A snapshot of the page's whole heap."""

    def __init__(self, page: Page) -> None:
        devtools = page.context.new_cdp_session(page)
        chunks: list[str] = []
        devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
        devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        devtools.detach()
        self.snapshot = json.loads("".join(chunks))
        self.texts: list[str] = self.snapshot["strings"]

    def in_closures(self, faces: set[str]) -> list[tuple[str, str]]:
        """Variables that some function still holds, with the face that is their value."""
        meta, nodes = self.snapshot["snapshot"]["meta"], self.snapshot["nodes"]
        edges = self.snapshot["edges"]
        name = meta["node_fields"].index("name")
        context = meta["edge_types"][0].index("context")
        wanted = {at for at, text in enumerate(self.texts) if text in faces}
        step = len(meta["edge_fields"])
        held = zip(edges[::step], edges[1::step], edges[2::step], strict=True)
        return [
            (self.texts[variable], self.texts[nodes[goal + name]])
            for kind, variable, goal in held
            if kind == context and nodes[goal + name] in wanted
        ]
