"""The end of a replay: the table in words, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kupa import deal, words
from kupa.commands.view_text import SHOWN, view_lines
from kupa.core import seeds
from kupa.core.conformance import tables
from kupa.core.dice import Dice
from kupa.core.fields import fields_of
from kupa.core.match import Match
from kupa.core.playout import playout
from kupa.games import GAMES


def shown_paths(shape: type[Any], path: str = "") -> Iterator[str]:
    for name, field in fields_of(shape).items():
        if field.kind == "group" and field.group is not None:
            yield from shown_paths(field.group, f"{path}{name}.")
        elif field.kind in SHOWN:
            yield f"{path}{name}"


def played(key: str) -> Match[Any, Any, Any]:
    match = deal(key, seats=3, seed=5)
    playout(match.state, Dice(seeds.from_number(6)))
    return match


@pytest.mark.parametrize("key", GAMES)
def test_every_field_that_is_shown_has_a_name_in_every_language(key: str) -> None:
    game = GAMES[key]
    views = {
        type(game.start(options, seats, Dice(bytes(32))).view(0)) for options, seats in tables(game)
    }
    paths = {path for view in views for path in shown_paths(view)}
    assert paths
    for language in words.LANGUAGES:
        assert {path for path in paths if not words.has(language, f"view.{key}.{path}")} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_table_in_words_holds_nothing_of_python(key: str, language: str) -> None:
    match = played(key)
    for seat in (None, 0):
        lines = view_lines(language, key, match.view(seat))
        assert lines
        for line in lines:
            assert not re.search(r"None|True|False|\(\d|['\[\]{}_]", line), line
        if language != "en":
            assert not re.search("[a-z]", "".join(lines))


def test_hands_piles_and_cards_are_named() -> None:
    lines = view_lines("en", "reset", deal("reset", seats=2, seed=4).view(0))
    assert "Turns: 0" in lines
    assert [line for line in lines if line.startswith("Cards in hand: ")]
    assert [line for line in lines if re.fullmatch(r"Personal piles: Seat 0:\s\d+, Seat 1:\s\d+", line)]


def test_what_a_seat_does_not_see_is_not_in_its_words() -> None:
    match = deal("reset", seats=2, seed=4)
    hands = [
        [
            line
            for line in view_lines("en", "reset", match.view(seat))
            if line.startswith("Cards in hand")
        ]
        for seat in (None, 0, 1)
    ]
    assert [len(each) for each in hands] == [0, 1, 1]
    assert hands[1] != hands[2]
