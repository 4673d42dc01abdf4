"""Rounds of the practice: a card is shown, cards are swapped, and then it is asked for.

Where cards never move, as in a grid, several are turned up and covered again, and one of them is
asked for. A round is a stretch of a real game; its answer is what the engine says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from kupa.core.dice import Dice
from kupa.core.tracking import Place
from kupa.practice.layouts import Layout

PER_LEVEL: Final = 4
MOST_SHOWN: Final = 3  # by one answer; more are shown when all rows are turned up, which is no practice


class Level(NamedTuple):
    """How many cards lie there at most, and how many of the game's changes are watched."""

    cards: int
    changes: int


LEVELS: Final = (
    Level(4, 1), Level(5, 2), Level(6, 2), Level(7, 3),
    Level(9, 3), Level(12, 4), Level(15, 5), Level(18, 6),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """What one answer changed: cards that moved, that were shown, that are new, that are gone."""

    moves: tuple[tuple[Place, Place], ...]
    faces: tuple[tuple[Place, str], ...] = ()
    new: tuple[Place, ...] = ()
    gone: tuple[Place, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.moves or self.faces or self.new or self.gone)

    def within(self, places: frozenset[Place]) -> Step:
        """Leave out what is new or gone elsewhere."""
        new = tuple(place for place in self.new if place in places)
        return Step(self.moves, self.faces, new, tuple(place for place in self.gone if place in places))

    def touched(self) -> set[Place]:
        """Return the places that must be seen to follow it."""
        return {place for move in self.moves for place in move} | {place for place, _ in self.faces}


@dataclass(frozen=True, slots=True)
class Round:
    """One question. ``shown`` is where its card lies at first; None: one of the steps shows it."""

    level: int  # 1 the easiest
    number: int  # the answer of the game after which it begins
    last: int  # and the one with which it ends
    places: tuple[Place, ...]
    empty: tuple[Place, ...]  # those of them where nothing lies at first
    card: str
    shown: Place | None
    steps: tuple[Step, ...]
    answers: tuple[Place, ...]


class Stretch(NamedTuple):
    """Consecutive changes of a game with what lay there before and after them."""

    before: Layout
    steps: tuple[Step, ...]
    after: Layout


class Asked(NamedTuple):
    """A card to be asked for: what it is, and where it lies at first and in the end."""

    card: str
    shown: Place | None
    end: Place


def rounds_of(layouts: Sequence[Layout], dice: Dice, most: int = PER_LEVEL) -> list[Round]:
    """Return rounds of each level, at most so many, as far as the game has them."""
    changes = [(one, step, other) for one, other in pairwise(layouts) if (step := change(one, other))]
    moving = any(step.moves for _, step, _ in changes)
    kept = [(one, _only(step, moving), other) for one, step, other in changes]
    kept = [each for each in kept if each[1]]
    return [
        made for level in range(1, len(LEVELS) + 1) for made in _rounds(kept, level, moving, dice, most)
    ]


def change(before: Layout, after: Layout) -> Step:
    """Return what happened between two layouts."""
    was = {token: place for place, token in before.tokens.items()}
    stayed = {place: was[token] for place, token in after.tokens.items() if token in was}
    return Step(
        moves=tuple((origin, place) for place, origin in stayed.items() if origin != place),
        faces=tuple(after.sights.items()),
        new=tuple(place for place in after.tokens if place not in stayed),
        gone=tuple(place for place in before.tokens if place not in after.tokens),
    )


def _only(step: Step, moving: bool) -> Step:
    """Where cards move, what is shown of others on the way is left out."""
    return Step(step.moves, () if moving else step.faces, step.new, step.gone)


Change = tuple[Layout, Step, Layout]


def _rounds(
    changes: Sequence[Change],
    level: int,
    moving: bool,
    dice: Dice,
    most: int,
) -> Iterator[Round]:
    stretches = list(_stretches(changes, LEVELS[level - 1].changes, moving))
    dice.shuffle(stretches)
    made = 0
    for stretch in stretches:
        found = [
            one for asked in _cards(stretch, moving) if (one := _round(stretch, level, asked, dice))
        ]
        if found and made < most:
            made += 1
            yield found[dice.below(len(found))]


def _stretches(changes: Sequence[Change], wanted: int, moving: bool) -> Iterator[Stretch]:
    """Yield every shortest stretch with so many swaps, or with so many cards shown."""
    for start in range(len(changes)):
        counted = 0
        for end in range(start, min(len(changes), start + 3 * wanted)):
            step = changes[end][1]
            if len(step.faces) > MOST_SHOWN or not (counted or _counts(step, moving)):
                break
            counted += _counts(step, moving)
            if counted == wanted:
                steps = tuple(each for _, each, _ in changes[start : end + 1])
                yield Stretch(changes[start][0], steps, changes[end][2])
                break


def _counts(step: Step, moving: bool) -> bool:
    return bool(step.moves if moving else step.faces)


def _cards(stretch: Stretch, moving: bool) -> Iterator[Asked]:
    """Yield the cards that may be asked for: they move, or are shown, and lie there in the end."""
    before, steps, after = stretch
    if not moving:
        yield from _shown_cards(stretch)
        return
    moved = {place for step in steps for move in step.moves for place in move}
    ends = {token: place for place, token in after.tokens.items()}
    for place, token in before.tokens.items():
        if place in moved and token in ends and place in before.faces:
            yield Asked(before.faces[place], place, ends[token])


def _shown_cards(stretch: Stretch) -> Iterator[Asked]:
    """Yield what was shown and lies there still; what was shown last would be too easy."""
    before, steps, after = stretch
    faces = [face for step in steps for face in step.faces]
    for place, card in dict(faces[:-1] or faces).items():
        if before.tokens.get(place) == after.tokens.get(place) is not None:
            yield Asked(card, None, place)


def _round(stretch: Stretch, level: int, asked: Asked, dice: Dice) -> Round | None:
    """Choose the places to be shown; None if there are too many, or nothing is to be chosen."""
    before, steps, after = stretch
    touched = {place for step in steps for place in step.touched()} | {asked.end}
    room = LEVELS[level - 1].cards - len(touched)
    if asked.shown is not None and _lie(after, touched, asked.card) != [asked.end]:
        return None  # another of its kind lies there too
    others = _others(before, after, touched, asked.card)
    if room < 0 or len(touched) + len(others) < 2:  # noqa: PLR2004 — a choice
        return None
    dice.shuffle(others)
    places = frozenset([*touched, *others[:room]])
    inside = tuple(kept for step in steps if (kept := step.within(places)))
    return Round(
        level=level,
        number=before.number,
        last=after.number,
        places=tuple(sorted(places, key=_order)),
        empty=tuple(sorted(places - before.tokens.keys(), key=_order)),
        card=asked.card,
        shown=asked.shown,
        steps=inside,
        answers=tuple(_lie(after, places, asked.card)),
    )


def _lie(layout: Layout, places: Iterable[Place], card: str) -> list[Place]:
    """Return where a card lies among some places."""
    return sorted((place for place in places if layout.faces.get(place) == card), key=_order)


def _others(before: Layout, after: Layout, touched: set[Place], card: str) -> list[Place]:
    """Return the other places of the table, but for those that hold such a card at either end."""
    same = {*_lie(before, before.tokens, card), *_lie(after, after.tokens, card)}
    return sorted(before.tokens.keys() - touched - same, key=_order)


def _order(place: Place) -> tuple[int, int]:
    return -1 if place.seat is None else place.seat, place.number
