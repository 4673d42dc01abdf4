"""What can be known of covered cards: where each may lie, and how likely, from what was told."""

from __future__ import annotations

from kupa.core.tracking.counting import Contradiction
from kupa.core.tracking.follower import Follower
from kupa.core.tracking.tracker import Place, Tracker

__all__ = ["Contradiction", "Follower", "Place", "Tracker"]
