"""Random games, with every check run on some of their positions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from kupa.core.conformance.described import check_declared, check_described, check_events
from kupa.core.conformance.faults import Broken, expect
from kupa.core.conformance.leaks import check_leaks, check_telling
from kupa.core.conformance.positions import check_position
from kupa.core.conformance.sealed import check_sealed
from kupa.core.events import Notice
from kupa.core.game import AnyGame
from kupa.core.match import Match
from kupa.core.options import option_specs, read_options
from kupa.core.record import parse
from kupa.core.refused import Refused

MOST_ANSWERS = 200_000
MOST_POSITIONS = 30  # checked of one game; a long one is still played, counted and replayed to its end
Table = tuple[Any, int]  # options and number of seats


@dataclass
class Report:
    """How much was checked."""

    games: int = 0
    answers: int = 0
    positions: int = 0


def tables(game: AnyGame) -> list[Table]:
    """Return the default table of each size, each other option alone, and the game's own examples."""
    found: list[Table] = [(game.Options(), seats) for seats in game.seats]
    for number, spec in enumerate(option_specs(game.Options)):
        for value in spec.examples:
            options = read_options(game.Options, [f"{spec.name}={value}"])
            sizes = [seats for seats in game.seats if _allowed(game, options, seats)]
            found += [(options, sizes[number % len(sizes)])] if sizes else []
    for text, seats in game.examples():
        table = (read_options(game.Options, text.split()), seats)
        game.check(*table)
        found += [table] if table not in found else []
    return found


def _allowed(game: AnyGame, options: object, seats: int) -> bool:
    try:
        game.check(options, seats)
    except Refused:
        return False
    return True


def check(
    game: AnyGame,
    at: Iterable[Table] | None = None,
    *,
    games: int = 2,
    seed: int = 1,
    every: int = 10,
) -> Report:
    """Play random games at each table and check about one position in ``every``."""
    report = Report()
    check_declared(game)
    for options, seats in tables(game) if at is None else at:
        for number in range(games):
            choose = Random(f"{seed}/{options}/{seats}/{number}")  # noqa: S311 — no secret here
            check_game(game, game.with_limit(options), seats, choose, every, report)
    return report


def check_game(  # noqa: PLR0913 — one call site
    game: AnyGame, options: object, seats: int, choose: Random, every: int, report: Report
) -> None:
    """Play one random game to its end, then replay it."""
    match = Match(game, options, seats, choose.randbytes(32))
    try:
        news = walk(game, match, choose, every, report)
        check_end(match)
        check_replay(match, news)
    except Broken as broken:
        broken.record = str(match.record())
        raise
    except Exception as error:
        crash = Broken("crash", repr(error))
        crash.record = str(match.record())
        raise crash from error
    report.games += 1


def walk(
    game: AnyGame, match: Match[Any, Any, Any], choose: Random, every: int, report: Report
) -> list[Notice]:
    """Play at random, looking closely now and then; return all that was told."""
    state = match.state
    vocabulary = check_vocabulary(game, match.seats)
    card_counts = state.card_counts()
    news: list[Notice] = []
    most = report.positions + MOST_POSITIONS
    while asked := match.asked():
        expect(len(match.answers) < MOST_ANSWERS, "limit", "random play does not end")
        seat = choose.choice(asked)
        move = choose.choice(match.moves(seat))
        if choose.randrange(every) == 0 and report.positions < most:
            report.positions += 1
            check_position(game, state, vocabulary, choose)
            check_described(game, state)
            check_sealed(state, choose)
            check_leaks(game, state, vocabulary, choose)
            check_telling(game, state, seat, move, choose)
        news += match.answer(seat, move)
        report.answers += 1
        expect(state.card_counts() == card_counts, "card_counts", f"{move} lost or made cards")
    check_position(game, state, vocabulary, choose)
    check_described(game, state)
    check_leaks(game, state, vocabulary, choose)
    check_events(game, [*match.opening, *news], match.seats)
    return news


def check_vocabulary(game: AnyGame, seats: int) -> list[Any]:
    """Every move has one place in the vocabulary; return it."""
    vocabulary = list(game.vocabulary(seats))
    places = [game.index(move, seats) for move in vocabulary]
    expect(places == list(range(len(vocabulary))), "vocabulary", "a move has two places, or none")
    return vocabulary


def check_end(match: Match[Any, Any, Any]) -> None:
    """Places are shared or follow each other, and somebody is first."""
    ranks = match.ranks()
    expect(len(ranks) == match.seats, "ranks", f"{ranks} are not {match.seats} places")
    for rank in ranks:
        ahead = sum(other < rank for other in ranks)
        expect(rank == ahead + 1, "ranks", f"{ranks}: place {rank} has {ahead} ahead of it")


def check_replay(match: Match[Any, Any, Any], news: list[Notice]) -> None:
    """The record, written and read again, gives the same events and the same end."""
    again = Match.reopen(match.game, parse(str(match.record())))
    try:
        retold = [told for seat, move in match.answers for told in again.answer(seat, str(move))]
    except Refused as refused:
        raise Broken("replay", f"an answer of the record is refused: {refused}") from refused
    expect(again.opening == match.opening, "replay", "another deal was told")
    expect(retold == news, "replay", "other events were told")
    expect(again.state.snapshot() == match.state.snapshot(), "replay", "it ended differently")
