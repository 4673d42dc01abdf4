"""The end of a turn and of the game: the score, and who came where (C12, C13, C14)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.base_states import OVER
from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.court import events as ev
from kupa.games.court.cards import NAMES, bits, unpack
from kupa.games.court.position import Player, Position


def end_turn(p: Position, tell: Tell | None) -> None:
    """Pass the turn on clockwise, unless the game is over or at its limit (C4, C14)."""
    p.turns += 1
    if p.phase_id != OVER and p.turns == p.limit:
        p.at_limit = True
        p.phase_id = OVER
    if p.phase_id == OVER:
        if tell is not None:
            tell(Notice(EVERYONE, ev.Ended(ranks(p), scores(p), names(p.hats))))
        return
    p.turn += 1
    if p.turn == len(p.players):
        p.turn = 0


def names(row: i64) -> tuple[str | None, ...]:
    """Return the cards of a row by name, None for an empty place."""
    return tuple([NAMES[card] or None for card in unpack(row)])


def score(player: Player) -> i64:
    """Return a player's pairs, less the penalty hats that no magic hat cancels (C9, C13)."""
    fined = player.penalties - player.magic
    pairs = bits(player.pairs)
    return pairs - fined if fined > 0 else pairs


def scores(p: Position) -> tuple[int, ...]:
    """Return each seat's score, as it stands."""
    return tuple([score(player) for player in p.players])


def ranks(p: Position) -> tuple[int, ...]:
    """Return each seat's place: the highest score first, equal scores together (C13)."""
    found = scores(p)
    return tuple([1 + len([other for other in found if other > mine]) for mine in found])
