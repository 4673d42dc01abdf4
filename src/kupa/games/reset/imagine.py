"""A full state that fits what a seat sees and remembers: the hidden cards dealt at random."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.base_states import OVER
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat
from kupa.games.reset import events as ev
from kupa.games.reset.cards import KIND_OF, NAMES, WHOLE_DECK, pack
from kupa.games.reset.events import Cards
from kupa.games.reset.moves import GIVES, ROBS, TAKES, THE_DRAW, THE_LEAVE, THE_PASS, Move, read
from kupa.games.reset.position import PHASE_NAMES, Hand
from kupa.games.reset.state import ResetState
from kupa.games.reset.views import View


@dataclass(frozen=True, slots=True)
class Recalled:
    """What a player remembers: cards in others' hands, burnt cards, cards in the centre."""

    hands: tuple[tuple[Seat, Cards], ...] = ()
    used: Cards = ()
    centre: Cards = ()


class Unseen:
    """The cards a seat cannot see, shuffled, and taken away as they are placed."""

    def __init__(self, dice: Dice) -> None:
        self.cards = WHOLE_DECK.copy()
        dice.shuffle(self.cards)

    def take(self, cards: Cards) -> list[int]:
        """Take named cards out, as far as they are still there; jokers may be written ``7*``."""
        taken: list[int] = []
        for card in cards:
            kind = KIND_OF["joker" if card.endswith("*") else card]
            if kind in self.cards:
                self.cards.remove(kind)
                taken.append(kind)
        return taken

    def fill(self, cards: list[int], size: int) -> list[int]:
        """Bring a group of cards to its size: too many remembered are put back, the rest dealt."""
        while len(cards) > size:
            self.cards.append(cards.pop())
        missing = size - len(cards)
        cut = len(self.cards) - missing
        if cut < 0:
            raise ValueError("this view does not show a whole deck")
        cards += self.cards[cut:]
        del self.cards[cut:]
        return cards


def imagine(view: View, recalled: Recalled, dice: Dice) -> ResetState:
    """Deal the unseen cards at random: what is seen first, then what is recalled, then the rest."""
    unseen = Unseen(dice)
    known = _known_hands(view)
    hands = [unseen.take(known.get(seat, ())) for seat in range(len(view.hands))]
    centre = unseen.take(_seen_in_centre(view))
    for seat, cards in recalled.hands:
        if seat not in known:
            hands[seat] += unseen.take(cards[: view.hands[seat]])
    used = unseen.take(recalled.used[: view.used])
    centre += unseen.take(recalled.centre[: view.centre.size - len(centre)])
    hands = [unseen.fill(hand, size) for hand, size in zip(hands, view.hands, strict=True)]
    centre = unseen.fill(centre, view.centre.size)
    used = unseen.fill(used, view.used)
    draw = unseen.fill([], view.draw)
    state = _lay_out(view, hands, unseen.cards, dice)
    state.draw = bytes(draw)
    state.used = pack([NAMES[kind] for kind in used])
    state.centre = pack([NAMES[kind] for kind in centre])
    return state


def _known_hands(view: View) -> dict[Seat, Cards]:
    if view.shown is not None:
        return dict(enumerate(view.shown))
    known = {} if view.seat is None else {view.seat: view.hand}
    if view.look is not None and view.victim is not None:
        known[view.victim] = view.look
    return known


def _seen_in_centre(view: View) -> Cards:
    """Return the cards of the pile that can be told: the run, or a special and the number below."""
    centre = view.centre
    if centre.run or centre.top is None:
        return centre.run
    return (centre.top,) if centre.number is None else (centre.top, str(centre.number))


def _lay_out(view: View, hands: list[list[int]], piles: list[int], dice: Dice) -> ResetState:
    placed: list[Hand] = []
    at = 0
    for cards, size, place in zip(hands, view.piles, view.places, strict=True):
        kinds = pack([NAMES[kind] for kind in cards])
        placed.append(Hand(kinds, len(cards), at, at + size, place or 0))
        at += size
    if at != len(piles):
        raise ValueError("this view does not show a whole deck")
    state = ResetState(view.options, placed, bytes(piles), dice.copy())
    _set_centre(state, view)
    _set_turn(state, view, hands)
    return state


def _set_centre(state: ResetState, view: View) -> None:
    centre = view.centre
    state.centre_size = centre.size
    state.used_size = view.used
    state.number = centre.number or 0
    state.run = len(centre.run)
    state.run_jokers = sum(card.endswith("*") << place for place, card in enumerate(centre.run))
    state.descending = centre.order == "descending"
    if centre.top is not None:
        state.top = KIND_OF["joker" if centre.top.endswith("*") else centre.top]


def _set_turn(state: ResetState, view: View, hands: list[list[int]]) -> None:
    state.phase_id = PHASE_NAMES.index(view.phase)
    state.first = view.first
    state.turns = view.turns
    state.finished = sum(place is not None for place in view.places)
    state.reopening = view.reopening
    state.stops = view.stops
    state.climb = view.climb
    _set_last(state, view.last)
    if state.phase_id == OVER:
        state.turn = state.last_seat
        state.at_limit = state.finished == 0 or (state.for_places and state.still_in() > 1)
        return
    state.turn = view.asked[0]
    _set_secrets(state, view, hands[state.turn])


def _set_secrets(state: ResetState, view: View, hand: list[int]) -> None:
    """Fill in what only the asked seat knows: another's fresh card or booty may be any of theirs."""
    if view.fits is not None:
        state.fits = KIND_OF[view.fits]
        state.fresh = pack(view.fresh or [NAMES[hand[-1]]])
    if view.victim is not None:
        state.victim = view.victim
    if view.phase == "give":
        state.taken = KIND_OF[view.taken] if view.taken else hand[-1]


def _set_last(state: ResetState, last: Event | None) -> None:
    if last is None:
        return
    state.last_move, state.last_seat, state.last_victim = _last(last)


def _last(last: Event) -> tuple[Move, Seat, Seat]:
    if isinstance(last, ev.Laid):
        return read(" ".join(last.cards)), last.seat, 0
    if isinstance(last, ev.Stuck):
        return read(f"stick {last.card}"), last.seat, 0
    if isinstance(last, ev.Robbed):
        return ROBS[last.victim], last.robber, last.victim
    if isinstance(last, ev.Taken):
        return TAKES[1], last.robber, last.victim
    if isinstance(last, ev.Given):
        return GIVES[1], last.robber, last.victim
    if isinstance(last, ev.Drew):
        return THE_DRAW, last.seat, 0
    if isinstance(last, ev.Left):
        return THE_LEAVE, last.seat, 0
    if isinstance(last, ev.Passed):
        return THE_PASS, last.seat, 0
    raise TypeError(f"no answer looks like {last}")
