"""Tables so small that every deal can be looked at, to compare with what is counted.

A world is one deal that would have told a seat just what it was told. Worlds are real states under the
real rules: each is played on with every answer it allows, and those that tell the seat something else
are dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

from kupa.core.dice import Dice
from kupa.core.events import Event, Notice, Seat, heard
from kupa.core.state import State
from kupa.core.tracking import Follower
from kupa.games.court.cards import CARD_OF, PLACES, pack as pack_row
from kupa.games.court.knowledge import CourtFollower
from kupa.games.court.options import Options as CourtOptions
from kupa.games.court.position import Player
from kupa.games.court.state import CourtState
from kupa.games.pairs.cards import KIND_OF as PAIR_OF
from kupa.games.pairs.knowledge import PairsFollower
from kupa.games.pairs.options import Options as PairsOptions
from kupa.games.pairs.state import PairsState
from kupa.games.reset.cards import KIND_OF as RESET_OF, pack as pack_hand
from kupa.games.reset.knowledge import CENTRE, DRAW, ResetFollower, hand
from kupa.games.reset.options import Options as ResetOptions
from kupa.games.reset.position import Hand
from kupa.games.reset.state import ResetState
from kupa.games.ushpizin import cards as ushpizin
from kupa.games.ushpizin.knowledge import RowFollower
from kupa.games.ushpizin.opening import open_table
from kupa.games.ushpizin.options import Options as UshpizinOptions
from kupa.games.ushpizin.position import Row
from kupa.games.ushpizin.resolved_options import ResolvedOptions
from kupa.games.ushpizin.state import UshpizinState
from kupa.review.walk import cards_at

AnyState = State[Any, Any]
SEED = bytes(32)
ORDERS = 2520  # a multiple of how many orders of a small pile there are: all piles weigh the same


@dataclass
class SmallTable:
    """Every deal of one small table, the seat that looks on, and what it follows."""

    worlds: list[tuple[AnyState, int]]
    follower: Follower
    ways: Callable[[AnyState, Any], int] = lambda state, move: 1  # noqa: ARG005
    reshuffle: Callable[[AnyState, AnyState], Iterable[AnyState]] | None = None

    def play(self, real: AnyState, seat: Seat, move: Any) -> AnyState:  # noqa: ANN401
        """Play a move in one world, and keep the worlds in which it would have told the same."""
        viewer = self.follower.seat
        after, told = played(real, seat, move, viewer)
        self.follower.take_in(told)
        found: list[tuple[AnyState, int]] = []
        for world, weight in self.worlds:
            for other in world.moves(seat):
                twin, news = played(world, seat, other, viewer)
                if news == told:
                    weighed = weight * self.ways(world, other)
                    dealt = list(self.dealt_anew(twin, after, told))
                    found += [(each, weighed * ORDERS // len(dealt)) for each in dealt]
        self.worlds = merged(found)
        return after

    def dealt_anew(self, twin: AnyState, after: AnyState, told: list[Event]) -> Iterable[AnyState]:
        """Return the worlds a shuffle may lead to."""
        shuffled = any(type(event).__name__ in {"Shuffled", "Redealt", "Returned"} for event in told)
        return self.reshuffle(twin, after) if shuffled and self.reshuffle else [twin]

    def shares(self) -> dict[Any, dict[str, float]]:
        """Return how many of each card lie at each place, on average over all worlds."""
        total = sum(weight for _, weight in self.worlds)
        found: dict[Any, Counter[str]] = {place: Counter() for place in self.follower.places()}
        for world, weight in self.worlds:
            shown = getattr(world.open_view(), self.follower.zone)
            for place, counts in found.items():
                for card in cards_at(shown, place):
                    counts[card] += weight
        return {place: {card: n / total for card, n in each.items()} for place, each in found.items()}


def played(state: AnyState, seat: Seat, move: Any, viewer: Seat | None) -> tuple[AnyState, list[Event]]:  # noqa: ANN401
    """Return the state after a move, and what a seat is told."""
    after = state.copy()
    news: list[Notice] = []
    after.play(seat, move, news.append)
    return after, heard(news, viewer)


def merged(worlds: Iterable[tuple[AnyState, int]]) -> list[tuple[AnyState, int]]:
    """Join equal worlds; where the dice stand makes no difference."""
    found: dict[Any, tuple[AnyState, int]] = {}
    for state, weight in worlds:
        key = content(state)
        found[key] = (state, found.get(key, (state, 0))[1] + weight)
    return list(found.values())


def content(state: AnyState) -> Any:  # noqa: ANN401
    """Return all that lies on the table, the dice left out."""
    piles = ("kupa", "used", "hat_pile", "draw", "deck", "grid")
    hidden = [getattr(state, name, None) for name in piles]
    seats = range(len(state.ranks()))  # what one has chosen in secret only its own view shows
    return str(state.open_view()), str([state.view(seat) for seat in seats]), str(hidden)


def orders(cards: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Yield every different order of some cards, each once."""
    return iter(sorted(set(permutations(cards))))


