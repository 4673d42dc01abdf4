"""Knowledge of whole games of bots: what is said can be true, and a perfect memory has no more."""

from __future__ import annotations

from typing import Any

import pytest

from kupa.bots import seat_bot
from kupa.bots.court.players import CourtBot
from kupa.bots.pairs.players import PairsBot
from kupa.bots.ushpizin.players import UshpizinBot
from kupa.core import seeds
from kupa.core.match import Match
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.tracking import Place
from kupa.games import GAMES, find
from kupa.lab.simulate import Plan, seat_bots
from kupa.review import knowledge
from kupa.review.knowledge import knowledge_of_all
from kupa.review.walk import follower, moments
from support.reviews import amount

TABLES = [
    ("pairs", 3, "size=large"),
    ("court", 3, ""),
    ("court", 2, "magic=declared size=short"),
    ("reset", 4, ""),
    ("reset", 3, "draw=free stick=off"),
    ("ushpizin", 4, ""),
    ("ushpizin", 3, "exposure=seldom every=2"),
    ("ushpizin", 4, "exposure=always goal=combinations"),
    ("ushpizin", 3, "exchange=again reorder=on"),
    ("ushpizin", 4, "goal=one_host style=quartets"),
]


def record_of(game: str, seats: int, options: str = "", number: int = 0, level: str = "easy") -> Record:
    """Return the record of a game that bots played."""
    plan = Plan(game, seats, 1, seeds.from_number(number), options, (level,) * seats).checked()
    table = seat_bots(plan, number)
    table.play()
    return table.match.record()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_lay_there_was_never_ruled_out(game: str, seats: int, options: str) -> None:
    for number in range(amount(1, 5)):
        for known in knowledge_of_all(record_of(game, seats, options, number)):
            assert known.steps[0].places
            for step in known.steps:
                for each in step.places:
                    chances = dict(each.chances)
                    assert sum(chances.values()) == pytest.approx(len(each.cards))
                    assert all(chances.get(card, 0) > 0 for card in each.cards) or step.how == "sampled"


@pytest.mark.parametrize("game", ["pairs", "court", "ushpizin"])
def test_places_are_counted_exactly(game: str) -> None:
    """But for very little: that a row of the Court was alive some time ago is dropped (C10)."""
    steps = [step for known in knowledge_of_all(record_of(game, 4)) for step in known.steps]
    assert {step.how for step in steps} <= {"exact", "nearly"}
    assert game == "court" or {step.how for step in steps} == {"exact"}


def memory_of(bot: Any) -> dict[Place, str]:  # noqa: ANN401
    """Return what a bot that forgets nothing takes to lie where, and is sure of."""
    if isinstance(bot, CourtBot):
        return {Place("shown", None, at): trace.card for at, trace in bot.model.hats.traces.items()}
    if isinstance(bot, PairsBot):
        return {Place("grid", None, at): trace.card for at, trace in bot.memory.traces.items()}
    assert isinstance(bot, UshpizinBot)
    found = bot.beliefs.memory.traces.items()
    return {Place("rows", seat, at): trace.card for (seat, at), trace in found}


@pytest.mark.parametrize("game", ["pairs", "court", "ushpizin"])
def test_a_perfect_bot_remembers_what_is_certain(game: str) -> None:
    record = record_of(game, 3, number=4)
    bots = [seat_bot(game, "perfect", seat, "x") for seat in range(3)]
    followers = [follower(Match.reopen(find(game), record), seat) for seat in range(3)]
    remembered = 0
    for moment in moments(record):
        for seat, (bot, each) in enumerate(zip(bots, followers, strict=True)):
            told = moment.told(seat)
            for event in told:
                bot.told(event)
            assert each is not None
            each.take_in(told, moment.number)
            places = each.places()
            for place, card in memory_of(bot).items():
                assert place not in places or each.tracker.known(place) == card
                remembered += place in places
    assert remembered > 100


def test_a_card_was_last_seen_when_it_was_shown() -> None:
    record = record_of("pairs", 2)
    known = knowledge(record, 0)
    shown: dict[int, int] = {}
    for step, (_, move) in enumerate(record.answers, 1):
        shown[int(move.split()[1])] = step
        for each in known.steps[step].places:
            assert each.seen == shown.get(each.place.number)


def test_nothing_is_told_of_a_game_in_play() -> None:
    record = record_of("court", 3)
    cut = Record(record.game, record.edition, 3, record.options, record.seed, record.answers[:-1])
    with pytest.raises(Refused, match="core\\.not_over"):
        knowledge(cut, 0)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="core\\.no_such_seat"):
        knowledge(record_of("court", 3), 3)


def test_every_game_of_ours_can_be_followed() -> None:
    assert all(game.follow(game.Options(), game.usual_seats, 0) is not None for game in GAMES.values())


@pytest.mark.parametrize("game", ["ushpizin", "reset"])
def test_in_the_end_all_is_shown(game: str) -> None:
    for each in knowledge(record_of(game, 3), 1).steps[-1].places:
        assert sum(chance > 0 and round(chance) != chance for _, chance in each.chances) == 0
        assert {card for card, chance in each.chances if chance} == {*each.cards}
