"""Somebody who plays a lesson in a browser: taps what is lit, and reads what the coach says."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Error, Page

from kupa.service.table_connection import WHY_BURST, WHY_RATE
from support.browser import Visitor
from support.keyboard_player import KeyboardPlayer
from support.tapper import POINT

LONGEST: Final = 60.0  # seconds for a lesson, at the pace of tests
HEADER: Final = (195, 12)  # a tap there does nothing
BURST, RATE = WHY_BURST - 2, WHY_RATE * 0.9  # a little less than the server answers
MOST_STOPS: Final = 40  # of Tab, on one table
REACHED: Final = 10.0  # seconds until what is lit lies free
# A point of each control that can be tapped, where nothing covers it.
LIT: Final = """() => {
  const off = ':disabled, [aria-disabled="true"], [aria-pressed="true"], [data-aside]';
  const point = (control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
      const at = [x + (width * i) / 12, y + (height * j) / 12];
      if (document.elementFromPoint(...at)?.closest('button') === control) return at;
    }
    return null;
  };
  return [...document.querySelectorAll(`main .board button:not(${off})`)]
    .filter((control) => control.getBoundingClientRect().width > 0).map(point);
}"""
FOCUS_IS_LIT: Final = """() => document.activeElement.matches(
  'main .board button:not(:disabled, [aria-disabled="true"], [aria-pressed="true"], [data-aside])')"""
# The first of whatever else a finger may try and that was not tried yet: cards, places and buttons that
# cannot be used now; null if there is no more.
NEXT_DARK: Final = """() => {
  const point = POINT;
  const free = 'button:not(:disabled, [aria-disabled="true"])';
  const tried = 'button, [data-spot], [data-meant], [data-place]';
  window.tried ??= new Set();
  const found = [...document.querySelectorAll('main .board')]
    .flatMap((board) => [...board.querySelectorAll(tried)])
    .filter((each) => each.closest(free) === null && each.querySelector(tried) === null)
    .find((each) => !window.tried.has(each) && point(each) !== null);
  if (!found) return null;
  window.tried.add(found);
  const control = found.closest('button, [data-spot], [data-meant]') ?? found;
  const asks = control.matches(':disabled, [aria-disabled="true"], [data-meant]');
  return { at: point(found), name: control.ariaLabel ?? control.innerText, asks };
}""".replace("POINT", POINT)
# What a learner has picked and may tap: a wrong tap leaves it as it is.
HELD: Final = """() => [...document.querySelectorAll('main .board button')]
  .map((each) => [each.ariaPressed, each.disabled, each.ariaDisabled].join())"""
# How often the coach or the table has said something, for screen readers too.
COUNT: Final = """
window.answered = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const element = target.nodeType === 1 ? target : target.parentElement;
    const place = element?.closest('.coach:not(.resting) [role=status], [role=alert]');
    const said = place?.matches('[role=alert]') ? place.querySelector('p') : place; // not a mere name
    const text = said?.textContent.trim();
    if (text) window.answered.push(text);
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
STATE: Final = """() => ({
  said: document.querySelector('.coach:not(.resting) p')?.textContent ?? '',
  done: document.querySelector('#lesson-done') !== null,
})"""


@dataclass(frozen=True)
class Tried:
    """A wrong tap: on what, and what was said about it, by the coach or the table."""

    name: str
    answers: tuple[str, ...]


class Questions:
    """Asks the server why no faster than it answers."""

    def __init__(self) -> None:
        self.left, self.at = BURST, time.monotonic()

    def wait(self) -> None:
        """Wait until one more may be asked."""
        now = time.monotonic()
        self.left = min(BURST, self.left + (now - self.at) * RATE) - 1
        self.at = now
        if self.left < 0:
            time.sleep(-self.left / RATE)


