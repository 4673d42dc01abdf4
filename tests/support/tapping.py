"""Playing by touching whatever can be touched: what a person who knows no rules would do."""

from __future__ import annotations

import random
import time
from typing import Any, Final

from playwright.sync_api import Page

LONGEST: Final = 75.0  # seconds of one game
OVER: Final = "table[aria-label]"  # the ranking
# Every button that can be touched now, with a point at which a finger would hit it and nothing else.
TOUCHABLE: Final = """() => {
  if (document.querySelector('table[aria-label]')) return [];
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.querySelector('main');
  if (!root || (!dialog && root.getAttribute('aria-busy') === 'true')) return [];
  const shares = [0.5, 0.15, 0.85, 0.05];
  const point = (each) => {
    const box = each.getBoundingClientRect();
    for (const across of shares) for (const down of shares) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (each.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
  };
  return [...root.querySelectorAll('button')]
    .filter((each) => !each.disabled && each.ariaDisabled !== 'true')
    .map((each) => ({
      at: point(each),
      name: each.ariaLabel ?? each.innerText,
      act: each.closest('.acts') !== null,
      picked: each.ariaPressed === 'true',
      close: dialog !== null && each.closest('header') !== null,
    }))
    .filter((each) => each.at !== null);
}"""
Spot = dict[str, Any]


class Tapper:
    """Taps through a game with a dice of its own."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.taps: list[str] = []

    def over(self) -> bool:
        """Tell whether the result is shown."""
        return self.page.locator(OVER).count() > 0

    def play(self, until: float = LONGEST) -> None:
        """Tap until the game is over."""
        end = time.monotonic() + until
        while not self.over():
            if time.monotonic() > end:
                raise AssertionError(f"no end after {len(self.taps)} taps; the last: {self.taps[-8:]}")
            self.tap()

    def tap(self) -> None:
        """Touch one thing that can be touched."""
        able: list[Spot] = self.page.evaluate(TOUCHABLE)
        if not able:
            self.page.wait_for_timeout(20)
            return
        chosen = self._choose(able)
        self.page.mouse.click(*chosen["at"])
        self.taps.append(chosen["name"])

    def _choose(self, able: list[Spot]) -> Spot:
        """Act rather than pick, pick rather than let go; a sheet is closed when it has nothing else."""
        acts = [each for each in able if each["act"]]
        cards = [each for each in able if not (each["act"] or each["close"] or each["picked"])]
        if acts and (not cards or self.dice.random() < 0.7):
            return self.dice.choice(acts)
        return self.dice.choice(cards or able)
