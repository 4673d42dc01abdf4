"""The cards of the King's Court and the notation of its moves, as its description gives them out."""

from __future__ import annotations

from typing import Final

from kupa.core.declarations import CardKind, PrintedCard, preset, verb
from kupa.core.fields import Place
from kupa.games.court.cards import MAGIC, MAGIC_HATS, NAMES

CARDS: Final = [
    *(CardKind(name, copies=2, group="court") for name in NAMES[1:MAGIC]),  # the person and their hat
    CardKind(NAMES[MAGIC], copies=MAGIC_HATS, group="magic"),
]
PENALTY_HATS: Final = 12  # the rules know no limit (C2): on paper two for each of six players
PRINTED: Final = [
    *(PrintedCard(name) for name in NAMES[1:MAGIC]),
    PrintedCard("reference", shows=tuple(NAMES[1:MAGIC])),  # C1
    *(PrintedCard(name, part="hat") for name in NAMES[1:MAGIC]),
    PrintedCard(NAMES[MAGIC], MAGIC_HATS, part="hat"),
    PrintedCard("penalty", PENALTY_HATS, part="penalty"),
]
VERBS: Final = [
    verb("peek", place=Place),
    verb("swap", place=Place, other=Place),
    verb("declare", place=Place),
]
PRESETS: Final = [
    preset("short", "size=short", easy=True),
    preset("classic"),
    preset("silent", "size=long magic=declared"),
]
