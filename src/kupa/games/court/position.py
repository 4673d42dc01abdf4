"""Everything that makes up a position of the King's Court, and nothing that decides anything."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kupa.core.base_states import Part, TurnState
from kupa.core.declarations import Phase
from kupa.core.dice import Dice
from kupa.games.court.cards import MAGIC, NAMES, listed, unpack
from kupa.games.court.moves import Move
from kupa.games.court.options import Options
from kupa.games.court.views import View

TURN: Final = 1
PHASES: Final = [Phase("over", "over"), Phase("turn")]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

PEEKED: Final = 0  # what the last answer came to
SWAPPED: Final = 1
FITTED: Final = 2
MISSED: Final = 3
TOOK: Final = 4


@final
class Player(Part):
    """What lies in front of one seat; ``pairs`` has a bit for each character won."""

    def __init__(self, pairs: i64, magic: i64, penalties: i64) -> None:
        self.pairs: i64 = pairs
        self.magic: i64 = magic
        self.penalties: i64 = penalties

    def values(self) -> tuple[object, ...]:
        """Return every field, in the order of the constructor."""
        return self.pairs, self.magic, self.penalties

    def copy(self) -> Player:
        """Return a twin."""
        return Player(self.pairs, self.magic, self.penalties)


class Position(TurnState[Move, View]):
    """The fields of a match; the rules of the King's Court are functions over it."""

    def __init__(self, options: Options, players: list[Player], dice: Dice) -> None:
        self.options: Options = options
        self.dice: Dice = dice
        self.players: list[Player] = players
        self.people: i64 = 0  # the row of characters, packed
        self.hats: i64 = 0  # the covered hats above them, packed
        self.filled: i64 = 0  # one bit for each place that holds a character and a hat
        self.people_pile: bytes = b""  # what is left of it is people_pile[people_next:]
        self.people_next: i64 = 0
        self.hat_pile: bytes = b""  # likewise
        self.hat_next: i64 = 0
        self.phase_id = TURN
        self.turn = 0
        self.first: i64 = 0
        self.turns: i64 = 0
        self.at_limit = False
        self.last_seat: i64 = 0
        self.last_move: Move | None = None
        self.last_result: i64 = PEEKED
        self.last_person: i64 = 0  # whose pair was won; 0 after any other answer
        self.redealt: bool = False
        self.peeks: i64 = 0
        self.swaps: i64 = 0
        self.declarations: i64 = 0
        self.misses: i64 = 0
        self.magic_taken: i64 = 0
        self.redeals: i64 = 0
        self.magic_by_peek: bool = options.magic == "any"
        self.limit: i64 = 0
        if options.turns is not None:
            self.limit = options.turns

    def people_left(self) -> i64:
        """Return how many characters lie in the draw pile."""
        return len(self.people_pile) - self.people_next

    def hats_left(self) -> i64:
        """Return how many hats lie in the draw pile."""
        return len(self.hat_pile) - self.hat_next

    def card_counts(self) -> dict[str, int]:
        """Return how many of each character and of each hat there are, wherever they lie."""
        won = [card for player in self.players for card in listed(player.pairs)]
        people = won + unpack(self.people) + list(self.people_pile[self.people_next :])
        hats = won + unpack(self.hats) + list(self.hat_pile[self.hat_next :])
        for player in self.players:
            hats += [MAGIC] * player.magic
        found = {NAMES[card]: people.count(card) for card in range(1, MAGIC)}
        return found | {f"hat {NAMES[card]}": hats.count(card) for card in range(1, MAGIC + 1)}

    def constructor_arguments(self) -> tuple[object, ...]:
        """Return what the constructor takes."""
        return self.options, self.players, self.dice


def copy_into(old: Position, new: Position) -> None:
    """Copy what changes during a match, save the players and the dice."""
    new.people = old.people
    new.hats = old.hats
    new.filled = old.filled
    new.people_pile = old.people_pile
    new.people_next = old.people_next
    new.hat_pile = old.hat_pile
    new.hat_next = old.hat_next
    new.phase_id = old.phase_id
    new.turn = old.turn
    new.first = old.first
    new.turns = old.turns
    new.at_limit = old.at_limit
    new.last_seat = old.last_seat
    new.last_move = old.last_move
    new.last_result = old.last_result
    new.last_person = old.last_person
    new.redealt = old.redealt
    new.peeks = old.peeks
    new.swaps = old.swaps
    new.declarations = old.declarations
    new.misses = old.misses
    new.magic_taken = old.magic_taken
    new.redeals = old.redeals
