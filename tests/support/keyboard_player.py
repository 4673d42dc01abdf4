"""Plays by keyboard alone, with what a screen reader knows: the accessibility tree and announcements."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

MOMENTS: Final = 30  # of 50 milliseconds, until the focus has to be somewhere
ROUND: Final = 8  # keys without anything to press: somebody else is asked
LONGEST: Final = 240.0  # seconds of one game
STEPS: Final = (
    "ArrowRight",
    "ArrowRight",
    "ArrowLeft",
    "ArrowDown",
    "ArrowUp",
    "Tab",
    "Tab",
    "Shift+Tab",
)
# What every page has beside the table: a player finds it, but does not play with it.
ASIDE: Final = ("Menu", "Say something", "Rules", "Look closer", "Close", "Whose hat?", "Round", "Go on")
# Announcements are written down as they come, as a screen reader would speak them.
LISTEN: Final = """
window.announced = [];
new MutationObserver((changes) => {
  const regions = new Set();
  for (const { target } of changes) {
    const element = target.nodeType === 1 ? target : target.parentElement;
    const region = element?.closest('[aria-live=polite], [role=alert], [role=status]');
    if (region) regions.add(region);
  }
  for (const region of regions) {
    const text = region.textContent.trim();
    if (text) window.announced.push(text);
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


@dataclass(frozen=True)
class Spoken:
    """What has the focus, as a screen reader says it."""

    role: str
    name: str
    disabled: bool
    pressed: bool


@dataclass
class KeyboardPlayer:
    """Walks with Tab and arrows, presses Enter, and hears."""

    page: Page
    seed: int = 1
    lost: list[str] = field(
        default_factory=list
    )  # what was pressed, where nothing had the focus after it
    idle: int = 0  # keys since something was pressed

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        self.tree: CDPSession = self.page.context.new_cdp_session(self.page)
        self.tree.send("Accessibility.enable")

    def focused(self) -> Spoken | None:
        """Return what has the focus, from the accessibility tree; None where nothing has it."""
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        asked = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node = self.tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        role = node.get("role", {}).get("value", "")
        if node.get("ignored") or role in {"RootWebArea", "generic", "none"}:
            return None
        state: dict[str, Any] = {each["name"]: each["value"].get("value") for each in node["properties"]}
        name = node.get("name", {}).get("value", "")
        return Spoken(role, name, bool(state.get("disabled")), state.get("pressed") == "true")

    def announced(self) -> list[str]:
        """Everything that was announced so far."""
        heard: list[str] = self.page.evaluate("window.announced")
        return heard

    def over(self) -> bool:
        """Tell whether the result has been told: its heading has the focus."""
        now = self.focused()
        return now is not None and now.role == "heading" and self._won(now.name)

    def _won(self, name: str) -> bool:
        return any(word in name for word in ("win", "Nobody won", "shared"))

    def play(self, until: float = LONGEST) -> None:
        """Play until the result is announced."""
        end = time.monotonic() + until
        while not self.over():
            self.step()
            if time.monotonic() > end:
                raise AssertionError(f"no end; heard {self.announced()[-6:]}, on {self.focused()}")

    def step(self) -> None:
        """Press what can be pressed; otherwise go on to something else, or wait for the others."""
        now = self.focused()
        playable = now and now.role in {"button", "radio"} and not now.disabled
        if now and playable and not self._aside(now) and self.dice.random() < self._wish(now):
            self.idle = 0
            self.press("Enter", now.name)
        elif now and now.pressed:
            self.press("Tab")  # what is picked is done by the button beside the cards
        else:
            self._wander()

    def _wander(self) -> None:
        self.idle += 1
        if self.idle % ROUND == 0:
            self.wait_for_news()
        self.press(self.dice.choice(STEPS))

    def wait_for_news(self) -> None:
        """Wait a moment until something is announced."""
        heard = len(self.announced())
        for _ in range(MOMENTS // 3):
            if len(self.announced()) > heard:
                return
            self.page.wait_for_timeout(50)

    def press(self, key: str, on: str = "") -> None:
        """Press a key; after Enter the focus must be somewhere soon."""
        self.page.keyboard.press(key)
        if key != "Enter":
            return
        for _ in range(MOMENTS):
            if self.focused() is not None:
                return
            self.page.wait_for_timeout(50)
        self.lost.append(on)

    def _aside(self, now: Spoken) -> bool:
        return any(word in now.name for word in ASIDE)

    def _wish(self, now: Spoken) -> float:
        """What is chosen already is seldom let go."""
        return 0.3 if now.pressed else 0.9
