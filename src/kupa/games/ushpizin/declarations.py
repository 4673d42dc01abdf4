"""The cards of Ushpizin and the notation of its moves, as its description gives them out."""

from __future__ import annotations

from typing import Final

from kupa.core.declarations import CardKind, PrintedCard, preset, verb
from kupa.core.fields import Card, Place, Seat
from kupa.games.ushpizin.cards import DAVID, ELIJAH, GUEST_LOW, GUESTS, NAMES, SERIES
from kupa.games.ushpizin.options import MOST_ELIJAHS

CARDS: Final = [
    *(CardKind(name, SERIES, "ushpizin") for name in NAMES[1 : DAVID + 1]),
    *(CardKind(name, GUESTS, "guests") for name in NAMES[GUEST_LOW:ELIJAH]),
    CardKind(NAMES[ELIJAH], MOST_ELIJAHS, "elijah"),
    *(CardKind(name, 1, "missions") for name in NAMES[ELIJAH + 1 :]),
]
PRINTED: Final = [
    *(PrintedCard(card.key, card.copies) for card in CARDS),
    PrintedCard("reference", shows=tuple(NAMES[1 : DAVID + 1])),  # U1: never dealt
]
VERBS: Final = [
    verb("host", card=Card),
    verb("ready"),
    verb("lift", place=Place),
    verb("swap", "swap {seat}.{place}", seat=Seat, place=Place),
    verb("declare"),
    verb("done"),
    verb("put", place=Place),
    verb("announce", number=int),  # of the mission
    verb("pass", place=Place),
    verb("take", "take {seat}.{place}", seat=Seat, place=Place),
    verb("offer", "offer {place} to {seat}", place=Place, seat=Seat),
    verb("pick", first=Place, second=Place),
    verb("exchange", place=Place, other=Place),
    verb("close"),
    verb("ask", seat=Seat, card=Card),
    verb("give", card=Card),
    verb("out", card=Card),
]
PRESETS: Final = [
    preset("first_time", "exposure=always missions=off", easy=True),
    preset("classic"),
    preset("quartets", "goal=one_host style=quartets"),
    preset("sharp", "exposure=seldom every=3 reorder=on"),
    preset("short", "exposure=always"),
]
