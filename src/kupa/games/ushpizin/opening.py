"""Before the first round: picking hosts, studying the open rows (U5, U24)."""

from __future__ import annotations

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell, only
from kupa.games.ushpizin import events as ev, public_events
from kupa.games.ushpizin.cards import NAMES, bit
from kupa.games.ushpizin.position import HOSTS, OPENING, Position
from kupa.games.ushpizin.rounds import begin_round


def open_table(p: Position, tell: Tell | None) -> None:
    """Open all rows and ask for hosts (U24), or for everyone's ready."""
    p.open = p.everyone()
    if not p.resolved.picks_hosts():
        study_opening(p, tell)
        return
    p.phase_id = HOSTS
    p.pending = p.everyone() if p.resolved.secret else bit(p.first)


def study_opening(p: Position, tell: Tell | None) -> None:
    """Ask all for their ready; where rows are always open there is nothing to wait for (U5, U22)."""
    if p.resolved.always:
        begin_round(p, tell)
        return
    p.phase_id = OPENING
    p.pending = p.everyone()


def pick_host(p: Position, seat: i64, host: i64, tell: Tell | None) -> None:
    """Choose the one ushpiz to host: openly in turn order, or secretly, all at once (U24)."""
    p.rows[seat].host = host
    p.pending &= ~bit(seat)
    if not p.resolved.secret:
        public_events.note_host(p, seat, host)
        public_events.tell_last(p, tell)
        following = p.next_seat(seat)
        p.pending = bit(following) if following != p.first else 0
    elif tell is not None:
        tell(Notice(only(seat), ev.HostPicked(seat, NAMES[host])))
        tell(Notice(~only(seat), ev.HostPicked(seat, None)))
    if p.pending == 0:
        study_opening(p, tell)


def be_ready(p: Position, seat: i64, tell: Tell | None) -> None:
    """Note that a seat has seen enough; when all have, the rows are covered (U5)."""
    p.pending &= ~bit(seat)
    if tell is not None:
        tell(Notice(EVERYONE, ev.Ready(seat)))
    if p.pending == 0:
        begin_round(p, tell)
