"""Runs each asynchronous test in an event loop of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

P = ParamSpec("P")
TIMEOUT = 15.0  # seconds after which something will not happen any more


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Let pytest call a test that is a coroutine."""

    @wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), 2 * TIMEOUT))

    return run


async def until(fact: Callable[[], object], patience: float = TIMEOUT) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not fact():
        assert time.monotonic() < end, "it did not come to pass"
        await asyncio.sleep(0.005)


async def until_async(fact: Callable[[], Awaitable[object]], patience: float = TIMEOUT) -> None:
    """Wait until something that must be asked for is so."""
    end = time.monotonic() + patience
    while not await fact():
        assert time.monotonic() < end, "it did not come to pass"
        await asyncio.sleep(0.02)
