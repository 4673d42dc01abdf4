"""What an attack did, and whether it was held.

It is tried several times, and the median of the tries is judged: whatever else the computer does
disturbs one of them, a break all of them. What does not depend on time must hold in every try.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

MOST_FACTOR = 2.0  # by which others' p99 may grow
# Milliseconds by which it may always grow. The attacker, the server and those who measure share this
# computer's cores, and a scheduler lets one go on for three or four: less cannot be told from that.
FLOOR = 4.0
MOST_STALL = 250.0  # milliseconds for which all may wait once
MOST_MEGABYTES = 10.0


@dataclass(frozen=True, slots=True)
class Try:
    """What one try did; ``megabytes`` is by how much the server's memory grew at its highest."""

    ended: bool
    calm: float  # p99 of others without it, in milliseconds
    under: float  # p99 of others under it
    longest: float  # of one wait under it, in milliseconds
    megabytes: float
    lost: int  # connections of others

    @property
    def strain(self) -> float:
        """What others felt of it, as a part of what they may: above 1 they noticed."""
        allowed = max(MOST_FACTOR * self.calm, self.calm + FLOOR)
        return max(self.under / allowed, self.longest / max(MOST_STALL, MOST_FACTOR * self.calm))

    @property
    def ended_well(self) -> bool:
        """Tell whether it ended, took no memory and ended nobody else's connection."""
        return self.ended and self.megabytes < MOST_MEGABYTES and not self.lost


@dataclass(frozen=True, slots=True)
class Row:
    """What an attack did in all of its tries."""

    name: str
    tries: Sequence[Try]

    @property
    def held(self) -> bool:
        """Tell whether it ended each time, and others did not notice."""
        return self.ended_well and median(each.strain for each in self.tries) < 1

    @property
    def ended_well(self) -> bool:
        """Tell whether it ended well each time."""
        return all(each.ended_well for each in self.tries)

    @property
    def is_clear(self) -> bool:
        """Tell whether another try would change nothing."""
        strains = [each.strain < 1 for each in self.tries]
        return not self.ended_well or max(strains.count(True), strains.count(False)) > 1

    def __str__(self) -> str:
        told = "held" if self.held else "BROKE"
        calm, under = (median(getattr(each, name) for each in self.tries) for name in ("calm", "under"))
        longest = median(each.longest for each in self.tries)
        figures = f"p99 {calm:5.1f} → {under:6.1f} ms, longest {longest:6.1f} ms"
        memory = f"{max(each.megabytes for each in self.tries):+6.1f} MB"
        ended = "ended" if all(each.ended for each in self.tries) else "NOT ENDED"
        lost = f"{sum(each.lost for each in self.tries)} lost, {len(self.tries)} ×"
        return f"{self.name:<30} | {told:<5} | {figures}, {memory}, {ended}, {lost}"
