"""A game's options as words: ``draw=free turns=300``. Typed fields in, clear refusals out."""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import Field, dataclass, field, fields, is_dataclass
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from kupa.core.refused import Refused

T = TypeVar("T")
ON, OFF, NONE = "on", "off", "none"
NUMBER = "N"  # a whole number, in any language


def option(default: T, ruling: str, *examples: int, offered: tuple[int, ...] = ()) -> T:
    """Declare one option of a table, with its ruling.

    A number gives examples to be tested with, and those ``offered`` to people where they are others.
    """
    metadata = {"ruling": ruling, "examples": examples, "offered": offered or examples}
    made: T = field(default=default, metadata=metadata)
    return made


@dataclass(frozen=True, slots=True)
class Spec:
    """What a person may write for one option."""

    name: str
    ruling: str
    default: str
    allowed: str
    words: tuple[str, ...]
    number: bool
    examples: tuple[str, ...]  # every value worth trying, the default left out
    offered: tuple[str, ...]  # every value a person chooses from, the usual word first


def specs(options: type[Any]) -> tuple[Spec, ...]:
    """Return what each option of a game allows, in order."""
    if options not in _known:
        hints = get_type_hints(options)
        _known[options] = tuple(_spec(made, hints[made.name]) for made in fields(options))
    return _known[options]


_known: dict[type[Any], tuple[Spec, ...]] = {}  # types are read slowly, and a lobby asks often


def _spec(made: Field[Any], hint: Any) -> Spec:  # noqa: ANN401 — a type hint is any object
    words = tuple(_words(hint))
    number = int in _members(hint)
    allowed = (*words, NUMBER) if number else words
    default = word(made.default)
    tried = (*words, *map(str, made.metadata["examples"]))
    examples = tuple(each for each in tried if each != default)
    ruling = made.metadata["ruling"]
    usual_first = sorted(words, key=lambda each: each != default)
    offered = (*usual_first, *map(str, made.metadata["offered"]))
    return Spec(made.name, ruling, default, " | ".join(allowed), words, number, examples, offered)


def _members(hint: Any) -> tuple[Any, ...]:  # noqa: ANN401
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _words(hint: Any) -> Iterable[str]:  # noqa: ANN401
    for member in _members(hint):
        if member is bool:
            yield from (ON, OFF)
        elif member is type(None):
            yield NONE
        elif get_origin(member) is Literal:
            yield from get_args(member)


def word(value: object) -> str:
    """Write one option's value."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return ON if value else OFF
    return str(value)


def write(options: object) -> str:
    """Write every option, defaults too: a record must not change its meaning with a default."""
    if not is_dataclass(options) or isinstance(options, type):
        raise TypeError(f"options are a dataclass, not {type(options).__name__}")
    return " ".join(f"{made.name}={word(getattr(options, made.name))}" for made in fields(options))


def read(options: type[T], words: Iterable[str]) -> T:
    """Read words such as ``draw=free``; what is not named keeps its default."""
    known = {spec.name: spec for spec in specs(options)}
    given: dict[str, object] = {}
    for text in words:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise Refused(None, "core.unknown_option", option=text, allowed=", ".join(known))
        if name in given:
            raise Refused(None, "core.option_twice", option=name)
        given[name] = _value(known[name], value)
    return options(**given)


def _value(spec: Spec, text: str) -> object:
    if text in spec.words:
        return {ON: True, OFF: False, NONE: None}.get(text, text)
    if spec.number and text.isascii() and text.isdecimal() and len(text) <= 9:  # noqa: PLR2004
        return int(text)
    reason = "core.bad_option"
    raise Refused(spec.ruling, reason, option=spec.name, value=text, allowed=spec.allowed)
