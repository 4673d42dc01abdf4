"""Somebody who plays a lesson in a browser: taps what is lit, and reads what the coach says."""

from __future__ import annotations

import time
from typing import Any, Final

from playwright.sync_api import Page

from support.browser import Visitor

LONGEST: Final = 60.0  # seconds for a lesson, at the pace of tests
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
# The same of each control that cannot be tapped.
DARK: Final = """() => {
  const points = [];
  for (const control of document.querySelectorAll('main .board [data-spot][aria-disabled="true"]')) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const at = [x + width * 0.12, y + height * 0.12];
    if (document.elementFromPoint(...at)?.closest('button') === control) points.push(at);
  }
  return points;
}"""
STATE: Final = """() => ({
  said: document.querySelector('.coach:not(.resting) p')?.textContent ?? '',
  done: document.querySelector('#lesson-done') !== null,
})"""


class Learner:
    """One lesson, opened for a visitor; ``said`` is what the coach has said, each once."""

    def __init__(self, visitor: Visitor, key: str) -> None:
        game, name = key.split(".")
        body = {"game": game, "lesson": name, "name": "Noa", "deal": True}
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
        until = time.monotonic() + LONGEST
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

    def play(self) -> None:
        """Play to the end."""
        until = time.monotonic() + LONGEST
        while self.wait():
            assert time.monotonic() < until, f"it does not go on after {self.said[-1:]}"
            self.tap()
