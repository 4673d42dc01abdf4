"""The decks of a server's games as PDF, for people who follow a link: an error is a sentence to read."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from litestar import MediaType, Request, get
from litestar.params import FromPath, Parameter
from litestar.response import Response

from kupa import words
from kupa.paper.order import ALL, BadOrder, Order, read_languages, read_sections
from kupa.paper.typeset import available
from kupa.server.app_context import AppContext, ContextDependency
from kupa.server.printer import Busy, PrintFailed

Word = Annotated[str, Parameter(max_length=40)]


@get("/api/games/{key:str}/print/{languages:str}", include_in_schema=False)
async def print_deck(  # noqa: PLR0913 — one for each choice
    context: ContextDependency,
    request: Request,  # type: ignore[type-arg]
    key: FromPath[str],
    languages: FromPath[str],
    what: Word = ALL,
    paper: Word = "a4",
    duplex: Word = "long",
    size: Word = "poker",
    ink: Word = "full",
) -> Response[bytes]:
    """Return the PDF of a deck with what belongs to it; the same as ``kupa print``."""
    try:
        chosen = (read_languages(languages), read_sections(what))
        order = Order(key, *chosen, paper=paper, duplex=duplex, size=size, ink=ink).checked()
    except BadOrder as error:
        return _text(str(error), 400)
    if not available():
        return _text(words.say(order.languages[0], "paper.not_installed"), 503)
    if not context.prints.take(request.client.host if request.client else "?"):
        return _text(words.say(order.languages[0], "paper.busy"), 429)
    return await _printed(context, order, f"{key}-{languages.replace(',', '-')}.pdf")


async def _printed(context: AppContext, order: Order, name: str) -> Response[bytes]:
    """Print an order; the lid leads to this server where others can find it."""
    try:
        made = await context.printer.make(replace(order, address=context.settings.address))
    except (Busy, TimeoutError):
        return _text(words.say(order.languages[0], "paper.busy"), 503)
    except PrintFailed:
        return _text(words.say(order.languages[0], "paper.failed"), 500)
    headers = {"content-disposition": f'inline; filename="{name}"', "cache-control": "no-cache"}
    return Response(made, media_type="application/pdf", headers=headers)


def _text(sentence: str, status: int) -> Response[bytes]:
    return Response(sentence.encode(), status_code=status, media_type=MediaType.TEXT)


ROUTES = [print_deck]
