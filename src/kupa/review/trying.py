"""Which choices deserve many worlds: all are tried in a few, the better part in more, and so on.

The work is counted in worlds, so that what is claimed has always the same ground; a limit in answers
keeps a long game from taking minutes. Neither is measured in seconds: a record has one review.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kupa.core.dice import Dice
from kupa.review.choices import Trial

Progress = Callable[[float], None]
LOOKS: Final = (10, 8, 12)  # worlds of a look; after each a third, the least promising, is left out
FINALISTS: Final = 4
WORLDS: Final = 80  # for each finalist
ENOUGH: Final = 60  # rather fewer finalists than fewer worlds for each
MOST_ANSWERS: Final = 120_000  # of all playouts
FIRST: Final = 0.45  # of the answers, and of the progress, for the looks


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried."""

    looks: tuple[int, ...] = LOOKS
    worlds: int = WORLDS
    answers: int = MOST_ANSWERS


USUAL: Final = Effort()


def try_out(trials: Sequence[Trial], dice: Dice, effort: Effort, progress: Progress) -> list[Trial]:
    """Try all choices out; return the finalists, with results of new worlds alone."""
    spent, last = look(trials, dice, effort, lambda part: progress(FIRST * part))
    left = effort.answers - spent
    finalists = last[: affordable(last, left)]
    for trial in finalists:
        trial.begin_anew()
    try_all(finalists, dice, effort.worlds, left, lambda part: progress(FIRST + (1 - FIRST) * part))
    progress(1.0)
    return finalists


def look(
    trials: Sequence[Trial], dice: Dice, effort: Effort, progress: Progress
) -> tuple[int, list[Trial]]:
    """Look at all, then at the better part …; return the answers it took, and the best few."""
    left, spent, stages = list(trials), 0, len(effort.looks)
    budget = int(effort.answers * FIRST)
    for stage, worlds in enumerate(effort.looks):
        later = stage + 1 < stages
        part = (budget - spent) // 2 if later else budget - spent  # the widest look costs most

        def told(share: float, done: int = stage) -> None:
            progress((done + share) / stages)

        spent += try_all(left, dice, worlds, part, told)
        left.sort(key=lambda trial: -trial.promise())
        del left[max(FINALISTS, (2 * len(left) + 2) // 3) :]
    return spent, left[:FINALISTS]


def affordable(trials: Sequence[Trial], answers: int) -> int:
    """Return how many of the best few can be tried in enough worlds; one at least."""
    found = 0
    for number, trial in enumerate(trials, 1):
        answers -= ENOUGH * trial.answers // max(1, len(trial.results))
        if answers >= 0 or number == 1:
            found = number
    return found


def try_all(trials: Sequence[Trial], dice: Dice, worlds: int, budget: int, progress: Progress) -> int:
    """Try every choice in one world after another, as far as it goes; return the answers it took."""
    spent = 0
    for world in range(worlds):
        if world and spent >= budget:
            break
        for number, trial in enumerate(trials, 1):
            spent += trial.try_once(dice)
            done = (world + number / len(trials)) / worlds
            progress(min(1.0, max(done, spent / max(1, budget)) if world else done))
    progress(1.0)
    return spent
