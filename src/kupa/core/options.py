"""A game's options as words: ``draw=free turns=300``. Typed fields in, clear refusals out."""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import Field, dataclass, field, fields, is_dataclass
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from kupa.core.fields import Seat
from kupa.core.refused import Refused

T = TypeVar("T")
ON, OFF, NONE = "on", "off", "none"
NUMBER = "N"  # a whole number, in any language


def option(
    default: T,
    ruling: str,
    *examples: int,
    offered: tuple[int, ...] = (),
    former: tuple[str, ...] = (),
    later: bool = False,
) -> T:
    """Declare one option of a table, with its ruling.

    A number gives examples to be tested with, and those ``offered`` to people where they are others.
    ``former`` are words that only stored tables say: they keep the meaning they had. An option that came
    ``later`` than the first records is recorded only where it is used: its default can never change.
    """
    metadata = {
        "ruling": ruling,
        "examples": examples,
        "offered": offered or examples,
        "former": former,
        "later": later,
    }
    declared: T = field(default=default, metadata=metadata)
    return declared


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
    seat: bool  # the number is a seat
    former: tuple[str, ...]  # words that only stored tables say


def option_specs(options: type[Any]) -> tuple[Spec, ...]:
    """Return what each option of a game allows, in order."""
    if options not in _known:
        hints = get_type_hints(options, include_extras=True)
        _known[options] = tuple(_spec(declared, hints[declared.name]) for declared in fields(options))
    return _known[options]


_known: dict[type[Any], tuple[Spec, ...]] = {}  # types are read slowly, and a lobby asks often


def _spec(declared: Field[Any], hint: Any) -> Spec:  # noqa: ANN401 — a type hint is any object
    former: tuple[str, ...] = declared.metadata["former"]
    words = tuple(word for word in _words(hint) if word not in former)
    seat = Seat in _members(hint)
    number = seat or int in _members(hint)
    allowed = (*words, NUMBER) if number else words
    default = value_text(declared.default)
    tried = (*words, *map(str, declared.metadata["examples"]))
    examples = tuple(each for each in tried if each != default)
    ruling = declared.metadata["ruling"]
    usual_first = sorted(words, key=lambda each: each != default)
    offered = (*usual_first, *map(str, declared.metadata["offered"]))
    every = " | ".join(allowed)
    return Spec(declared.name, ruling, default, every, words, number, examples, offered, seat, former)


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


def value_text(value: object) -> str:
    """Write one option's value."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return ON if value else OFF
    return str(value)


def write_options(options: object) -> str:
    """Write every option, defaults too: what is stored must not change its meaning with a default."""
    return " ".join(f"{declared.name}={value_text(value)}" for declared, value in _values(options))


def record_options(options: object) -> str:
    """Write the options of a record: those that came later only where they are used.

    So a match without them is recorded as it was before there were such options.
    """
    return " ".join(
        f"{declared.name}={value_text(value)}"
        for declared, value in _values(options)
        if value != declared.default or not declared.metadata["later"]
    )


def _values(options: object) -> list[tuple[Field[Any], object]]:
    if not is_dataclass(options) or isinstance(options, type):
        raise TypeError(f"options are a dataclass, not {type(options).__name__}")
    return [(declared, getattr(options, declared.name)) for declared in fields(options)]


def read_options(options: type[T], words: Iterable[str]) -> T:
    """Read words such as ``draw=free``; what is not named keeps its default."""
    known = {spec.name: spec for spec in option_specs(options)}
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
    if text in spec.words or text in spec.former:
        return {ON: True, OFF: False, NONE: None}.get(text, text)
    if spec.number and text.isascii() and text.isdecimal() and len(text) <= 9:  # noqa: PLR2004
        return int(text)
    reason = "core.bad_option"
    raise Refused(spec.ruling, reason, option=spec.name, value=text, allowed=spec.allowed)
