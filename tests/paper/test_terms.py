"""A leaflet calls options what the lobby calls them, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kupa.games import GAMES
from kupa.paper.rules_text import rules_text, spans
from kupa.paper.terms import with_terms
from kupa.words import LANGUAGES


def told(game: str, language: str) -> Iterator[str]:
    """Yield the texts of the rules, without what one types and what one looks up in tables."""
    page = rules_text(game, language)
    assert page is not None
    for section in page.sections:
        yield from (block.text for block in section.blocks if block.kind not in ("quote", "table"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_option_is_called_by_its_code(game: str, language: str) -> None:
    codes = [
        shown
        for text in told(game, language)
        for (style, code), (_, shown) in zip(
            spans(text), with_terms(spans(text), GAMES[game], language), strict=True
        )
        if style == "code" and code == shown
    ]
    assert codes == []


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("reorder=on", "Changing the order: Yes"),
        ("guests=off", "Ordinary guests: No"),
        ("elijah=0", "Elijah cards: 0"),
        ("rounds", "Round limit"),
        ("always", "All the time"),
        ("all", "all"),
        ("lift 3", "lift 3"),
    ],
)
def test_a_code_becomes_what_the_lobby_says_if_it_is_clear(code: str, shown: str) -> None:
    assert list(with_terms([("code", code)], GAMES["ushpizin"], "en")) == [("code", shown)]
