"""Building a view of quartets, from nothing up."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.games.ushpizin.cards import NAMES
from kupa.games.ushpizin.position import GIVING, HOSTS, OVER, PHASE_NAMES
from kupa.games.ushpizin.quartets.asking import last_event
from kupa.games.ushpizin.quartets.hands import hand_names
from kupa.games.ushpizin.quartets.position import HandPosition
from kupa.games.ushpizin.view_builder import kinds_in
from kupa.games.ushpizin.views import Faces, HandView
from kupa.games.ushpizin.winning import seats_in


def build_view(p: HandPosition, seat: int | None) -> HandView:
    """Return what a seat, or an onlooker, sees right now."""
    if seat is not None and not 0 <= seat < len(p.hands):  # a list would count from its end
        raise Refused(None, "core.no_such_seat", seat=seat, last=len(p.hands) - 1)
    playing = p.phase_id not in (HOSTS, OVER)
    return HandView(
        seat=seat,
        options=p.options,
        phase=PHASE_NAMES[p.phase_id],
        asked=p.asked(),
        round=p.round,
        first=p.first,
        turn=p.turn if playing else None,
        kinds=kinds_in(p.kinds),
        hand=() if seat is None else hand_names(p.hands[seat].cards),
        hands=tuple([hand.size for hand in p.hands]),
        kupa=len(p.kupa),
        used=len(p.used),
        hosts=hosts(p, seat),
        asked_for=kinds_in(p.received) if playing else (),
        gave=kinds_in(p.gave) if playing and seat == p.turn else (),
        other=p.other if p.phase_id == GIVING else None,
        shown=tuple([hand_names(hand.cards) for hand in p.hands]) if p.phase_id == OVER else None,
        winners=seats_in(p.winners),
        last=last_event(p),
    )


def hosts(p: HandPosition, seat: int | None) -> Faces:
    """Return the hosts picked, as far as a seat may know them (U24)."""
    if not p.resolved.picks_hosts():
        return ()
    every = not p.resolved.secret or p.phase_id == OVER
    known = [every or other == seat for other in range(len(p.hands))]
    return tuple([NAMES[hand.host] or None if known[at] else None for at, hand in enumerate(p.hands)])
