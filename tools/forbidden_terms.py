"""Look for words that docs/glossary.md forbids in what people read: sentences, rules, offline page."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
GLOSSARY: Final = HOME / "docs" / "glossary.md"
HEADING: Final = "## Not these words"
ROW: Final = re.compile(
    r"^\| (?P<language>[a-z]{2}) \| (?P<terms>[^|]+) \| (?P<instead>[^|]+) \|", re.MULTILINE
)
# What may cling to a word in front of it, and what a word is made of.
PREFIXES: Final = {"he": "[הובלמשכ]{0,3}", "ar": "[وف]?(?:ال)?"}
LETTERS: Final = {"en": "A-Za-z", "he": "\u0591-\u05c7א-ת", "ar": "\u0621-\u0652"}
# Not written for readers: code in a rules page; in messages ids, comments, placeables.
CODE: Final = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
FLUENT: Final = re.compile(r"^#[^\n]*|^[a-z][\w-]* =|\{[^{}\n]*\}", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A word that is not said in a language, and what is said instead."""

    language: str
    term: str
    instead: str

    def pattern(self) -> re.Pattern[str]:
        """Return what finds it: whole words, but an ending where the term is left open."""
        letters = LETTERS[self.language]
        term = re.escape(self.term.removesuffix("…")).replace(r"\ ", r"\s+")
        end = "" if self.term.endswith("…") else f"(?![{letters}])"
        prefix = PREFIXES.get(self.language, "")
        return re.compile(f"(?<![{letters}]){prefix}{term}{end}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Found:
    """Where a forbidden word stands."""

    place: str
    line: int
    forbidden: Forbidden

    def __str__(self) -> str:
        """Return it for a terminal."""
        said, instead = self.forbidden.term, self.forbidden.instead
        return f"{self.place}:{self.line}: not “{said}” but “{instead}”"


def forbidden_terms(glossary: str) -> list[Forbidden]:
    """Return what the glossary's last table forbids."""
    _, _, table = glossary.partition(HEADING)
    return [
        Forbidden(row["language"], term.strip(), row["instead"].strip())
        for row in ROW.finditer(table)
        for term in row["terms"].split(",")
    ]


def texts(home: Path) -> Iterator[tuple[str | None, Path]]:
    """Yield the files that people read, with their language; some have all languages."""
    for language in LETTERS:
        yield from (
            (language, each) for each in sorted((home / "src/kupa/words" / language).glob("*.ftl"))
        )
        yield from ((language, each) for each in sorted((home / "docs/rules" / language).glob("*.md")))
        yield from ((language, each) for each in sorted(home.glob(f"examples/*/*/words/{language}.ftl")))
    public = home / "web/public"
    yield from (
        (None, each)
        for each in (home / "web/index.html", public / "offline.html", public / "manifest.webmanifest")
    )


def search(
    text: str, language: str | None, terms: Iterable[Forbidden]
) -> Iterator[tuple[int, Forbidden]]:
    """Yield the forbidden words of a text with their lines; without a language, those of all."""
    for each in terms:
        if language in (None, each.language):
            for found in each.pattern().finditer(text):
                yield text.count("\n", 0, found.start()) + 1, each


def prose(path: Path) -> str:
    """Return what is to be read in a file; each line stays where it is."""
    text = CODE.sub(blank, path.read_text(encoding="utf-8"))
    return FLUENT.sub(blank, text) if path.suffix == ".ftl" else text


def blank(code: re.Match[str]) -> str:
    """Return spaces in the place of code: lines keep their numbers."""
    return re.sub(r"[^\n]", " ", code[0])


def search_files(home: Path, terms: Iterable[Forbidden]) -> list[Found]:
    """Return every forbidden word in the files that people read."""
    wanted = list(terms)
    return [
        Found(path.relative_to(home).as_posix(), line, each)
        for language, path in texts(home)
        for line, each in search(prose(path), language, wanted)
    ]


def main() -> int:
    """Print what was found; return 1 if anything was."""
    found = search_files(HOME, forbidden_terms(GLOSSARY.read_text(encoding="utf-8")))
    for each in found:
        print(each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
