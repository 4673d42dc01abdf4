"""The page itself: files made by the front end's build and packed into the wheel."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Final

from litestar import get
from litestar.response import Response

from kupa.core.refused import Refused

PAGE: Final = Path(__file__).parent / "page"
PLAIN: Final = Path(__file__).parent / "plain"  # where the front end was not built
INDEX: Final = "index.html"
KEPT: Final = "public, max-age=31536000, immutable"  # for files with their content's hash in their name
FRESH: Final = "no-cache"
TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@cache
def built() -> Path:
    """Return the folder of the page."""
    return PAGE if (PAGE / INDEX).exists() else PLAIN


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> Response[bytes]:
    """Return a file of the page; any other address is the page's own to read."""
    name = path.strip("/")
    file = (built() / name).resolve()
    if not name or not file.is_relative_to(built().resolve()) or not file.is_file():
        file = _index(name)
    kept = KEPT if name.startswith("assets/") and file.name != INDEX else FRESH
    return Response(content(file), media_type=kind(file), headers={"cache-control": kept})


def _index(name: str) -> Path:
    if name.startswith(("api/", "schema/", "health/")) or Path(name).suffix:
        raise Refused(None, "table.no_such_page")
    return built() / INDEX


@cache
def content(file: Path) -> bytes:
    """Return what is in a file; it does not change while the server runs."""
    return file.read_bytes()


def kind(file: Path) -> str:
    """Return what a browser should take a file for."""
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


ROUTES = [page]
