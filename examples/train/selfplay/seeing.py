"""What the learner sees of a batch: the observations as yes-or-no features, turned to its own seat."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import kupa.env

PHASES = ("turn", "choose", "take", "give", "stick")
KINDS = 15
COUNTED = 4  # one, two, three, four or more of a kind
PILE_TOPS = 22  # the number on the pile, none included, in either order
STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24)  # cards left
SIZES = (0, 1, 2, 3, 4, 5, 6, 7)  # cards in a hand
DRAW_STEPS = (0, 5, 10, 20, 30, 45)
PLAYABLE = 6
OTHERS = 4
MANY = 99
SIZE = 218


@dataclass(frozen=True)
class Sight:
    """The numbers of a batch that features are made of, a row a table."""

    hand: np.ndarray  # cards held, by kind
    number: np.ndarray  # of the pile; 0: any may be laid
    descending: np.ndarray
    run: np.ndarray  # equal numbers on top
    phase: np.ndarray
    fits: np.ndarray  # the kind that may be stuck on now, 0 for none
    reopening: np.ndarray
    hands: np.ndarray  # hand sizes, one's own first, then in the order of play
    piles: np.ndarray
    draw: np.ndarray
    stops: np.ndarray
    look: np.ndarray  # the victim's hand, for the robber
    taken: np.ndarray
    seat: np.ndarray


class Eyes:
    """Reads the observations of one kind of table."""

    def __init__(self, seats: int) -> None:
        self.layout = kupa.env.layout("reset", seats)
        self.seats = seats
        self.order = np.array([[(me + k) % seats for k in range(seats)] for me in range(seats)])

    def block(self, seen: np.ndarray, name: str) -> np.ndarray:
        """Return the features of an entry."""
        entry = self.layout.find(name)
        found: np.ndarray = seen[:, entry.start : entry.start + entry.size]
        return found

    def cards(self, seen: np.ndarray, name: str) -> np.ndarray:
        """Return counts of the fifteen kinds; a declared joker is left out."""
        return self.block(seen, name)[:, :KINDS]

    def kind(self, seen: np.ndarray, name: str) -> np.ndarray:
        """Return which kind a card is, from 1; 0 for none."""
        cards = self.cards(seen, name)
        found: np.ndarray = np.where(cards.any(1), cards.argmax(1) + 1, 0)
        return found

    def read(self, seen: np.ndarray, seats: np.ndarray) -> Sight:
        """Return what the asked seat of each table sees, its own things first."""
        turned = self.order[seats]
        start = self.layout.find("phase").start
        phases = self.layout.find("phase").axes[0]
        return Sight(
            hand=self.cards(seen, "hand").astype(np.int64),
            number=self.block(seen, "centre.number")[:, 1].astype(np.int64),
            descending=self.block(seen, "centre.order")[:, 1].astype(np.int64),
            run=self.block(seen, "centre.run").sum(1).astype(np.int64),
            phase=seen[:, [start + phases.index(name) for name in PHASES]].argmax(1),
            fits=self.kind(seen, "fits"),
            reopening=self.block(seen, "reopening")[:, 0].astype(np.int64),
            hands=np.take_along_axis(self.block(seen, "hands"), turned, 1).astype(np.int64),
            piles=np.take_along_axis(self.block(seen, "piles"), turned, 1).astype(np.int64),
            draw=self.block(seen, "draw")[:, 0].astype(np.int64),
            stops=self.block(seen, "stops")[:, 0].astype(np.int64),
            look=self.cards(seen, "look"),
            taken=self.kind(seen, "taken"),
            seat=seats,
        )


def at_most(value: np.ndarray, steps: tuple[int, ...]) -> np.ndarray:
    """Return a feature for each step: whether the value is not above it."""
    found: np.ndarray = value[:, None] <= np.array(steps)
    return found


def at_least(value: np.ndarray, most: int) -> np.ndarray:
    """Return a feature for each number from 1 on: whether the value reaches it."""
    found: np.ndarray = value[:, None] >= np.arange(1, most + 1)
    return found


def is_one(value: np.ndarray, size: int) -> np.ndarray:
    """Return a feature for each number from 0 on: whether it is the value."""
    found: np.ndarray = value[:, None] == np.arange(size)
    return found


def playable(hand: np.ndarray, number: np.ndarray, descending: np.ndarray) -> np.ndarray:
    """Count the cards of each hand, numbers and jokers, that a pile of this number takes."""
    kinds = np.arange(1, 11)
    above = (number[:, None] == 0) | np.where(
        descending[:, None] > 0, kinds <= number[:, None], kinds >= number[:, None]
    )
    found: np.ndarray = (hand[:, :10] * above).sum(1) + hand[:, KINDS - 1]
    return found


def others(cards: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return who is next among those still in, the fewest cards of another, and how many there are."""
    still = cards[:, 1:] > 0
    following = still.argmax(1) + 1
    fewest = np.where(still, cards[:, 1:], MANY).min(1)
    return following, fewest, still.sum(1)


def features(seen: Sight) -> np.ndarray:
    """Return the features of each table."""
    count, rows = len(seen.hand), np.arange(len(seen.hand))
    cards = seen.hands + seen.piles
    following, fewest, left = others(cards)
    counts = (seen.hand[:, :, None] >= np.arange(1, COUNTED + 1)).reshape(count, -1)
    blocks = (
        counts,
        is_one(seen.number * 2 + seen.descending, PILE_TOPS),
        at_least(seen.run, 2),
        is_one(seen.phase, len(PHASES)),
        is_one(seen.fits - 1, KINDS),
        seen.reopening[:, None] > 0,
        at_most(cards[:, 0], STEPS),
        at_most(cards[rows, following], STEPS),
        at_most(fewest, STEPS),
        at_most(seen.hands[:, 0], SIZES),
        at_most(seen.hands[rows, following], SIZES),
        np.stack([seen.piles[:, 0] == 0, seen.piles[rows, following] == 0], 1),
        at_most(seen.draw, DRAW_STEPS),
        seen.stops[:, None] > 0,
        at_least(playable(seen.hand, seen.number, seen.descending), PLAYABLE),
        seen.look > 0,
        is_one(seen.taken - 1, KINDS),
        is_one(left - 1, OTHERS),
    )
    found: np.ndarray = np.concatenate(blocks, 1).astype(np.uint8)
    return found
