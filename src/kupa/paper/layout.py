"""Where cards lie on a sheet, in millimetres, and where their backs lie on the other side.

A back is found by moving its front the way the paper moves: turned over about the long edge, about the
short one, or folded down the middle. Nothing else knows of sides, so fronts and backs cannot disagree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES: Final = {"poker": (63.0, 88.0), "mini": (44.0, 67.0)}
DRAWN: Final = (200, 280)  # a card in the units of the drawings
SIDE: Final = 5.0  # the least margins: printers leave about this much white
TOP: Final = 5.0
FOOT: Final = 10.0  # the ruler and the sheet's number


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a card: its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of places, and how its paper is turned over."""

    width: float
    height: float
    slots: tuple[Slot, ...]
    duplex: str

    @property
    def turned(self) -> bool:
        """Tell whether backs are drawn upside down."""
        return self.duplex == "short"

    def behind(self, slot: Slot) -> Slot:
        """Return where the back of a place lies, on the other side or across the fold."""
        if self.duplex == "short":
            return Slot(slot.x, self.height - slot.y - slot.height, slot.width, slot.height)
        return Slot(self.width - slot.x - slot.width, slot.y, slot.width, slot.height)


def card_size(size: str, drawn_height: float) -> tuple[float, float]:
    """Return how large a card is printed; one that is drawn shorter than usual is cut shorter."""
    width, height = SIZES[size]
    return (width, height) if drawn_height == DRAWN[1] else (width, drawn_height * width / DRAWN[0])


def sheet(paper: str, duplex: str, card: tuple[float, float]) -> Sheet:
    """Return the sheet that holds most cards of a size."""
    width, height = PAPERS[paper]
    if duplex == "fold":
        return _folded(height, width, card)
    columns = int((width - 2 * SIDE) / card[0])
    rows = int((height - TOP - FOOT) / card[1])
    left = (width - columns * card[0]) / 2
    slots = _grid(left, _top(height, rows * card[1]), columns, rows, card)
    return Sheet(width, height, slots, duplex)


def _folded(width: float, height: float, card: tuple[float, float]) -> Sheet:
    """Fronts in the left half of a page on its side, touching the fold; backs are in the right half."""
    columns = int((width / 2 - SIDE) / card[0])
    rows = int((height - TOP - FOOT) / card[1])
    left = width / 2 - columns * card[0]
    return Sheet(width, height, _grid(left, _top(height, rows * card[1]), columns, rows, card), "fold")


def _top(height: float, used: float) -> float:
    """Return the margin above: the middle of the page, unless the foot needs more room."""
    return max(TOP, min((height - used) / 2, height - used - FOOT))


def _grid(
    left: float, top: float, columns: int, rows: int, card: tuple[float, float]
) -> tuple[Slot, ...]:
    width, height = card
    return tuple(
        Slot(left + column * width, top + row * height, width, height)
        for row in range(rows)
        for column in range(columns)
    )
