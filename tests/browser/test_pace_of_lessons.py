"""How long a lesson takes at real speed, for somebody who reads slowly and looks before each tap."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, WebSocket

from kupa.lessons import all_lessons
from support.browser import LANGUAGES, Visitor, running_server, some
from support.learner import Learner

WORDS_A_SECOND: Final = 200 / 60
LOOK: Final = 1.0  # seconds from knowing what to tap until it is tapped
FIRST_MOVE, WHOLE_LESSON = 20.0, 180.0  # seconds


@pytest.fixture(scope="module")
def real_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which bots take as long to think as usual."""
    with running_server(tmp_path_factory.mktemp("real"), KUPA_TIME_SCALE="1") as address:
        yield address


@dataclass
class Pace:
    """Seconds from the open page: the first own move is sent, the lesson is over."""

    first_move: float = 0.0
    whole: float = 0.0


def pace(visitor: Visitor, key: str) -> Pace:
    """Play a lesson as fast as it lets one, and add what somebody needs to read and to look.

    The table waits for a learner as long as it takes: so nobody has to sleep here in the meantime.
    """
    found, needed, read, start = Pace(), 0.0, 0, time.monotonic()

    def sent(frame: Any) -> None:  # noqa: ANN401 — text or bytes
        if '"t":"move"' in str(frame) and not found.first_move:
            found.first_move = time.monotonic() - start + needed

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    visitor.page.on("websocket", listen)
    learner = Learner(visitor, key, longest=WHOLE_LESSON)
    while learner.wait():
        new, read = learner.said[read:], len(learner.said)
        needed += LOOK + sum(len(text.split()) for text in new) / WORDS_A_SECOND
        learner.tap()
    found.whole = time.monotonic() - start + needed
    return found


@pytest.mark.parametrize("language", some(LANGUAGES, ()))
@pytest.mark.parametrize("key", [lesson.key for lesson in all_lessons()])
def test_a_lesson_takes_three_minutes_at_most_and_the_first_move_comes_soon(
    browser: Browser, real_address: str, key: str, language: str
) -> None:
    visitor = Visitor(browser, real_address, language, reduced_motion="no-preference")
    visitor.context.add_init_script("localStorage['kupa.tempo'] = 'usual'")
    found = pace(visitor, key)
    visitor.leave()
    print(f"{key} {language}: first move {found.first_move:.0f} s, whole {found.whole:.0f} s")
    assert 0 < found.first_move <= FIRST_MOVE
    assert found.whole <= WHOLE_LESSON
