"""Rounds of the practice: what they ask for is what the engine says, and they get harder."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from kupa.core.dice import Dice
from kupa.core.match import Match
from kupa.core.options import read_options
from kupa.core.record import Record
from kupa.core.refused import Refused
from kupa.core.seeds import derive, from_number
from kupa.core.tracking import Place
from kupa.games import GAMES, find
from kupa.practice import (
    LEVELS,
    Round,
    bot_games,
    can_practise,
    layouts_of,
    practise_with_bots,
    rounds_of,
)
from kupa.review.walk import truth

PRACTISED = [key for key in GAMES if can_practise(find(key))]
SEEDS = range(3)


VARIANTS = [
    ("ushpizin", 3, "exposure=always"),
    ("ushpizin", 4, "missions=on"),
    ("ushpizin", 4, "reorder=on rounds=10"),
    ("ushpizin", 2, "goal=one_host kinds=all exchange=again rounds=10"),
    ("court", 6, "size=long magic=declared"),
    ("pairs", 1, "size=small"),
]


@cache
def record_of(key: str, number: int, seats: int = 0, options: str = "") -> Record:
    """Return a game that bots played to its end."""
    game = find(key)
    chosen = read_options(game.Options, options.split())
    match = Match(game, chosen, seats or game.usual_seats, derive(from_number(number), "practice"))
    played = list(bot_games.play(match))
    assert not match.asked()
    assert len(played) == len(match.answers)
    return match.record()


def some_rounds(key: str) -> list[tuple[Record, Round]]:
    """Return rounds with the games they come from."""
    records = [record_of(key, number) for number in SEEDS]
    return [(each, made) for each in records for made in rounds_of(layouts_of(each), Dice(each.seed), 6)]


def lying(record: Record, answers: int, places: tuple[Place, ...]) -> dict[Place, tuple[str, ...]]:
    """Return what the engine says lies at some places after so many answers."""
    match = Match.replay(find(record.game), replace(record, answers=record.answers[:answers]))
    return {place: truth(match, place) for place in places}


def watched(made: Round) -> Place:
    """Return where a card lies in the end, as somebody would say who watched every step."""
    at = made.shown
    for step in made.steps:
        shown = {card: place for place, card in step.faces}
        at = dict(step.moves).get(at, at) if at is not None else None
        at = shown.get(made.card, at)
        assert at is None or at not in (*step.new, *step.gone)
    assert at is not None
    return at


def test_games_with_covered_cards_at_places_are_practised() -> None:
    """Hands lie at no place, so a game of hands alone has no practice."""
    followed = {key for key in GAMES if find(key).follow(find(key).Options(), 2, None) is not None}
    assert set(PRACTISED) < followed
    assert len(PRACTISED) == len(followed) - 1


@pytest.mark.parametrize("key", PRACTISED)
def test_the_answer_is_what_the_engine_says(key: str) -> None:
    found = some_rounds(key)
    assert len(found) > 3 * len(LEVELS)
    for record, made in found:
        if made.shown is not None:
            assert lying(record, made.number, (made.shown,)) == {made.shown: (made.card,)}
        there = lying(record, made.last, made.places)
        assert tuple(place for place in made.places if there[place] == (made.card,)) == made.answers


@pytest.mark.parametrize("key", PRACTISED)
def test_who_watches_every_step_knows_it(key: str) -> None:
    for _, made in some_rounds(key):
        assert watched(made) in made.answers
        assert made.shown is None or made.answers == (watched(made),)
        assert made.shown is None or any(
            made.shown in move for step in made.steps for move in step.moves
        )


@pytest.mark.parametrize(("key", "seats", "options"), VARIANTS)
def test_it_is_so_with_other_options(key: str, seats: int, options: str) -> None:
    record = record_of(key, 1, seats, options)
    found = rounds_of(layouts_of(record), Dice(record.seed))
    assert found
    for made in found:
        there = lying(record, made.last, made.places)
        assert {place for place in made.places if there[place] == (made.card,)} == {*made.answers}
        assert watched(made) in made.answers


@pytest.mark.parametrize(
    ("key", "options"), [("reset", ""), ("ushpizin", "goal=one_host style=quartets")]
)
def test_hands_are_not_asked_for(key: str, options: str) -> None:
    record = record_of(key, 1, 4, options)
    assert rounds_of(layouts_of(record), Dice(record.seed)) == []


@pytest.mark.parametrize("key", PRACTISED)
def test_what_a_step_leaves_empty_is_empty(key: str) -> None:
    """Places are empty, filled and cleared as in the game."""
    for record, made in some_rounds(key):
        empty = set(made.empty)
        for step in made.steps:
            empty -= {*step.new, *(target for _, target in step.moves)}
            empty |= {*step.gone}
        assert lying(record, made.last, tuple(empty)) == dict.fromkeys(empty, ())
        here = tuple(set(made.places) - empty)
        assert all(lying(record, made.last, here).values())


@pytest.mark.parametrize("key", PRACTISED)
def test_a_level_has_so_many_cards_and_changes(key: str) -> None:
    most: dict[int, int] = {}
    for _, made in some_rounds(key):
        level = LEVELS[made.level - 1]
        assert 2 <= len(made.places) <= level.cards
        counted = [step for step in made.steps if (step.moves if made.shown is not None else step.faces)]
        assert len(counted) == level.changes
        most[made.level] = max(most.get(made.level, 0), len(made.places))
    assert list(most) == list(range(1, len(LEVELS) + 1))
    assert list(most.values()) == sorted(most.values())


def test_levels_get_harder() -> None:
    assert sorted(LEVELS) == list(LEVELS)
    assert sorted(level.changes for level in LEVELS) == [level.changes for level in LEVELS]


@pytest.mark.parametrize("key", PRACTISED)
def test_a_number_means_the_same_rounds_for_ever(key: str) -> None:
    found = practise_with_bots(find(key), 7)
    assert found == practise_with_bots(find(key), 7)
    assert found != practise_with_bots(find(key), 8)
    assert {made.level for made in found} == set(range(1, len(LEVELS) + 1))
    assert [made.level for made in found] == sorted(made.level for made in found)


def test_nothing_is_told_of_a_game_in_play() -> None:
    record = record_of(PRACTISED[0], 0)
    with pytest.raises(Refused) as refused:
        layouts_of(replace(record, answers=record.answers[:-1]))
    assert refused.value.reason == "core.not_over"


@pytest.mark.parametrize("key", PRACTISED)
def test_games_are_broken_off_and_are_few(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a game may last, what is played for the practice is bounded."""
    played: list[int] = []

    def counted(match: object) -> object:
        news = list(play(match))  # type: ignore[arg-type]
        played.append(len(news))
        return iter(news)

    play = bot_games.play
    monkeypatch.setattr(bot_games, "MOST_ANSWERS", 4)
    monkeypatch.setattr(bot_games, "play", counted)
    practise_with_bots(find(key), 1)
    assert played == [4] * bot_games.MOST_GAMES
