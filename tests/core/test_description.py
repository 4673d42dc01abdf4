"""A game describes itself: derived from its types, and true."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import ClassVar

import pytest

from kupa.core.conformance import Broken, check
from kupa.core.conformance.described import FieldChecker, check_declared, check_described
from kupa.core.declarations import CardKind, Phase, Privacy
from kupa.core.description import Description, FieldInfo, describe, parse_move
from kupa.core.dice import Dice
from kupa.core.events import Event
from kupa.core.fields import BySeat, Card, Count, Place, Seat, Secret
from kupa.core.options import read_options
from kupa.games import GAMES
from support.toy_game import Toy

KEYS = list(GAMES)


def event_of(found: Description, key: str) -> dict[str, FieldInfo]:
    """Return the fields of an event by name."""
    return next({made.name: made for made in each.fields} for each in found.events if each.key == key)


def view_of(found: Description, name: str = "View") -> dict[str, FieldInfo]:
    """Return the fields of a view by name."""
    return next({made.name: made for made in each.fields} for each in found.views if each.name == name)


@pytest.mark.parametrize("key", KEYS)
def test_a_description_is_json(key: str) -> None:
    found = asdict(describe(GAMES[key]))
    assert json.loads(json.dumps(found))["key"] == key


@pytest.mark.parametrize("key", KEYS)
def test_every_move_is_read_and_written_by_its_verb(key: str) -> None:
    game, used = GAMES[key], set()
    for move in game.vocabulary(game.seats[-1]):
        verb_of, arguments = parse_move(game, str(move))
        assert verb_of.write(arguments) == str(move)
        used.add(verb_of.key)
    assert used == {each.key for each in game.verbs}


def test_the_arguments_of_a_move_have_names_and_kinds() -> None:
    reset, ushpizin = GAMES["reset"], GAMES["ushpizin"]
    assert parse_move(reset, "7 7*")[1] == {"cards": ["7", "7*"]}
    assert parse_move(reset, "rob 2")[1] == {"seat": 2}
    made, arguments = parse_move(ushpizin, "offer 4 to 2")
    assert (made.key, arguments) == ("offer", {"place": 4, "seat": 2})


def test_what_is_no_move_of_a_game_has_no_verb() -> None:
    with pytest.raises(ValueError, match="no verb of reset"):
        parse_move(GAMES["reset"], "stick king")


def test_the_events_say_who_is_told_what() -> None:
    robbed = event_of(describe(GAMES["reset"]), "reset.robbed")
    assert [robbed[name].kind for name in ("robber", "victim", "hand")] == ["seat", "seat", "card"]
    assert (robbed["hand"].secret, robbed["hand"].many, robbed["robber"].secret) == (True, 1, False)


def test_a_view_says_how_things_lie_on_the_table() -> None:
    reset = view_of(describe(GAMES["reset"]))
    names = ("hand", "hands", "piles", "draw", "stops", "fits")
    zones = ["hand", "hand", "pile", "pile", "counter", "card"]
    assert [reset[name].zone for name in names] == zones
    assert [made.name for made in reset["centre"].fields] == ["top", "run", "number", "order", "size"]
    assert view_of(describe(GAMES["pairs"]))["grid"].zone == "grid"
    assert "options" not in reset


def test_a_game_of_two_views_describes_both() -> None:
    found = describe(GAMES["ushpizin"])
    assert [each.name for each in found.views] == ["View", "HandView"]
    gap = view_of(found)["gap"]
    assert (gap.kind, [made.kind for made in gap.fields]) == ("tuple", ["seat", "place"])


@pytest.mark.parametrize(
    ("key", "words", "privacy"),
    [
        ("court", "", "glances"),
        ("pairs", "", "glances"),
        ("ushpizin", "", "glances"),
        ("ushpizin", "goal=one_host", "glances"),
        ("ushpizin", "goal=one_host hosts=secret", "hands"),
        ("ushpizin", "goal=one_host style=quartets", "hands"),
        ("reset", "", "hands"),
    ],
)
def test_a_game_says_by_its_options_whether_hands_are_private(
    key: str, words: str, privacy: str
) -> None:
    game = GAMES[key]
    assert game.privacy(read_options(game.Options, words.split())) == privacy


class Careless(type(GAMES["reset"])):  # type: ignore[misc]
    """Says of its hands that they may lie open."""

    def privacy(self, options: object) -> Privacy:
        del options
        return "glances"


def test_a_hand_in_a_game_of_glances_is_found() -> None:
    game = Careless()
    state = game.start(game.Options(), 2, Dice(bytes(32)))
    with pytest.raises(Broken, match="hands in a game of glances"):
        check_described(game, state)


@pytest.mark.parametrize(("key", "scores"), [("court", "scores"), ("pairs", "kept"), ("reset", None)])
def test_scores_are_found_by_their_type_or_named(key: str, scores: str | None) -> None:
    assert describe(GAMES[key]).scores == scores


def test_what_counts_for_whoever_plays_alone_is_declared_by_the_game() -> None:
    declared = {key: describe(game).effort for key, game in GAMES.items() if game.effort is not None}
    assert declared == {"pairs": "attempts"}


def test_rulings_give_their_prefixes_and_options_their_seats() -> None:
    found = describe(GAMES["ushpizin"])
    assert found.ruling_prefixes == ("U", "M")
    assert [each.name for each in found.options if each.seat] == ["first"]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    key: ClassVar[str] = "toy.moved"
    seat: Seat
    place: Place
    card: Secret[Card]
    counts: BySeat[Count]


class Described(Toy):
    """The toy with cards and an event to get wrong."""

    cards = (CardKind("a", 12), CardKind("a*", 0, alias_of="a"))
    events = (*Toy.events, Moved)


FINE = Moved(1, 1, "a*", (0, 2))


def test_an_event_that_holds_what_it_says_is_fine() -> None:
    for event in (FINE, Moved(0, 3, None, ())):
        FieldChecker(Described(), 2).check_event(event)


@pytest.mark.parametrize(
    "event",
    [
        Moved(2, 1, "a", (0, 2)),  # no such seat
        Moved(1, 0, "a", (0, 2)),  # places count from 1
        Moved(1, 1, "b", (0, 2)),  # no such card
        Moved(1, 1, "a", (0,)),  # not one for each seat
        Moved(1, 1, "a", (0, -1)),  # no count
        Moved(None, 1, "a", (0, 2)),  # type: ignore[arg-type]  # None where nothing is secret
    ],
)
def test_a_field_that_does_not_hold_what_it_says_is_found(event: Moved) -> None:
    with pytest.raises(Broken) as caught:
        FieldChecker(Described(), 2).check_event(event)
    assert caught.value.check == "described"


class Silent(Toy):
    events = Toy.events[:-1]


class Speechless(Toy):
    verbs = Toy.verbs[:-1]


class Endless(Toy):
    phases = (Phase("turn"), Phase("over"))


class Blind(Toy):
    views = ()


class Unmeasured(Toy):
    measures = ()


class Few(Toy):
    cards = (CardKind("0", 1),)


@pytest.mark.parametrize("game", [Silent, Speechless, Endless, Blind, Unmeasured, Few])
def test_a_game_that_says_less_than_it_does_is_found(game: type[Toy]) -> None:
    with pytest.raises(Broken) as caught:
        check(game(), games=3, every=1)
    assert caught.value.check == "described"


def test_an_undeclared_phase_is_found() -> None:
    with pytest.raises(Broken) as caught:
        check(Toy("phase"), games=1, every=1)
    assert caught.value.why == "no phase 'night' is declared"


class Doubled(Toy):
    phases = (*Toy.phases, Phase("turn"))


class Strange(Toy):
    events = (*Toy.events, type("Other", (Moved,), {"key": "other.moved"}))


class Pointless(Toy):
    scores = "points"


class Effortless(Toy):
    effort = "sweat"


@pytest.mark.parametrize("game", [Doubled, Strange, Pointless, Effortless])
def test_a_declaration_at_odds_with_itself_is_found(game: type[Toy]) -> None:
    with pytest.raises(Broken) as caught:
        check_declared(game())
    assert caught.value.check == "described"
