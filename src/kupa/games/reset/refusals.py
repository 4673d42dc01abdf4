"""Why a move is refused: each reason once, with the ruling that gives it."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
FINISHED: Final = 3
PLAY_NOW: Final = 4
CHOOSE_NOW: Final = 5
TAKE_NOW: Final = 6
GIVE_NOW: Final = 7
STICK_NOW: Final = 8
NOT_HELD: Final = 9
TOO_LOW: Final = 10
TOO_HIGH: Final = 11
REVERSE_OPENS: Final = 12
COULD_PLAY: Final = 13
MUST_OPEN: Final = 14
ROBBER_LAST: Final = 15
PILES_EMPTY: Final = 16
NOTHING_TO_DRAW: Final = 17
CAN_DRAW: Final = 18
NO_SUCH_SEAT: Final = 19
ROB_SELF: Final = 20
ROB_FINISHED: Final = 21
VICTIM_LACKS: Final = 22
GIVE_BACK: Final = 23
NOT_FRESH: Final = 24
DOES_NOT_FIT: Final = 25

REASONS: Final = [
    (None, ""),
    ("R27", "reset.over"),
    ("R5", "reset.not_your_turn"),
    ("R29", "reset.finished"),
    ("R6", "reset.play_now"),
    ("R17", "reset.choose_now"),
    ("R17", "reset.take_now"),
    ("R17", "reset.give_now"),
    ("R21", "reset.stick_now"),
    ("R9", "reset.not_held"),
    ("R10", "reset.too_low"),
    ("R10", "reset.too_high"),
    ("R15", "reset.reverse_opens"),
    ("R7", "reset.could_play"),
    ("R7", "reset.must_open"),
    ("R7", "reset.robber_last"),
    ("R7", "reset.piles_empty"),
    ("R26", "reset.nothing_to_draw"),
    ("R26", "reset.can_draw"),
    ("R17", "reset.no_such_seat"),
    ("R17", "reset.rob_self"),
    ("R29", "reset.rob_finished"),
    ("R17", "reset.victim_lacks"),
    ("R17", "reset.give_back"),
    ("R21", "reset.not_fresh"),
    ("R21", "reset.does_not_fit"),
]