def pairs(seat: Seat, names: list[str]) -> SmallTable:
    """Lay a grid of a few pairs."""
    follower = PairsFollower(PairsOptions(), 2, seat)
    follower.begin(names)
    kinds = [PAIR_OF[name] for name in names]
    worlds = [PairsState(PairsOptions(), list(grid), [[], []], 0, Dice(SEED)) for grid in orders(kinds)]
    return SmallTable([(world, 1) for world in worlds], follower)


def court(seat: Seat, people: list[str], hats: list[str]) -> SmallTable:
    """Lay a row that is alive, and a pile of a few hats."""
    follower = CourtFollower(CourtOptions(), 3, seat)
    follower.begin(hats, people)
    follower.settle([])
    follower.tracker.expect_some(follower.places(), (*people, "magic"))
    kinds = [CARD_OF[name] for name in hats]
    worlds = [court_state(people, order) for order in orders(kinds)]
    live: list[tuple[AnyState, int]] = [(world, 1) for world in worlds if is_alive(world)]
    return SmallTable(live, follower, reshuffle=court_rows)


def court_state(people: list[str], hats: tuple[int, ...]) -> CourtState:
    state = CourtState(CourtOptions(), [Player(0, 0, 0) for _ in range(3)], Dice(SEED))
    state.people = pack_row([CARD_OF[name] for name in people])
    state.hats = pack_row(list(hats[:PLACES]))
    state.filled = (1 << PLACES) - 1
    state.hat_pile = bytes(hats[PLACES:])
    return state


def is_alive(state: CourtState) -> bool:
    view = state.open_view()
    return any(hat == "magic" or hat in view.row for hat in view.shown or ())


def court_rows(twin: AnyState, after: AnyState) -> Iterator[AnyState]:
    """Yield every living row after a shuffle; the characters were told."""
    assert isinstance(twin, CourtState)
    assert isinstance(after, CourtState)
    hats = [CARD_OF[hat] for hat in twin.open_view().shown or () if hat]
    for order in orders(hats + list(twin.hat_pile[twin.hat_next :])):
        state = twin.copy()
        state.people = after.people
        state.hats = pack_row(list(order[:PLACES]))
        state.hat_pile, state.hat_next = bytes(order[PLACES:]), 0
        if is_alive(state):
            yield state


def rows(seat: Seat, options: UshpizinOptions, dealt: list[list[str]], kupa: list[str]) -> SmallTable:
    """Lay two rows and a small kupa; the study of the opening is over when all are ready."""
    follower = RowFollower(options, len(dealt), seat)
    follower.begin([card for row in dealt for card in row] + kupa, dealt)
    kinds = [ushpizin.KIND_OF[name] for name in kupa]
    worlds = [rows_state(options, dealt, list(order)) for order in orders(kinds)]
    return SmallTable([(world, 1) for world in worlds], follower, reshuffle=kupas)


