"""Attack a server of our own as a stranger would: each attack must end, and move nobody else.

It connects to this computer only, for some seconds an attack, and sends at most 300 MB each.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bench.attack.bystanders import Bystanders
from bench.attack.judging import Row, Try, Waits
from bench.attack.server import Attacked, attacked, wait_until
from bench.attack.strangers import ATTACKS, PATIENCE, SHORT, become_a_stranger, send
from bench.attack.tricks import TRICKS

TRIES = 3


def attack(server: Attacked, twin: Attacked, name: str, seconds: float) -> Try:
    """Run one attack beside some bystanders, with as many at a twin that is not attacked."""
    others, untouched = Bystanders(server.port), Bystanders(twin.port)
    try:
        for path in ("/", "/api/games"):  # what is kept from the first request on is nobody's attack
            server.ask(path)
        with ProcessPoolExecutor(1, get_context("spawn"), become_a_stranger) as elsewhere:
            elsewhere.submit(abs, 0).result()
            wait_until(lambda: others.are_there and untouched.are_there, PATIENCE)
            before = server.forget_peak()
            others.times.clear()
            untouched.times.clear()
            running = elsewhere.submit(send, name, server.port, seconds)
            time.sleep(seconds)
            under, calm = others.waits(), untouched.waits()
            ended = running.result()
        grown = server.peak_megabytes - before
        return Try(ended, Waits.of(calm), Waits.of(under), grown, others.lost)
    finally:
        others.stop()
        untouched.stop()


def main() -> int:
    """Attack, print a table, and return 0 if every row held."""
    command = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    command.add_argument("--short", action="store_true", help="the worst only, for a moment each")
    command.add_argument("--seconds", type=float, default=6.0, help="of an attack (default: 6)")
    command.add_argument("--only-end", action="store_true", help="judge no times: for a busy computer")
    command.add_argument("--only", default="", help="those whose names contain this")
    given = command.parse_args()
    print(f"{'attack':<30} | {'':<5} | figures", flush=True)
    chosen = [name for name in (SHORT if given.short else ATTACKS) if given.only in name]
    rows = _short(chosen) if given.short else _all(chosen, given.seconds)
    broke = [row.name for row in rows if not (row.ended_well if given.only_end else row.held)]
    if not given.short:
        broke += _tricks({name: trick for name, trick in TRICKS.items() if given.only in name})
    print(f"{len(broke)} broke" + "".join(f": {name}" for name in broke), flush=True)
    return 1 if broke else 0


def _tricks(chosen: dict[str, Callable[[], str]]) -> list[str]:
    """Try what somebody could who plays along; return what broke."""
    broke = []
    for name, trick in chosen.items():
        what = _tried(trick)
        print(f"{name:<30} | {'BROKE' if what else 'held':<5} | {what}", flush=True)
        broke += [name] if what else []
    return broke


def _tried(trick: Callable[[], str]) -> str:
    """Return what broke; that it could not be tried is no reason to leave the others out."""
    try:
        return trick()
    except Exception as error:  # noqa: BLE001 — whatever it is, it is told
        return f"could not be tried: {error!r}"


def _short(chosen: list[str]) -> list[Row]:
    """Do the worst for a moment each, all to one server."""
    rows = []
    with attacked() as server, attacked() as twin:
        for name in chosen:
            rows.append(Row(name, [attack(server, twin, name, 1.0)]))
            print(rows[-1], flush=True)
    return rows


def _all(chosen: list[str], seconds: float) -> list[Row]:
    """Do everything, each try to a fresh server, until it is clear."""
    rows = []
    with attacked() as twin:
        for name in chosen:
            tries: list[Try] = []
            while len(tries) < TRIES and not Row(name, tries).is_clear:
                with attacked() as server:
                    tries.append(attack(server, twin, name, seconds))
            rows.append(Row(name, tries))
            print(rows[-1], flush=True)
    return rows


if __name__ == "__main__":
    sys.exit(main())