class Learner:
    """One lesson, opened for a visitor; ``said`` is what the coach has said, each once."""

    def __init__(self, visitor: Visitor, key: str, longest: float = LONGEST) -> None:
        self.longest = longest
        game, name = key.split(".")
        body = {"game": game, "lesson": name, "name": "Noa", "deal": True}
        self.visitor = visitor
        self.questions = Questions()
        visitor.context.add_init_script(COUNT)
        self.table = visitor.ask("POST", "/api/tables", body)["id"]
        self.page: Page = visitor.go(f"/t/{self.table}")
        self.said: list[str] = []

    def state(self) -> dict[str, Any]:
        """Return what is said now, and whether the lesson is over."""
        found: dict[str, Any] = self.page.evaluate(STATE)
        if found["said"] and found["said"] not in self.said[-1:]:
            self.said.append(found["said"])
        return found

    def wait(self) -> bool:
        """Wait until the coach asks for something; False if the lesson is over."""
        until = time.monotonic() + self.longest
        while time.monotonic() < until:
            found = self.state()
            if found["done"] or (found["said"] and self.page.evaluate(LIT)):
                return not found["done"]
            time.sleep(0.02)
        raise AssertionError(f"nothing is asked after {self.said[-1:]}")

    def tap(self) -> None:
        """Tap what is lit; whatever is lit can be reached, once a banner over it has gone."""
        until = time.monotonic() + REACHED
        while (points := self.page.evaluate(LIT)) and points[-1] is None:
            assert time.monotonic() < until, f"covered: {self.said[-1]}"
            time.sleep(0.05)
        if points:  # else the game has gone on meanwhile
            self.page.mouse.click(*points[-1])

    def try_the_rest(self) -> list[Tried]:
        """Tap whatever else there is, once each; nothing may change the table or what is picked."""
        before, found = self._now(), []
        self.page.evaluate("() => { window.tried = new Set() }")
        while dark := self.page.evaluate(NEXT_DARK):
            found.append(self._try(dark))
            assert self._now() == before, f"{self.said[-1]}: {found[-1]}"
        return found

    def _now(self) -> tuple[Any, ...]:
        entries = self.visitor.ask("GET", f"/api/tables/{self.table}")["n"]
        return entries, self.page.evaluate(HELD)

    def _try(self, dark: dict[str, Any]) -> Tried:
        if dark["asks"]:
            self.questions.wait()
        self.page.evaluate("() => { window.answered = [] }")
        self.page.mouse.click(*dark["at"])
        try:
            self.page.wait_for_function("() => window.answered.length > 0", timeout=5_000)
        except Error as error:
            raise AssertionError(f"{self.said[-1]}: nothing is said of {dark}") from error
        answers = tuple(self.page.evaluate("() => window.answered"))
        self.page.mouse.click(*HEADER)
        self.page.locator("[role=alert] .refusal").wait_for(state="detached")
        return Tried(dark["name"], answers)

    def play(self) -> None:
        """Play to the end."""
        until = time.monotonic() + LONGEST
        while self.wait():
            assert time.monotonic() < until, f"it does not go on after {self.said[-1:]}"
            self.tap()


class KeyboardLearner:
    """Plays a lesson with Tab, arrows and Enter alone."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner
        self.keys = KeyboardPlayer(learner.page)

    def play(self) -> None:
        """Play to the end; after each key the focus is somewhere, and whatever is pressed has a name."""
        until = time.monotonic() + LONGEST
        while self.learner.wait():
            assert time.monotonic() < until, f"it does not go on after {self.learner.said[-1:]}"
            self.seek()
            spoken = self.keys.focused()
            assert spoken is not None
            assert spoken.name
            assert not spoken.disabled
            self.keys.press("Enter", spoken.name)
        assert self.keys.lost == []

    def seek(self) -> None:
        """Go to what can be pressed: by Tab from part to part, by arrows within one."""
        for _ in range(MOST_STOPS):
            if self.lit() or self.sweep():
                return
            self.keys.press("Tab")
        raise AssertionError(f"out of reach: {self.learner.said[-1]}")

    def lit(self) -> bool:
        """Tell whether what has the focus is asked for."""
        return bool(self.learner.page.evaluate(FOCUS_IS_LIT))

    def sweep(self) -> bool:
        """Look through a row or a grid, row by row; tell whether something asked for was found."""
        self.go("ArrowUp")
        self.go("ArrowLeft")
        while not (self.go("ArrowRight") or self.go("ArrowLeft")):
            if not self.move("ArrowDown"):
                return False
        return True

    def go(self, arrow: str) -> bool:
        """Go on in one direction, as far as something asked for or the end."""
        while not self.lit():
            if not self.move(arrow):
                return False
        return True

    def move(self, arrow: str) -> bool:
        """Press an arrow; tell whether the focus has moved."""
        self.learner.page.evaluate("() => { window.before = document.activeElement }")
        self.keys.press(arrow)
        return bool(self.learner.page.evaluate("document.activeElement !== window.before"))