def rows_state(options: UshpizinOptions, dealt: list[list[str]], kupa: list[int]) -> UshpizinState:
    resolved = ResolvedOptions(options, len(dealt))
    packed = [Row(ushpizin.pack([ushpizin.KIND_OF[name] for name in row])) for row in dealt]
    state = UshpizinState(options, resolved, packed, kupa, Dice(SEED))
    state.kinds = 254
    state.first = state.turn = 0
    open_table(state, None)
    return state


def kupas(twin: AnyState, after: AnyState) -> Iterator[AnyState]:
    """Yield every order of the kupa after a shuffle."""
    assert isinstance(twin, UshpizinState)
    assert isinstance(after, UshpizinState)
    for order in orders(twin.kupa):
        state = twin.copy()
        state.kupa = list(order)
        yield state


def hands(seat: Seat, seats: int, sizes: tuple[int, int], centre: str, deck: list[str]) -> SmallTable:
    """Deal small hands and piles of Reset, all but the first card of the centre unseen."""
    options = ResetOptions(draw="free", stick=False, first=0)
    held, lying = sizes
    follower = ResetFollower(options, seats, seat)
    follower.begin([*deck, centre], [held] * seats, [lying] * seats)
    follower.tracker.move(DRAW, CENTRE, centre)
    kinds = [RESET_OF[name] for name in deck]
    worlds = [(hands_state(options, seats, sizes, centre, order), 1) for order in orders(kinds)]
    return SmallTable(merged(worlds), follower, ways=ways_to_lay)


def hands_state(
    options: ResetOptions, seats: int, sizes: tuple[int, int], centre: str, order: tuple[int, ...]
) -> ResetState:
    held, lying = sizes
    names = {kind: name for name, kind in RESET_OF.items()}
    dealt = [pack_hand([names[kind] for kind in order[n * held : (n + 1) * held]]) for n in range(seats)]
    piles, draw = order[seats * held : seats * (held + lying)], order[seats * (held + lying) :]
    placed = [Hand(kinds, held, n * lying, (n + 1) * lying, 0) for n, kinds in enumerate(dealt)]
    state = ResetState(options, placed, bytes(piles), Dice(SEED))
    state.draw = bytes(draw)
    state.centre, state.centre_size = pack_hand([centre]), 1
    state.top = state.number = RESET_OF[centre]
    state.run = 1
    return state


def see_hand(table: SmallTable, real: AnyState) -> None:
    """Show the looking seat its own hand."""
    seat = table.follower.seat or 0
    own = real.view(seat).hand
    table.worlds = [(world, n) for world, n in table.worlds if world.view(seat).hand == own]
    table.follower.tracker.see_all(hand(seat), own)


def ways_to_lay(state: AnyState, move: Any) -> int:  # noqa: ANN401
    """Return how many different cards of a hand the same move may be made with."""
    view = state.open_view()
    robbed = move.text.startswith("take")
    owner = view.victim if robbed else view.asked[0]
    words = move.text.split()
    laid = words[1:] if words[0] in {"take", "give"} else words
    held = Counter(view.shown[owner])
    ways = 1
    for word in laid if words[0] not in {"rob", "draw"} else ():
        card = "joker" if word.endswith("*") else word
        ways *= held[card] - (words[0] == "give" and card == view_of_robber(state))
        held[card] -= 1
    return ways


def view_of_robber(state: AnyState) -> str | None:
    """Return the card that was just taken: the very same is not given back (R17)."""
    taken: str | None = state.view(state.asked()[0]).taken
    return taken


def play_at_random(
    table: SmallTable,
    luck: Random,
    answers: int,
    check: Callable[[], None],
    real: AnyState | None = None,
    stop: Callable[[AnyState], bool] = lambda _: False,
) -> int:
    """Play one of the worlds on, and check after each answer; return how many were given."""
    real = real or luck.choice(table.worlds)[0]
    for given in range(answers):
        asked = real.asked()
        if not asked or stop(real):
            return given
        seat = luck.choice(asked)
        real = table.play(real, seat, luck.choice(real.moves(seat)))
        check()
    return answers
