"""Run a coroutine at once, up to where it has to wait; only then does it need a task.

Nearly every message can be written to its connection without waiting. A task for each would cost more
than the writing itself. (From Python 3.12 on asyncio has eager tasks; this is the part needed here.)
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run as far as it goes without waiting; return a task for the rest, or None if there is no rest."""
    try:
        waited_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_rest(work, waited_for))


@types.coroutine
def _rest(work: Coroutine[Any, Any, None], waited_for: object) -> Generator[Any, Any, None]:
    """Wait for what the coroutine waits for, then go on with it."""
    while True:
        thrown: BaseException | None = None
        try:
            yield waited_for
        except BaseException as error:  # noqa: BLE001 — it is the coroutine's to handle
            thrown = error
        try:
            waited_for = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration:
            return
