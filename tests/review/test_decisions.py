"""Turning points: a blunder that is planted is found, choices that are all the same are left alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kupa.core import seeds
from kupa.core.dice import Dice
from kupa.core.record import Record
from kupa.lab.simulate import Plan, seat_bots
from kupa.review import Decisions, decisions, review
from kupa.review.choices import FEWEST, Choice, Trial, sigmas
from kupa.review.decisions import Adviser
from kupa.review.playing import Position
from kupa.review.trying import ENOUGH, USUAL, Effort, affordable, try_out
from kupa.review.walk import moments
from kupa.words import say
from support.blunders import BLUNDERS, planted, play_on, table_of
from support.reviews import ALL, amount

FOUND, CLAIMED = 0.95, 0.05  # shares of the records
REPEATS = 100  # of tries with coins
LITTLE = Effort(looks=(1, 1), worlds=2, answers=300)
SHORT = {"court": "size=short turns=60", "pairs": "size=small"}  # where a usual game is long
FEW = {"pairs": 3, "ushpizin": 1}  # records in `make test`: each takes seconds
# A wrong declaration costs a point that may not decide the game: only many records tell.
TRIED = [name for name, (game, *_) in BLUNDERS.items() if ALL or game in FEW]


def record_of(game: str) -> Record:
    """Return the record of a game that is soon over."""
    seats = 2 if game == "reset" else 3
    bots = ("easy",) * seats
    plan = Plan(game, seats, 1, seeds.from_number(1), SHORT.get(game, ""), bots).checked()
    return play_on(seat_bots(plan, 1))


@pytest.mark.parametrize("name", TRIED)
def test_a_planted_blunder_is_found(name: str) -> None:
    """With the usual effort, among all choices of a whole game."""
    records = planted(name, amount(FEW.get(BLUNDERS[name][0], 0), 100))
    hits = 0
    for each in records:
        worst = [
            point.step for point in decisions(each.record, 0).turning_points if point.difference < 0
        ]
        hits += bool({*worst} & {*each.steps})
    assert hits >= FOUND * len(records)


EQUAL = {
    "pairs": [(f"turn {at}", f"turn {at + 7}") for at in range(1, 8)],
    "court": [("peek 1", "peek 2"), ("peek 3", "peek 7"), ("peek 4", "peek 5"), ("peek 2", "peek 6")],
}


def equal_trials(game: str, number: int) -> list[Trial]:
    """Return first moves that are worth the same: nothing is known, so any place may be any other."""
    options = {"court": "first=0 size=short magic=declared", "pairs": "first=0"}[game]
    record = play_on(table_of(game, 2, number, options))
    moment = next(moments(record))
    adviser = Adviser(moment.match, 0)
    adviser.observe(moment)
    assert adviser.cards is not None
    seen = (moment.match.view(0), adviser.cards.recalled(), adviser.audience.written())
    position, read = Position(moment.match, 0, *seen), moment.match.game.read
    return [Trial(1, None, position, (read(one), read(other))) for one, other in EQUAL[game]]


@pytest.mark.parametrize("game", EQUAL)
def test_nothing_is_claimed_of_choices_that_are_the_same(game: str) -> None:
    """Several at once, so that the largest of several chance differences is picked."""
    claimed, records = 0, amount({"pairs": 5, "court": 1}[game], 100)
    for number in range(records):
        best = try_out(
            equal_trials(game, number), Dice(seeds.from_number(number)), USUAL, lambda _: None
        )
        found = [trial.valued(sigmas(len(best)), finalist=True) for trial in best]
        assert all(choice.worlds >= FEWEST and choice.error < 0.5 for choice in found)
        claimed += any(choice.turning for choice in found)
    assert claimed <= CLAIMED * records


class Coins:
    """Stands for a position: a move is worth a coin that falls so often on one side."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def compare(self, moves: tuple[Any, Any], _dice: Dice) -> tuple[list[float], int]:
        return [float(self.luck.random() < chance) for chance in moves], 10


def tried(luck: Random, chances: list[tuple[float, float]]) -> list[Choice]:
    """Try choices out whose worth is known."""
    coins: Any = Coins(luck)
    trials = [Trial(n, None, coins, each) for n, each in enumerate(chances)]
    best = try_out(trials, Dice(seeds.from_number(1)), USUAL, lambda _: None)
    return [trial.valued(sigmas(len(best)), finalist=True) for trial in best]


def test_of_many_equal_choices_none_is_claimed_though_the_largest_is_picked() -> None:
    luck = Random(5)
    claimed = sum(any(c.turning for c in tried(luck, [(0.3, 0.3)] * 40)) for _ in range(REPEATS))
    assert claimed <= CLAIMED * REPEATS


def test_one_large_difference_among_many_choices_is_found() -> None:
    luck = Random(6)
    found = sum(
        any(c.turning for c in tried(luck, [(0.3, 0.3)] * 20 + [(0.2, 0.7)])) for _ in range(REPEATS)
    )
    assert found >= FOUND * REPEATS


def test_rather_fewer_choices_than_fewer_worlds_for_each() -> None:
    trials = [Trial(n, None, None, (0, 0), [[0, 0]] * 10, answers=100) for n in range(4)]  # type: ignore[arg-type]
    each = ENOUGH * 10
    assert [affordable(trials, answers) for answers in (4 * each, 4 * each - 1, 0)] == [4, 3, 1]


def test_the_work_has_a_limit() -> None:
    luck, spent = Random(7), 0
    coins: Any = Coins(luck)
    trials = [Trial(n, None, coins, (0.5, 0.5)) for n in range(30)]
    try_out(trials, Dice(seeds.from_number(1)), Effort(answers=4_000), lambda _: None)
    spent = sum(trial.answers for trial in trials)
    assert spent < 4_000 + 10 * len(trials)


@pytest.mark.parametrize("game", ["court", "ushpizin", "reset", "pairs"])
def test_a_review_says_the_same_each_time_and_tells_how_far_it_is(game: str) -> None:
    record = record_of(game)
    shares: list[float] = []
    found = review(record, 1, shares.append, LITTLE)
    again: Decisions = decisions(record, 1, effort=LITTLE)
    assert found.decisions == again
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert 3 <= len(found.story) <= 5


def test_every_choice_is_listed_beside_that_of_a_strong_player() -> None:
    found = review(record_of("ushpizin"), 1, effort=LITTLE).decisions
    steps = [choice.step for choice in found.all]
    assert steps == sorted(set(steps))
    assert found.differing
    assert len(found.differing) < len(found.all)
    for choice in found.all:
        assert choice.alike == (choice.chosen == choice.other)
        assert choice.alike or (0 <= choice.chance <= 1 and 0 < choice.error <= 1)


@pytest.mark.parametrize("language", ["en", "he", "ar"])
def test_every_sentence_of_a_story_can_be_said(language: str) -> None:
    facts = {"seat": 1, "seats": (0, 2), "card": "elijah", "round": 3, "step": 9, "answers": 2}
    facts |= {"chances": 12, "error": 4, "same": 3, "choices": 9, "known": 4, "places": 7}
    luck = Random(language)
    keys = "won nobody_won could_know nobody_knew near cost brought steady memory alike certain"
    for key in keys.split():
        facts["round"] = luck.choice([0, 3])
        assert len(say(language, f"review.{key}", **facts)) > 10
