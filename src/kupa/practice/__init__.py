"""A practice of memory: where does a card lie now. Its rounds are cut from games that are over."""

from __future__ import annotations

from kupa.practice.bot_games import can_practise, part_of, practise_with_bots
from kupa.practice.layouts import layouts_of
from kupa.practice.rounds import LEVELS, Round, Step, rounds_of

__all__ = [
    "LEVELS",
    "Round",
    "Step",
    "can_practise",
    "layouts_of",
    "part_of",
    "practise_with_bots",
    "rounds_of",
]
