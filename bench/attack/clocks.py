"""Tricks with time: clocks that are kept from running out, set back, or read like an open book."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from statistics import correlation

from bench.attack.person import Page, Person
from bench.attack.server import attacked

FAST = {"KUPA_TIME_SCALE": "20"}  # the quick pace is a second then
STEADY = {"KUPA_TIME_SCALE": "2"}  # a bot pauses for two to four tenths of a second
ANSWERS = 60  # of bots, whose pauses are compared with what a stranger could compute
ALIKE = 0.5  # a correlation of ranks; of so many pauses that have nothing in common it is below 0.4
BACK = 3600  # seconds
CLOCK = """import time
for name, unit in (("time", 1), ("time_ns", 10**9)):
    setattr(time, name, lambda real=getattr(time, name), by=-{back} * unit: real() + by)
"""


def stopped_by_returns() -> str:
    """Leave and come back again and again, so that the time to answer never ends."""
    with attacked(**FAST) as server:
        person = Person(server.port, "a")
        table = person.open(bots="easy", deal=True)
        began, played = time.monotonic(), 0
        while time.monotonic() < began + 12 and not played:
            page = person.connect(table)
            page.say(t="here")
            heard = page.receive(0.6)
            played = sum(told["t"] == "told" and told["who"] == "clock" for told in heard)
            page.close()
        return "" if played or _bots_went_on(person, table) else "no answer for 12 s of 1"


def _bots_went_on(person: Person, table: str) -> bool:
    """Tell whether the seat was answered for while nobody looked."""
    page = person.connect(table)
    number: int = page.welcome["n"]
    page.close()
    return number > 12


def stopped_by_leavings() -> str:
    """Leave again and again, so that the bot that is to answer always has its pause before it."""
    with attacked() as server:
        person = Person(server.port, "a")
        table = person.open(bots="easy", deal=True)
        page = person.connect(table)
        _wait_until_asked(page)
        leave, end, played = f"/api/tables/{table}/chairs/mine", time.monotonic() + 6, 0
        while time.monotonic() < end and not played:
            person.ask("DELETE", leave)
            played += sum(told["t"] == "told" and told["seat"] == 0 for told in page.receive(0.3))
        page.close()
    return "" if played else "no answer for 6 s of half a second"


def _wait_until_asked(page: Page) -> None:
    """Return when the person may answer: the bot at their table may be first."""
    asked, end = page.welcome["game"]["moves"], time.monotonic() + 10
    while not asked and time.monotonic() < end:
        for told in page.receive(1, most=1):
            asked = told["game"]["moves"] if told.get("game") else asked


def set_back() -> str:
    """Start again with the system's clock an hour back: bots and clocks of running games must go on."""
    with attacked(**FAST) as server:
        person = Person(server.port, "a")
        tables = [person.open(bots="easy", deal=True, game=game) for game in ("reset", "ushpizin")]
        server.kill()
        with _another_clock() as path, attacked(server.database_url, PYTHONPATH=path, **FAST) as late:
            person = Person(late.port, "a")
            pages = [person.connect(table) for table in tables]
            heard = [_answers(page, 8) for page in pages]
            for page in pages:
                page.close()
    return "" if min(heard) > 2 else f"{heard} answers in 8 s, of one a second"


def _answers(page: Page, seconds: float) -> int:
    """Count answers; a person who is connected and does not play is answered for by the clock."""
    return sum(told["t"] == "told" for told in page.receive(seconds, most=20))


@contextmanager
def _another_clock() -> Iterator[str]:
    """Make what Python runs at its start, and return the path on which it finds it."""
    with tempfile.TemporaryDirectory(prefix="clock-") as folder:
        Path(folder, "sitecustomize.py").write_text(CLOCK.format(back=BACK), encoding="utf-8")
        yield os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))


def computed_pauses() -> str:
    """Compare the pauses of bots with what anybody can compute from what is told."""
    with attacked(**STEADY) as server:
        person = Person(server.port, "a")
        table = person.open(chairs=4, bots="easy", deal=True)
        page = person.connect(table)
        person.ask("DELETE", f"/api/tables/{table}/chairs/mine")
        pauses = list(_pauses(page))
        page.close()
    if len(pauses) < ANSWERS / 2:
        return f"only {len(pauses)} answers of bots"
    measured = _ranks([pause for _, _, pause in pauses])
    for text in ("{table}/{number}/{seat}", "/{number}/{seat}", "{number}/{seat}", "{table}{number}"):
        guessed = [
            sha256(text.format(table=table, number=number, seat=seat).encode()).digest()[0]
            for number, seat, _ in pauses
        ]
        if (alike := correlation(measured, _ranks(guessed))) > ALIKE:
            return f"pauses follow {text}: {alike:.2f}"
    return ""


def _ranks(values: Sequence[float]) -> list[float]:
    """Return the place of each value among all: one that a busy computer delayed changes little."""
    ordered = sorted(values)
    return [float(ordered.index(value)) for value in values]


def _pauses(page: Page) -> Iterator[tuple[int, int, float]]:
    """Yield the number of each bot's question, its seat, and how long it took to answer."""
    asked_at, asked = page.welcome["n"], time.monotonic()
    for _ in range(ANSWERS):
        heard = page.receive(2, most=1)
        now = time.monotonic()
        if not heard:
            return
        [told] = heard[:1]
        if told["t"] == "told" and told["who"] == "bot":
            yield asked_at, told["seat"], now - asked
        asked_at, asked = told.get("n", asked_at), now
