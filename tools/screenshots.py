"""Draw every page in every language, for a phone and a laptop: ``screenshots.py [--only home,reset]``.

The first page and the boards are drawn for a large screen too.

The ends of games are drawn as film strips, each in one language; ``--strips ushpizin-phone,reset-tv``
(or ``all``) draws only those, in every language.

Positions are dealt anew each time, so pictures differ from run to run; the layout should not.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterable
from itertools import cycle, product
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from support.browser import LANGUAGES, LAPTOP, PHONE, WIDE, Visitor, launch, running_server
from support.film_strips import STRIPS, draw_strip
from support.page_scenarios import GAMES, PICTURES

FOLDER: Final = Path(__file__).parents[1] / "build" / "screenshots"
SIZES: Final = {"phone": PHONE, "laptop": LAPTOP, "wide": WIDE}
LARGE: Final = {"large": (1920, 1080)}
THEMES: Final = ("light", "dark")
SETTLE: Final = 900  # milliseconds: what was dealt lies still


def main() -> int:
    """Draw what was asked for."""
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as house,
        running_server(Path(house)) as address,
        sync_playwright() as play,
    ):
        browser = launch(play)
        for name, language in strips_of(asked):
            picture = draw_strip(browser, address, language, STRIPS[name], asked.folder / "strips")
            print(f"  strips/{picture.name}", flush=True)
        for name, language, theme in product(pictures_of(asked), asked.languages, asked.themes):
            dress = {"color_scheme": theme, "device_scale_factor": 2}
            visitor = Visitor(browser, address, language, PHONE, **dress)
            draw(visitor, name, asked.folder / f"{name}-{language}{'-dark' * (theme == 'dark')}")
            visitor.leave()
        browser.close()
    print(f"The pictures are in {asked.folder}")
    return 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description="Draw every page in every language, for a phone and a laptop."
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=FOLDER, help="build/screenshots if not told"
    )
    parser.add_argument("--only", type=some(PICTURES), default=None, metavar="PAGE,…")
    parser.add_argument("--languages", type=some(LANGUAGES), default=[*LANGUAGES], metavar="he,…")
    parser.add_argument("--themes", type=some(THEMES), default=["light"], metavar="light,dark")
    parser.add_argument("--strips", type=some(STRIPS), default=None, metavar="GAME-SCREEN,…")
    return parser.parse_args()


def pictures_of(asked: argparse.Namespace) -> list[str]:
    """Return which pages to draw: all of them, unless something else was asked for."""
    if asked.only is not None:
        return list(asked.only)
    return [] if asked.strips is not None else [*PICTURES]


def strips_of(asked: argparse.Namespace) -> list[tuple[str, str]]:
    """Return which ends to draw, and in which language; if none was asked for, each in one."""
    if asked.strips is not None:
        return list(product(asked.strips, asked.languages))
    if asked.only is not None:
        return []
    moving = [name for name, strip in STRIPS.items() if strip.screen != "calm"]
    return list(zip(moving, cycle(asked.languages), strict=False))


def some(known: Iterable[str]) -> Callable[[str], list[str]]:
    """Return a reader of lists of what is known."""
    names = list(known)

    def read(text: str) -> list[str]:
        if text == "all":
            return names
        if unknown := set(text.split(",")).difference(names):
            raise argparse.ArgumentTypeError(f"no {', '.join(unknown)}; there are {', '.join(names)}")
        return text.split(",")

    return read


def draw(visitor: Visitor, name: str, stem: Path) -> None:
    """Come to one page once, and draw it at each size."""
    PICTURES[name](visitor)
    large = name == "home" or name.split("-", maxsplit=1)[0] in GAMES
    for size, (width, height) in (SIZES | (LARGE if large else {})).items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(SETTLE)
        picture = stem.with_name(f"{stem.name}-{size}.png")
        visitor.page.screenshot(path=picture)
        print(f"  {picture.name}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
