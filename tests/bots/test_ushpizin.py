"""Players of Ushpizin: what a row is worth, what is believed, what is chosen."""

from __future__ import annotations

from collections import Counter

import pytest

from kupa.bots import seat_bot
from kupa.bots.memory import MemoryProfile
from kupa.bots.ushpizin.beliefs import Beliefs
from kupa.bots.ushpizin.goals import Goal, likely_host
from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.events import Event, Notice, heard
from kupa.games.ushpizin import Move, Options, Ushpizin, UshpizinState, View, events as ev
from kupa.games.ushpizin.cards import KIND_OF, pack

SEVEN = ("abraham", "isaac", "jacob", "moses", "aaron", "joseph", "david")
GAME = Ushpizin()
PERFECT = MemoryProfile(None, 0, 0)


@pytest.mark.parametrize(
    ("options", "host", "row", "fitting"),
    [
        (Options(), None, SEVEN, 7),
        (Options(), None, ("abraham", "abraham", "isaac", "uncle", "elijah", "mission1", "david"), 4),
        (Options(goal="one_host"), "moses", ("moses",) * 5 + ("elijah", "david"), 6),
        (Options(goal="combinations"), None, ("moses",) * 4 + ("david",) * 3, 7),
        (Options(goal="combinations"), None, ("moses",) * 5 + ("david", "isaac"), 5),
        (
            Options(goal="combinations", combination="two_two_three"),
            None,
            ("moses",) * 3 + ("david",) * 3 + ("elijah",),
            6,
        ),
    ],
)
def test_a_row_is_worth_what_may_stay_in_it(
    options: Options, host: str | None, row: tuple[str, ...], fitting: int
) -> None:
    assert Goal(options, host).fitting(row) == fitting


def test_the_likely_host_is_what_one_has_most_of() -> None:
    assert likely_host(("moses", "moses", "david"), ("david", "moses", "isaac")) == "moses"


def beliefs(*events: Event, profile: MemoryProfile = PERFECT) -> Beliefs:
    found = Beliefs(0, profile, "test")
    for event in events:
        found.take_in(event)
    return found


ROWS = (SEVEN, ("uncle",) * 6 + ("elijah",))
OPENING = ev.Dealt(ROWS, SEVEN, 0)


def test_a_swap_in_full_view_is_followed() -> None:
    memory = beliefs(OPENING, ev.Swapped(1, 7, 0, 3)).memory
    assert memory.recall((0, 3)) == ("elijah", 1.0)
    assert memory.recall((1, 7)) == ("jacob", 1.0)


def test_a_card_drawn_unseen_is_unknown_and_one_drawn_in_the_open_is_not() -> None:
    memory = beliefs(OPENING, ev.Drew((2, 5)), ev.Shown(1, 5, "david")).memory
    assert memory.recall((0, 2)) is None
    assert memory.recall((1, 5)) == ("david", 1.0)


def test_cards_passed_on_are_seen_where_they_came() -> None:
    memory = beliefs(OPENING, ev.PassedOn((1, 7), ("abraham", "elijah"))).memory
    assert memory.recall((1, 7)) == ("abraham", 1.0)
    assert memory.recall((0, 1)) == ("elijah", 1.0)


def test_a_short_span_keeps_ones_own_row_before_the_others() -> None:
    memory = beliefs(OPENING, profile=MemoryProfile(8, 0, 0)).memory
    assert [memory.recall((0, place)) is not None for place in range(1, 8)] == [True] * 7
    assert memory.recall((1, 7)) == ("elijah", 1.0)
    assert memory.recall((1, 1)) is None


def dealt() -> UshpizinState:
    """Deal a table for two and let the study end."""
    state = GAME.start(Options(first=0), 2, Dice(seeds.from_number(3)))
    assert isinstance(state, UshpizinState)
    for seat in (0, 1):
        state.play(seat, GAME.read("ready"))
    return state


def lay(state: UshpizinState, seat: int, row: tuple[str, ...]) -> None:
    """Put a row before a seat, whatever lay there."""
    state.rows[seat].cards = pack([KIND_OF[card] for card in row])


def answer(state: UshpizinState, level: str, rows: tuple[tuple[str, ...], ...]) -> Move:
    """Let a bot that has just seen these rows answer for the seat that is asked."""
    bot = seat_bot("ushpizin", level, 0, "test")
    bot.told(ev.Dealt(rows, SEVEN, 0))
    view = state.view(0)
    assert isinstance(view, View)
    choice: Move = bot.choose(view, state.moves(0))
    return choice


def test_it_lifts_what_it_does_not_need_and_takes_what_it_lacks() -> None:
    rows = (
        ("abraham", "isaac", "jacob", "moses", "aaron", "joseph", "uncle"),
        ("guest",) * 6 + ("david",),
    )
    state = dealt()
    for seat in (0, 1):
        lay(state, seat, rows[seat])
    move = answer(state, "perfect", rows)
    assert str(move) == "lift 7"
    state.play(0, move)
    move = answer(state, "perfect", rows)
    assert str(move) == "swap 1.7"
    state.play(0, move)
    assert str(answer(state, "perfect", (SEVEN, rows[1]))) == "declare"


def test_it_keeps_quiet_about_a_row_it_knows_to_be_incomplete() -> None:
    rows = ((*SEVEN[:5], "uncle", "uncle"), ("guest",) * 7)
    state = dealt()
    for seat in (0, 1):
        lay(state, seat, rows[seat])
    state.play(0, GAME.read("lift 7"))
    state.play(0, GAME.read("swap 1.1"))
    assert str(answer(state, "hard", rows)) == "done"


def _victim(deal: int, level: str, seats: int) -> int:
    """Return whom the first player of a deal takes a card from."""
    news: list[Notice] = []
    state = GAME.start(Options(first=deal % seats), seats, Dice(seeds.from_number(deal)), news.append)
    while state.phase() == "opening":
        state.play(state.asked()[0], GAME.read("ready"), news.append)
    me = state.asked()[0]
    bot = seat_bot(GAME.key, level, me, f"fair {deal}")
    for event in heard(news, me):
        bot.told(event)
    state.play(me, bot.choose(state.view(me), state.moves(me)))
    return int(bot.choose(state.view(me), state.moves(me)).b)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_whom_a_bot_takes_from_does_not_depend_on_the_number_of_a_seat(level: str) -> None:
    seats, deals = 5, 100
    victims = Counter(_victim(deal, level, seats) for deal in range(deals))
    fair = deals / seats
    assert all(fair / 2 < victims[seat] < fair * 3 / 2 for seat in range(seats)), victims
