"""What bots say: they greet, thank and answer, each level in its own way, with the phrases people have.

A remark follows from what everybody at the table knows: who sits there, that a game begins or has
ended, who won, what a person has just said. No view and no bot's mind comes in, so it can betray
nothing. Only the process that wrote the entry, or that a person spoke to, lets a bot speak.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from kupa.core.events import Seat
from kupa.tables.actor import TableActor
from kupa.tables.table import Stage, Table

DELAY: Final = 2.0  # seconds after which a bot speaks
PAUSE: Final = 20.0  # seconds between two remarks of the bots of a table


@dataclass(frozen=True, slots=True)
class Character:
    """What a bot may say at each occasion."""

    greets: tuple[str, ...]
    won: tuple[str, ...]
    lost: tuple[str, ...]


CHEERFUL: Final = Character(
    ("phrase.hello", "reaction.laugh"),
    ("phrase.what_luck", "reaction.laugh"),
    ("phrase.thanks", "phrase.good_game", "phrase.forgot"),
)
FRIENDLY: Final = Character(
    ("phrase.hello", "phrase.good_luck"),
    ("phrase.thanks", "phrase.good_game"),
    ("phrase.thanks", "phrase.well_played", "reaction.clap"),
)
CALM: Final = Character(
    ("phrase.good_luck", "reaction.tea"),
    ("phrase.thanks", "phrase.again"),
    ("phrase.well_played", "reaction.think"),
)
CHARACTERS: Final = {"random": CHEERFUL, "easy": CHEERFUL, "hard": CALM, "perfect": CALM}
ANSWERS: Final = {
    "phrase.good_luck": ("phrase.thanks",),
    "phrase.well_played": ("phrase.thanks",),
    "phrase.what_luck": ("reaction.laugh",),
    "phrase.good_game": ("phrase.thanks", "reaction.heart"),
    "phrase.sorry": ("phrase.no_hurry",),
    "phrase.one_moment": ("phrase.no_hurry",),
    "phrase.back_soon": ("phrase.no_hurry",),
    "phrase.forgot": ("reaction.laugh",),
    "reaction.clap": ("phrase.thanks",),
    "reaction.heart": ("reaction.heart",),
    "reaction.tea": ("reaction.tea",),
}


def greeting(table: Table) -> tuple[Seat, str] | None:
    """Return which bot greets those it plays with for the first time, and how."""
    return _remark(table, table.bots_chairs(), lambda character: character.greets)


def farewell(table: Table) -> tuple[Seat, str] | None:
    """Return which bot thanks for a game, and how: a winner if one has won."""
    ranks = table.match.ranks() if table.match is not None else ()
    bots = [seat for seat in table.bots_chairs() if seat < len(ranks)]
    winners = [seat for seat in bots if ranks[seat] == 1]
    if winners:
        return _remark(table, winners, lambda character: character.won)
    return _remark(table, bots, lambda character: character.lost)


def answer(table: Table, phrase: str) -> tuple[Seat, str] | None:
    """Return which bot answers what a person has said, and how."""
    if phrase == "phrase.hello":
        return greeting(table)
    said = ANSWERS.get(phrase)
    return None if said is None else _remark(table, table.bots_chairs(), lambda _character: said)


def _remark(
    table: Table, bots: list[Seat], wording: Callable[[Character], tuple[str, ...]]
) -> tuple[Seat, str] | None:
    """Choose by what is known to all: at the same entry it is the same remark."""
    if not bots or table.lesson is not None:
        return None
    dice = sha256(f"{table.id}/{table.deal}/{table.number}".encode()).digest()
    seat = bots[dice[0] % len(bots)]
    phrases = wording(CHARACTERS.get(table.chairs[seat].level or "", FRIENDLY))
    return seat, phrases[dice[1] % len(phrases)]


@dataclass(slots=True)
class _Heard:
    """What was noticed at a table last, and when its bots may speak again."""

    deal: int
    stage: Stage
    again: float = 0.0


class BotTalk:
    """Lets the bots of a process's tables speak, not too often."""

    def __init__(self, time_scale: float = 1.0) -> None:
        self.time_scale = time_scale
        self.heard: dict[str, _Heard] = {}  # by table, while it is in memory
        self.ended = False

    def notice(self, actor: TableActor) -> None:
        """Called after an entry of this process: a game may have begun or ended."""
        table = actor.table
        before = self.heard.get(table.id)
        if before is None:
            before = self.heard[table.id] = _Heard(table.deal, "lobby")
            if table.match is not None and table.match.answers:
                before.stage = table.stage  # loaded in the middle of a game
        came, before.stage = before.stage != table.stage, table.stage
        if came and table.stage == "playing" and table.deal == 1:
            self._speak(actor, before, greeting(table))
        elif came and table.stage == "over" and before.deal == table.deal:
            self._speak(actor, before, farewell(table))
        before.deal = table.deal

    def answer(self, actor: TableActor, seat: Seat, phrase: str) -> None:
        """Called when a person has said something to this process."""
        if actor.table.chairs[seat].owner is not None:
            fresh = _Heard(actor.table.deal, actor.table.stage)
            before = self.heard.setdefault(actor.table.id, fresh)
            self._speak(actor, before, answer(actor.table, phrase))

    def forget(self, table_id: str) -> None:
        """Called when a table is no longer in memory."""
        self.heard.pop(table_id, None)

    def _speak(self, actor: TableActor, before: _Heard, remark: tuple[Seat, str] | None) -> None:
        loop = asyncio.get_running_loop()
        if remark is None or loop.time() < before.again:
            return
        before.again = loop.time() + PAUSE / self.time_scale
        loop.call_later(DELAY / self.time_scale, self._say, actor, *remark)

    def _say(self, actor: TableActor, seat: Seat, phrase: str) -> None:
        """Speak, if the bot still sits there and a person is there to hear it."""
        heard = any(listener.seat is not None for listener in actor.listeners)
        if heard and seat in actor.table.bots_chairs() and not self.ended:
            actor.say(seat, phrase)
