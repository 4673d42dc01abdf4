"""Reset, a shedding game for two to five (rulings R1 to R31)."""

from kupa.games.reset.game import Reset
from kupa.games.reset.imagine import Recalled
from kupa.games.reset.moves import Move
from kupa.games.reset.options import Options
from kupa.games.reset.state import ResetState
from kupa.games.reset.views import Centre, View

__all__ = ["Centre", "Move", "Options", "Recalled", "Reset", "ResetState", "View"]
