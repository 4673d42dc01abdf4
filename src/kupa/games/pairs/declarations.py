"""The cards of Pairs and the notation of its one move, as its description gives them out."""

from __future__ import annotations

from typing import Final

from kupa.core.declarations import CardKind, preset, verb
from kupa.core.fields import Place
from kupa.games.pairs.cards import NAMES, layout

CARDS: Final = [CardKind(name, layout("large").count(kind)) for kind, name in enumerate(NAMES) if name]
VERBS: Final = [verb("turn", place=Place)]
PRESETS: Final = [
    preset("small", "size=small", easy=True),
    preset("classic"),
    preset("large", "size=large"),
]
