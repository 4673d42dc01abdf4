"""No ruling without a test, and none without its place in the players' rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kupa.games import GAMES

TESTS = Path(__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_has_a_test_that_names_it(key: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / key).glob("test_*.py")]
    named = set(re.findall(r"^def test_([A-Z]\d+a?)_", "\n".join(texts), re.MULTILINE))
    assert set(GAMES[key].rulings) - named == set()
    assert named - set(GAMES[key].rulings) == set()


@pytest.mark.parametrize("language", ["en", "he", "ar"])
@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_stands_once_in_the_margin_of_the_players_rules(key: str, language: str) -> None:
    page = (RULES / language / f"{key}.md").read_text(encoding="utf-8")
    margin = re.findall(r"\*\*([A-Z]\d+a?)\*\*", page)
    assert sorted(margin) == sorted(GAMES[key].rulings)


MARKS = {
    "en": {"our reading": "reading", "house rule": "house"},
    "he": {"כך הבנו": "reading", "כלל שלנו": "house"},
    "ar": {"هكذا فهمناها": "reading", "قاعدة من عندنا": "house"},
}


def marks(key: str, language: str) -> dict[str, list[str]]:
    """Return what each ruling says of its source, mark by mark; one without a mark is the book's."""
    page = (RULES / language / f"{key}.md").read_text(encoding="utf-8")
    parts = re.split(r"\*\*([A-Z]\d+a?)\*\*", page)[1:]
    mark = re.compile("|".join(rf"\({each}\)" for each in MARKS[language]))
    return {
        ruling: [MARKS[language][found.strip("()")] for found in mark.findall(text)]
        for ruling, text in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("language", ["he", "ar"])
@pytest.mark.parametrize("key", GAMES)
def test_all_languages_say_alike_what_the_book_says_and_what_is_ours(key: str, language: str) -> None:
    assert marks(key, language) == marks(key, "en")
    assert any(marks(key, "en").values())


def test_the_kings_court_has_14_rulings() -> None:
    assert GAMES["court"].rulings == tuple(f"C{number}" for number in range(1, 15))


def test_ushpizin_and_pairs_share_37_rulings() -> None:
    """U1 to U30, U13a and M1 to M6; U28 alone is Pairs."""
    numbers = {f"U{number}" for number in range(1, 31)} | {f"M{number}" for number in range(1, 7)}
    assert set(GAMES["ushpizin"].rulings) == (numbers | {"U13a"}) - {"U28"}
    assert GAMES["pairs"].rulings == ("U28",)


def test_reset_has_33_rulings() -> None:
    """R1 to R31, R18a and R24a: the list itself must not shrink unseen."""
    numbers = {f"R{number}" for number in range(1, 32)}
    assert set(GAMES["reset"].rulings) == numbers | {"R18a", "R24a"}
