"""Draw every page in every language, for a phone and a laptop: ``screenshots.py [--only home,reset]``.

With ``--strips ushpizin-phone,reset-tv`` (or ``all``) it draws the ends of games as film strips.

Positions are dealt anew each time, so pictures differ from run to run; the layout should not.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from support.browser import LANGUAGES, LAPTOP, PHONE, Visitor, launch, running_server
from support.film_strips import STRIPS, draw_strip
from support.page_scenarios import PICTURES

FOLDER: Final = Path(__file__).parents[1] / "build" / "screenshots"
SIZES: Final = {"phone": PHONE, "laptop": LAPTOP}
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
        for name, language in product(asked.strips, asked.languages):
            picture = draw_strip(browser, address, language, STRIPS[name], asked.folder / "strips")
            print(f"  strips/{picture.name}", flush=True)
        if asked.strips:
            asked.only = []
        for name, language, theme in product(asked.only, asked.languages, asked.themes):
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
    parser.add_argument("--only", type=some(PICTURES), default=[*PICTURES], metavar="PAGE,…")
    parser.add_argument("--languages", type=some(LANGUAGES), default=[*LANGUAGES], metavar="he,…")
    parser.add_argument("--themes", type=some(THEMES), default=["light"], metavar="light,dark")
    parser.add_argument("--strips", type=some(STRIPS), default=[], metavar="GAME-SCREEN,…")
    return parser.parse_args()


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
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(SETTLE)
        picture = stem.with_name(f"{stem.name}-{size}.png")
        visitor.page.screenshot(path=picture)
        print(f"  {picture.name}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
