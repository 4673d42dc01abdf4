"""Why a move is refused: each reason once, with the ruling that gives it.

Whoever is asked and answers something else meets the reason of the phase from ``NOW`` on; whoever is
not asked, the one from ``WAIT`` on.
"""

from __future__ import annotations

from typing import Final

FINE: Final = 0
NOW: Final = 1  # + phase
WAIT: Final = 18  # + phase
HOST_TAKEN: Final = 35
HOST_NOT_IN_PLAY: Final = 36
JUST_RECEIVED: Final = 37
TAKEN_FROM_YOU: Final = 38
SWAP_SELF: Final = 39
NO_SUCH_SEAT: Final = 40
RESTING: Final = 41
YOU_REST: Final = 42
MISSION_NOT_HELD: Final = 43
TAKE_SELF: Final = 44
OFFER_SELF: Final = 45
OFFER_GAP: Final = 46
SAME_ORDER: Final = 47
ASK_SELF: Final = 48
NOT_IN_PLAY: Final = 49
GAVE_IT_AWAY: Final = 50
NOTHING_TO_GIVE: Final = 51
NOT_HELD: Final = 52
ASKED_FOR_IT: Final = 53

REASONS: Final = [
    (None, ""),
    # asked, but for something else
    ("U24", "ushpizin.host_now"),
    ("U5", "ushpizin.ready_now"),
    ("U8", "ushpizin.lift_now"),
    ("U8", "ushpizin.swap_now"),
    ("U12", "ushpizin.declare_now"),
    ("U13", "ushpizin.put_now"),
    ("U17", "ushpizin.announce_now"),
    ("M1", "ushpizin.pass_now"),
    ("M3", "ushpizin.take_now"),
    ("M6", "ushpizin.offer_now"),
    ("M6", "ushpizin.pick_now"),
    ("U23", "ushpizin.reorder_now"),
    ("U21", "ushpizin.close_now"),
    ("U15", "ushpizin.over"),
    ("U25", "ushpizin.ask_now"),
    ("U25", "ushpizin.give_now"),
    ("U25", "ushpizin.out_now"),
    # not asked
    ("U24", "ushpizin.not_your_pick"),
    ("U5", "ushpizin.already_ready"),
    ("U7", "ushpizin.not_your_turn"),
    ("U7", "ushpizin.not_your_turn"),
    ("U7", "ushpizin.not_your_turn"),
    ("U13", "ushpizin.already_put"),
    ("U17", "ushpizin.no_mission"),
    ("M1", "ushpizin.already_passed"),
    ("M3", "ushpizin.not_your_mission"),
    ("M6", "ushpizin.not_your_mission"),
    ("M6", "ushpizin.not_offered"),
    ("U23", "ushpizin.already_reordered"),
    ("U21", "ushpizin.already_closed"),
    ("U15", "ushpizin.over"),
    ("U25", "ushpizin.not_your_turn"),
    ("U25", "ushpizin.not_your_turn"),
    ("U25", "ushpizin.not_your_turn"),
    # asked, and wrong
    ("U24", "ushpizin.host_taken"),
    ("U24", "ushpizin.host_not_in_play"),
    ("U10", "ushpizin.just_received"),
    ("U9", "ushpizin.taken_from_you"),
    ("U7", "ushpizin.swap_self"),
    ("U7", "ushpizin.no_such_seat"),
    ("M2", "ushpizin.resting"),
    ("M2", "ushpizin.you_rest"),
    ("U17", "ushpizin.mission_not_held"),
    ("M3", "ushpizin.take_self"),
    ("M6", "ushpizin.offer_self"),
    ("M6", "ushpizin.offer_gap"),
    ("U23", "ushpizin.same_order"),
    ("U25", "ushpizin.ask_self"),
    ("U25", "ushpizin.not_in_play"),
    ("U25", "ushpizin.gave_it_away"),
    ("U25", "ushpizin.nothing_to_give"),
    ("U25", "ushpizin.not_held"),
    ("U25", "ushpizin.asked_for_it"),
]
