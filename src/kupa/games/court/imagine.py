"""A full state that fits what a seat sees and remembers: the hidden cards dealt at random.

That a table is alive is known to all (C10), so a dead one is never imagined.
"""

from __future__ import annotations

from dataclasses import dataclass

from kupa.core.base_states import OVER
from kupa.core.dice import Dice
from kupa.core.events import Event, Seat
from kupa.games.court import events as ev
from kupa.games.court.cards import (
    CARD_OF,
    LAST_THREE,
    MAGIC,
    PLACES,
    SIZES,
    alive,
    hats_of,
    members,
    pack,
    people_of,
    shifted,
)
from kupa.games.court.moves import DECLARES, PEEKS, Move, known
from kupa.games.court.position import FITTED, MISSED, PEEKED, PHASE_NAMES, SWAPPED, TOOK, Player
from kupa.games.court.state import CourtState
from kupa.games.court.views import View


@dataclass(frozen=True, slots=True)
class Recalled:
    """What a player remembers: which hat lies at which place (1 to 7), the surest first."""

    hats: tuple[tuple[int, str], ...] = ()


class Unseen:
    """The hats a seat cannot see, as they may lie: some known at their place, the rest anywhere."""

    def __init__(self, view: View) -> None:
        self.people = pack([CARD_OF[person] if person else 0 for person in view.row])
        self.places = [at + 1 for at in range(PLACES) if view.hats[at]]
        self.loose = hats_of(view.options.size)
        self.known: dict[int, int] = {}
        for card in won(view):
            self.loose.remove(card)
        for _ in range(sum(view.magic)):
            self.loose.remove(MAGIC)
        if len(self.loose) != len(self.places) + view.hat_pile:
            raise ValueError("this view does not show a whole deck")

    def put(self, place: int, hat: str) -> bool:
        """Take a hat to be at a place, if it can be; a memory that cannot be true is dropped."""
        card = CARD_OF.get(hat)
        if place not in self.places or place in self.known or card not in self.loose:
            return False
        self.loose.remove(card)
        self.known[place] = card
        return True

    def forget(self, place: int) -> None:
        """Drop what is known of a place after all."""
        self.loose.append(self.known.pop(place))

    def can_live(self) -> bool:
        """Tell whether the table is alive, or a hat that is not placed yet can make it so."""
        if self.dealt_alive([]):
            return True
        helpful = members(self.people) | shifted(1, MAGIC)
        free = len(self.places) > len(self.known)
        return free and any(helpful >> card & 1 for card in self.loose)

    def dealt_alive(self, hats: list[int]) -> bool:
        """Tell whether the table is alive with these hats at the places that are not known."""
        return alive(self.people, self.row(hats))

    def row(self, hats: list[int]) -> int:
        """Return the row of hats with these at the places that are not known."""
        rest = iter(hats)
        cards = [0] * PLACES
        for place in self.places:
            cards[place - 1] = self.known[place] if place in self.known else next(rest, 0)
        return pack(cards)


def won(view: View) -> list[int]:
    """Return the characters whose pairs lie in front of a player."""
    return [CARD_OF[person] for pairs in view.pairs for person in pairs]


def imagine(view: View, recalled: Recalled, dice: Dice) -> CourtState:
    """Deal the unseen cards at random: what is seen first, then what is recalled, then the rest."""
    unseen = Unseen(view)
    remember(unseen, view, recalled)
    missing = len(unseen.places) - len(unseen.known)
    dice.shuffle(unseen.loose)
    while not unseen.dealt_alive(unseen.loose[:missing]):
        dice.shuffle(unseen.loose)
    players = [
        Player(sum(1 << CARD_OF[person] for person in pairs), magic, penalties)
        for pairs, magic, penalties in zip(view.pairs, view.magic, view.penalties, strict=True)
    ]
    state = CourtState(view.options, players, dice.copy())
    state.people = unseen.people
    state.hats = unseen.row(unseen.loose[:missing])
    state.filled = sum(1 << (place - 1) for place in unseen.places)
    state.hat_pile = bytes(unseen.loose[missing:])
    state.people_pile = bytes(people_unseen(view, dice))
    _set_turn(state, view)
    return state


def remember(unseen: Unseen, view: View, recalled: Recalled) -> None:
    """Place what is seen, then what is recalled and can be true; of a dead memory the last goes."""
    for place, hat in enumerate(view.shown or (), 1):
        if hat is not None:
            unseen.put(place, hat)
    if view.seen is not None:
        unseen.put(view.seen.place, view.seen.hat)
    kept = [place for place, hat in recalled.hats if unseen.put(place, hat)]
    while not unseen.can_live():
        if not kept:
            raise ValueError("this view does not show a whole deck")
        unseen.forget(kept.pop())


def people_unseen(view: View, dice: Dice) -> list[int]:
    """Return the characters of the draw pile, in an order nobody knows."""
    gone = {*won(view), *(CARD_OF[person] for person in view.row if person)}
    people = [card for card in people_of(view.options.size) if card not in gone]
    if len(people) != view.people_pile or len(people) + len(gone) != SIZES[view.options.size]:
        raise ValueError("this view does not show a whole deck")
    dice.shuffle(people)
    return people


def _set_turn(state: CourtState, view: View) -> None:
    state.phase_id = PHASE_NAMES.index(view.phase)
    state.first = view.first
    state.turns = view.turns
    state.redealt = view.redealt
    if view.last is not None:
        state.last_move, state.last_seat, state.last_result = _last(view.last)
    if isinstance(view.last, ev.Fitted):
        state.last_person = CARD_OF[view.last.person]
    over = state.phase_id == OVER
    state.turn = state.last_seat if over else view.asked[0]
    state.at_limit = over and sum(view.hats) > LAST_THREE


def _last(last: Event) -> tuple[Move, Seat, int]:
    if isinstance(last, ev.Peeked):
        return PEEKS[last.place - 1], last.seat, PEEKED
    if isinstance(last, ev.Swapped):
        return known(f"swap {last.place} {last.other}"), last.seat, SWAPPED
    if isinstance(last, ev.Fitted):
        return DECLARES[last.place - 1], last.seat, FITTED
    if isinstance(last, ev.Missed):
        return DECLARES[last.place - 1], last.seat, MISSED
    if isinstance(last, ev.MagicTaken):
        return known(f"{last.way} {last.place}"), last.seat, TOOK
    raise TypeError(f"no answer looks like {last}")
