"""One thing, one word: what docs/glossary.md settled is not called otherwise anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.forbidden_terms import GLOSSARY, HOME, Forbidden, forbidden_terms, search, search_files

PLACES = {
    language: [
        *(HOME / "src" / "kupa" / "words" / language).glob("*.ftl"),
        *(HOME / "docs" / "rules" / language).glob("*.md"),
    ]
    for language in ("he", "ar")
}


def found(term: str, text: str, language: str) -> bool:
    """Tell whether a term of a language is found in a text."""
    return bool(list(search(text, language, [Forbidden(language, term, "")])))


def test_no_text_has_a_word_that_the_glossary_forbids() -> None:
    terms = forbidden_terms(GLOSSARY.read_text(encoding="utf-8"))
    assert {each.language for each in terms} == {"en", "he", "ar"}
    assert [str(each) for each in search_files(HOME, terms)] == []


def test_a_forbidden_word_is_found_where_it_stands(tmp_path: Path) -> None:
    words = tmp_path / "src" / "kupa" / "words" / "he"
    words.mkdir(parents=True)
    (words / "court.ftl").write_text(
        "# הטבח\ncard-cook = הַטַּבָּח\ncard-guard =\n    והטבח { טבח }\n", "utf-8"
    )
    public = tmp_path / "web" / "public"
    public.mkdir(parents=True)
    (public / "offline.html").write_text("<p>لعبة تصفير</p>", "utf-8")
    (public / "manifest.webmanifest").write_text("{}", "utf-8")
    (tmp_path / "web" / "index.html").write_text("<title>Kupa</title>", "utf-8")
    terms = [Forbidden("he", "טבח", "הַטַּבָּח"), Forbidden("ar", "تصفير", "إلى الصفر")]
    assert [(each.place, each.line) for each in search_files(tmp_path, terms)] == [
        ("src/kupa/words/he/court.ftl", 4),
        ("web/public/offline.html", 1),
    ]


@pytest.mark.parametrize(
    ("language", "term", "text", "is_found"),
    [
        ("en", "put out", "Choose a card to Put\n    out now", True),
        ("en", "lays", "delays", False),
        ("he", "כובע קסם", "לכובע קסם", True),
        ("he", "כובע קסם", "כובע קסמים", False),
        ("he", "טבח", "הַטַּבָּח", False),
        ("ar", "عكس", "وعكس", True),
        ("ar", "عكس", "بالعكس", False),
        ("ar", "لصّ", "واللصّ", True),
        ("ar", "لا رمز متاح…", "لا رمز متاحًا", True),
    ],
)
def test_whole_words_are_found_with_what_clings_to_them(
    language: str, term: str, text: str, is_found: bool
) -> None:
    assert found(term, text, language) == is_found


def test_the_king_and_the_uncle_are_told_apart() -> None:
    lonely = re.compile(r"(?<![א-ת])[ו״]?דוד(?![א-ת]| המלך)")
    assert [place.name for place in PLACES["he"] if lonely.search(place.read_text("utf-8"))] == []


@pytest.mark.parametrize("language", PLACES)
def test_nobody_is_addressed_with_a_slash(language: str) -> None:
    slash = re.compile("[א-ת]/[א-ת]|[؀-ۿ]/[؀-ۿ]")
    assert [place.name for place in PLACES[language] if slash.search(place.read_text("utf-8"))] == []
