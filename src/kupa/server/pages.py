"""Serves the page: static files that the front end's build puts into the wheel; and the sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import Response

from kupa import words as sentences
from kupa.core.refused import Refused

PAGE: Final = Path(__file__).parent / "page"
UNBUILT: Final = Path(__file__).parent / "unbuilt"  # says how to build the page
INDEX: Final = "index.html"
KEPT: Final = "public, max-age=31536000, immutable"  # for files with their content's hash in their name
FRESH: Final = "no-cache"
# Browsers insist on the right media type, and the tables of some systems lack these.
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@cache
def built() -> Path:
    """Return the folder of the built page, or of the notice that it has to be built."""
    return PAGE if (PAGE / INDEX).exists() else UNBUILT


@get("/", include_in_schema=False)
async def home() -> Response[bytes]:
    """Serve the page's index."""
    return _answer("")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    """Serve a static file, or the index for any other path: the page routes it."""
    return _answer(path.strip("/"))


def _answer(name: str) -> Response[bytes]:
    file = _file(name) or _index(name)
    kept = KEPT if name.startswith("assets/") and file.name != INDEX else FRESH
    return Response(content(file), media_type=kind(file), headers={"cache-control": kept})


def _file(name: str) -> Path | None:
    """Return a static file by its path; None if there is none, or the path is invalid."""
    try:
        file = (built() / name).resolve()
        return file if file.is_relative_to(built().resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _index(name: str) -> Path:
    if name.startswith(("api/", "schema/", "health/")) or Path(name).suffix:
        raise Refused(None, "table.no_such_page")
    return built() / INDEX


@cache
def content(file: Path) -> bytes:
    """Return the content of a file, cached: it does not change while the server runs."""
    return file.read_bytes()


def kind(file: Path) -> str:
    """Return the media type of a file; the system's own table may lack some."""
    return KINDS.get(file.suffix, "application/octet-stream")


@get("/api/words/{language:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def words(language: FromPath[str]) -> str:
    """Return all sentences of a language in Fluent's format; a client fills them."""
    known = sentences.parts(language) if language in sentences.LANGUAGES else ()
    return _messages(language, known)


@get("/api/games/{key:str}/words/{language:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def words_of_game(key: FromPath[str], language: FromPath[str]) -> str:
    """Return the sentences of one game; the page has its own games' and asks for those of others."""
    known = sentences.parts(language) if language in sentences.LANGUAGES else ()
    return _messages(language, [part for part in known if part == key])


def _messages(language: str, parts: Sequence[str]) -> str:
    if not parts:
        raise Refused(None, "table.no_such_page")
    return "\n".join(sentences.text(language, part) for part in parts)


ROUTES = [home, page, words, words_of_game]
