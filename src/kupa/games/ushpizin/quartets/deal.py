"""Set-up of quartets: the same cards, held in hands (U4, U24, U25)."""

from __future__ import annotations

from kupa.core.dice import Dice
from kupa.core.events import EVERYONE, Notice, Tell, only
from kupa.games.ushpizin.cards import NAMES, PLACES, bit
from kupa.games.ushpizin.deal import added_cards, deal_rows, dealt_cards, kinds_in_play
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.position import HOSTS
from kupa.games.ushpizin.quartets import events as ev
from kupa.games.ushpizin.quartets.asking import begin_turn
from kupa.games.ushpizin.quartets.hands import hand_names, pack
from kupa.games.ushpizin.quartets.position import Hand
from kupa.games.ushpizin.quartets.state import QuartetsState
from kupa.games.ushpizin.resolved_options import ResolvedOptions


def deal_quartets(
    options: Options, resolved: ResolvedOptions, dice: Dice, tell: Tell | None
) -> QuartetsState:
    """Deal seven to each; hosts are picked with one's own hand in view."""
    kinds = kinds_in_play(resolved, dice)
    deck = dealt_cards(resolved, kinds)
    deal_rows(resolved, deck, kinds, dice)  # no hand may be complete (U5)
    hands = [Hand(pack(deck[at : at + PLACES])) for at in range(0, resolved.seats * PLACES, PLACES)]
    kupa = deck[resolved.seats * PLACES :] + added_cards(resolved)
    dice.shuffle(kupa)
    state = QuartetsState(options, resolved, hands, kupa, dice)
    state.first = dice.below(resolved.seats) if options.first is None else options.first
    state.turn = state.first
    for kind in kinds:
        state.kinds |= bit(kind)
    if resolved.picks_hosts():
        state.phase_id = HOSTS
        state.pending = state.everyone() if resolved.secret else bit(state.first)
    else:
        begin_turn(state, state.first)
    if tell is not None:
        tell_deal(state, kinds, tell)
    return state


def tell_deal(state: QuartetsState, kinds: list[int], tell: Tell) -> None:
    """Tell each seat its hand, and everyone what is in play."""
    tell(Notice(EVERYONE, ev.Opened(tuple([NAMES[kind] for kind in kinds]), state.first)))
    for seat, hand in enumerate(state.hands):
        tell(Notice(only(seat), ev.Hand(seat, hand_names(hand.cards))))
