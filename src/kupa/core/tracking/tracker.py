"""A deck of which some cards are known: where each may lie, and how likely.

Every card that lies somewhere is a token. A token is known, or it may be any card of some groups: a
group is so many cards of one kind that share a history. Seeing a card and ruling cards out narrow what
a token may be; when cards are mixed unseen, those that were known become a group that lies somewhere
among the mixed tokens. All layouts that are left are equally likely, so a chance is a share of them.

That holds as long as what is mixed can be described so. Where it cannot, what a token may be is
widened until it can, and ``complete`` says that something was dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kupa.core.events import Seat
from kupa.core.tracking.constraints import Constraints
from kupa.core.tracking.counting import Contradiction, Profile, chances_by_profile

Token = int
ByCard = Mapping[str, float]


class Place(NamedTuple):
    """Where cards lie: a place of a row or a grid, or (number 0) a hand or a pile.

    ``zone`` is the field of the game's open view that shows what lies there.
    """

    zone: str
    seat: Seat | None = None
    number: int = 0


class Tracker:
    """Where the cards of one deck may lie."""

    def __init__(self, deck: Iterable[str]) -> None:
        self.complete = True
        self.now = 0  # the step of which is told
        self.kinds: list[str] = []  # of each group
        self.counts: list[int] = []
        self.lying: dict[Place, list[Token]] = {}
        self.below: dict[Place, list[Token]] = {}  # of a pile: cards under the mixed ones, in order
        self.card: dict[Token, str] = {}
        self.may: dict[Token, int] = {}  # of tokens that are not known: a bit for each group
        self.seen: dict[Token, int] = {}  # the step in which it was last seen
        self.some = Constraints()
        self._tokens = 0
        self._chances: dict[Profile, dict[str, float]] | None = None
        for kind, number in Counter(deck).items():
            self._group(kind, number)

    def _group(self, kind: str, number: int) -> int:
        self.kinds.append(kind)
        self.counts.append(number)
        return 1 << len(self.kinds) - 1

    def _changed(self) -> None:
        self._chances = None

    # where tokens lie

    def lay(self, place: Place, number: int = 1, without: Iterable[str] = ()) -> None:
        """Lay so many cards of the deck, unseen; ``without`` are kinds that cannot be among them."""
        never = set(without)
        mask = sum(1 << bit for bit, kind in enumerate(self.kinds) if kind not in never)
        for _ in range(number):
            self._tokens += 1
            self.may[self._tokens] = mask
            self.lying.setdefault(place, []).append(self._tokens)
        self._changed()

    def swap(self, one: Place, other: Place) -> None:
        """Exchange what lies at two places."""
        self.lying[one], self.lying[other] = self.lying[other], self.lying[one]

    def move(self, origin: Place, target: Place, card: str | None = None) -> None:
        """Move one card: any of those that lie there, or one that is seen."""
        self.lying.setdefault(target, []).append(self._take(origin, card))

    def bury(self, origin: Place, pile: Place, card: str) -> None:
        """Move a card that is seen to the bottom of a pile."""
        self.below.setdefault(pile, []).append(self._take(origin, card))

    def pour(self, origin: Place, target: Place) -> None:
        """Bring all cards of a place to another, in whatever order they lie."""
        self.lying.setdefault(target, []).extend(self.lying.pop(origin, []))

    def shuffle(self, *places: Place) -> None:
        """Mix all cards of some places; each place has as many afterwards as before."""
        tokens = [token for place in places for token in self._all(place)]
        sizes = [len(self._all(place)) for place in places]
        mixed = self._mix(tokens)
        for place, size in zip(places, sizes, strict=True):
            self.lying[place], mixed = mixed[:size], mixed[size:]
            self.below.pop(place, None)

    def _all(self, place: Place) -> list[Token]:
        return self.lying.get(place, []) + self.below.get(place, [])

    def size(self, place: Place) -> int:
        """Return how many cards lie at a place."""
        return len(self._all(place))

    def clear(self, place: Place) -> None:
        """Take away what lies at a place; what is known of it stays known."""
        self.lying.pop(place, None)

    def _take(self, place: Place, card: str | None) -> Token:
        lying = self.lying.get(place) or self._uncover(place)
        if len(lying) > 1 and self._differ(lying):
            if card is not None and all(token in self.card for token in lying):
                return self._take_known(lying, card)
            lying = self.lying[place] = self._mix(lying)
        token = lying.pop()
        if card is not None:
            self.identify(token, card)
        return token

    def _uncover(self, place: Place) -> list[Token]:
        if not self.below.get(place):
            raise Contradiction(f"nothing lies at {place}")
        self.lying[place] = [self.below[place].pop(0)]
        return self.lying[place]

    def _take_known(self, lying: list[Token], card: str) -> Token:
        for token in lying:
            if self.card[token] == card:
                lying.remove(token)
                return token
        raise Contradiction(f"{card} is not there")

    def _differ(self, tokens: list[Token]) -> bool:
        return len({(self.card.get(token), self.may.get(token)) for token in tokens}) > 1

    # what they are

    def see(self, place: Place, card: str) -> None:
        """See the one card of a place."""
        self.identify(self.lying[place][0], card)

    def see_all(self, place: Place, cards: Iterable[str]) -> None:
        """See all cards that lie together, in whatever order."""
        left = list(cards)
        lying = self.lying.get(place, [])
        if len(left) != len(lying):
            raise Contradiction(f"{place} holds {len(lying)} cards, {len(left)} are seen")
        if len(lying) > 1 and self._differ(lying) and not all(token in self.card for token in lying):
            lying = self.lying[place] = self._mix(lying)
        for token in sorted(lying, key=lambda token: token not in self.card):
            card = self.card.get(token, left[-1])
            if card not in left:
                raise Contradiction(f"{card} is not there")
            left.remove(card)
            self.identify(token, card)

    def identify(self, token: Token, card: str) -> None:
        """See a token's face."""
        self.seen[token] = self.now
        if token in self.card:
            if self.card[token] != card:
                raise Contradiction(f"{card} lies where {self.card[token]} was")
            return
        self._narrow(token, sum(1 << bit for bit, kind in enumerate(self.kinds) if kind == card))

    def rule_out(self, place: Place, cards: Iterable[str]) -> None:
        """Learn that none of these cards lies at a place."""
        never = set(cards)
        mask = sum(1 << bit for bit, kind in enumerate(self.kinds) if kind not in never)
        for token in self.lying.get(place, []):
            if token not in self.card:
                self._narrow(token, mask)

    def expect_some(self, places: Iterable[Place], cards: Iterable[str]) -> None:
        """Learn that at least one of these places holds one of these cards."""
        tokens = [token for place in places for token in self.lying.get(place, [])]
        self.complete &= self.some.add(tokens, cards, self.card)
        self._changed()

    def _narrow(self, token: Token, mask: int) -> None:
        left = self.may[token] & mask & self._left()
        if not left:
            raise Contradiction("no card is left that could lie here")
        self.may[token] = left
        if left & left - 1 == 0:
            self._settle(token, left.bit_length() - 1)
        self._changed()

    def _settle(self, token: Token, bit: int) -> None:
        """Know a token; with the last card of a group, others may be known as well."""
        self.card[token] = self.kinds[bit]
        del self.may[token]
        self.counts[bit] -= 1
        if self.counts[bit]:
            return
        left = self._left()
        for other, mask in list(self.may.items()):
            found = mask & left
            if other in self.may and found & found - 1 == 0 and found:
                self._settle(other, found.bit_length() - 1)

    def _left(self) -> int:
        return sum(1 << bit for bit, number in enumerate(self.counts) if number)

    # mixing

    def _mix(self, tokens: list[Token]) -> list[Token]:
        """Return as many new tokens of which any may be any of the old ones."""
        unknown = [token for token in tokens if token not in self.card]
        self._let_go(unknown)
        masks = [self.may[token] & self._left() for token in unknown]
        self.complete &= self._can_mix(masks, unknown)
        mask = 0
        for each in masks:
            mask |= each
        for kind, number in Counter(self.card[token] for token in tokens if token in self.card).items():
            mask |= self._group(kind, number)
        for token in unknown:
            del self.may[token]
        fresh = list(range(self._tokens + 1, self._tokens + 1 + len(tokens)))
        self._tokens += len(tokens)
        self.may.update(dict.fromkeys(fresh, mask))
        self._changed()
        self._join_groups()
        return fresh

    def _let_go(self, unknown: list[Token]) -> None:
        """Drop what was learnt of tokens that are mixed: no loss if all unknown ones are."""
        whole = len(unknown) == len(self.may)
        dropped = self.some.drop(unknown, self.card)
        self.complete &= whole or not dropped

    def _can_mix(self, masks: list[int], unknown: list[Token]) -> bool:
        """Tell whether every content is as likely after mixing as before.

        It is if all tokens may be the same, or what only some of them may be can lie nowhere else.
        """
        if not masks:
            return True
        common, every = masks[0], 0
        for mask in masks:
            common, every = common & mask, every | mask
        inside = set(unknown)
        return not any(
            mask & every & ~common & self._left() for t, mask in self.may.items() if t not in inside
        )

    def _join_groups(self) -> None:
        """Make one group of those of one kind that may lie at the same tokens: counting is faster."""
        columns: dict[tuple[str, frozenset[int]], int] = {}
        masks = set(self.may.values())
        for bit, kind in enumerate(self.kinds):
            where = frozenset(mask for mask in masks if mask >> bit & 1)
            first = columns.setdefault((kind, where), bit)
            if first != bit:
                self.counts[first] += self.counts[bit]
                self.counts[bit] = 0

    # how likely

    def known(self, place: Place) -> str | None:
        """Return the one card that lies at a place, if it is certain; None otherwise."""
        lying = self.lying.get(place, [])
        if len(lying) != 1:
            return None
        token, left = lying[0], self._left()
        if token in self.card:
            return self.card[token]
        kinds = {kind for bit, kind in enumerate(self.kinds) if self.may[token] & left & 1 << bit}
        return kinds.pop() if len(kinds) == 1 else None

    def certain(self, place: Place) -> tuple[str, ...]:
        """Return those cards of a place that are known."""
        found = (self.card.get(token) for token in self._all(place))
        return tuple(card for card in found if card is not None)

    def chances(self, place: Place) -> ByCard:
        """Return how many of each card lie at a place, on average: of a single one, how likely it is."""
        total: dict[str, float] = {}
        for token in self._all(place):
            for card, chance in self.chances_of(token).items():
                total[card] = total.get(card, 0) + chance
        return total

    def chances_of(self, token: Token) -> ByCard:
        """Return how likely a token is each card; ``TooManyWays`` if that cannot be counted in time."""
        if token in self.card:
            return {self.card[token]: 1.0}
        if self._chances is None:
            self.some.prune(self.card)
            self._chances = chances_by_profile(self.kinds, self.counts, self.may, self.some)
        return self._chances[self.may[token], self.some.member(token)]

    def last_seen(self, place: Place) -> int | None:
        """Return the step in which the card of a place was last seen; None: never, or it was mixed."""
        lying = self.lying.get(place, [])
        return self.seen.get(lying[0]) if len(lying) == 1 else None
