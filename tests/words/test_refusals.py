"""Whoever is refused something reads words: no notation, no hole, and a ruling that can be looked up."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from kupa import words
from kupa.core.refused import Refused, refusals_in
from kupa.games import GAMES
from kupa.games.court import moves as court
from kupa.games.reset import moves as reset
from support.sentences import message, prose, variables

RULES = Path(__file__).parents[2] / "docs" / "rules"
NOTATION = {"move", "text"}
# What is typed rather than touched: only these say how it is written, and the page says it otherwise.
TYPED = {"reset.unreadable", "reset.joker_undeclared", "court.unreadable"}


def reasons() -> dict[str, set[str]]:
    """Return every reason against a move that was understood, with its rulings."""
    found: dict[str, set[str]] = {}
    for game in GAMES:
        for each in refusals_in(import_module(f"kupa.games.{game}.refusals")):
            found.setdefault(each.key, set()).add(each.ruling)
    return found


def misread() -> set[str]:
    """Return the reasons against a text that looks like a move and is none."""
    plays = ("7 joker", "fire 7", "99", "3 4", "3 5 7", "x")
    hats = ("peek 9", "swap 2 2", "swap 3", "x")
    found = {refused(reset.read, text) for text in plays} | {refused(court.read, text) for text in hats}
    assert len(found) > len(TYPED)
    return found - TYPED


def refused(read: Callable[[str], object], text: str) -> str:
    """Return why a text is no move."""
    with pytest.raises(Refused) as no:
        read(text)
    return no.value.reason


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_refusal_quotes_notation(language: str) -> None:
    assert {
        key for key in {*reasons(), *misread()} if variables(message(language, key)) & NOTATION
    } == set()


@pytest.mark.parametrize("language", ["he", "ar"])
def test_no_refusal_has_a_word_of_the_engine(language: str) -> None:
    plain = {reason: prose(message(language, reason)) for reason in {*reasons(), *misread()}}
    assert {reason for reason, text in plain.items() if re.search("[A-Za-z]", text)} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_ruling_that_refuses_can_be_read(language: str) -> None:
    for reason, rulings in reasons().items():
        game = reason.partition(".")[0]
        text = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
        assert {ruling for ruling in rulings if f"- **{ruling}**" not in text} == set(), reason
