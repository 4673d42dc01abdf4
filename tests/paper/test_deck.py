"""The printed decks are those the games declare, each card drawn and named."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kupa import words
from kupa.core.declarations import CardKind
from kupa.core.game import AnyGame
from kupa.games import GAMES
from kupa.games.court.cards import MAGIC_HATS, people_of
from kupa.games.reset.cards import WHOLE_DECK
from kupa.paper.deck import Card, Drawings, card_name, deck
from kupa.paper.faces import Faces
from kupa.paper.order import Order
from kupa.paper.rules_text import card_text
from kupa.paper.sheets import card_pages

REFERENCES = {"reference", "penalty"}  # printed, but never dealt


def counted(key: str) -> Counter[tuple[str, str]]:
    return Counter((card.part, card.key) for card in deck(GAMES[key], ("en",)))


def test_ushpizin_has_98_cards() -> None:
    cards = counted("ushpizin")
    assert cards.total() == 98
    assert cards["card", "reference"] == 1
    assert (cards["card", "moses"], cards["card", "uncle"], cards["card", "elijah"]) == (9, 4, 4)


def test_court_has_a_hat_for_each_person_and_one_card_that_shows_them_all() -> None:
    cards = counted("court")
    people = {key for part, key in cards if part == "card"} - REFERENCES
    hats = {key for part, key in cards if part == "hat"}
    assert len(people) == len(people_of("long")) == 24
    assert hats == people | {"magic"}
    assert cards["hat", "magic"] == MAGIC_HATS
    assert (cards["card", "reference"], cards["penalty", "penalty"]) == (1, 12)


def test_reset_has_the_deck_that_is_dealt() -> None:
    assert counted("reset").total() == len(WHOLE_DECK) == 135


def test_pairs_has_two_pairs_of_each_kind() -> None:
    assert set(counted("pairs").values()) == {4}
    assert counted("pairs").total() == 56


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_printed_is_what_the_game_declares(game: AnyGame) -> None:
    printed = Counter(card.key for card in deck(game, ("en",)) if card.key not in REFERENCES)
    assert printed == Counter({card.key: card.copies for card in game.cards if card.copies})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_lies_on_a_sheet_once(game: AnyGame) -> None:
    faces = Faces(game, Order(game.key, ("en",)))
    placed = [card for page in card_pages(faces) for card in page["cards"] if not card["back"]]
    backs = [card for page in card_pages(faces) for card in page["cards"] if card["back"]]
    assert len(placed) == len(backs) == len(deck(game, ("en",)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_is_drawn_in_colour_and_saving_ink(game: AnyGame) -> None:
    drawings = Drawings(game)
    for card in set(deck(game, ("en",))):
        for ink in ("full", "save"):
            drawn = drawings.front(card, ink, "he")
            assert (drawn is None) == bool(card.shows), card
            if drawn is not None:
                assert "<text" not in drawn["art"]  # it is set over the drawing
                assert drawn["ground"] == "#ffffff" or ink == "full"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_has_a_number_or_a_sign_that_needs_no_colour(game: AnyGame) -> None:
    """Without its colours no card is taken for another: the numbers or the drawings differ."""
    drawings = Drawings(game)
    told: dict[tuple[str, str], str] = {}
    for card in set(deck(game, ("en",))):
        drawn = drawings.front(card, "save", "en")
        marks = "/".join(mark["text"] for mark in (drawn or {}).get("marks", []))
        same = told.setdefault((card.part, f"{marks} {card.names[0]}"), card.key)
        assert same == card.key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_printed_card_has_a_name(language: str) -> None:
    for game in GAMES.values():
        for card in deck(game, (language,)):
            assert card.names[0] != card.key or card.key.isdecimal(), (game.key, card.key)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_mission_carries_its_own_text(language: str) -> None:
    game = GAMES["ushpizin"]
    faces = Faces(game, Order("ushpizin", (language,)))
    for number in range(1, 7):
        card = next(each for each in deck(game, (language,)) if each.key == f"mission{number}")
        (said,) = faces.faces[faces.front(card)]["says"]
        assert said["text"] == card_text("ushpizin", f"M{number}", language)
        assert not re.search(
            r"\((our reading|house rule|כך הבנו|כלל שלנו|هكذا فهمناها|قاعدة من عندنا)\)", said["text"]
        )
        assert 20 < len(said["text"]) < 420
        assert not said["text"].startswith((card_name(language, "ushpizin", card.key), "("))


def test_names_that_are_the_same_in_two_languages_are_written_once() -> None:
    faces = Faces(GAMES["reset"], Order("reset", ("he", "ar", "en")))
    seven = Card("7", "card", "7", ("7", "7", "7"))
    fire = next(card for card in deck(GAMES["reset"], ("he", "ar", "en")) if card.key == "fire")
    assert len(faces.faces[faces.front(seven)]["names"]) == 1
    assert [name["lang"] for name in faces.faces[faces.front(fire)]["names"]] == ["he", "ar", "en"]


class Toy:
    """A game of another package: no drawings, no declaration of a deck."""

    key = "kupa_toy"
    printed = ()
    cards = (CardKind("ace", 4), CardKind("king", 4), CardKind("ace*", 0, alias_of="ace"))


def test_a_game_without_drawings_gets_the_general_ones() -> None:
    game: AnyGame = Toy()  # type: ignore[assignment]
    cards = deck(game, ("en",))
    assert Counter(card.names[0] for card in cards)["Ace"] == 4
    assert len(cards) == 8
    drawings = Drawings(game)
    marks = [drawings.front(card, "full", "en") for card in (cards[0], cards[4])]
    assert [(mark or {})["marks"][0]["text"] for mark in marks] == ["1", "2"]
