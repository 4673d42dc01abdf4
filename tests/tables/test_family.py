"""A family's table: the same people, symbols and settings, evening after evening."""

from __future__ import annotations

import pytest

from kupa.core.refused import Refused
from kupa.tables import family, lobby_actions, presence, rematch
from support.offline_table import OfflineTable

MONTH = 30 * 24 * 3600.0


def evening_over(people: int = 3) -> OfflineTable:
    """Return a family's table after its first game."""
    offline = OfflineTable("court", "turns=6", chairs=people, latecomers=True).people(people)
    offline.do(family.name_family("noa", "Friday at Noa's"))
    return offline.deal().wait_out()


def names(offline: OfflineTable) -> list[str]:
    """Return who has a chair."""
    return [chair.name for chair in offline.table.chairs if not chair.free]


def test_wins_are_counted_by_evening_and_by_person() -> None:
    offline = evening_over()
    offline.do(rematch.gather_again("omar"), after=600)
    offline.do(rematch.deal_again("omar", offline.table.number))
    offline.wait_out()
    assert offline.table.evenings.count == 1
    offline.do(family.gather_family("maya"), after=MONTH)
    for name in ("noa", "omar"):
        offline.do(lobby_actions.rename(name, f"{name} 7"))
    offline.do(family.deal_family("maya"))
    offline.wait_out()
    evenings = offline.table.evenings
    assert evenings.count == 2
    assert [member.name for member in evenings.members.values()] == ["noa 7", "omar 7", "Maya"]
    assert {at for member in evenings.members.values() for at in member.wins} == {1, 2}
    won = sum(member.total for member in evenings.members.values())
    assert won == sum(chair.wins for chair in offline.table.chairs) > 0
    assert offline.reloaded().evenings.members == evenings.members


def test_after_a_month_any_member_begins_and_who_is_not_there_is_left_out() -> None:
    offline = evening_over()
    for seat in (0, 2):
        offline.do(presence.disconnected(seat))
    offline.do(family.gather_family("omar"), after=MONTH)
    assert names(offline) == ["Noa", "Omar", "Maya"]
    offline.do(presence.returned("maya"))
    offline.do(family.deal_family("maya"))
    assert names(offline) == ["Omar", "Maya"]
    offline.wait_out()
    offline.do(family.gather_family("noa"), after=60)  # who came too late has her chair again
    assert names(offline) == ["Omar", "Maya", "Noa"]
    noa = offline.table.chairs[2]
    assert (noa.expected, noa.wins) == (True, offline.table.evenings.members["noa"].total)
    offline.do(presence.returned("noa"))
    offline.do(family.deal_family("noa"))
    assert names(offline) == ["Omar", "Maya", "Noa"]


def test_a_game_that_was_left_a_week_ago_holds_up_nobody() -> None:
    offline = evening_over()
    offline.do(family.gather_family("noa"))
    offline.do(family.deal_family("noa"))
    with pytest.raises(Refused, match="not_over"):
        family.gather_family("noa")(offline.table, offline.now + 60)
    offline.do(family.gather_family("maya"), after=7 * 24 * 3600.0)
    assert (offline.table.stage, offline.table.asked) == ("lobby", ())
    assert offline.reloaded().stage == "lobby"


def test_strangers_begin_nothing_and_whoever_is_removed_is_no_member() -> None:
    offline = evening_over()
    for action in (family.gather_family("dina"), family.name_family("dina", "Ours")):
        with pytest.raises(Refused, match="not_host"):
            action(offline.table, offline.now)
    offline.do(lobby_actions.leave_seat("noa", 2))
    assert list(offline.table.evenings.members) == ["noa", "omar"]
    offline.do(family.name_family("omar", " "))
    with pytest.raises(Refused, match="not_host"):
        family.gather_family("omar")(offline.table, offline.now)


def test_a_new_device_is_the_same_member() -> None:
    offline = evening_over()
    offline.do(lobby_actions.offer_seat("maya", "t"))
    offline.do(lobby_actions.take_over_seat("phone", "t"))
    assert list(offline.table.evenings.members) == ["noa", "omar", "phone"]


def test_at_other_tables_nobody_is_left_out() -> None:
    offline = OfflineTable("court", "turns=6", chairs=2).people(2).deal().wait_out()
    offline.do(presence.disconnected(1))
    offline.do(lobby_actions.prepare_next_deal("noa"), after=MONTH)
    offline.do(lobby_actions.start("noa"))
    assert names(offline) == ["Noa", "Omar"]
