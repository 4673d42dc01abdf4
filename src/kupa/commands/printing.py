"""``kupa print``: a deck, its rules and score sheets as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kupa.commands.common import Force, GameKey, check_free, fail
from kupa.commands.output import err, print_line
from kupa.games import find
from kupa.host.extras import require_extra
from kupa.paper.deck import NotDrawn
from kupa.paper.order import (
    ALL,
    DUPLEX,
    INKS,
    PAPERS,
    SECTIONS,
    SIZES,
    BadOrder,
    Order,
    read_languages,
    read_sections,
)


def print_command(  # noqa: PLR0913
    game: GameKey,
    lang: Annotated[
        str,
        typer.Option(metavar="he|ar|en|he,ar|all", help="One language or several; first, the main one."),
    ] = "en",
    what: Annotated[
        str, typer.Option(metavar="|".join((ALL, *SECTIONS)), help="All of it, or some: cards,rules.")
    ] = ALL,
    paper: Annotated[str, typer.Option(metavar="|".join(PAPERS), help="Size of the paper.")] = "a4",
    duplex: Annotated[
        str, typer.Option(metavar="|".join(DUPLEX), help="How the backs get behind the fronts.")
    ] = "long",
    bleed: Annotated[
        float | None,
        typer.Option(metavar="MM", help="Single cards for a print shop, with --what cards."),
    ] = None,
    size: Annotated[
        str, typer.Option(metavar="|".join(SIZES), help="Size of the cards: 63 × 88 mm or 44 × 67 mm.")
    ] = "poker",
    ink: Annotated[
        str, typer.Option(metavar="|".join(INKS), help="In full colour, or on white grounds.")
    ] = "full",
    address: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where the rules are found: a QR code on the box lid."),
    ] = None,
    to: Annotated[Path | None, typer.Option("--out", "-o", help="The PDF; else GAME-LANG.pdf.")] = None,
    force: Force = False,  # noqa: FBT002
) -> None:
    """Write a PDF to print: the cards of a game, the lid of its box, its rules, score sheets."""
    find(game)
    try:
        order = Order(
            game,
            read_languages(lang),
            ("cards",) if bleed is not None and what == ALL else read_sections(what),
            *(paper, duplex, bleed, size, ink, address),
        ).checked()
    except BadOrder as error:
        fail(str(error))
    to = to or Path(f"{game}-{lang.replace(',', '-')}.pdf")
    check_free(to, force=force)
    _write(order, to)


def _write(order: Order, to: Path) -> None:
    require_extra("print")
    from kupa.paper.printing import print_order  # noqa: PLC0415

    try:
        to.write_bytes(print_order(order))
    except (BadOrder, NotDrawn) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{to} cannot be written: {error.strerror}.")
    print_line(f"wrote {to}", err)
