"""Why a move is refused: each reason once, with the ruling that gives it."""

from __future__ import annotations

from typing import Final

from kupa.core.refused import Refusal

OVER: Final = Refusal("R27", "reset.over")
NOT_YOUR_TURN: Final = Refusal("R5", "reset.not_your_turn")
FINISHED: Final = Refusal("R29", "reset.finished")
PLAY_NOW: Final = Refusal("R6", "reset.play_now")
CHOOSE_NOW: Final = Refusal("R17", "reset.choose_now")
TAKE_NOW: Final = Refusal("R17", "reset.take_now")
GIVE_NOW: Final = Refusal("R17", "reset.give_now")
STICK_NOW: Final = Refusal("R21", "reset.stick_now")
NOT_HELD: Final = Refusal("R9", "reset.not_held")
TOO_LOW: Final = Refusal("R10", "reset.too_low")
TOO_HIGH: Final = Refusal("R10", "reset.too_high")
REVERSE_OPENS: Final = Refusal("R15", "reset.reverse_opens")
COULD_PLAY: Final = Refusal("R7", "reset.could_play")
MUST_OPEN: Final = Refusal("R7", "reset.must_open")
ROBBER_LAST: Final = Refusal("R7", "reset.robber_last")
PILES_EMPTY: Final = Refusal("R7", "reset.piles_empty")
NOTHING_TO_DRAW: Final = Refusal("R26", "reset.nothing_to_draw")
CAN_DRAW: Final = Refusal("R26", "reset.can_draw")
NO_SUCH_SEAT: Final = Refusal("R17", "reset.no_such_seat")
ROB_SELF: Final = Refusal("R17", "reset.rob_self")
ROB_FINISHED: Final = Refusal("R29", "reset.rob_finished")
VICTIM_LACKS: Final = Refusal("R17", "reset.victim_lacks")
GIVE_BACK: Final = Refusal("R17", "reset.give_back")
NOT_FRESH: Final = Refusal("R21", "reset.not_fresh")
DOES_NOT_FIT: Final = Refusal("R21", "reset.does_not_fit")
