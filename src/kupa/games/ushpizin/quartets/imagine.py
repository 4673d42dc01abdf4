"""A full state of quartets that fits what a seat sees and remembers."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.dice import Dice
from kupa.core.events import Event, Seat
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import ELIJAH, KIND_OF
from kupa.games.ushpizin.deal import added_cards, dealt_cards
from kupa.games.ushpizin.position import HOSTS, PHASE_NAMES
from kupa.games.ushpizin.quartets import asking, events as quartet_events
from kupa.games.ushpizin.quartets.hands import pack
from kupa.games.ushpizin.quartets.position import Hand
from kupa.games.ushpizin.quartets.state import QuartetsState
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.views import HandView


@dataclass(frozen=True, slots=True)
class HandsRecalled:
    """What a player remembers: cards in others' hands, cards put out, what the asker gave away."""

    hands: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    used: tuple[str, ...] = ()
    gave: tuple[str, ...] = ()


class Unseen:
    """The cards a seat cannot see, shuffled, and taken away as they are placed."""

    def __init__(self, cards: list[int], dice: Dice) -> None:
        self.cards = cards
        dice.shuffle(self.cards)

    def take(self, cards: tuple[str, ...]) -> list[int]:
        """Take named cards out, as far as they are still there."""
        taken = []
        for kind in (KIND_OF[card] for card in cards):
            if kind in self.cards:
                self.cards.remove(kind)
                taken.append(kind)
        return taken

    def draw(self, *without: int) -> int:
        """Take any card, save some kinds."""
        for at in range(len(self.cards) - 1, -1, -1):
            if self.cards[at] not in without:
                return self.cards.pop(at)
        raise ValueError("this view does not show a whole deck")


def imagine_hands(view: HandView, recalled: HandsRecalled, dice: Dice) -> QuartetsState:
    """Deal the unseen cards at random: what is seen first, then what is recalled, then the rest."""
    resolved = ResolvedOptions(view.options, len(view.hands))
    kinds = [KIND_OF[name] for name in view.kinds]
    unseen = Unseen(dealt_cards(resolved, kinds) + added_cards(resolved), dice)
    hands = _deal_hands(view, recalled, unseen)
    used = unseen.take(recalled.used[: view.used])
    used += [unseen.draw() for _ in range(view.used - len(used))]
    if len(unseen.cards) != view.kupa:
        raise ValueError("this view does not show a whole deck")
    packed = [Hand(pack(hand)) for hand in hands]
    state = QuartetsState(view.options, resolved, packed, unseen.cards, dice.copy())
    for hand, size in zip(packed, view.hands, strict=True):
        hand.size = size
    state.used = used
    _set_table(state, view, recalled)
    _set_hosts(state, view, dice)
    _set_last(state, view.last)
    return state


def _deal_hands(view: HandView, recalled: HandsRecalled, unseen: Unseen) -> list[list[int]]:
    """Fill every hand; what the asker received it still has, and one card that it could give."""
    known = {} if view.seat is None else {view.seat: view.hand}
    known = dict(enumerate(view.shown)) if view.shown is not None else known
    hands = [unseen.take(known.get(seat, ())) for seat in range(len(view.hands))]
    if view.turn is not None and view.turn not in known:
        hands[view.turn] = unseen.take(view.asked_for)
        hands[view.turn].append(unseen.draw(*map(KIND_OF.__getitem__, view.asked_for), *_never(view)))
    for seat, cards in recalled.hands:
        room = view.hands[seat] - len(hands[seat])
        possible = tuple(card for card in cards if KIND_OF[card] not in _never(view, seat))
        hands[seat] += unseen.take(possible[:room]) if seat not in known else []
    for seat, size in enumerate(view.hands):
        hands[seat] += [unseen.draw(*_never(view, seat)) for _ in range(size - len(hands[seat]))]
    return hands


def _never(view: HandView, seat: Seat | None = None) -> tuple[int, ...]:
    """Return what a hand cannot hold: what it was just asked for in vain; Elijah before any draw."""
    never: tuple[int, ...] = ()
    if isinstance(view.last, quartet_events.Lacked) and view.last.other == seat:
        never = (KIND_OF[view.last.card],)
    drawn = view.used > 0 or view.round > 1 or view.phase == "out"
    return never if drawn else (*never, ELIJAH)


def _set_table(state: QuartetsState, view: HandView, recalled: HandsRecalled) -> None:
    state.phase_id = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.first = view.first
    state.kinds = _bits(view.kinds)
    state.pending = sum(1 << seat for seat in view.asked)
    state.winners = sum(1 << seat for seat in view.winners)
    state.at_limit = view.phase == "over" and not view.winners
    state.received = _bits(view.asked_for)
    state.other = state.other if view.other is None else view.other
    if view.turn is not None:
        state.turn = view.turn
        state.gave = _bits(view.gave if view.turn == view.seat else recalled.gave)


def _bits(cards: tuple[str, ...]) -> int:
    return sum(1 << KIND_OF[card] for card in cards)


def _set_hosts(state: QuartetsState, view: HandView, dice: Dice) -> None:
    """Set the hosts that are known; a secret one that was picked may be any ushpiz in play."""
    if not state.resolved.picks_hosts():
        return
    kinds = [KIND_OF[name] for name in view.kinds]
    for seat, (hand, host) in enumerate(zip(state.hands, view.hosts, strict=True)):
        picked = state.phase_id != HOSTS or seat not in view.asked
        if host is not None:
            hand.host = KIND_OF[host]
        elif picked and state.resolved.secret:
            hand.host = kinds[dice.below(len(kinds))]


def _set_last(state: QuartetsState, last: Event | None) -> None:
    if isinstance(last, ev.HostPicked):
        asking.note(state, asking.HOSTED, last.seat, 0, KIND_OF[last.host or ""])
    elif isinstance(last, quartet_events.Handed):
        asking.note(state, asking.HANDED, last.seat, last.other, KIND_OF[last.card])
    elif isinstance(last, quartet_events.Lacked):
        asking.note(state, asking.LACKED, last.seat, last.other, KIND_OF[last.card])
    elif isinstance(last, quartet_events.GaveBack):
        asking.note(state, asking.GAVE, last.seat, last.other, 0)
    elif isinstance(last, quartet_events.PutAway):
        asking.note(state, asking.PUT_AWAY, last.seat, 0, 0)
