"""The King's Court, a memory game for two to six (rulings C1 to C14)."""

from kupa.games.court.game import Court
from kupa.games.court.imagine import Recalled
from kupa.games.court.moves import Move
from kupa.games.court.options import Options
from kupa.games.court.state import CourtState
from kupa.games.court.views import Seen, View

__all__ = ["Court", "CourtState", "Move", "Options", "Recalled", "Seen", "View"]
