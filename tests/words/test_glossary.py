"""One thing, one word: what docs/glossary.md settled is not called otherwise anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
PLACES = {
    language: [
        HOME / "src" / "kupa" / "words" / f"{language}.json",
        HOME / "web" / "src" / "words" / f"{language}.json",
        *(HOME / "docs" / "rules" / language).glob("*.md"),
        HOME / "src" / "kupa" / "server" / "plain" / "plain-words.js",
    ]
    for language in ("he", "ar")
}
# Words that were there once, or that come to mind first, with those that stand for them.
OTHERWISE = [
    ("ar", "مظل", "عريشة"),
    ("ar", "موضع", "مكان"),
    ("ar", "الرسول", "الساعي"),
    ("ar", "المركز", "المرتبة"),
    ("ar", "كومة السحب", "رزمة السحب"),
    ("ar", "المضيف", "مَن يدير الطاولة"),
    ("he", "תורות", "תורים"),
    ("he", "הצמד", "הדבקה"),
    ("he", "להצמיד", "להדביק"),
    ("he", "הילוך חוזר", "צפייה חוזרת"),
    ("he", "שידור חוזר", "צפייה חוזרת"),
    ("he", "המארחת", "מי שמנהל את השולחן"),
    ("he", "כובעי עונש", "כובעי קנס"),
]


@pytest.mark.parametrize(("language", "other", "ours"), OTHERWISE)
def test_a_thing_has_one_name(language: str, other: str, ours: str) -> None:
    texts = {str(place): place.read_text(encoding="utf-8") for place in PLACES[language]}
    assert [name for name, text in texts.items() if other in text] == []
    assert any(ours in text for text in texts.values())


def test_the_king_and_the_uncle_are_told_apart() -> None:
    lonely = re.compile(r"(?<![א-ת])ו?דוד(?![א-ת]| המלך)")
    assert [place.name for place in PLACES["he"] if lonely.search(place.read_text("utf-8"))] == []


@pytest.mark.parametrize("language", PLACES)
def test_nobody_is_addressed_with_a_slash(language: str) -> None:
    slash = re.compile("[א-ת]/[א-ת]|[؀-ۿ]/[؀-ۿ]")
    assert [place.name for place in PLACES[language] if slash.search(place.read_text("utf-8"))] == []
