"""What an attack did, and whether it was held.

Others' waiting is held against that at a twin of the server in the same seconds, which is not attacked:
whatever else the computer does, the attacker's own work included, delays both. It is tried several
times, and the median of the tries is judged. What does not depend on time must hold in every try.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

MOST_FACTOR = 2.0  # by which others' p99 may be above the twin's
# Milliseconds by which it may always be. A scheduler lets a process go on for three or four before the
# next one, and two servers do not lose the same ones: less cannot be told from that.
FLOOR = 4.0
MOST_STALL = 250.0  # milliseconds for which all may wait once
MOST_MEGABYTES = 10.0


@dataclass(frozen=True, slots=True)
class Waits:
    """How long people waited for their answers, in milliseconds."""

    p99: float
    longest: float

    @staticmethod
    def of(seconds: Sequence[float]) -> Waits:
        """Return what one of a hundred exceeds, and the longest; endless if nobody was answered."""
        ordered = [1000 * each for each in sorted(seconds)] or [float("inf")]
        return Waits(ordered[int(len(ordered) * 0.99)], ordered[-1])


@dataclass(frozen=True, slots=True)
class Try:
    """What one try did; ``megabytes`` is by how much the server's memory grew at its highest."""

    ended: bool
    calm: Waits  # at the twin
    under: Waits
    megabytes: float
    lost: int  # connections of others

    @property
    def strain(self) -> float:
        """What others felt of it, as a part of what they may: from 1 on they noticed."""
        allowed = max(MOST_FACTOR * self.calm.p99, self.calm.p99 + FLOOR)
        most = max(MOST_STALL, MOST_FACTOR * self.calm.longest)
        return max(self.under.p99 / allowed, self.under.longest / most)

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
        calm = median(each.calm.p99 for each in self.tries)
        under = median(each.under.p99 for each in self.tries)
        longest = median(each.under.longest for each in self.tries)
        figures = f"p99 {calm:5.1f} / {under:6.1f} ms, longest {longest:6.1f} ms"
        memory = f"{max(each.megabytes for each in self.tries):+6.1f} MB"
        ended = "ended" if all(each.ended for each in self.tries) else "NOT ENDED"
        lost = f"{sum(each.lost for each in self.tries)} lost, {len(self.tries)} ×"
        return f"{self.name:<30} | {told:<5} | {figures}, {memory}, {ended}, {lost}"
