"""Why a move is refused: each reason once, with the ruling that gives it."""

from __future__ import annotations

from typing import Final

from kupa.core.refused import Refusal
from kupa.games.ushpizin.position import (
    ANNOUNCING,
    ASKING,
    CLOSING,
    DECLARING,
    DRAWING,
    GIVING,
    HOSTS,
    LIFTING,
    OFFERING,
    OPENING,
    OVER,
    PASSING,
    PICKING,
    PUTTING,
    REDRAWING,
    REORDERING,
    SWAPPING,
    TAKING,
)

# Asked, but for something else: by phase.
NOW: Final = {
    HOSTS: Refusal("U24", "ushpizin.host_now"),
    OPENING: Refusal("U5", "ushpizin.ready_now"),
    LIFTING: Refusal("U8", "ushpizin.lift_now"),
    SWAPPING: Refusal("U8", "ushpizin.swap_now"),
    DECLARING: Refusal("U12", "ushpizin.declare_now"),
    DRAWING: Refusal("U13", "ushpizin.put_now"),
    ANNOUNCING: Refusal("U17", "ushpizin.announce_now"),
    PASSING: Refusal("M1", "ushpizin.pass_now"),
    TAKING: Refusal("M3", "ushpizin.take_now"),
    OFFERING: Refusal("M6", "ushpizin.offer_now"),
    PICKING: Refusal("M6", "ushpizin.pick_now"),
    REORDERING: Refusal("U23", "ushpizin.reorder_now"),
    CLOSING: Refusal("U21", "ushpizin.close_now"),
    OVER: Refusal("U15", "ushpizin.over"),
    ASKING: Refusal("U25", "ushpizin.ask_now"),
    GIVING: Refusal("U25", "ushpizin.give_now"),
    PUTTING: Refusal("U25", "ushpizin.out_now"),
    REDRAWING: Refusal("U13a", "ushpizin.redraw_now"),
}

# Not asked: by phase.
WAIT: Final = {
    HOSTS: Refusal("U24", "ushpizin.not_your_pick"),
    OPENING: Refusal("U5", "ushpizin.already_ready"),
    LIFTING: Refusal("U7", "ushpizin.not_your_turn"),
    SWAPPING: Refusal("U7", "ushpizin.not_your_turn"),
    DECLARING: Refusal("U7", "ushpizin.not_your_turn"),
    DRAWING: Refusal("U13", "ushpizin.already_put"),
    ANNOUNCING: Refusal("U17", "ushpizin.no_mission"),
    PASSING: Refusal("M1", "ushpizin.already_passed"),
    TAKING: Refusal("M3", "ushpizin.not_your_mission"),
    OFFERING: Refusal("M6", "ushpizin.not_your_mission"),
    PICKING: Refusal("M6", "ushpizin.not_offered"),
    REORDERING: Refusal("U23", "ushpizin.already_reordered"),
    CLOSING: Refusal("U21", "ushpizin.already_closed"),
    OVER: Refusal("U15", "ushpizin.over"),
    ASKING: Refusal("U25", "ushpizin.not_your_turn"),
    GIVING: Refusal("U25", "ushpizin.not_your_turn"),
    PUTTING: Refusal("U25", "ushpizin.not_your_turn"),
    REDRAWING: Refusal("U13a", "ushpizin.not_your_turn"),
}

# Calls out of their time.
DECLARE_LATER: Final = Refusal("U12", "ushpizin.declare_later")
CLOSE_LATER: Final = Refusal("U21", "ushpizin.close_later")

HOST_TAKEN: Final = Refusal("U24", "ushpizin.host_taken")
HOST_NOT_IN_PLAY: Final = Refusal("U24", "ushpizin.host_not_in_play")
JUST_RECEIVED: Final = Refusal("U10", "ushpizin.just_received")
TAKEN_FROM_YOU: Final = Refusal("U9", "ushpizin.taken_from_you")
SWAP_SELF: Final = Refusal("U7", "ushpizin.swap_self")
NO_SUCH_SEAT: Final = Refusal("U7", "ushpizin.no_such_seat")
RESTING: Final = Refusal("M2", "ushpizin.resting")
YOU_REST: Final = Refusal("M2", "ushpizin.you_rest")
MISSION_NOT_HELD: Final = Refusal("U17", "ushpizin.mission_not_held")
TAKE_SELF: Final = Refusal("M3", "ushpizin.take_self")
OFFER_SELF: Final = Refusal("M6", "ushpizin.offer_self")
OFFER_GAP: Final = Refusal("M6", "ushpizin.offer_gap")
SAME_ORDER: Final = Refusal("U23", "ushpizin.same_order")
NOT_DRAWN: Final = Refusal("U13a", "ushpizin.not_drawn")
ASK_SELF: Final = Refusal("U25", "ushpizin.ask_self")
NOT_IN_PLAY: Final = Refusal("U25", "ushpizin.not_in_play")
GAVE_IT_AWAY: Final = Refusal("U25", "ushpizin.gave_it_away")
NOTHING_TO_GIVE: Final = Refusal("U25", "ushpizin.nothing_to_give")
NOT_HELD: Final = Refusal("U25", "ushpizin.not_held")
ASKED_FOR_IT: Final = Refusal("U25", "ushpizin.asked_for_it")
