"""Playing a study: a first look, then more games of what is still open, until all is decided.

Whether to go on is asked only when a whole look is done, of sums that do not depend on who played what:
the same games are played, and the same figures found, on one core, on many and on a cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from kupa.core import seeds
from kupa.lab.batches import Backend, Batches, backend, drive
from kupa.lab.study.findings import Findings, Tallies, belongs, differences, findings
from kupa.lab.study.plan import Question, Study
from kupa.lab.study.probes import Arm, Probe, play_batch, probes
from kupa.lab.study.progress import ArmProgress, ProgressFile
from kupa.lab.study.statistics import half_width
from kupa.lab.study.tally import Tally

FIRST_BATCH: Final = 4  # deals; how long they take says how large the next batches are
MANY: Final = 1_000_000
Heard = Callable[[int, int], None]  # deals to play in this look, deals just played


@dataclass(frozen=True, slots=True)
class Task:
    """An arm of the study with the questions it answers, under the name its progress is kept by."""

    name: str
    seats: int
    probe: Probe
    questions: tuple[Question, ...]

    @property
    def most(self) -> int:
        """How many deals are played at most."""
        return max(each.games for each in self.questions)


@dataclass(frozen=True, slots=True)
class Conduct:
    """How a study is carried out, which changes nothing of what it finds."""

    on: str | None = None  # a Ray cluster; None: this machine
    processes: int | None = None
    progress: Path | None = None  # the file that keeps what was played
    resume: bool = False
    heard: Heard | None = None


def run_study(study: Study, conduct: Conduct | None = None) -> Findings:
    """Play until every question is decided or its games are used up."""
    how = conduct or Conduct()
    tasks = tasks_of(study)
    file = ProgressFile(how.progress, study.digest())
    arms = (file.read() if how.resume else None) or {task.name: begin(study, task) for task in tasks}
    with backend(how.on, how.processes, MANY) as used:
        while any(each.begin < each.end for each in arms.values()):
            Look(study, tasks, arms, file, how.heard).play(used)
            go_on(study, tasks, arms)
            file.write(arms)
    file.remove()
    return findings(study, merged(tasks, arms))


def tasks_of(study: Study) -> list[Task]:
    """Return the arms of a study: everything to be played, at every size of table."""
    return [
        Task(f"{seats} {probe.kind} {probe.name}".strip(), seats, probe, questions)
        for seats in study.seats
        for probe, questions in probes(study).items()
    ]


def begin(study: Study, task: Task) -> ArmProgress:
    """Return an arm before its first look."""
    names = tuple(each.name for each in study.variants)
    return ArmProgress(names, 0, min(study.first_look, task.most))


@dataclass(frozen=True, slots=True)
class Look:
    """One look: some deals of every arm that goes on."""

    study: Study
    tasks: list[Task]
    arms: dict[str, ArmProgress]
    file: ProgressFile
    heard: Heard | None

    def play(self, used: Backend) -> None:
        """Play what is left of this look; what was played is kept, whatever interrupts it."""
        total = sum(len(span) for each in self.arms.values() for span in each.left())
        try:
            for task in self.tasks:
                for batch in self.play_arm(task, used):
                    self.file.write(self.arms, now=False)
                    if self.heard is not None:
                        self.heard(total, len(batch))
        except BaseException:
            self.file.write(self.arms)
            raise

    def play_arm(self, task: Task, used: Backend) -> Iterator[range]:
        """Play what is left of an arm; yield each batch that has been counted."""
        arm = self.arms[task.name]
        work = partial(play_batch, arm_of(self.study, task, arm.active))
        for batch, tally in drive(used, work, Batches(arm.left(), FIRST_BATCH, used.workers)):
            arm.merge(batch, tally)
            yield batch


def arm_of(study: Study, task: Task, active: tuple[str, ...]) -> Arm:
    """Return what is played: the first variant, and those that are still compared with it."""
    variants = tuple(each for each in study.variants if each.name in active)
    seed = seeds.derive(seeds.from_number(study.seed), "study", task.seats)
    return Arm(study.game, task.seats, seed, variants, task.probe)


def go_on(study: Study, tasks: list[Task], arms: dict[str, ArmProgress]) -> None:
    """Set what the next look plays: twice as many deals of whatever is open."""
    open_ones = undecided(study, merged(tasks, arms))
    for task in tasks:
        arm = arms[task.name]
        mine = {variant for seats, measure, variant in open_ones if concerns(task, arm, seats, measure)}
        arm.begin, arm.done = arm.end, []
        if mine and arm.end < task.most:
            arm.end = min(2 * arm.end, task.most)
            first = study.variants[0].name
            arm.active = tuple(name for name in arm.active if name in mine or name == first)


def concerns(task: Task, arm: ArmProgress, seats: int, measure: str) -> bool:
    """Tell whether an arm would answer what is open: it measures that, and has games left for it."""
    asking = [each for each in task.questions if belongs(measure, each)]
    measured = any(found == measure for _, found in arm.tally.values)
    return task.seats == seats and measured and any(each.games > arm.end for each in asking)


def undecided(study: Study, tallies: Tallies) -> set[tuple[int, str, str]]:
    """Return what is open: size of table, measure, variant."""
    if len(study.variants) == 1:
        return {each for question in study.questions for each in unsure(study, question, tallies)}
    return {
        (each.seats, each.measure, each.variant)
        for each in differences(study, tallies)
        if each.verdict == "open"
    }


def unsure(study: Study, question: Question, tallies: Tallies) -> set[tuple[int, str, str]]:
    """Return the measures of a single variant that are not known as exactly as asked."""
    risk = 1 - study.confidence
    return {
        (seats, measure, variant)
        for seats, tally in tallies.items()
        for (variant, measure), moments in tally.values.items()
        if belongs(measure, question)
        and question.measure != "effects"
        and question.precision is not None
        and half_width(moments, risk) > question.precision
    }


def merged(tasks: list[Task], arms: dict[str, ArmProgress]) -> Tallies:
    """Return the sums of all arms, by size of table."""
    found: Tallies = {}
    for task in tasks:
        found.setdefault(task.seats, Tally()).merge(arms[task.name].tally)
    return found
