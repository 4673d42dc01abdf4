"""Set-up: which cards are in play, rows, kupa, who begins (U1–U6, U24)."""

from __future__ import annotations

from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import (
    DAVID,
    ELIJAH,
    GUEST_HIGH,
    GUEST_LOW,
    GUESTS,
    MISSIONS,
    NAMES,
    PLACES,
    bit,
    names,
    pack,
)
from kupa.games.ushpizin.opening import open_table
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.position import Row
from kupa.games.ushpizin.resolved_options import FEW, ONE_HOST, ResolvedOptions
from kupa.games.ushpizin.state import UshpizinState
from kupa.games.ushpizin.winning import wins


def deal(options: Options, resolved: ResolvedOptions, dice: Dice, tell: Tell | None) -> UshpizinState:
    """Deal seven to each, open; the rest, missions and Elijah cards are the kupa (U4)."""
    kinds = kinds_in_play(resolved, dice)
    deck = dealt_cards(resolved, kinds)
    rows = deal_rows(resolved, deck, kinds, dice)
    kupa = deck[resolved.seats * PLACES :] + added_cards(resolved)
    dice.shuffle(kupa)
    state = UshpizinState(options, resolved, rows, kupa, dice)
    state.first = dice.below(resolved.seats) if options.first is None else options.first
    state.turn = state.first
    for kind in kinds:
        state.kinds |= bit(kind)
    if tell is not None:
        hands = tuple([names(row.cards) for row in rows])
        tell(Notice(EVERYONE, ev.Dealt(hands, tuple([NAMES[kind] for kind in kinds]), state.first)))
    open_table(state, tell)
    return state


def kinds_in_play(resolved: ResolvedOptions, dice: Dice) -> list[int]:
    """Return the ushpizin in play: all seven, or a few drawn at random (U24)."""
    kinds = list(range(1, DAVID + 1))
    if not resolved.few or resolved.seats + FEW >= DAVID:
        return kinds
    dice.shuffle(kinds)
    return sorted(kinds[: resolved.seats + FEW])


def dealt_cards(resolved: ResolvedOptions, kinds: list[int]) -> list[int]:
    """Return the cards that rows are dealt from, unshuffled (U2, U4)."""
    deck: list[int] = []
    for kind in kinds:
        deck += [kind] * resolved.series()
    if resolved.guests:
        for kind in range(GUEST_LOW, GUEST_HIGH + 1):
            deck += [kind] * GUESTS
    return deck


def added_cards(resolved: ResolvedOptions) -> list[int]:
    """Return the cards that are only ever shuffled into the kupa (U3, U4, U26)."""
    cards = [ELIJAH] * resolved.elijah
    if resolved.missions:
        cards += [ELIJAH + number for number in range(1, MISSIONS + 1)]
    return cards


def deal_rows(resolved: ResolvedOptions, deck: list[int], kinds: list[int], dice: Dice) -> list[Row]:
    """Shuffle and deal until no dealt row wins (U5)."""
    while True:
        dice.shuffle(deck)
        rows = [Row(pack(deck[at : at + PLACES])) for at in range(0, resolved.seats * PLACES, PLACES)]
        if not one_wins(resolved, rows, kinds):
            return rows


def one_wins(resolved: ResolvedOptions, rows: list[Row], kinds: list[int]) -> bool:
    """Tell whether a dealt row wins; for one host, whoever it may be (U5)."""
    hosts = kinds if resolved.goal == ONE_HOST else [0]
    for row in rows:
        for host in hosts:
            if wins(resolved, row.cards, host):
                return True
    return False
