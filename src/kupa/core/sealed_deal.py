"""The sealed deal: nobody at the table, its host included, can choose the cards.

The table makes a root and shows its seal before anyone is dealt a card. Then every person may add a
word. The seed of the deal comes from the root and all the words, so whoever knew the seal could not
know the words, and whoever chose a word did not know the root. After the last card all is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from kupa.core import seeds
from kupa.core.events import Seat
from kupa.core.refused import Refused

SEAL, ROOT, WORD = "# seal: ", "# root: ", "# word "
DIGEST_LENGTH = 64
SEAT_DIGITS = 2


def digest(word: str) -> str:
    """Return what is kept of a person's word: enough to check it, nothing to read."""
    return sha256(b"kupa word:" + word.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """A root with the digests of the words that were added to it, by seat."""

    root: seeds.Seed
    word_digests: tuple[tuple[Seat, str], ...] = ()

    @property
    def seal(self) -> str:
        """What is shown before the deal."""
        return seeds.seal(self.root)

    def seed(self) -> seeds.Seed:
        """Return the seed of the deal."""
        digests = [f"{seat}:{digest}" for seat, digest in sorted(self.word_digests)]
        return seeds.derive(self.root, "deal", *digests)

    def __str__(self) -> str:
        """Write the lines that go under a record; to a reader of records they are comments."""
        words = [f"{WORD}{seat}: {word}" for seat, word in sorted(self.word_digests)]
        return "\n".join([SEAL + self.seal, ROOT + self.root.hex(), *words]) + "\n"


def read(text: str) -> tuple[str, SealedDeal]:
    """Read the seal and what it sealed from a record's text."""
    lines = text.splitlines()
    seal, root = _line(lines, SEAL), _line(lines, ROOT)
    digests = tuple(_word_digest(line) for line in lines if line.startswith(WORD))
    return seal, SealedDeal(seeds.from_text(root), digests)


def _line(lines: list[str], label: str) -> str:
    for line in lines:
        if line.startswith(label):
            return line.removeprefix(label).strip()
    raise Refused(None, "core.no_seal", field=label.strip("# :"))


def _word_digest(line: str) -> tuple[Seat, str]:
    seat, _, word = line.removeprefix(WORD).partition(": ")
    numbered = seat.isascii() and seat.isdecimal() and len(seat) <= SEAT_DIGITS
    if not numbered or len(word.strip()) != DIGEST_LENGTH:
        raise Refused(None, "core.no_seal", field="word")
    return int(seat), word.strip()
