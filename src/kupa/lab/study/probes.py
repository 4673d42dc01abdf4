"""What is played of a deal to answer a question, and the values it gives: in millionths, by measure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Final

from kupa.core import seeds
from kupa.core.wins import share
from kupa.lab.duel import Thinking, play_from_every_seat
from kupa.lab.moments import micro
from kupa.lab.simulate import Plan, seat_bots
from kupa.lab.study import trace
from kupa.lab.study.plan import Question, Study, Variant, line_up, spelt
from kupa.lab.study.tally import Tally

Values = dict[str, int]


@dataclass(frozen=True, slots=True)
class Probe:
    """One way to look at a deal: a game as it is, one level among others, or the same deal again."""

    kind: str  # play, duel or replay
    levels: tuple[str, str] = ("", "")  # of a duel: who sits once at every seat among whom
    name: str = ""  # the measure that a duel or a replay gives
    events: tuple[str, ...] = ()
    seconds: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Arm:
    """What a batch plays: deals of some variants at one size of table; the first variant is the base."""

    game: str
    seats: int
    seed: seeds.Seed
    variants: tuple[Variant, ...]
    probe: Probe

    def plan(self, variant: Variant) -> Plan:
        """Return the plan of a variant."""
        options = spelt(self.game, variant.options, self.seats)
        return Plan(self.game, self.seats, 1, self.seed, options, line_up(variant, self.seats))


def probes(study: Study) -> dict[Probe, tuple[Question, ...]]:
    """Return what has to be played, each with the questions that it answers."""
    found: dict[Probe, list[Question]] = {}
    events = tuple(sorted({name for each in study.questions for name in each.events}))
    play = Probe("play", events=events, seconds=study.seconds)
    for question in study.questions:
        for probe in _probes_of(question, play):
            found.setdefault(probe, []).append(question)
    return {probe: tuple(questions) for probe, questions in found.items()}


def _probes_of(question: Question, play: Probe) -> Iterator[Probe]:
    if question.measure == "skill":
        for weaker, level in pairwise(question.levels):
            yield Probe("duel", (level, weaker), f"skill {level} {weaker}")
    elif question.measure == "memory":
        for memory in question.memories:
            levels = (question.level, f"{question.level}/{memory}")
            yield Probe("duel", levels, f"memory {question.level} {memory}")
    elif question.measure == "luck":
        yield Probe("replay", (question.level, question.level), f"luck {question.level}")
    else:
        yield play


def play_batch(arm: Arm, numbers: range) -> Tally:
    """Play some deals of every variant, and sum up what they gave."""
    tally = Tally()
    plans = [(variant.name, arm.plan(variant)) for variant in arm.variants]
    look = partial(LOOKS[arm.probe.kind], arm.probe)
    for number in numbers:
        base: Values | None = None
        for name, plan in plans:
            values = look(plan, number)
            tally.add(name, values, base)
            base = values if base is None else base
    return tally


def play(probe: Probe, plan: Plan, number: int) -> Values:
    """Play a deal once and note all that can be measured of a game."""
    game = trace.Trace(seat_bots(plan, number), probe.events)
    ranks = game.play()
    return _lengths(probe, game) | _winning(game, ranks) | _drama(game) | _effects(game, ranks)


def _lengths(probe: Probe, game: trace.Trace) -> Values:
    answers = len(game.ranks)
    for_choice, for_rest = probe.seconds
    minutes = (game.choices * for_choice + (answers - game.choices) * for_rest) / 60
    found = {"answers": answers, "choices": game.choices, "minutes": minutes, **game.state.measures()}
    found["unfinished"] = game.state.unfinished()
    if game.choices:
        found["breadth"] = game.breadth / game.choices
    return {name: micro(value) for name, value in found.items()}


def _winning(game: trace.Trace, ranks: trace.Ranks) -> Values:
    won = [share(ranks, (game.first + place) % game.seats) for place in range(game.seats)]
    found = {f"seats {place}": value for place, value in enumerate(won, 1)}
    found |= {"beginner": won[0] - 1 / game.seats, "shared": float(ranks.count(1) > 1)}
    return {name: micro(value) for name, value in found.items()}


def _drama(game: trace.Trace) -> Values:
    ranks = game.ranks
    if game.seats == 1 or not trace.has_standings(ranks):
        return {}
    return {
        "lead_changes": micro(trace.lead_changes(ranks)),
        "settled": micro(trace.settled(ranks)),
        "comeback": micro(trace.comeback(ranks)),
    }


def _effects(game: trace.Trace, ranks: trace.Ranks) -> Values:
    """Compare, within the game, the wins of those to whom something happened and of the rest."""
    seats: dict[str, set[int]] = {}
    for what, seat in game.happened:
        seats.setdefault(what, set()).add(seat)
    return {
        f"effects {what}": micro(_edge(ranks, those))
        for what, those in seats.items()
        if len(those) < game.seats
    }


def _edge(ranks: trace.Ranks, those: set[int]) -> float:
    theirs = sum(share(ranks, seat) for seat in those) / len(those)
    rest = [share(ranks, seat) for seat in range(len(ranks)) if seat not in those]
    return theirs - sum(rest) / len(rest)


def duel(probe: Probe, plan: Plan, number: int) -> Values:
    """Let one level sit at every seat once among the other; return its wins above a fair part."""
    fought = replace(plan, bots=probe.levels)
    won = play_from_every_seat(fought, number, (Thinking(), Thinking()))
    return {probe.name: micro(won - 1 / plan.seats)}


def replay(probe: Probe, plan: Plan, number: int) -> Values:
    """Play a deal twice with other luck of the players: how much the same seats win."""
    again = replace(plan, bots=(probe.levels[0],) * plan.seats)
    one, other = (seat_bots(again, number, f"/again{turn}").play() for turn in range(2))
    fair = 1 / plan.seats
    both = sum((share(one, seat) - fair) * (share(other, seat) - fair) for seat in range(plan.seats))
    return {probe.name: micro(both / (1 - fair))}


LOOKS: Final = {"play": play, "duel": duel, "replay": replay}
