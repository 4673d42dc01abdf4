"""Laying the row: at set-up, and anew whenever the table is dead (C3, C10)."""

from __future__ import annotations

from typing import Final

from kupa.core.told import EVERYONE, Tell, Told
from kupa.games.court import events as ev
from kupa.games.court.cards import NAMES, PLACES, alive, pack, unpack
from kupa.games.court.position import Position

ALL_FILLED: Final = (1 << PLACES) - 1


def lay_row(p: Position, people: list[int], hats: list[int]) -> None:
    """Shuffle the cards, each kind apart, lay seven of both, and leave the rest as piles (C3)."""
    p.dice.shuffle(people)
    p.dice.shuffle(hats)
    p.people = pack(people[:PLACES])
    p.hats = pack(hats[:PLACES])
    p.filled = ALL_FILLED
    p.people_pile = bytes(people)
    p.people_next = PLACES
    p.hat_pile = bytes(hats)
    p.hat_next = PLACES


def revive(p: Position, tell: Tell | None) -> None:
    """Lay a new row until the table is alive; whatever it takes is announced once (C10).

    Only a full row can be dead: with an empty place every character left lies on the table, and so
    do their hats, unless a magic hat lies in the place of one.
    """
    if alive(p.people, p.hats):
        return
    while not alive(p.people, p.hats):
        p.redeals += 1
        people = unpack(p.people) + list(p.people_pile[p.people_next :])
        lay_row(p, people, unpack(p.hats) + list(p.hat_pile[p.hat_next :]))
    p.redealt = True
    if tell is not None:
        tell(Told(EVERYONE, ev.Redealt(row_names(p))))


def row_names(p: Position) -> ev.Cards:
    """Return the characters of a full row by name."""
    return tuple([NAMES[card] for card in unpack(p.people)])
