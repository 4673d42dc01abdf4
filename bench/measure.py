"""Run the workers: each measurement in a process of its own, the subjects interleaved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence

from bench.peers import ROOT, BenchError, peers_python
from bench.subjects import Subject, Where
from bench.units import UNITS

Figures = dict[str, float]  # moves_per_s and games_per_s, or ns; live tables have more
Run = dict[str, list[Figures]]  # for each subject, its figures in each repeat
Say = Callable[[int, Subject], None]  # told of each measurement before it starts

PATIENCE = 120  # seconds for a worker to start and to play a last game


def interleaved(subjects: Sequence[Subject], repeats: int, seconds: float, say: Say) -> Run:
    """Measure all subjects in turn, then all again, so that a noisy minute disturbs all alike."""
    run: Run = {subject.name: [] for subject in subjects}
    if any(subject.where is Where.PEERS for subject in subjects):
        peers_python()  # made before the clock runs
    for repeat in range(1, repeats + 1):
        for subject in subjects:
            say(repeat, subject)
            run[subject.name].append(measured(subject, seconds))
    return run


def measured(subject: Subject, seconds: float) -> Figures:
    """Measure a subject once, in its own process and environment."""
    try:
        done = subprocess.run(
            command(subject, seconds), cwd=ROOT, env=environment(subject.where),
            timeout=seconds * 2 + PATIENCE, capture_output=True, text=True, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise BenchError(f"{subject.name} did not end in time") from None
    if done.returncode:
        raise BenchError(f"{subject.name}: {done.stderr.strip()}")
    return checked(subject, json.loads(done.stdout.splitlines()[-1]))


def checked(subject: Subject, figures: Figures) -> Figures:
    """Return the figures if each has a unit: what cannot be shown is told before hours of measuring."""
    strange = sorted(figures.keys() - UNITS.keys())
    if strange:
        raise BenchError(
            f"{subject.name} reports what has no unit in bench/units.py: {', '.join(strange)}"
        )
    return figures


def command(subject: Subject, seconds: float) -> list[str]:
    """Return how a subject's worker is started from the root of the repository."""
    python = str(peers_python()) if subject.where is Where.PEERS else sys.executable
    return [python, "-m", f"bench.workers.{subject.worker}", *subject.arguments, str(seconds)]


def environment(where: Where) -> dict[str, str]:
    """Return our environment with a path of its own: nothing may stand before the wheel unasked."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if where is Where.SOURCE:
        variables["PYTHONPATH"] = str(ROOT / "src")
    return variables
