"""The PDF itself: backs behind fronts, fonts, text and its order, tags, the same bytes every time."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher

import pytest

from kupa import words
from kupa.games import GAMES
from kupa.paper import layout
from kupa.paper.deck import card_name, deck, game_name
from kupa.paper.order import SECTIONS, BadOrder, Order
from kupa.paper.printing import print_order
from kupa.paper.rules_text import ruling_text
from support.pdf import Pixels, fonts, info, pixels, text
from support.printed import printed

LANGUAGES = words.LANGUAGES
PAPER = 243  # greys below it are ink: the stock of the cards is nearly white
MOST = 0.5  # mm that a back may be off

Edges = tuple[float, float, float, float]


def edges(page: Pixels, slots: tuple[layout.Slot, ...]) -> Iterator[Edges]:
    """Return the edges of the picture on each card, measured in pixels."""
    for slot in slots:
        yield page.inked(slot.x + 0.4, slot.y + 0.4, slot.width - 0.8, slot.height - 0.8, PAPER)


def moved(found: Edges, sheet: layout.Sheet) -> Edges:
    """Return where edges come to lie when the paper is turned over, or folded."""
    left, top, right, bottom = found
    if sheet.duplex == "short":
        return left, sheet.height - bottom, right, sheet.height - top
    return sheet.width - right, top, sheet.width - left, bottom


@pytest.mark.parametrize(
    ("paper", "duplex", "size"),
    [
        ("a4", "long", "poker"),
        ("letter", "short", "poker"),
        ("a4", "fold", "poker"),
        ("a4", "long", "mini"),
    ],
)
def test_backs_lie_behind_fronts(paper: str, duplex: str, size: str) -> None:
    """The frame of each front, as it is printed, and of its back, turned the way the paper turns."""
    pdf = printed("reset", "en", "cards", paper=paper, duplex=duplex, size=size)
    sheet = layout.sheet(paper, duplex, layout.card_size(size, 280))
    front, back = pixels(pdf, 1), pixels(pdf, 1 if duplex == "fold" else 2)
    behind = tuple(sheet.behind(slot) for slot in sheet.slots)
    for ours, theirs in zip(edges(front, sheet.slots), edges(back, behind), strict=True):
        expected = moved(ours, sheet)
        assert max(abs(a - b) for a, b in zip(expected, theirs, strict=True)) <= MOST
        assert ours[2] - ours[0] > 0.85 * sheet.slots[0].width  # it was a frame that was found


def test_a_card_is_printed_at_its_size() -> None:
    """The frame is drawn 184 of 200 units wide: at 63 mm that is 57.96 mm."""
    page = pixels(printed("reset", "en", "cards"), 1)
    sheet = layout.sheet("a4", "long", (63, 88))
    (left, _, right, _), *_ = edges(page, sheet.slots[:1])
    assert abs((right - left) - 184 * 63 / 200) < 0.4


def test_cut_marks_stand_in_the_margins_only() -> None:
    sheet = layout.sheet("a4", "long", (63, 88))
    page = pixels(printed("reset", "en", "cards"), 2)
    top = page.inked(sheet.slots[0].x - 2, 2, 4, sheet.slots[0].y - 4.1, PAPER)
    assert abs((top[0] + top[2]) / 2 - sheet.slots[0].x) < 0.3
    between = layout.Slot(sheet.slots[1].x - 2, sheet.slots[0].y + 1, 4, 86)
    with pytest.raises(ValueError, match="empty"):  # nothing is printed between two cards
        page.inked(between.x, between.y, between.width, between.height, PAPER)


def test_a_print_shop_gets_a_face_and_its_back_with_a_bleed() -> None:
    pdf = print_order(Order("court", ("en",), ("cards",), bleed=3.0))
    said = info(pdf)
    assert int(said["Pages"]) == 2 * len(deck(GAMES["court"], ("en",)))
    millimetres = 72 / 25.4
    assert said["Page size"].startswith(f"{69 * millimetres:.3f} x {94 * millimetres:.3f}")
    trim = [float(each) / millimetres for each in said["TrimBox"].split()]
    assert [round(each, 1) for each in trim] == [3, 3, 66, 91]
    face = pixels(pdf, 1, dpi=60)
    left, top, right, _ = face.inked(0, 0, 68.9, 30, PAPER)
    assert top < 0.5  # the wallpaper runs over the edge where the hat meets it
    assert left > 5  # and leaves a white frame beside it
    assert right < 64


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_text_in_the_order_of_the_deck(language: str) -> None:
    found = spaced(text(printed("pairs", language, *SECTIONS)))
    kinds = list(dict.fromkeys(card.names[0] for card in deck(GAMES["pairs"], (language,))))
    names = [spaced(name) for name in kinds]
    assert [found.count(name) >= 4 for name in names] == [True] * 14
    places = [found.index(name) for name in names]
    assert places == sorted(places)


def test_numbers_are_text_as_often_as_there_are_cards() -> None:
    pdf = printed("reset", "en", "cards")
    fronts = " ".join(text(pdf, page) for page in range(1, 31, 2))
    numbers = Counter(re.findall(r"(?<![\d:./])\b(?:[1-9]|10)\b(?! of| cm| mm)", fronts))
    assert all(numbers[str(number)] >= 11 for number in range(1, 11))
    assert len(re.findall(r"Joker", fronts)) == 5


def test_three_languages_stand_on_one_card() -> None:
    found = text(printed("court", "all", "cards"), 1)
    for language in LANGUAGES:
        assert card_name(language, "court", "queen") in found


def letters(words_of: str) -> list[str]:
    """Return the words of a text, each by its letters in no order.

    poppler takes ligatures apart from left to right, so that لا comes out as ال; the words themselves
    are where they belong.
    """
    plain = "".join(each for each in words_of if unicodedata.category(each) != "Mn")
    return ["".join(sorted(word)) for word in re.sub(r"[\W_]+", " ", plain).split()]


def spaced(words_of: str) -> str:
    return "".join(f" {word} " for word in letters(words_of))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_text_in_reading_order(language: str) -> None:
    """A ruling is read from its first word to its last: lines, columns and directions do not mix."""
    found = letters(text(printed("reset", language, "rules")))
    for ruling in ("R2", "R12", "R29"):
        wanted = letters(ruling_text("reset", ruling, language))
        blocks = SequenceMatcher(None, found, wanted, autojunk=False).get_matching_blocks()
        in_order = sum(block.size for block in blocks if block.size > 1)
        # poppler cuts words at a vowel sign and moves figures in lines that run to the left
        assert in_order >= (0.95 if language == "en" else 0.65) * len(wanted), ruling


@pytest.mark.parametrize(
    ("key", "language"), [*zip(GAMES, ["he", "ar", "he", "ar"], strict=True), ("reset", "en")]
)
def test_a_leaflet_has_four_or_eight_pages(key: str, language: str) -> None:
    sides = int(info(printed(key, language, "rules"))["Pages"])
    assert sides in (2, 4)  # two pages on each side of the paper
    said = info(printed(key, language, "rules"))["Page size"]
    assert said.endswith("(A4)")
    assert said.startswith("841")


def test_a_leaflet_opens_in_reading_direction() -> None:
    """Folded, the cover is on the right of the outside in English and on its left in Hebrew."""
    for language, cover_is_left in (("en", False), ("he", True)):
        page = pixels(printed("pairs", language, "rules"), 1, dpi=40)
        halves = [page.inked(x, 100, 100, 10, 245) if covered(page, x) else None for x in (20, 170)]
        assert [half is not None for half in halves] == [cover_is_left, not cover_is_left]


def covered(page: Pixels, x: float) -> bool:
    """Tell whether a half of a page is coloured to its edge."""
    try:
        left, _, right, _ = page.inked(x, 190, 100, 3, 245)
    except ValueError:
        return False
    return right - left > 95


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_tagged_and_speaks_its_language(language: str) -> None:
    pdf = printed("pairs", language, *SECTIONS)
    said = info(pdf)
    assert said["Tagged"] == "yes"
    assert said["Title"] == game_name(language, "pairs")
    assert b"pdfuaid:part>1<" in pdf.replace(b" ", b"")
    assert f"({language})".encode() in pdf


def test_fonts_are_our_own_as_subsets() -> None:
    pdf = printed("pairs", "ar", *SECTIONS)
    found = fonts(pdf)
    assert {re.sub(r"^[A-Z]{6}\+", "", font.name).partition("-")[0] for font in found} == {
        "KupaText",
        "KupaDisplay",
        "KupaDisplayArabic",
    }
    assert all(font.embedded and font.subset and font.to_unicode for font in found)


def test_a_letter_without_a_glyph_is_refused() -> None:
    """So no print has an empty box in it: whatever is printed above had all its glyphs."""
    order = Order("pairs", ("en",), ("lid",), address="https://kupa.example/漢")
    with pytest.raises(BadOrder, match="lack a letter"):
        print_order(order)


def test_the_same_order_gives_the_same_bytes() -> None:
    order = Order("pairs", ("ar", "he"), ("cards", "lid", "rules"), address="https://kupa.example")
    assert print_order(order) == print_order(order)


def test_the_lid_leads_to_the_rules_of_the_address() -> None:
    pdf = print_order(Order("court", ("en", "he"), ("lid",), address="https://kupa.example/"))
    found = text(pdf)
    assert "kupa.example/rules/court" in found
    assert "The King's Court" in found
    assert game_name("he", "court") in found
    assert "65 cards" in found
    assert "kupa.example" not in text(print_order(Order("court", ("en",), ("lid",))))


def test_score_and_record_sheets_have_room_for_everybody() -> None:
    found = text(printed("ushpizin", "en", "scores", "record"))
    assert "Total" in found
    assert "swap 3.5" in found or "swap" in found  # the notation, as the rules quote it
    assert len(re.findall(r"Game \d+", found)) == 22


def test_saving_ink_saves_ink() -> None:
    def darkness(ink: str) -> float:
        page = pixels(printed("reset", "en", "cards", ink=ink), 29, dpi=40)
        return sum(255 - grey for grey in page.data) / len(page.data)

    assert darkness("save") < 0.5 * darkness("full")


def test_a_deck_in_all_languages_is_small() -> None:
    assert len(printed("reset", "all", "cards")) < 1_000_000
