"""Pairs, a memory game with the cards of Ushpizin, for one to seven (ruling U28)."""

from kupa.games.pairs.game import Pairs
from kupa.games.pairs.imagine import Recalled
from kupa.games.pairs.moves import Move
from kupa.games.pairs.options import Options
from kupa.games.pairs.state import PairsState
from kupa.games.pairs.views import View

__all__ = ["Move", "Options", "Pairs", "PairsState", "Recalled", "View"]
