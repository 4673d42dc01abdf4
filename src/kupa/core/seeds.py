"""Seeds: where they come from, how they are written, how one seed gives many."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from kupa.core.dice import SEED_BYTES
from kupa.core.refused import Refused

Seed = bytes
HEX_SEED = rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}"
MOST_DIGITS = 78  # of the largest number there is as a seed


def fresh() -> Seed:
    """Return a seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def from_number(number: int) -> Seed:
    """Return the seed a person means by a small number such as 1."""
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise Refused(None, "core.bad_seed", seed=number)
    return number.to_bytes(SEED_BYTES, "big")


def from_text(text: str) -> Seed:
    """Read 64 hexadecimal digits, or a whole number."""
    if re.fullmatch(HEX_SEED, text):
        return bytes.fromhex(text)
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise Refused(None, "core.bad_seed", seed=text[:MOST_DIGITS])
    return from_number(int(text))


def derive(seed: Seed, *labels: str | int) -> Seed:
    """Return another seed, fixed by this one and the labels, that tells nothing about it."""
    path = "/".join(str(label) for label in labels)
    return sha256(b"kupa:" + seed + b":" + path.encode()).digest()


def seal(seed: Seed) -> str:
    """Return the hash that may be shown before the deal; the seed itself comes after the end."""
    return sha256(b"kupa seal:" + seed).hexdigest()
