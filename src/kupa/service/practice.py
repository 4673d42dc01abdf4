"""The practice as a page is sent it: from games of bots, or from a deal that is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kupa.bots import stand_in
from kupa.core.dice import Dice
from kupa.core.refused import Refused
from kupa.core.seeds import derive
from kupa.core.tracking import Place
from kupa.games import find
from kupa.practice import LEVELS, Round, Step, layouts_of, part_of, practise_with_bots, rounds_of
from kupa.service import http_types, replay
from kupa.tables.chairs import Chair, pick_colour
from kupa.tables.records import FinishedDeal

DEALS: Final = 1_000  # of one game that bots play; further numbers bring the same ones again


def with_bots(key: str, number: int) -> http_types.Practice:
    """Return rounds from games that bots play; other numbers give other games."""
    return _with_bots(find(key).key, number % DEALS)


@lru_cache(maxsize=32)
def _with_bots(key: str, number: int) -> http_types.Practice:
    chairs: list[Chair] = []
    for _ in range(find(key).usual_seats):
        chairs.append(Chair(colour=pick_colour(None, chairs), level=stand_in(key)))
    return _practice(key, chairs, practise_with_bots(find(key), number))


def with_deal(finished: FinishedDeal) -> http_types.Practice:
    """Return rounds from a deal that is over."""
    record = finished.record
    found = rounds_of(layouts_of(record), Dice(derive(record.seed, "practice")))
    return _practice(record.game, finished.chairs, found)


def _practice(key: str, chairs: Sequence[Chair], found: list[Round]) -> http_types.Practice:
    part = part_of(find(key))
    if part is None or not found:
        raise Refused(None, "table.no_practice")
    return http_types.Practice(
        game=key,
        part=part,
        chairs=[replay.chair(each) for each in chairs],
        levels=len(LEVELS),
        rounds=[_round(each) for each in found],
    )


def _round(made: Round) -> http_types.PracticeRound:
    at = {place: number for number, place in enumerate(made.places)}
    return http_types.PracticeRound(
        level=made.level,
        step=made.number,
        places=[_place(place, empty=place in made.empty) for place in made.places],
        card=made.card,
        shown=None if made.shown is None else at[made.shown],
        steps=[_step(step, at) for step in made.steps],
        answers=[at[place] for place in made.answers],
    )


def _place(place: Place, *, empty: bool) -> http_types.PracticePlace:
    return http_types.PracticePlace(place.seat, place.number, empty)


def _step(step: Step, at: dict[Place, int]) -> http_types.PracticeStep:
    return http_types.PracticeStep(
        moves=[(at[origin], at[target]) for origin, target in step.moves],
        faces=[(at[place], card) for place, card in step.faces],
        new=[at[place] for place in step.new],
        gone=[at[place] for place in step.gone],
    )
