"""The kupa and the used pile: shuffling, replacing, burying missions (U14, U18, U19)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import ELIJAH, NAMES, with_card
from kupa.games.ushpizin.position import NOBODY, Position
from kupa.games.ushpizin.public_events import show


def renew(p: Position, tell: Tell | None) -> None:
    """Shuffle kupa and used pile together into a new kupa (U14)."""
    p.kupa += p.used
    p.used = []
    p.dice.shuffle(p.kupa)
    p.shuffles += 1
    if tell is not None:
        tell(Notice(EVERYONE, ev.Shuffled(len(p.kupa))))


def replace(p: Position, seat: i64, place: i64, tell: Tell | None) -> None:
    """Put a card of the kupa into an open row; missions drawn go to the bottom (U18)."""
    card = draw_no_mission(p, tell)
    row = p.rows[seat]
    row.cards = with_card(row.cards, place, card)
    show(p, seat, place, card)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Replaced(seat, place, NAMES[card])))


def draw_no_mission(p: Position, tell: Tell | None) -> i64:
    """Draw from the kupa; missions are shown and go to the bottom, and another is drawn (U18)."""
    if only_missions(p):
        renew(p, tell)
    card: i64 = p.kupa.pop()
    while card > ELIJAH:
        p.kupa.insert(0, card)
        p.buried += bytes([card])
        card = p.kupa.pop()
    return card


def only_missions(p: Position) -> bool:
    """Tell whether the kupa has no card that could replace one."""
    for card in p.kupa:  # noqa: SIM110 — a generator costs more than the loop
        if card <= ELIJAH:
            return False
    return True


def tell_buried(p: Position, tell: Tell | None) -> None:
    """Tell which missions came up as replacements."""
    if tell is not None and p.buried:
        tell(Notice(EVERYONE, ev.Buried(tuple([NAMES[card] for card in p.buried]))))


def end_mission(p: Position, tell: Tell | None) -> None:
    """Put the mission of the round that ends at the bottom of the kupa (U19)."""
    if p.mission == 0:
        return
    if tell is not None:
        tell(Notice(EVERYONE, ev.MissionOver(NAMES[p.mission + ELIJAH])))
    p.kupa.insert(0, p.mission + ELIJAH)
    p.mission = 0
    p.holder = NOBODY
