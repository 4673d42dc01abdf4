"""The rules pages are read: every ruling of every game, in every language."""

from __future__ import annotations

import re

import pytest

from kupa import words
from kupa.games import GAMES
from kupa.paper.rules_text import Block, plain, read, rules_text, ruling_text, spans

# How each language says that a rule is our reading of the printed rulebook, or a rule of our own.
MARKS = {
    "en": ("(our reading)", "(house rule)"),
    "he": ("(כך הבנו)", "(כלל שלנו)"),
    "ar": ("(هكذا فهمناها)", "(قاعدة من عندنا)"),
}

PAGE = """# Toy

*2 players*

A toy is a game.

## The cards

- **T1** (house rule) **Red.** Some cards are red; see [the page](other.md) and `deck=small`.
  They stay red:
  - always,
  - everywhere.

  Mostly.

<!-- pictures: T1 -->

### When cards run short

- **T1a** Borrow some.

1. First this,
2. then that.

| Option | Choices |
| --- | --- |
| `deck` | `small`, `large` |

> - `red` – a red card
"""


def test_a_page_is_read_into_blocks() -> None:
    page = read(PAGE)
    assert page.title == "Toy"
    assert [block.text for block in page.intro] == ["*2 players*", "A toy is a game."]
    section, folded = page.sections
    assert (section.folded, folded.folded) == (False, True)
    kinds = [(block.kind, block.ruling, block.depth) for block in section.blocks]
    looked_up = [(block.kind, block.ruling) for block in folded.blocks]
    assert kinds == [
        ("item", "T1", 0),
        ("item", None, 1),
        ("item", None, 1),
        ("text", None, 1),
        ("pictures", "T1", 0),
    ]
    assert looked_up == [
        ("item", "T1a"),
        ("step", None),
        ("step", None),
        ("table", None),
        ("quote", None),
    ]
    assert section.blocks[0].text.endswith("`deck=small`. They stay red:")
    assert folded.blocks[3].rows == [["Option", "Choices"], ["`deck`", "`small`, `large`"]]


def test_a_text_falls_into_pieces() -> None:
    assert spans("a **b** *c* `d` [e](f)") == [
        ("plain", "a "),
        ("strong", "b"),
        ("plain", " "),
        ("em", "c"),
        ("plain", " "),
        ("code", "d"),
        ("plain", " "),
        ("plain", "e"),
    ]
    assert plain("a **b** [e](f)") == "a b e"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_of_a_game_is_found(key: str, language: str) -> None:
    page = rules_text(key, language)
    assert page is not None
    blocks = [block for section in page.sections for block in section.blocks]
    found = [block.ruling for block in blocks if block.ruling and block.kind == "item"]
    assert set(GAMES[key].rulings) <= set(found)
    assert len(found) == len(set(found))
    assert all(ruling_text(key, ruling, language) for ruling in GAMES[key].rulings)


def marks(key: str, language: str) -> dict[str, list[int]]:
    """Return which marks the rulings of a page have, in their order."""
    page = rules_text(key, language)
    assert page is not None
    reading, house = MARKS[language]
    found: dict[str, list[int]] = {}
    ruling = ""
    for block in (block for section in page.sections for block in section.blocks):
        ruling = block.ruling or ruling if block.kind != "heading" else ""
        parts = re.findall(f"{re.escape(reading)}|{re.escape(house)}", block.text)
        found.setdefault(ruling, []).extend((reading, house).index(part) for part in parts)
    return found


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("key", GAMES)
def test_every_language_marks_the_same_rules_as_ours(key: str, language: str) -> None:
    assert marks(key, language) == marks(key, "en")
    assert any(1 in each for each in marks(key, language).values())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_of_the_markup_is_left(language: str) -> None:
    for key in GAMES:
        page = rules_text(key, language)
        assert page is not None
        blocks: list[Block] = [*page.intro, *(each for one in page.sections for each in one.blocks)]
        left = [
            block.text
            for block in blocks
            if any(mark in plain(block.text) for mark in ("**", "](", "<"))
        ]
        assert left == []


def test_a_game_without_a_page_has_no_rules() -> None:
    assert rules_text("chess", "en") is None
    assert ruling_text("chess", "C1", "en") == ""
    assert ruling_text("reset", "R99", "en") == ""
