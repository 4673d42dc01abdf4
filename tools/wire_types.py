"""Write ``web/src/lib/wire.ts``: what travels between page and server, as TypeScript.

Made from the Python types, so that the two cannot drift apart: docstrings and comments become comments,
messages unions by ``t``, events unions by ``key``. ``make wire`` runs it; a test compares.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from litestar.handlers import HTTPRouteHandler
from tools.typescript import Names, comment, field_hint, interface, promise, quoted, union

from kupa.bots import levels
from kupa.core import declarations, description
from kupa.core.declarations import Verb
from kupa.core.fields import KINDS, ZONES, fields_of
from kupa.core.options import Spec, option_specs
from kupa.games import GAMES
from kupa.server import practice_api, push_api, records_api, screens_api, tables_api
from kupa.service import http_types, replay_types, wire
from kupa.service.presenter import LEFT_OUT
from kupa.service.wire import PHRASES
from kupa.tables import entries
from kupa.tables.chairs import COLOURS
from kupa.tables.pace import PACES

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
CARRIED: Final = ("data", "return")  # what a handler takes from a body, and what it answers
# Where the wire says less than the page may rely on; a field that is renamed is missed here at once.
SHARPER: Final = {
    "GameNow.view": "ViewOf<G>",
    "AnswerPlayed.events": "readonly EventOf<G>[]",
    "Welcome.events": "readonly EventOf<G>[]",
    "Lobby.events": "readonly EventOf<G>[]",
    "Lobby.what": "EntryKind",
    "Said.key": "Phrase",
    "Say.key": "Phrase",
    "TableInfo.game": "G",
    "TableInfo.options": "OptionsOf<G>",
    "TableInfo.pace": "Pace",
    "ChairInfo.colour": 'Colour | ""',
    "ChairInfo.level": "Level | null",
    "Description.key": "GameKey",
    "FieldInfo.kind": "FieldKind",
    "FieldInfo.zone": "Zone | null",
    "GameInfo.levels": "readonly Level[]",
    "Catalogue.paces": "readonly Pace[]",
    "Catalogue.colours": "readonly Colour[]",
    "Catalogue.phrases": "readonly Phrase[]",
    "SettingsSent.game": "GameKey",
    "SettingsSent.pace": "Pace",
    "OpenSent.game": "GameKey",
    "OpenSent.pace": "Pace",
    "OpenSent.bots": "Level | null",
    "ListedTable.game": "GameKey",
    "ListedTable.pace": "Pace",
    "SitSent.colour": "Colour | null",
    "NameSent.colour": "Colour | null",
    "BotSent.level": "Level",
    "ReplayChair.colour": 'Colour | ""',
    "ReplayChair.level": "Level | null",
    "ReplayStep.events": "readonly EventOf<G>[]",
    "ReplayStep.views": "readonly ViewOf<G>[]",
    "Replay.game": "G",
    "Replay.options": "OptionsOf<G>",
}

HEAD: Final = """\
// Made by tools/wire_types.py from the server's own types: do not edit, run `make wire`.
// docs/wire.md explains what travels when.

/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** A place of a row or a grid, or by rank: 1, 2, 3 … */
export type Place = number;

/** How many. */
export type Count = number;

export type Score = number;

/** A card's key. */
export type Card = string;

/** A key that is no card: an order, a cause, a phase. */
export type Word = string;

