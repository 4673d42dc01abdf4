"""Whoever comes late takes a bot's chair, before the deal or during it; a rematch waits for nobody."""

from __future__ import annotations

from typing import Any

from kupa.core.refused import Refused
from kupa.tables import entries as e, lobby_actions, rematch, seating
from kupa.tables.pace import PACES
from kupa.tables.schedule import deadline
from support.offline_table import OfflineTable


def table_with_bots(game: str = "reset", **settings: Any) -> OfflineTable:  # noqa: ANN401
    """Return a table with one person and two bots, before the deal."""
    run: dict[str, Any] = {"chairs": 3, "latecomers": True, **settings}
    return OfflineTable(game, **run).people(1).bots(2)


def reason(offline: OfflineTable, action: lobby_actions.Action) -> str | None:
    """Return why an action is refused."""
    try:
        action(offline.table, offline.now)
    except Refused as refused:
        return refused.reason
    return None


def test_a_latecomer_has_the_bots_chair_its_symbol_and_the_whole_time() -> None:
    offline = table_with_bots("court", options="first=1").deal()
    symbol = offline.table.chairs[1].colour
    offline.do(seating.sit("dina", "Dina"), after=40.0)
    chair = offline.table.chairs[1]
    assert (chair.name, chair.owner, chair.colour, chair.level) == ("Dina", "dina", symbol, None)
    assert offline.table.asked == (1,)
    assert deadline(offline.table, 1) == offline.now + offline.table.timing.turn
    offline.answer(1)
    assert offline.reloaded().chairs[1] == chair


def test_a_symbol_of_ones_own_is_kept_if_nobody_has_it() -> None:
    offline = table_with_bots().deal()
    mine = offline.table.chairs[0].colour
    assert offline.do(seating.sit("dina", "Dina", 2, "citron")).colour == "citron"
    assert offline.do(seating.sit("omar", "Noa", 1, mine)).colour not in {mine, "citron"}
    assert offline.table.chairs[1].name == "Noa 2"


def test_only_a_bots_chair_is_taken_and_only_where_the_host_allows_it() -> None:
    offline = table_with_bots().deal()
    assert reason(offline, seating.sit("dina", "Dina", 0)) == "table.dealt_already"
    assert reason(offline, seating.sit("noa", "Noa", 1)) == "table.sits_already"
    for name in ("dina", "omar"):
        offline.do(seating.sit(name, name))
    assert isinstance(seating.sit("maya", "Maya")(offline.table, offline.now), e.Waited)
    closed = table_with_bots(latecomers=False).deal()
    assert reason(closed, seating.sit("dina", "Dina")) == "table.dealt_already"


def test_in_the_lobby_free_chairs_go_first_and_then_those_of_bots() -> None:
    offline = OfflineTable("court", chairs=3, latecomers=True).people(1).bots(5)
    assert len(offline.table.chairs) == 6
    assert offline.do(seating.sit("dina", "Dina")).seat == 1
    assert offline.do(seating.sit("omar", "Omar", 4)).seat == 4
    roomy = OfflineTable("court", chairs=3, latecomers=True).people(1).bots(1)
    assert roomy.do(seating.sit("dina", "Dina")).seat == 2


def test_who_left_may_come_back_to_the_bot_that_played_on() -> None:
    offline = OfflineTable("court", chairs=3, latecomers=True).people(3).deal()
    offline.do(lobby_actions.leave_seat("noa", 2))
    assert reason(offline, seating.sit("maya", "Maya")) == "table.barred"
    offline.do(seating.sit("dina", "Dina"))
    assert offline.table.chairs[2].owner == "dina"


