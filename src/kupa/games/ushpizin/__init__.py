"""Ushpizin, a game of memory and swaps for two to seven (rulings U1 to U30, M1 to M6)."""

from kupa.games.ushpizin.game import Ushpizin
from kupa.games.ushpizin.imagine import Recalled
from kupa.games.ushpizin.moves import Move
from kupa.games.ushpizin.options import Options
from kupa.games.ushpizin.quartets.imagine import HandsRecalled
from kupa.games.ushpizin.quartets.state import QuartetsState
from kupa.games.ushpizin.state import UshpizinState
from kupa.games.ushpizin.views import AnyView, HandView, View

__all__ = [
    "AnyView", "HandView", "HandsRecalled", "Move", "Options", "QuartetsState", "Recalled", "Ushpizin",
    "UshpizinState", "View",
]  # fmt: skip