/** What fills a sentence: numbers, and words as they stand. */
export type Facts = Readonly<Record<string, string | number | boolean>>;
"""

GAME_TYPES: Final = """\
export type GameKey = keyof Games;
export type ViewOf<G extends GameKey = GameKey> = Games[G]["view"];
export type EventOf<G extends GameKey = GameKey> = Games[G]["event"];
export type OptionsOf<G extends GameKey = GameKey> = Games[G]["options"];
"""


# The games: views, events, options.


def game_text(key: str) -> str:
    """Write everything of one game."""
    name, game = key.capitalize(), GAMES[key]
    parts = [game_event(name, each) for each in game.events]
    parts.append(union(f"{name}Event", [name + each.__name__ for each in game.events]))
    shapes = dict.fromkeys(each for view in game.views for each in (*groups(view), view))
    parts += [view_interface(name, each) for each in shapes]
    parts.append(options_text(name, game.Options))
    return "\n".join([f"// {name}\n", *parts])


def groups(shape: type[Any]) -> Iterator[type[Any]]:
    """Yield the parts of a view that are dataclasses of their own."""
    for name, made in fields_of(shape).items():
        if made.kind == "group" and made.group is not None and name not in LEFT_OUT:
            yield from groups(made.group)
            yield made.group


def game_event(prefix: str, event: type[Any]) -> str:
    """Write an event, its key first."""
    lines = [(name, field_hint(made, prefix)) for name, made in fields_of(event).items()]
    return interface(prefix + event.__name__, event, [("key", f'"{event.key}"'), *lines])


def view_interface(prefix: str, shape: type[Any]) -> str:
    """Write a view, or a part of one, as it is sent."""
    sent = {name: made for name, made in fields_of(shape).items() if name not in LEFT_OUT}
    lines = [(name, field_hint(made, prefix)) for name, made in sent.items()]
    return interface(prefix + shape.__name__, shape, lines)


def options_text(name: str, options: type[Any]) -> str:
    """Write a game's options as the words that are sent."""
    lines = ((spec.name, _words(spec)) for spec in option_specs(options))
    return interface(f"{name}Options", options, lines)


def _words(spec: Spec) -> str:
    return " | ".join([*quoted(spec.words), *(["`${number}`"] if spec.number else [])])


def games_text() -> str:
    """Write the table of games."""
    lines = "".join(f"  readonly {key}: {_of_game(key)};\n" for key in GAMES)
    return f"/** What belongs to each game. */\nexport interface Games {{\n{lines}}}\n\n{GAME_TYPES}"


def _of_game(key: str) -> str:
    name = key.capitalize()
    shown = [f"{name}{each.__name__}" for each in GAMES[key].views]
    facts = f"view: {' | '.join(shown)}; event: {name}Event; options: {name}Options"
    return f"{{ {facts} }}"


# Words that are fixed on this server.


def vocabulary_text() -> str:
    """Write the closed lists the page can rely on."""
    known = dict.fromkeys(level for key in GAMES for level in levels(key))
    kinds = [str(each.__struct_config__.tag) for each in get_args(entries.AnyEntry)]
    return "\n".join(
        [
            union("Pace", quoted(PACES)),
            union("Colour", quoted(COLOURS), "A symbol by its key; each has a colour of its own."),
            union("Level", quoted(known), "How well a bot plays; not every game has them all."),
            union("Phrase", quoted(PHRASES)),
            union("FieldKind", quoted(KINDS), "What a field of an event, a view or a move holds."),
            union("Zone", quoted(ZONES), "How a field of a view lies on the table."),
            union("EntryKind", quoted(kinds), "What can be written in a table's log."),
        ]
    )


