"""What each move of the King's Court is worth, in pairs: one's own gain less what it gives to others."""

from __future__ import annotations

from math import prod
from typing import Final

from kupa.bots.court.odds import Odds
from kupa.bots.court.style import PlayStyle
from kupa.core.events import Seat
from kupa.games.court import Move
from kupa.games.court.cards import LAST_THREE
from kupa.games.court.moves import PEEK, SWAP

MEANT: Final = 1 / 4  # from so likely a fit on, a swap is meant to bring a hat to its owner
BLIND: Final = 0.3  # pairs that a swap of unknown hats may give away unawares
STALE: Final = 20  # turns without a win after which it would rather have both win a pair
EAGER: Final = 0.02  # what one more such turn adds to that, in pairs
KEEN: Final = 0.3  # and the most it can be
RASH: Final = 2.0  # pairs that the longest wait makes one risk: enough to give one away


class MoveEvaluator:
    """Weighs the moves at one moment."""

    def __init__(self, odds: Odds, style: PlayStyle) -> None:
        self.odds = odds
        self.style = style
        self.model = odds.model
        self.me = self.model.seat
        self.others = odds.others()
        self.weight = 1 / len(self.others)  # what a pair of one opponent's takes from oneself
        self.knows = {seat: self._looked(seat) for seat in (self.me, *self.others)}
        self.preys = {seat: self.model.preys(seat) for seat in self.others}
        self.robs = {seat: self.model.robs(seat) for seat in self.others}
        self.misses = {seat: odds.miss(seat) for seat in self.others}
        self.fits = {place: odds.fits(place) for place in odds.places}
        self.wanted = {place: self._wanted(place) for place in odds.places}
        self.holds = prod(1 - self.model.undoes(seat) for seat in self.others)
        self.impatience = min(RASH, style.impatience * self.waited())
        self.exchange = self._exchange()

    def waited(self) -> int:
        """Return for how many turns it has waited too long; a game that is decided is not drawn out."""
        lead, left = self.lead(), self.odds.pairs_left
        if abs(lead) > left:
            return self.model.quiet
        return self.model.waited(len(self.others), lead, last=self.closing())

    def _exchange(self) -> float:
        """Return what it is worth that both win a pair: with one rival, that the game goes on."""
        if not self.style.slips or len(self.others) > 1 or self.closing():
            return 0
        return min(KEEN, EAGER * max(0, self.model.quiet - STALE))

    def _looked(self, seat: Seat) -> dict[int, float]:
        return {place: self.model.knows(seat, place) for place in self.odds.places}

    def _wanted(self, place: int) -> float:
        """Return how much it matters who knows the hat at a place: most if its owner is in the row."""
        known = self.odds.known.get(place)
        return known[1] if known is not None and known[0] in self.odds.view.row else 0.1

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
        stolen = self.style.thief * odds.betrayed(place)
        fits, magic = max(self.fits[place], stolen), odds.is_magic(place)
        missed = max(0, 1 - fits - magic)
        impatience = self.impatience if self.fits[place] > 1 / 2 else 0
        won = fits + stolen * self.weight + magic * self.magic()
        return impatience + won - missed * (odds.miss(self.me) + 0.05)

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
        known, blank = odds.known.get(place), self.doubt(place)
        wanted = sum(not odds.located(odds.person(at)) for at in odds.places)
        value = blank * (0.5 * wanted + 0.5) / odds.loose * self.secret(place)
        if known is not None and known[0] == odds.person(place):
            value += blank / 2
        return value + self.cover(place)

    def secret(self, place: int) -> float:
        """Return how much more a hat is worth to see that no other has looked at: 1, or less."""
        return 1 - max(self.knows[seat][place] for seat in self.others) / 2

    def cover(self, place: int) -> float:
        """Return what it helps to be seen looking here: a later swap signals less."""
        if self.knows[self.me][place] > 1 / 2:
            return 0
        useful = self.odds.located(self.odds.person(place)) and self.fits[place] < 1 / 2
        return 0.15 * self.style.guards if useful else 0

    def means(self, move: Move) -> bool:
        """Tell whether a move brings a hat to its owner, as far as one knows."""
        if move.action != SWAP:
            return False
        person, is_hat = self.odds.person, self.odds.is_hat
        return is_hat(move.other, person(move.place)) + is_hat(move.place, person(move.other)) >= MEANT

    def swap(self, one: int, other: int) -> float:
        """Bring a hat to its owner, for whoever declares it first; or pretend to."""
        odds = self.odds
        here, there = odds.is_hat(other, odds.person(one)), odds.is_hat(one, odds.person(other))
        broken = self.fits[one] + self.fits[other]
        if here + there < MEANT:
            return max(self.bluff(one, other), self.confuse(one, other), self.cross(one, other)) - broken
        again = self.model.last_swap() == (one, other)  # two in a hurry would swap for ever
        impatience = 0 if again else self.impatience * max(here, there)
        return self.paired(one, other, here, there) - self.style.tempo - broken + impatience

    def paired(self, one: int, other: int, here: float, there: float) -> float:
        """Return the worth of what fits after a swap; of two hats that fit, others take but one."""
        if min(here, there) > 1 / 2:
            stolen, _ = self.thieves(one, other)
            return here * there * (1 - stolen * self.weight + self.exchange) + self.style.tempo
        return self.brought(one, other, there) + self.brought(other, one, here)

    def brought(self, origin: int, target: int, chance: float) -> float:
        """Return the worth of a hat that is moved from a place to where it belongs."""
        stolen, fooled = self.thieves(origin, target)
        if self.style.slips:
            stolen = max(stolen, 1 - prod(1 - each for each in self.robs.values()))
        if self.closing() and self.lead() > 1:
            return chance * 2  # whoever takes the last pair, the game is won
        feared = self.style.guards * stolen
        return chance * (self.holds * (1 - feared) - feared * self.weight) + fooled

    def thieves(self, origin: int, target: int) -> tuple[float, float]:
        """Return how likely the hat is stolen by one's next turn, and what others pay for a miss."""
        left, paid = 1.0, 0.0
        pick = self.pick(origin, target)
        for seat in self.others:
            knows = self.knows[seat][origin]
            guess = (1 - knows) * self.preys[seat]
            right = max(pick, self.knows[seat][target])
            paid += left * guess * (1 - right) * self.misses[seat] * self.weight
            left *= 1 - knows - guess * right
        return 1 - left, paid

    def pick(self, origin: int, target: int) -> float:
        """Return how likely a thief takes the right one of two, going by where one was seen to look."""
        moved, other = self.knows[self.me][origin] ** 2, self.knows[self.me][target] ** 2
        return moved / (moved + other)

    def bluff(self, one: int, other: int) -> float:
        """Return what thieves will pay for a swap of hats that fit nothing; none is worth nothing."""
        if not self.style.bluffs:
            return -1
        return max(self.lured(one, other), self.lured(other, one)) - self.style.pains

    def lured(self, origin: int, target: int) -> float:
        """Return what it brings if thieves take a hat one was seen to look at to be where it belongs."""
        seen, paid, left = self.knows[self.me][origin], 0.0, 1.0
        for seat in self.others:
            taken = left * self.preys[seat] * (1 - self.knows[seat][origin])
            paid += taken * self.misses[seat] * self.weight
            left -= taken
        return seen * self.pick(origin, target) * paid

    def confuse(self, one: int, other: int) -> float:
        """Return what it helps that others may lose track of two hats that one knows oneself."""
        if not self.style.slips or self.model.last_swap() == (one, other):
            return -1  # a swap taken back confuses nobody
        followed = sum(
            self.knows[seat][place] * self.wanted[place]
            for seat in self.others
            for place in (one, other)
        )
        doubt = self.doubt(one) + self.doubt(other)
        return self.style.slips * self.weight * followed - BLIND * doubt

    def cross(self, one: int, other: int) -> float:
        """Return what it is worth to lay two hats crosswise: a swap more brings both to their owners."""
        known = self.odds.known
        if not self.exchange or one not in known or other not in known:
            return -1
        hats = {**known, one: known[other], other: known[one]}
        return 0.8 * self.exchange * max(self._crossed(one, hats), self._crossed(other, hats))

    def _crossed(self, place: int, hats: dict[int, tuple[str, float]]) -> float:
        """Return how surely a hat lies at a place whose owner's hat lies at its own."""
        hat, sure = hats[place]
        row = self.odds.view.row
        partner = row.index(hat) + 1 if hat in row else place
        if partner == place or partner not in hats or hats[partner][0] != row[place - 1]:
            return 0
        return sure * hats[partner][1]

    def doubt(self, place: int) -> float:
        """Return how unsure one is of the hat at a place."""
        known = self.odds.known.get(place)
        return 1 if known is None else 1 - known[1]

    def closing(self) -> bool:
        """Tell whether the next pair ends the game (C12)."""
        return len(self.odds.places) == LAST_THREE + 1

    def lead(self) -> int:
        """Return by how much one leads over the best of the others."""
        scores = self.odds.view.scores
        return scores[self.me] - max(scores[seat] for seat in self.others)
