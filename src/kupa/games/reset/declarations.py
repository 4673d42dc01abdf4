"""The cards of Reset and the notation of its moves, as its description gives them out."""

from __future__ import annotations

from typing import Final

from kupa.core.declarations import CardKind, preset, verb
from kupa.core.fields import Card, Seat
from kupa.games.reset.cards import COPIES, FIRE, HIGHEST, JOKER, NAMES, SPECIALS

CARDS: Final = [
    *(CardKind(name, COPIES, "numbers") for name in NAMES[1 : HIGHEST + 1]),
    *(CardKind(name, SPECIALS, "specials") for name in NAMES[FIRE:]),
    *(CardKind(f"{name}*", 0, "declared", NAMES[JOKER]) for name in NAMES[1 : HIGHEST + 1]),
]
VERBS: Final = [
    verb("play", "{cards}", cards=tuple[Card, ...]),
    verb("rob", seat=Seat),
    verb("take", card=Card),
    verb("give", card=Card),
    verb("stick", card=Card),
    verb("leave"),
    verb("draw"),
    verb("pass"),
]
PRESETS: Final = [
    preset("calm", "stick=off", easy=True),
    preset("classic"),
    preset("places", "finish=places"),
]
