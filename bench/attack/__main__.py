"""Attack a server of our own as a stranger would: each attack must end, and move nobody else.

It connects to this computer only, for some seconds an attack, and sends at most 300 MB each.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from bench.attack.bystanders import Bystanders
from bench.attack.inside import TRICKS
from bench.attack.server import Attacked, attacked
from bench.attack.strangers import ATTACKS, SHORT, send

LEAST_P99 = 10.0  # milliseconds: on a busy computer less is noise
MOST_FACTOR = 2.0
MOST_MEGABYTES = 10.0
CALM, TRIES = 1.5, 3


@dataclass(frozen=True, slots=True)
class Row:
    """What one attack did."""

    name: str
    ended: bool
    calm: float  # p99 of others without it, in milliseconds
    under: float  # p99 of others under it
    megabytes: float
    lost: int

    @property
    def held(self) -> bool:
        """Tell whether it ended and nobody else has noticed."""
        return self.ended_well and self.under < max(LEAST_P99, MOST_FACTOR * self.calm)

    @property
    def ended_well(self) -> bool:
        """Tell whether it ended, took no memory and ended nobody else's connection."""
        return self.ended and self.megabytes < MOST_MEGABYTES and not self.lost

    def __str__(self) -> str:
        told = "held" if self.held else "BROKE"
        figures = f"p99 {self.calm:6.1f} → {self.under:6.1f} ms, {self.megabytes:+6.1f} MB"
        ended = "ended" if self.ended else "NOT ENDED"
        return f"{self.name:<28} | {told:<5} | {figures}, {ended}, {self.lost} lost"


def attack(server: Attacked, name: str, seconds: float) -> Row:
    """Run one attack beside some bystanders."""
    others = Bystanders(server.port)
    try:
        for path in ("/", "/api/games"):  # what is kept from the first request on is nobody's attack
            server.ask(path)
        others.measure(0.5)
        calm, before = others.measure(CALM), server.megabytes
        with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:  # others' time is not its own
            elsewhere.submit(abs, 0).result()
            others.times.clear()
            running = elsewhere.submit(send, name, server.port, seconds)
            under = others.measure(seconds)
            grown = server.megabytes - before
            ended = running.result()
        grown = max(grown, server.megabytes - before)
        return Row(name, ended, calm, under, grown, others.lost)
    finally:
        others.stop()


def main() -> int:
    """Attack, print a table, and return 0 if every row held."""
    command = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    command.add_argument("--short", action="store_true", help="the worst only, for a moment each")
    command.add_argument("--seconds", type=float, default=8.0, help="of an attack (default: 8)")
    command.add_argument("--only-end", action="store_true", help="judge no times: for a busy computer")
    given = command.parse_args()
    print(f"{'attack':<28} | {'':<5} | figures", flush=True)
    rows = _short() if given.short else _all(given.seconds)
    broke = [row.name for row in rows if not (row.ended_well if given.only_end else row.held)]
    broke += [] if given.short else _tricks()
    return 1 if broke else 0


def _tricks() -> list[str]:
    """Try what somebody could who plays along; return what broke."""
    broke = []
    for name, trick in TRICKS.items():
        what = trick()
        print(f"{name:<28} | {'BROKE' if what else 'held':<5} | {what}", flush=True)
        broke += [name] if what else []
    return broke


def _short() -> list[Row]:
    """Do the worst for a moment each, all to one server."""
    rows = []
    with attacked() as server:
        for name in SHORT:
            rows.append(attack(server, name, 1.0))
            print(rows[-1], flush=True)
    return rows


def _all(seconds: float) -> list[Row]:
    """Do everything, each to a fresh server; a busy computer gets another chance."""
    rows = []
    for name in ATTACKS:
        for _ in range(TRIES):
            with attacked() as server:
                row = attack(server, name, seconds)
            if row.held:
                break
        print(row, flush=True)
        rows.append(row)
    return rows


if __name__ == "__main__":
    sys.exit(main())
