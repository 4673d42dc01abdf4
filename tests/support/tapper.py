"""Plays by tapping whatever can be tapped, as a person who knows no rules would."""

from __future__ import annotations

import random
import time
from typing import Any, Final, Protocol

LONGEST: Final = 120.0  # seconds of one game
RANDOM_TAP: Final = 0.04  # how often something is touched that leads to no move
# Where a finger would hit an element and nothing that lies over it.
POINT: Final = """(each) => {
    const shares = [0.5, 0.15, 0.85, 0.05];
    const box = each.getBoundingClientRect();
    for (const across of shares) for (const down of shares) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (each.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  }"""
# Every button that can be touched now, with that point; null when the game is over. Where nothing can be
# touched it looks again for a moment.
TOUCHABLE: Final = """async () => {
  const point = POINT;
  // what may lead to a move: cards, places, the words of a move; not what only shows something
  const leads = (each) =>
    each.matches('[data-touch], [data-confirm], [data-no], .can > .who') ||
    (each.closest('.acts') !== null && each.innerText.trim() !== '') ||
    each.matches('[data-spot]:not(.who, .round)') || each.closest('dialog .plays') !== null;
  const touchable = () => {
    if (document.querySelector('table[aria-label]')) return null;
    const dialog = document.querySelector('dialog[open]');
    const root = dialog ?? document.querySelector('main');
    if (!root || (!dialog && root.getAttribute('aria-busy') === 'true')) return [];
    return [...root.querySelectorAll('button')]
      .filter((each) => !each.disabled && each.ariaDisabled !== 'true')
      .filter((each) => !each.matches('[data-skip], [data-menu]'))
      .map((each) => ({
        at: point(each),
        name: each.ariaLabel ?? each.innerText,
        act: each.closest('.acts') !== null || each.matches('[data-confirm]'),
        primary: each.classList.contains('primary'),
        picked: each.ariaPressed === 'true',
        leads: leads(each),
      }))
      .filter((each) => each.at !== null);
  };
  for (let tries = 0; tries < 40; tries++) {
    const found = touchable();
    if (found === null || found.length) return found;
    await new Promise(requestAnimationFrame);
  }
  return [];
}""".replace("POINT", POINT)
Target = dict[str, Any]


class TappedPage(Protocol):
    """A page, whichever browser shows it and whoever drives that."""

    @property
    def mouse(self) -> Any:  # noqa: ANN401 — a Mouse
        """Return what clicks."""

    def evaluate(self, code: str, /) -> Any:  # noqa: ANN401 — JSON
        """Call a function in the page, or evaluate an expression."""


class Tapper:
    """Taps through a game with a dice of its own."""

    def __init__(self, page: TappedPage, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.taps: list[str] = []

    def over(self) -> bool:
        """Tell whether the result is shown."""
        return bool(self.page.evaluate("document.querySelector('table[aria-label]') !== null"))

    def play(self, until: float = LONGEST) -> None:
        """Tap until the game is over."""
        end = time.monotonic() + until
        while self.tap():
            if time.monotonic() > end:
                seen = self.page.evaluate("document.body.innerText")
                raise AssertionError(f"no end after {len(self.taps)} taps: {self.taps[-8:]}\n{seen}")

    def tap(self) -> bool:
        """Touch one thing that can be touched, if there is one; tell whether the game goes on."""
        able: list[Target] | None = self.page.evaluate(TOUCHABLE)
        if able:
            chosen = self._choose(able)
            self.page.mouse.click(*chosen["at"])
            self.taps.append(chosen["name"])
        return able is not None

    def _choose(self, able: list[Target]) -> Target:
        """Act rather than pick, pick rather than let go; a sheet is closed when it has nothing else."""
        good = [each for each in able if each["leads"]]
        if not good or self.dice.random() < RANDOM_TAP:
            return self.dice.choice(able)
        acts = [each for each in good if each["act"]]
        main = [each for each in acts if each["primary"]]
        cards = [each for each in good if not (each["act"] or each["picked"])]
        if main and self.dice.random() < 0.8:
            return self.dice.choice(main)
        if acts and (not cards or self.dice.random() < 0.4):
            return self.dice.choice(acts)
        return self.dice.choice(cards or good)
