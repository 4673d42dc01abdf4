"""Turning points: a blunder that is planted is found, choices that are all the same are left alone."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from kupa.core import seeds
from kupa.core.record import Record
from kupa.lab.bot_match import BotMatch
from kupa.lab.simulate import Plan, seat_bots
from kupa.review import Decisions, decisions, review
from kupa.review.decisions import find_trials
from kupa.words import say
from support.reviews import amount

SMALL = 4_000  # answers of playouts: enough for large differences
RECORDS = amount(4, 100)
FOUND, CLAIMED = 0.9, 0.05  # shares of the records
SHORT = {"court": "size=short turns=60", "pairs": "size=small"}  # where a usual game is long


def table_of(game: str, seats: int, number: int) -> BotMatch:
    """Seat bots that forget nothing."""
    level = "hard" if game == "reset" else "perfect"
    plan = Plan(game, seats, 1, seeds.from_number(number), "", (level,) * seats).checked()
    return seat_bots(plan, number)


def play_on(table: BotMatch) -> Record:
    """Let the bots finish the game."""
    table.play()
    return table.match.record()


def record_of(game: str) -> Record:
    """Return the record of a game that is soon over."""
    seats = 2 if game == "reset" else 3
    bots = ("easy",) * seats
    plan = Plan(game, seats, 1, seeds.from_number(1), SHORT.get(game, ""), bots).checked()
    return play_on(seat_bots(plan, 1))


def with_a_missed_pair(number: int) -> tuple[Record, int]:
    """Two play Pairs; of the last four cards, which are known, seat 0 turns up two that do not fit."""
    table = table_of("pairs", 2, number)
    match = table.match
    while match.asked():
        view = match.view(0)
        left = [place for place in range(1, len(view.grid) + 1) if place not in view.gaps]
        seen = {int(str(move).split()[1]) for _, move in match.answers}
        scores = [len(pairs) for pairs in view.kept]
        fair = abs(scores[0] - scores[1]) <= 2 and len({*left} - seen) <= 1
        if len(left) == 4 and match.asked() == (0,) and view.turned and fair:
            faces = match.state.open_view().grid
            wrong = [place for place in left if faces[place - 1] != faces[view.turned - 1]]
            table.tell(match.answer(0, f"turn {wrong[0]}"))
            blunder = len(match.answers)
            return play_on(table), blunder
        table.ask(match.asked()[0])
    return match.record(), 0


def planted(count: int) -> list[tuple[Record, int]]:
    """Return records with a blunder, and which answer it is."""
    found = (with_a_missed_pair(number) for number in range(100 * count))
    return list(islice(((record, at) for record, at in found if at), count))


def test_a_planted_blunder_is_found() -> None:
    """The next player takes both pairs, and mostly the game."""
    hits = 0
    records = planted(RECORDS)
    for record, at in records:
        found = decisions(record, 0, budget=SMALL)
        worst = [choice for choice in found.turning_points if choice.difference < 0]
        hits += any(choice.step == at for choice in worst)
    assert len(records) == RECORDS
    assert hits >= FOUND * RECORDS


def test_nothing_is_claimed_of_choices_that_are_the_same() -> None:
    """The first cards of a game of Pairs are all the same, whichever is turned up."""
    claimed = 0
    for number in range(RECORDS):
        record = play_on(table_of("pairs", 2, number))
        _, trials = find_trials(record, 0)
        found = decisions(record, 0, budget=SMALL)
        early = {trial.step for trial in trials if trial.step == 1}
        claimed += any(choice.step in early for choice in found.turning_points)
    assert claimed <= CLAIMED * RECORDS


@pytest.mark.parametrize("game", ["court", "ushpizin", "reset", "pairs"])
def test_a_review_says_the_same_each_time_and_tells_how_far_it_is(game: str) -> None:
    record = record_of(game)
    shares: list[float] = []
    found = review(record, 1, shares.append, budget=300)
    again: Decisions = decisions(record, 1, budget=300)
    assert found.decisions == again
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert 3 <= len(found.story) <= 5
    assert all(0 <= choice.chance <= 1 and choice.error > 0 for choice in found.decisions.valued)


@pytest.mark.parametrize("language", ["en", "he", "ar"])
def test_every_sentence_of_a_story_can_be_said(language: str) -> None:
    facts = {"seat": 1, "seats": (0, 2), "card": "elijah", "round": 3, "step": 9, "answers": 2}
    facts |= {"chances": 12, "error": 4, "same": 3, "choices": 9, "known": 4, "places": 7}
    luck = Random(language)
    keys = "won nobody_won could_know nobody_knew cost brought steady memory alike certain"
    for key in keys.split():
        facts["round"] = luck.choice([0, 3])
        assert len(say(language, f"review.{key}", **facts)) > 10
