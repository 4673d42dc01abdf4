"""The page itself: files made by the front end's build and packed into the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from litestar import get
from litestar.response import File, Response
from litestar.router import Router
from litestar.static_files import create_static_files_router

from kupa.core.refused import Refused
from kupa.words import Sentence, sentences

PAGE = Path(__file__).parent / "page"
PLAIN = Path(__file__).parent / "plain"
KEPT = "public, max-age=31536000, immutable"  # these files have their content's hash in their name
INDEX = "index.html"
# Browsers run and show only what is called by its right name, and not every system knows these.
KINDS = {
    ".css": "text/css",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}


def built() -> Path:
    """Return the folder of the page; the plain one where the front end was not built."""
    return PAGE if (PAGE / INDEX).exists() else PLAIN


@get(["/", "/t/{table_id:str}", "/screen/{table_id:str}", "/replay/{table_id:str}/{deal:int}",
      "/rules/{game:str}"], include_in_schema=False)  # fmt: skip
async def index() -> Response[Any]:
    """Return the page; which part of it is shown is the page's own to read from its address."""
    return Response(
        (built() / INDEX).read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"}
    )


@get("/{name:str}", include_in_schema=False)
async def root_file(name: str) -> File:
    """Return a file that must stand at the root: the manifest, the service worker, icons."""
    path = built() / name
    if name == INDEX or not path.is_file() or path.parent != built():
        raise Refused(None, "table.no_such_page")
    kind = KINDS.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": "no-cache"}
    return File(path, media_type=kind, content_disposition_type="inline", headers=headers)


@get("/words/{language:str}", include_in_schema=False)
async def words(language: Literal["en", "he", "ar"]) -> dict[str, Sentence]:
    """Return the sentences of a language: a page fills them with the facts it is sent."""
    return sentences(language)


def assets() -> list[Router]:
    """Return the route of the hashed files, if there are any."""
    folder = built() / "assets"
    if not folder.is_dir():
        return []
    return [create_static_files_router("/assets", [folder], cache_control=None, include_in_schema=False)]


ROUTES = [index, root_file, words]
