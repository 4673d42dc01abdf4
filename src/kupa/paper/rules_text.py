"""The rules pages of ``docs/rules`` as data: sections of rulings, paragraphs, lists and tables.

It reads the Markdown that these pages use, whatever of it is there: headings, rulings that begin with
their number in bold, lists, tables, quotations, and where a ruling's pictures are shown. What is below
a heading of the third level is folded away on the page: rules by number, and what one looks up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

PACKAGED: Final = Path(__file__).parent / "rules"  # in the wheel
WRITTEN: Final = Path(__file__).parents[3] / "docs" / "rules"  # in the sources

RULING: Final = re.compile(r"\*\*([A-Z]\d+[a-z]?)\*\*\s*")
ITEM: Final = re.compile(r"( *)(?:- |(\d+)\. )(.*)")
HEADED: Final = re.compile(r"^(?:\([^)]*\)\s*)?(?:\*\*[^*]+\*\*[.:]?\s*)?")  # “(house rule) **Rest.** ”
MARK: Final = re.compile(
    r"(?:^|(?<=[.!?:]))\s*\([^()\d]{3,24}\)\s*"
)  # “(our reading)”, wherever it begins a sentence
SPAN: Final = re.compile(r"\*\*(.+?)\*\*|(?<!\*)\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\([^)]*\)")
PICTURES: Final = re.compile(r"<!-- pictures: ([A-Z]\d+[a-z]?) -->")


@dataclass(slots=True)
class Block:
    """A piece of a page. ``kind`` is heading, text, item, step, quote, table or pictures."""

    kind: str
    text: str = ""
    ruling: str | None = None
    depth: int = 0
    number: int | None = None  # of a step
    rows: list[list[str]] = field(default_factory=list)


@dataclass(slots=True)
class Section:
    """A heading, and what stands below it; ``folded`` is what one only looks up."""

    heading: str
    folded: bool = False
    blocks: list[Block] = field(default_factory=list)


@dataclass(slots=True)
class RulesText:
    """A page: its title, what introduces it, and its sections."""

    title: str
    intro: list[Block]
    sections: list[Section]


@cache
def rules_text(game: str, language: str) -> RulesText | None:
    """Return the rules of a game; None if there are none in this language."""
    for folder in (PACKAGED, WRITTEN):
        file = folder / language / f"{game}.md"
        if file.is_file():
            return read(file.read_text(encoding="utf-8"))
    return None


def ruling_text(game: str, ruling: str, language: str) -> str:
    """Return what a ruling says, without its name and its corner cases; nothing if there is none."""
    page = rules_text(game, language)
    if page is None:
        return ""
    blocks = [block for section in page.sections for block in section.blocks]
    found = [block.text for block in blocks if block.ruling == ruling and block.kind == "item"]
    return plain(HEADED.sub("", found[0])) if found else ""


def card_text(game: str, ruling: str, language: str) -> str:
    """Return what a ruling says, as it stands on a card: nobody asks there where it comes from."""
    return MARK.sub(" ", ruling_text(game, ruling, language)).strip()


def read(markdown: str) -> RulesText:
    """Read a page."""
    page = RulesText("", [], [])
    into = page.intro
    for line in markdown.splitlines():
        if line.startswith("# "):
            page.title = line[2:].strip()
        elif line.startswith("##"):
            page.sections.append(Section(line.lstrip("#").strip(), folded=line.startswith("###")))
            into = page.sections[-1].blocks
        else:
            _take(line.rstrip(), into)
    for blocks in (page.intro, *(section.blocks for section in page.sections)):
        blocks[:] = [block for block in blocks if block.kind != "break"]
    return page


def _take(line: str, into: list[Block]) -> None:
    """Add a line: to the block it goes on with, or as a new one."""
    last = into[-1] if into else None
    if not line:
        into.append(Block("break"))
    elif shown := PICTURES.fullmatch(line):
        into.append(Block("pictures", ruling=shown[1]))
    elif line.startswith("|"):
        _take_row(line, into)
    elif line.startswith(">"):
        into.append(Block("quote", line.lstrip("> -").strip()))
    elif found := ITEM.fullmatch(line):
        into.append(_item(found))
    elif last is not None and last.kind in ("text", "item", "step"):
        last.text += " " + line.strip()
    else:
        into.append(Block("text", line.strip(), depth=1 if line.startswith("  ") else 0))


def _item(found: re.Match[str]) -> Block:
    space, number, text = found.groups()
    ruling = RULING.match(text)
    return Block(
        "step" if number else "item",
        text[ruling.end() :] if ruling else text,
        ruling[1] if ruling else None,
        depth=len(space) // 2,
        number=int(number) if number else None,
    )


def _take_row(line: str, into: list[Block]) -> None:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if all(re.fullmatch(r":?-+:?", cell) for cell in cells):
        return
    if not into or into[-1].kind != "table":
        into.append(Block("table"))
    into[-1].rows.append(cells)


def spans(text: str) -> list[tuple[str, str]]:
    """Return a text in pieces: each with how it is set, plain, strong, em or code."""
    found: list[tuple[str, str]] = []
    at = 0
    for match in SPAN.finditer(text):
        found.append(("plain", text[at : match.start()]))
        strong, em, code, link = match.groups()
        style = "strong" if strong else "em" if em else "code" if code else "plain"
        found.append((style, strong or em or code or link))
        at = match.end()
    found.append(("plain", text[at:]))
    return [piece for piece in found if piece[1]]


def plain(text: str) -> str:
    """Return a text without its marks."""
    return "".join(piece for _, piece in spans(text))
