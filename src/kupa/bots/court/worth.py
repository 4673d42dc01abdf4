"""What each move of the King's Court is worth, in pairs: one's own gain less what it gives to others."""

from __future__ import annotations

from dataclasses import dataclass

from kupa.bots.court.odds import Odds
from kupa.games.court import Move
from kupa.games.court.cards import LAST_THREE
from kupa.games.court.moves import PEEK, SWAP


@dataclass(frozen=True, slots=True)
class Temper:
    """How a level plays what it knows."""

    thief: float  # how far it acts on what the swaps of others betray, 0 to 1
    reads: float  # how likely it notices where somebody else looks
    guards: float  # how far it minds who could steal after its own swaps, 0 to 1
    bluffs: bool  # swaps hats that fit nothing, for thieves to declare
    noise: float  # how much chance is mixed in, in pairs
    tempo: float = 0.25  # what another turn is worth
    pains: float = 0.08  # what a bluff must bring to be worth its turn
    hurry: float = 0.4  # how much more it risks, each turn after a long wait


class Worth:
    """Weighs the moves at one moment."""

    def __init__(self, odds: Odds, temper: Temper) -> None:
        self.odds = odds
        self.temper = temper
        self.wits = odds.wits
        self.me = self.wits.seat
        self.others = odds.others()
        self.weight = 1 / len(self.others)  # what a pair of one opponent's takes from oneself
        self.haste = temper.hurry * self.wits.waited()

    def of(self, move: Move) -> float:
        """Return what a move is worth."""
        if move.action == PEEK:
            return self.peek(move.place)
        if move.action == SWAP:
            return self.swap(move.place, move.other)
        return self.declare(move.place)

    def magic(self) -> float:
        """Return what a magic hat is worth: most to who has a penalty to cancel (C9)."""
        view = self.odds.view
        return 0.9 if view.penalties[self.me] > view.magic[self.me] else 0.3

    def declare(self, place: int) -> float:
        """Win the pair, take a magic hat, or pay for it and show the hat to all."""
        odds = self.odds
        stolen = self.temper.thief * odds.betrayed(place)
        fits, magic = max(odds.fits(place), stolen), odds.is_magic(place)
        missed = max(0, 1 - fits - magic)
        return fits + stolen * self.weight + magic * self.magic() - missed * (odds.miss(self.me) + 0.05)

    def peek(self, place: int) -> float:
        """Learn what may be of use, or take a magic hat (C8)."""
        odds = self.odds
        magic = odds.is_magic(place)
        if odds.view.options.magic == "any" and place not in odds.known:
            taken = magic * self.magic()
        else:
            taken = 0
        return taken + self.news(place)

    def news(self, place: int) -> float:
        """Return what seeing a hat is worth: it may fit here, or belong to someone else in the row."""
        odds = self.odds
        known = odds.known.get(place)
        blank = 1 if known is None else 1 - known[1]
        wanted = sum(not odds.located(odds.person(at)) for at in odds.places)
        value = blank * (0.5 * wanted + 0.5) / odds.loose * self.secret(place)
        if known is not None and known[0] == odds.person(place):
            value += blank / 2
        return value + self.cover(place)

    def secret(self, place: int) -> float:
        """Return how much more a hat is worth to see that no other has looked at: 1, or less."""
        return 1 - max(self.wits.knows(seat, place) for seat in self.others) / 2

    def cover(self, place: int) -> float:
        """Return what it helps to be seen looking here: a later swap tells less."""
        if self.wits.knows(self.me, place) > 1 / 2:
            return 0
        useful = self.odds.located(self.odds.person(place)) and self.odds.fits(place) < 1 / 2
        return 0.15 * self.temper.guards if useful else 0

    def swap(self, one: int, other: int) -> float:
        """Bring a hat to its owner, for whoever declares it first; or pretend to."""
        odds = self.odds
        here, there = odds.is_hat(other, odds.person(one)), odds.is_hat(one, odds.person(other))
        broken = odds.fits(one) + odds.fits(other)
        if here + there < 1 / 4:
            return self.bluff(one, other) - broken
        return self.paired(one, other, here, there) - self.temper.tempo - broken + self.haste

    def paired(self, one: int, other: int, here: float, there: float) -> float:
        """Return the worth of what fits after a swap; of two hats that fit, others take but one."""
        if min(here, there) > 1 / 2:
            stolen, _ = self.thieves(one, other)
            return here * there * (1 - stolen * self.weight) + self.temper.tempo
        return self.brought(one, other, there) + self.brought(other, one, here)

    def brought(self, origin: int, target: int, chance: float) -> float:
        """Return the worth of a hat that is moved from a place to where it belongs."""
        stolen, fooled = self.thieves(origin, target)
        if self.closing() and self.lead() > 1:
            return chance * 2  # whoever takes the last pair, the game is won
        return chance * (1 - self.temper.guards * stolen * (1 + self.weight)) + fooled

    def thieves(self, origin: int, target: int) -> tuple[float, float]:
        """Return how likely the hat is stolen by one's next turn, and what others pay for a miss."""
        left, paid = 1.0, 0.0
        pick = self.pick(origin, target)
        for seat in self.others:
            knows = self.wits.knows(seat, origin)
            guess = (1 - knows) * self.wits.preys(seat)
            right = max(pick, self.wits.knows(seat, target))
            paid += left * guess * (1 - right) * self.odds.miss(seat) * self.weight
            left *= 1 - knows - guess * right
        return 1 - left, paid

    def pick(self, origin: int, target: int) -> float:
        """Return how likely a thief takes the right one of two, going by where one was seen to look."""
        moved, other = self.wits.knows(self.me, origin) ** 2, self.wits.knows(self.me, target) ** 2
        return moved / (moved + other)

    def bluff(self, one: int, other: int) -> float:
        """Return what thieves will pay for a swap of hats that fit nothing; none is worth nothing."""
        if not self.temper.bluffs:
            return -1
        return max(self.lured(one, other), self.lured(other, one)) - self.temper.pains

    def lured(self, origin: int, target: int) -> float:
        """Return what it brings if thieves take a hat one was seen to look at to be where it belongs."""
        seen, paid, left = self.wits.knows(self.me, origin), 0.0, 1.0
        for seat in self.others:
            taken = left * self.wits.preys(seat) * (1 - self.wits.knows(seat, origin))
            paid += taken * self.odds.miss(seat) * self.weight
            left -= taken
        return seen * self.pick(origin, target) * paid

    def closing(self) -> bool:
        """Tell whether the next pair ends the game (C12)."""
        return len(self.odds.places) == LAST_THREE + 1

    def lead(self) -> int:
        """Return by how much one leads over the best of the others."""
        scores = self.odds.view.scores
        return scores[self.me] - max(scores[seat] for seat in self.others)
