"""Write ``web/src/lib/wire.ts``: what travels between page and server, as TypeScript.

Made from the Python types, so that the two cannot drift apart: docstrings and comments become comments,
messages unions by ``t``, events unions by ``key``. ``make wire`` runs it; a test compares.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from litestar.handlers import HTTPRouteHandler
from tools.typescript import Names, comment, interface, promise, quoted, union

from kupa.bots import levels
from kupa.core import options as option_words
from kupa.games import GAMES
from kupa.server import archive, forms, lobby, wire
from kupa.server.drawing import OWN
from kupa.server.phrases import PHRASES
from kupa.tables import entries
from kupa.tables.chairs import COLOURS
from kupa.tables.pace import PACES

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
CARRIED: Final = ("data", "return")  # what a handler takes from a body, and what it answers
# Where the wire says less than the page may rely on; a field that is renamed is missed here at once.
SHARPER: Final = {
    "GameNow.view": "ViewOf<G>",
    "Told.events": "readonly EventOf<G>[]",
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
    "GameInfo.key": "GameKey",
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
    name = key.capitalize()
    views = import_module(f"kupa.games.{key}.views")
    events = import_module(f"kupa.games.{key}.events").EVENTS
    shapes = [each for each in vars(views).values() if is_dataclass(each) and inspect.isclass(each)]
    own = [each for each in shapes if each.__module__ == views.__name__]
    parts = [game_event(name, each) for each in events]
    parts.append(union(f"{name}Event", [name + each.__name__ for each in events]))
    parts += [drawn(Names(views, name, f"{name}Event"), each) for each in own]
    parts.append(options_text(name, GAMES[key].Options))
    return "\n".join([f"// {name}\n", *parts])


def game_event(prefix: str, event: type[Any]) -> str:
    """Write an event, its key first."""
    module = import_module(event.__module__)
    names = Names(module, prefix)
    lines = ((made.name, names.hint(str(made.type))) for made in fields(event))
    return interface(prefix + event.__name__, event, _led(("key", f'"{event.key}"'), lines))


def _led(first: tuple[str, str], rest: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    yield first
    yield from rest


def drawn(names: Names, shape: type[Any]) -> str:
    """Write a view, or a part of one, as ``drawing`` sends it."""
    sent = [made for made in fields(shape) if made.name not in OWN]
    lines = ((made.name, names.hint(str(made.type))) for made in sent)
    return interface(names.prefix + shape.__name__, shape, lines)


def options_text(name: str, options: type[Any]) -> str:
    """Write a game's options as the words that are sent."""
    lines = ((spec.name, _words(spec)) for spec in option_words.specs(options))
    return interface(f"{name}Options", options, lines)


def _words(spec: option_words.Spec) -> str:
    return " | ".join([*quoted(spec.words), *(["`${number}`"] if spec.number else [])])


def games_text() -> str:
    """Write the table of games."""
    lines = "".join(f"  readonly {key}: {_of_game(key)};\n" for key in GAMES)
    return f"/** What belongs to each game. */\nexport interface Games {{\n{lines}}}\n\n{GAME_TYPES}"


def _of_game(key: str) -> str:
    name = key.capitalize()
    views = vars(import_module(f"kupa.games.{key}.views"))
    shown = [f"{name}{each}" for each in views if each.endswith("View") and is_dataclass(views[each])]
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
            union("Colour", quoted(COLOURS), "A colour and its fruit are one sign."),
            union("Level", quoted(known), "How well a bot plays; not every game has them all."),
            union("Phrase", quoted(PHRASES)),
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
        yield f"{made.name}{'' if made.required else '?'}", kind


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


def forms_text(names: Names) -> str:
    """Write what HTTP carries."""
    names.module = forms
    return "\n".join(struct_text(names, shape) for shape in structs(forms))


def endpoints_text(names: Names) -> str:
    """Write what each address takes and answers."""
    handlers: list[HTTPRouteHandler] = [*lobby.ROUTES, *archive.ROUTES]
    lines = "".join(_endpoint(names, handler) for handler in handlers)
    return f"/** What each address takes and answers. */\nexport interface Endpoints {{\n{lines}}}\n"


def _endpoint(names: Names, handler: HTTPRouteHandler) -> str:
    hints = handler.fn.__annotations__
    names.module = forms
    kinds = {name: names.hint(hints[name]).replace("<G>", "") for name in hints if name in CARRIED}
    path = re.sub(r"\{(\w+):\w+\}", r"{\1}", next(iter(handler.paths)))
    method = next(iter(handler.http_methods))
    body = f"{{ body: {kinds.get('data', 'null')}; answer: {kinds['return']} }}"
    return f'{comment(promise(handler.fn), "  ")}  readonly "{method} {path}": {body};\n'


def check_sharper() -> None:
    """Find what was sharpened and is no more."""
    known = {
        f"{shape.__name__}.{name}"
        for shape in (*structs(wire), *structs(forms))
        for name in shape.__struct_fields__
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
        forms_text(names),
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
