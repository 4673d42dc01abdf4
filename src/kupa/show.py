"""How the command line shows things: tables of games and figures, a game move by move."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kupa import words
from kupa.core import options as option_words
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.core.told import Told, heard
from kupa.games import GAMES
from kupa.lab import Plan, Report, Verdict
from kupa.lab.report import Spread


def games_plain() -> list[dict[str, Any]]:
    """Return the games, their seats and options, as plain data."""
    return [
        {
            "game": game.key,
            "edition": game.edition,
            "seats": [game.seats[0], game.seats[-1]],
            "options": {
                spec.name: {"default": spec.default, "allowed": spec.allowed, "ruling": spec.ruling}
                for spec in option_words.specs(game.Options)
            },
        }
        for game in GAMES.values()
    ]


def games(out: Console, language: str) -> None:
    """Print the games with their options."""
    for game in GAMES.values():
        title = words.say(language, f"game.{game.key}")
        about = words.say(language, f"game.{game.key}.about")
        out.print(f"\n[bold]{game.key}[/] · {title} · {game.seats[0]}–{game.seats[-1]}\n{about}")
        table = Table("option", "default", "allowed", "ruling", "", box=None, header_style="dim")
        for spec in option_words.specs(game.Options):
            meaning = words.say(language, f"option.{game.key}.{spec.name}")
            table.add_row(spec.name, spec.default, spec.allowed, spec.ruling, meaning)
        out.print(table)


def report(out: Console, plan: Plan, found: Report) -> None:
    """Print what a simulation showed."""
    kind = f"games of {', '.join(plan.bots)}" if plan.bots else "random games"
    players = "1 player" if plan.seats == 1 else f"{plan.seats} players"
    out.print(f"[bold]{plan.game}[/] · {players} · {found.games:,} {kind}")
    out.print(f"options: {plan.options}", style="dim")
    out.print(_wins(found))
    out.print(_lengths(found))
    rate = found.moves / found.seconds if found.seconds else 0
    unfinished = f"{found.unfinished:,} unfinished at the limit"
    out.print(f"{unfinished} · {found.moves:,} answers in {found.seconds:.1f} s ({rate:,.0f}/s)")


def verdict(out: Console, plan: Plan, found: Verdict) -> None:
    """Print how a duel went."""
    first, second = plan.bots
    out.print(f"[bold]{plan.game}[/] · {first} against {second} · {found.games:,} deals, both ways")
    out.print(f"options: {plan.options}", style="dim")
    low, high = found.interval
    out.print(f"{first} wins {found.rate:.1%} (95 % interval {low:.1%} – {high:.1%})")
    for level, middle, mean in zip(plan.bots, found.ms_per_move, found.ms_mean, strict=True):
        out.print(f"{level} thinks {middle:.3f} ms a choice (median; mean {mean:.3f})")


def _wins(found: Report) -> Table:
    table = Table("seat", "wins", "rate", "95 % interval", box=None, header_style="dim")
    for each in found.intervals:
        span = f"{each.low:.1%} – {each.high:.1%}"
        table.add_row(str(each.seat), f"{each.wins:,}", f"{each.rate:.1%}", span)
    return table


def _lengths(found: Report) -> Table:
    table = Table("a game", "mean", "p10", "p50", "p90", "max", box=None, header_style="dim")
    for name, spread in {"answers": found.length, **found.measures}.items():
        table.add_row(name, *_row(spread))
    return table


def _row(spread: Spread) -> list[str]:
    rest = (spread.p10, spread.p50, spread.p90, spread.max)
    return [f"{spread.mean:,.1f}", *(f"{value:,}" for value in rest)]


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes a replay is seen through: a seat's, an onlooker's (None), or open to all."""

    seat: int | None
    open: bool

    def told(self, news: list[Told]) -> list[Any]:
        """Return the events these eyes may read; open, the fullest telling of each."""
        if not self.open:
            return heard(news, self.seat)
        return [told.event for told in news if not _has_unseen(told)]


def _has_unseen(told: Told) -> bool:
    return any(getattr(told.event, made.name) is None for made in fields(told.event))


def replay(
    out: Console,
    match: Match[Any, Any, Any],
    answers: tuple[tuple[int, str], ...],
    eyes: Eyes,
    language: str,
) -> None:
    """Print a match move by move, then the last view."""
    _lines(out, "deal", eyes.told(match.opening), language)
    for number, (seat, text) in enumerate(answers, 1):
        try:
            news = match.answer(seat, text)
        except Refused as refused:
            why = words.explain("en", refused)
            reason = "core.record_stops"
            raise Refused(None, reason, number=number, move=f"{seat}: {text}", why=why) from None
        _lines(out, str(number), eyes.told(news), language)
    out.print(f"places by seat: {match.ranks()}" if not match.asked() else f"asked: {match.asked()}")
    view = match.view(eyes.seat)
    for made in fields(view):
        out.print(f"  {made.name}: {escape(str(getattr(view, made.name)))}", style="dim", soft_wrap=True)


def _lines(out: Console, number: str, events: list[Any], language: str) -> None:
    sentences = [words.tell(language, event) for event in events]
    out.print(escape(f"{number:>5}  {' '.join(sentences)}"), soft_wrap=True)
