"""What a field's type says is what is read from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

from kupa.core.fields import (
    BySeat,
    Card,
    Count,
    FieldType,
    Hand,
    HandSize,
    Pile,
    Place,
    Row,
    Seat,
    Secret,
    field_type,
    fields_of,
)
from kupa.games.court.events import Swapped as HatsSwapped
from kupa.games.ushpizin.events import Swapped as CardsSwapped

SecretCard = Secret[Card]
SecretCards = Secret[tuple[Card, ...]]


@dataclass(frozen=True)
class Part:
    """A part of a view."""

    card: Card


CASES: list[tuple[object, FieldType]] = [
    (int, FieldType("number")),
    (str, FieldType("text")),
    (bool, FieldType("flag")),
    (Seat, FieldType("seat")),
    (Seat | None, FieldType("seat", optional=True)),
    (SecretCard, FieldType("card", optional=True, secret=True)),
    (SecretCards, FieldType("card", many=1, optional=True, secret=True)),
    (tuple[Place, ...], FieldType("place", many=1)),
    (BySeat[Count], FieldType("count", many=1, by_seat=True)),
    (BySeat[Place | None], FieldType("place", many=1, by_seat=True, gaps=True)),
    (BySeat[SecretCard], FieldType("card", many=1, by_seat=True, gaps=True, secret=True)),
    (BySeat[Row[Card | None]], FieldType("card", many=2, by_seat=True, gaps=True, zone="row")),
    (BySeat[Hand] | None, FieldType("card", many=2, by_seat=True, optional=True, zone="hand")),
    (BySeat[HandSize], FieldType("count", many=1, by_seat=True, zone="hand")),
    (Pile, FieldType("count", zone="pile")),
    (Literal["up", "down"], FieldType("word", choices=("up", "down"))),
    (Literal["usual"] | bool | None, FieldType("word", choices=("usual", "on", "off"), optional=True)),
    (Part | None, FieldType("group", optional=True, group=Part)),
    (
        tuple[tuple[Seat, Place], ...],
        FieldType("tuple", many=1, parts=(FieldType("seat"), FieldType("place"))),
    ),
]


@pytest.mark.parametrize(("hint", "expected"), CASES, ids=[str(hint) for hint, _ in CASES])
def test_a_type_says_what_its_field_holds(hint: object, expected: FieldType) -> None:
    assert field_type(hint) == expected


@pytest.mark.parametrize("hint", [int | str, BySeat[tuple[Card, ...] | None]])
def test_what_cannot_be_described_is_refused(hint: object) -> None:
    with pytest.raises(TypeError):
        field_type(hint)


def test_the_other_of_a_swap_is_a_place_of_the_court_and_a_seat_of_ushpizin() -> None:
    assert fields_of(HatsSwapped)["other"].kind == "place"
    assert fields_of(CardsSwapped)["other"].kind == "seat"
    assert fields_of(CardsSwapped)["spot"].kind == "place"