def test_people_who_follow_each_other_on_a_chair_are_given_the_whole_time_once_a_question() -> None:
    offline = OfflineTable("court", options="first=2", chairs=3, pace="quick", latecomers=True).people(3)
    offline.deal()
    assert offline.table.asked == (2,)
    offline.do(lobby_actions.leave_seat("noa", 2))
    first = offline.do(seating.sit("dina", "Dina"))
    assert deadline(offline.table, 2) == first.at + PACES["quick"].turn
    offline.do(lobby_actions.leave_seat("noa", 2))
    offline.do(seating.sit("yael", "Yael"), after=5)
    assert deadline(offline.table, 2) == first.at + PACES["quick"].turn


def test_anybody_who_sits_there_deals_the_rematch() -> None:
    offline = OfflineTable("court", options="turns=5", chairs=2).people(2).deal().wait_out()
    assert reason(offline, rematch.gather_again("maya")) == "table.not_seated"
    offline.do(rematch.gather_again("omar"))
    gathered = offline.table.number
    assert reason(offline, lobby_actions.start("omar")) == "table.not_host"
    assert reason(offline, rematch.deal_again("omar", gathered - 1)) == "table.too_late"
    assert reason(offline, rematch.deal_again("maya", gathered)) == "table.not_seated"
    offline.do(rematch.deal_again("omar", gathered))
    assert (offline.table.stage, offline.table.deal) == ("playing", 2)
    assert reason(offline, rematch.deal_again("noa", gathered)) == "table.too_late"


def played_by_two(**settings: Any) -> OfflineTable:  # noqa: ANN401
    """Return a table at which two people play and no bot."""
    run: dict[str, Any] = {"options": "turns=5", "chairs": 2, "latecomers": True, **settings}
    return OfflineTable("court", **run).people(2).deal()


def test_where_no_bot_sits_a_newcomer_is_dealt_in_with_the_next_game() -> None:
    offline = played_by_two()
    offline.do(seating.sit("dina", "Dina", None, "citron"))
    assert offline.table.seat_of("dina") is None
    assert reason(offline, seating.sit("dina", "Dina")) == "table.sits_already"
    offline.wait_out()
    offline.do(seating.sit("maya", "Noa"))  # after the game too; and nobody has another's name
    assert len(offline.table.chairs) == 2
    offline.do(rematch.gather_again("omar"))
    offline.do(rematch.deal_again("omar", offline.table.number))
    shown = [(chair.name, chair.owner) for chair in offline.table.chairs]
    assert shown == [("Noa", "noa"), ("Omar", "omar"), ("Dina", "dina"), ("Noa 2", "maya")]
    assert offline.table.chairs[2].colour == "citron"
    assert (offline.match.seats, offline.table.waiting) == (4, [])
    assert offline.reloaded().chairs == offline.table.chairs


def test_who_waits_may_stop_and_nobody_waits_in_vain() -> None:
    offline = played_by_two()
    for at in range(4):
        offline.do(seating.sit(f"guest{at}", f"Guest {at}"))
    assert reason(offline, seating.sit("late", "Late")) == "table.full"
    offline.do(lobby_actions.leave_seat("guest1"))
    assert reason(offline, lobby_actions.leave_seat("guest1")) == "table.not_seated"
    offline.do(seating.sit("late", "Late"))
    offline.wait_out().do(rematch.gather_again("noa"))
    assert [chair.owner for chair in offline.table.chairs[2:]] == ["guest0", "guest2", "guest3", "late"]


def test_nobody_waits_where_the_host_lets_nobody_in_or_the_options_leave_no_room() -> None:
    closed = played_by_two(latecomers=False)
    assert reason(closed, seating.sit("dina", "Dina")) == "table.dealt_already"
    closed.wait_out()
    assert reason(closed, seating.sit("dina", "Dina")) == "table.dealt_already"
    pairs = OfflineTable("pairs", chairs=1, latecomers=True, options="size=large").people(1).deal()
    allowed = reason(pairs, seating.sit("dina", "Dina"))
    assert allowed in (None, "table.full")
    assert reason(played_by_two(), seating.sit("dina", "Dina", 1)) == "table.dealt_already"