# The messages, and what HTTP carries.


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs a module defines, in order."""
    found = [each for each in vars(module).values() if inspect.isclass(each)]
    own = [each for each in found if each.__module__ == module.__name__]
    return [each for each in own if issubclass(each, msgspec.Struct)]


def struct_text(names: Names, shape: type[msgspec.Struct]) -> str:
    """Write a struct; one that hangs on the game is remembered."""
    text = interface(shape.__name__, shape, struct_lines(names, shape))
    if f"interface {shape.__name__}<G" in text:
        names.generic.add(shape.__name__)
    return text


def struct_lines(names: Names, shape: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """Yield the fields of a struct; what has a default need not be there."""
    config = shape.__struct_config__
    if config.tag is not None:
        yield str(config.tag_field), f'"{config.tag}"'
    for made in msgspec.structs.fields(shape):
        kind = SHARPER.get(f"{shape.__name__}.{made.name}")
        kind = kind or names.hint(str(shape.__annotations__[made.name]))
        if config.omit_defaults and made.default is None:
            kind = kind.removesuffix(" | null")
        yield f"{made.encode_name}{'' if made.required else '?'}", kind


def named(names: Names, shapes: tuple[Any, ...]) -> list[str]:
    """Return the names of structs, with the game where they hang on it."""
    return [each.__name__ + ("<G>" if each.__name__ in names.generic else "") for each in shapes]


def wire_text() -> tuple[str, Names]:
    """Write the messages."""
    names = Names(wire)
    parts = [struct_text(names, shape) for shape in structs(wire)]
    parts.append(union("FromPage", named(names, get_args(wire.FromPage)), "What a page sends."))
    sent = named(names, get_args(wire.FromServer))
    parts.append(union("FromServer<G extends GameKey = GameKey>", sent, "What the server sends."))
    return "\n".join(parts), names


def description_text() -> str:
    """Write what a game says of itself."""
    shapes = [each for module in (declarations, description) for each in dataclasses_of(module)]
    parts = [dataclass_text(Names(import_module(each.__module__)), each) for each in shapes]
    return "\n".join(parts)


def dataclasses_of(module: ModuleType) -> list[type[Any]]:
    """Return the dataclasses that a module defines and that are sent, in order."""
    found = [each for each in vars(module).values() if isinstance(each, type) and is_dataclass(each)]
    return [each for each in found if each.__module__ == module.__name__ and each is not Verb]


def dataclass_text(names: Names, shape: type[Any]) -> str:
    """Write a dataclass; fields of its base stand there."""
    own = shape.__annotations__
    sharp = {name: SHARPER.get(f"{shape.__name__}.{name}") for name in own}
    lines = [(name, sharp[name] or names.hint(str(hint))) for name, hint in own.items()]
    base = f" extends {shape.__base__.__name__}" if is_dataclass(shape.__base__) else ""
    return interface(f"{shape.__name__}{base}", shape, lines)


def http_text(names: Names) -> str:
    """Write what HTTP carries."""
    names.module = replay_types
    parts = [struct_text(names, shape) for shape in structs(replay_types)]
    names.module = http_types
    parts += [dataclass_text(names, shape) for shape in dataclasses_of(http_types)]
    parts += [struct_text(names, shape) for shape in structs(http_types)]
    return "\n".join(parts)


def endpoints_text(names: Names) -> str:
    """Write what each address takes and answers."""
    handlers: list[HTTPRouteHandler] = [
        *tables_api.ROUTES,
        *records_api.ROUTES,
        *practice_api.ROUTES,
        *screens_api.ROUTES,
        *push_api.ROUTES,
    ]
    lines = "".join(_endpoint(names, handler) for handler in handlers)
    return f"/** What each address takes and answers. */\nexport interface Endpoints {{\n{lines}}}\n"


def _endpoint(names: Names, handler: HTTPRouteHandler) -> str:
    hints = handler.fn.__annotations__
    names.module = http_types
    kinds = {
        name: names.hint(_inside(hints[name])).replace("<G>", "") for name in hints if name in CARRIED
    }
    path = re.sub(r"\{(\w+):\w+\}", r"{\1}", next(iter(handler.paths)))
    method = next(iter(handler.http_methods))
    body = f"{{ body: {kinds.get('data', 'null')}; answer: {kinds['return']} }}"
    return f'{comment(promise(handler.fn), "  ")}  readonly "{method} {path}": {body};\n'


def _inside(hint: str) -> str:
    """Return what an encoded answer holds."""
    return hint.removeprefix("Response[").removesuffix("]") if hint.startswith("Response[") else hint


def check_sharper() -> None:
    """Find what was sharpened and is no more."""
    known = {
        f"{shape.__name__}.{name}"
        for shape in (*structs(wire), *structs(http_types), *structs(replay_types))
        for name in shape.__struct_fields__
    } | {
        f"{shape.__name__}.{name}"
        for module in (declarations, description, http_types)
        for shape in dataclasses_of(module)
        for name in shape.__annotations__
    }
    if gone := set(SHARPER) - known:
        raise SystemExit(f"no such fields any more: {', '.join(sorted(gone))}")


def render() -> str:
    """Return the whole file."""
    check_sharper()
    messages, names = wire_text()
    parts = [
        HEAD,
        vocabulary_text(),
        *(game_text(key) for key in GAMES),
        games_text(),
        "// The WebSocket\n",
        messages,
        "// HTTP\n",
        description_text(),
        http_text(names),
        endpoints_text(names),
    ]
    return "\n".join(parts)


def main() -> None:
    """Write the file, or show it."""
    if "--show" in sys.argv:
        sys.stdout.write(render())
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(render(), encoding="utf-8")
    print(f"wrote {TARGET.name}")


if __name__ == "__main__":
    main()
