"""The end of a game as a film strip: a picture each 150 ms, on a phone and on the television.

Bots play; the page looks on at the usual speed. One strip also shows how it looks with reduced motion.
Each picture says when it was taken, in seconds after the first: a busy machine is slower.
"""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from support.browser import PHONE, Visitor

EACH: Final = 0.150  # seconds from picture to picture
LONGEST: Final = 16.0
LONGEST_GAME: Final = 120.0
TELEVISION: Final = (1920, 1080)
STILL: Final = 4  # pictures of the result
USUAL: Final = "localStorage['kupa.tempo'] = 'usual'"


@dataclass(frozen=True)
class Frame:
    """A picture of the page, and when it was taken, in seconds after the first."""

    at: float
    jpeg: bytes


@dataclass(frozen=True)
class Strip:
    """A game's end on one kind of screen."""

    game: str
    screen: str  # phone, tv or calm
    chairs: int = 3

    @property
    def name(self) -> str:
        """What its picture is called."""
        return f"{self.game}-{self.screen}"


GAMES: Final = {"ushpizin": 3, "court": 3, "reset": 4, "pairs": 3}
STRIPS: Final = {
    strip.name: strip
    for game, chairs in GAMES.items()
    for strip in (Strip(game, screen, chairs) for screen in ("phone", "tv", "calm"))
}


def draw_strip(browser: Browser, address: str, language: str, strip: Strip, folder: Path) -> Path:
    """Let bots play a game to its end, and keep what the page shows of it."""
    size = TELEVISION if strip.screen == "tv" else PHONE
    motion = "reduce" if strip.screen == "calm" else "no-preference"
    visitor = Visitor(browser, address, language, size, reduced_motion=motion)
    visitor.context.add_init_script(USUAL)
    options = {"size": "small"} if strip.game == "pairs" else {}
    table = visitor.open(
        strip.game, name=None, onlookers=True, chairs=strip.chairs, bots="hard", options=options
    )
    visitor.go(f"/screen/{table}" if strip.screen == "tv" else f"/t/{table}")
    _until_over(visitor, table)
    frames = _frames(visitor)
    path = folder / f"{strip.name}-{language}.png"
    _sheet(visitor, frames, path, across=4 if strip.screen == "tv" else 10)
    visitor.leave()
    return path


def _until_over(visitor: Visitor, table: str) -> None:
    until = time.monotonic() + LONGEST_GAME
    while visitor.ask("GET", f"/api/tables/{table}")["table"]["phase"] != "over":
        if time.monotonic() > until:
            raise RuntimeError("the bots did not finish")
        visitor.page.wait_for_timeout(60)


def _frames(visitor: Visitor) -> list[Frame]:
    """Take pictures until the result has been there for a moment."""
    frames: list[Frame] = []
    begun = time.monotonic()
    still = 0
    while still < STILL:
        if time.monotonic() - begun > LONGEST:
            raise RuntimeError(f"no result card within {LONGEST:.0f} seconds")
        due = begun + len(frames) * EACH
        visitor.page.wait_for_timeout(max(0.0, due - time.monotonic()) * 1000)
        at = time.monotonic() - begun
        frames.append(Frame(at, visitor.page.screenshot(type="jpeg", quality=80)))
        still += visitor.page.locator("[data-step=card]").count()
    return frames


def _sheet(visitor: Visitor, frames: list[Frame], path: Path, across: int) -> None:
    """Lay the pictures side by side in one."""
    width = 1900 // across
    images = "".join(_figure(each, width - 6) for each in frames)
    page = visitor.context.new_page()
    page.set_viewport_size({"width": 1900, "height": 600})
    page.set_content(f'<body style="margin:0;display:flex;flex-wrap:wrap;gap:6px">{images}</body>')
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, full_page=True)


def _figure(frame: Frame, width: int) -> str:
    """Write a picture with its time above it."""
    data = base64.b64encode(frame.jpeg).decode()
    time_taken = f'<figcaption style="font:14px sans-serif">{frame.at:.2f} s</figcaption>'
    return (
        f'<figure style="margin:0">{time_taken}<img width="{width}" src="data:image/jpeg;base64,{data}">'
        "</figure>"
    )
