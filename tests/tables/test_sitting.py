"""Opening a table and sitting down at it: names, colours, bots, the host."""

from __future__ import annotations

import json

import pytest

from kupa.core.refused import Refused
from kupa.tables import entries as e, lobby_actions, presence, seating
from kupa.tables.chairs import COLOURS, LONGEST_NAME, Chair, clean_name, pick_colour
from support.offline_table import PEOPLE, OfflineTable, all_fields


def refused(offline: OfflineTable, action: lobby_actions.Action) -> Refused:
    before = all_fields(offline.table)
    with pytest.raises(Refused) as caught:
        offline.do(action)
    assert all_fields(offline.table) == before
    return caught.value


def test_a_table_opens_with_every_option_written_out() -> None:
    offline = OfflineTable("reset", "draw=free", chairs=3, pace="quick")
    assert offline.table.options == "draw=free stick=on finish=first turns=none first=none"
    assert (offline.table.stage, len(offline.table.chairs), offline.table.pace) == ("lobby", 3, "quick")
    assert all(chair.free for chair in offline.table.chairs)


@pytest.mark.parametrize(
    ("settings", "ruling", "reason"),
    [
        (lobby_actions.TableSettings("chess"), None, "core.no_such_game"),
        (lobby_actions.TableSettings("reset", "draw=never"), "R7", "core.bad_option"),
        (lobby_actions.TableSettings("reset", "colour=red"), None, "core.unknown_option"),
        (lobby_actions.TableSettings("reset", "draw=free draw=free"), None, "core.option_twice"),
        (lobby_actions.TableSettings("reset", chairs=9), "R3", "core.bad_seats"),
        (lobby_actions.TableSettings("reset", chairs=-1), "R3", "core.bad_seats"),
        (lobby_actions.TableSettings("reset", pace="hasty"), None, "table.no_such_pace"),
        (lobby_actions.TableSettings("reset", "first=7"), "R5", "reset.no_such_first"),
    ],
)
def test_nonsense_is_refused_with_its_ruling(
    settings: lobby_actions.TableSettings, ruling: str | None, reason: str
) -> None:
    with pytest.raises(Refused) as caught:
        lobby_actions.opening(settings, "noa", 1.0)
    assert (caught.value.ruling, caught.value.reason) == (ruling, reason)
    assert refused(OfflineTable(), lobby_actions.change_settings("noa", settings)).reason == reason


def test_people_sit_on_the_first_free_chair_or_the_one_they_name() -> None:
    offline = OfflineTable()
    assert offline.do(seating.sit("omar", "Omar", seat=2)).seat == 2
    assert offline.do(seating.sit("noa", "Noa")).seat == 0
    assert refused(offline, seating.sit("maya", "Maya", seat=2)).reason == "table.chair_taken"
    assert refused(offline, seating.sit("maya", "Maya", seat=99)).reason == "table.chair_taken"
    assert refused(offline, seating.sit("maya", "Maya", seat=-1)).reason == "table.chair_taken"
    assert refused(offline, seating.sit("noa", "Noa")).reason == "table.sits_already"


def test_a_chair_is_drawn_up_until_the_game_has_no_more() -> None:
    offline = OfflineTable(chairs=2).people(5)
    assert len(offline.table.chairs) == 5
    assert refused(offline, seating.sit("yael", "Yael")).reason == "table.full"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Noa", "Noa"),
        ("  Noa   bat  Ami ", "Noa bat Ami"),
        ("\u202eaoN\u202c", "aoN"),
        ("\u2066Noa\u2069\u200f", "Noa"),
        ("No\u200ba\ufeff\u00ad", "Noa"),
        ("No\na\x00\x1b[31m", "Noa[31m"),
        ("نو\u200cرا", "نو\u200cرا"),
        ("נֹעָה", "נֹעָה"),
        ("e\u0301", "é"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize(
    "given",
    ["", "   ", "\u200b\u200b", "\u200d", " \u200c \u200d", "\u202e", "\u00a0\u2003", "\n\t", "\u3164",
     "\u2800\u2800", "\u115f\uffa0", "\u0301", "\ufe0f", "x" * (LONGEST_NAME + 1), "\ue000",
     "\U000e0041"],
)  # fmt: skip
def test_a_name_that_shows_nothing_or_too_much_is_refused(given: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(given)
    assert caught.value.reason == "table.bad_name"


def test_everyone_has_a_colour_of_their_own() -> None:
    offline = OfflineTable("ushpizin", chairs=7)
    offline.do(seating.sit("noa", "Noa", colour="fig"))
    assert offline.do(seating.sit("omar", "Omar", colour="fig")).colour != "fig"
    offline.bots(5)
    assert {chair.colour for chair in offline.table.chairs} == set(COLOURS[:7])  # the oldest first
    assert refused(offline, lobby_actions.rename("noa", "Noa", "mud")).reason == "table.no_such_colour"
    assert pick_colour(None, offline.table.chairs) == COLOURS[7]
    assert pick_colour(None, [Chair(colour=each) for each in COLOURS]) == ""


def test_a_person_takes_another_name_and_colour() -> None:
    offline = OfflineTable().people(2)
    offline.do(lobby_actions.rename("omar", "Omar the Great", "citron"))
    assert (offline.table.chairs[1].name, offline.table.chairs[1].colour) == ("Omar the Great", "citron")
    mine = offline.table.chairs[0].colour
    assert offline.do(lobby_actions.rename("noa", "Noa", "citron")).colour == mine
    assert offline.do(lobby_actions.rename("noa", "Noale")).colour == mine
    assert refused(offline, lobby_actions.rename("stranger", "X")).reason == "table.not_seated"


def test_bots_come_and_go_as_the_host_says() -> None:
    offline = OfflineTable().people(2)
    assert offline.do(lobby_actions.seat_bot("noa", "hard")).seat == 2
    assert refused(offline, lobby_actions.seat_bot("noa", "genius")).reason == "core.no_such_level"
    assert refused(offline, lobby_actions.seat_bot("omar", "easy")).reason == "table.not_host"
    assert refused(offline, lobby_actions.leave_seat("omar", 2)).reason == "table.not_host"
    offline.do(lobby_actions.leave_seat("noa", 2))
    assert offline.table.chairs[2].free
    assert refused(offline, lobby_actions.leave_seat("noa", 2)).reason == "table.chair_free"
    assert refused(offline, lobby_actions.leave_seat("noa", 9)).reason == "core.no_such_seat"


def test_whoever_is_sent_away_does_not_come_back() -> None:
    offline = OfflineTable().people(3)
    offline.do(lobby_actions.leave_seat("noa", 1))
    assert offline.table.seat_of("omar") is None
    assert refused(offline, seating.sit("omar", "Omar")).reason == "table.barred"
    offline.do(lobby_actions.offer_seat("maya", "token"))
    assert refused(offline, lobby_actions.take_over_seat("omar", "token")).reason == "table.barred"
    offline.do(seating.sit("dina", "Dina"))
    assert offline.table.seat_of("dina") == 1


def test_whoever_leaves_may_come_back() -> None:
    offline = OfflineTable().people(2)
    offline.do(lobby_actions.leave_seat("omar"))
    assert offline.table.chairs[1].free
    offline.do(seating.sit("omar", "Omar"))
    assert offline.table.seat_of("omar") == 1
    assert refused(offline, lobby_actions.leave_seat("stranger")).reason == "table.not_seated"


def test_the_host_hands_over() -> None:
    offline = OfflineTable().people(2).bots(1)
    assert refused(offline, lobby_actions.make_host("omar", 1)).reason == "table.not_host"
    assert refused(offline, lobby_actions.make_host("noa", 2)).reason == "table.no_person"
    assert refused(offline, lobby_actions.make_host("noa", 3)).reason == "table.no_person"
    offline.do(lobby_actions.make_host("noa", 1))
    assert lobby_actions.is_host(offline.table, "omar")
    assert not lobby_actions.is_host(offline.table, "noa")


def gatherers(offline: OfflineTable) -> list[bool]:
    return [lobby_actions.may_gather(offline.table, who) for who in PEOPLE[:3]]


def test_while_the_host_is_away_the_next_person_who_is_connected_gathers_and_deals() -> None:
    offline = OfflineTable().people(3)
    assert gatherers(offline) == [True, False, False]
    offline.do(presence.disconnected(0))
    assert gatherers(offline) == [True, True, False]
    offline.do(presence.disconnected(1))
    assert gatherers(offline) == [True, False, True]
    offline.do(lobby_actions.seat_bot("maya", "easy"))
    offline.do(lobby_actions.start("maya"))
    offline.do(presence.returned("noa"))
    assert gatherers(offline) == [True, False, False]
    assert not lobby_actions.may_gather(offline.table, "stranger")


@pytest.mark.parametrize(
    "takes_power",
    [
        lobby_actions.leave_seat("omar", 0),
        lobby_actions.leave_seat("omar", 2),
        lobby_actions.make_host("omar", 1),
        lobby_actions.change_settings("omar", lobby_actions.TableSettings("reset", pace="relaxed")),
    ],
    ids=["bar-the-host", "bar-another", "take-over", "settings"],
)
def test_a_stand_in_has_no_power_that_outlasts_the_hosts_absence(
    takes_power: lobby_actions.Action,
) -> None:
    offline = OfflineTable().people(3)
    offline.do(presence.disconnected(0))
    assert gatherers(offline) == [True, True, False]
    assert refused(offline, takes_power).reason == "table.not_host"


def test_a_host_whom_a_bot_plays_for_is_still_there() -> None:
    offline = OfflineTable("court").people(2).deal()
    offline.do(lobby_actions.leave_seat("noa"))
    assert offline.table.chairs[0].autopilot
    assert not lobby_actions.may_gather(offline.table, "omar")


def test_a_host_without_a_seat_is_there_while_connected() -> None:
    offline = OfflineTable()
    offline.do(seating.sit("omar", "Omar"))
    offline.do(presence.host_returned("noa"))
    assert gatherers(offline) == [True, False, False]
    assert refused(offline, presence.host_returned("noa")).reason == "table.too_late"
    assert refused(offline, presence.host_disconnected("omar")).reason == "table.too_late"
    offline.do(presence.host_disconnected("noa"))
    assert gatherers(offline) == [True, True, False]
    assert offline.reloaded().host_connected is False


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("No\u200da", "Noa 2"),
        ("NOA", "NOA 2"),
        ("Ｎｏａ", "Ｎｏａ 2"),
        ("Noa\u0489" * 2, "NoaNoa"),
        ("ש" + "\u05b8" * 9, "ש" + "\u05b8" * 3),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_names_that_look_alike_are_told_apart_and_stay_in_their_line(typed: str, shown: str) -> None:
    offline = OfflineTable().people(1)
    offline.do(seating.sit("omar", typed))
    assert offline.table.chairs[1].name == shown


def test_the_host_settles_before_the_deal_only() -> None:
    offline = OfflineTable().people(2).bots(1)
    offline.do(
        lobby_actions.change_settings(
            "noa", lobby_actions.TableSettings("court", "magic=declared", "relaxed", 5, listed=True)
        )
    )
    table = offline.table
    assert (table.game.key, table.pace, table.listed, len(table.chairs)) == ("court", "relaxed", True, 5)
    assert (
        refused(
            offline, lobby_actions.change_settings("noa", lobby_actions.TableSettings("court", chairs=2))
        ).reason
        == "table.chair_taken"
    )
    assert (
        refused(
            offline, lobby_actions.change_settings("omar", lobby_actions.TableSettings("court"))
        ).reason
        == "table.not_host"
    )
    offline.deal()
    assert (
        refused(
            offline, lobby_actions.change_settings("noa", lobby_actions.TableSettings("court"))
        ).reason
        == "table.dealt_already"
    )
    assert refused(offline, seating.sit("dina", "Dina")).reason == "table.dealt_already"
    assert refused(offline, lobby_actions.seat_bot("noa", "easy")).reason == "table.dealt_already"


def test_a_bot_whose_level_the_other_game_lacks_is_in_the_way() -> None:
    offline = OfflineTable("court").people(1)
    offline.do(lobby_actions.seat_bot("noa", "perfect"))
    no = refused(offline, lobby_actions.change_settings("noa", lobby_actions.TableSettings("reset")))
    assert (no.reason, no.facts["level"]) == ("core.no_such_level", "perfect")


def test_a_seat_is_handed_on_once() -> None:
    offline = OfflineTable().people(2)
    offline.do(lobby_actions.offer_seat("noa", "first"))
    offline.do(lobby_actions.offer_seat("noa", "second"))
    assert refused(offline, lobby_actions.take_over_seat("dina", "first")).reason == "table.bad_token"
    assert (
        refused(offline, lobby_actions.take_over_seat("omar", "second")).reason == "table.sits_already"
    )
    offline.do(lobby_actions.take_over_seat("dina", "second"))
    assert (offline.table.seat_of("dina"), offline.table.seat_of("noa")) == (0, None)
    assert lobby_actions.is_host(offline.table, "dina")
    assert refused(offline, lobby_actions.take_over_seat("thief", "second")).reason == "table.bad_token"
    assert refused(offline, lobby_actions.offer_seat("noa", "third")).reason == "table.not_seated"


def test_only_a_digest_of_a_token_is_kept() -> None:
    offline = OfflineTable().people(1)
    offline.do(lobby_actions.offer_seat("noa", "the token itself"))
    assert not any(b"the token itself" in body for body in offline.log)


def test_an_offer_ends_with_whoever_made_it() -> None:
    """Otherwise somebody the host sent away in play would come back by their own link."""
    offline = OfflineTable().people(3).deal()
    offline.do(lobby_actions.offer_seat("omar", "back door"))
    offline.do(lobby_actions.leave_seat("noa", 1))
    assert (
        refused(offline, lobby_actions.take_over_seat("omar2", "back door")).reason == "table.bad_token"
    )
    assert offline.table.chairs[1].by_bot


def test_the_same_log_makes_an_equal_table() -> None:
    offline = OfflineTable("court", onlookers=True).people(3).bots(1)
    offline.do(lobby_actions.add_seed_word("omar", "pomegranate"))
    offline.do(lobby_actions.leave_seat("noa", 2))
    offline.do(lobby_actions.offer_seat("omar", "token"))
    offline.do(lobby_actions.take_over_seat("dina", "token"))
    offline.deal()
    for _ in range(30):
        offline.wait()
    offline.do(presence.disconnected(1))
    assert all_fields(offline.reloaded()) == all_fields(offline.table)
    offline.wait_out()
    offline.do(lobby_actions.prepare_next_deal("dina" if offline.table.host == "dina" else "noa"))
    assert all_fields(offline.reloaded()) == all_fields(offline.table)


KINDS: dict[str, e.AnyEntry] = {
    "opened": e.TableOpened(
        1.0, "reset", "", "normal", 4, "h", "00", listed=True, onlookers=True, lesson="l"
    ),
    "sat": e.Sat(1.0, 0, "נועה", "fig", "o"),
    "seated": e.BotSeated(1.0, 1, "easy", "date"),
    "rose": e.Left(1.0, 1, barred=True),
    "named": e.Renamed(1.0, 0, "نورا", "fig"),
    "settled": e.SettingsChanged(1.0, "court", "", "quick", 3, listed=False, onlookers=True),
    "hosted": e.HostChanged(1.0, "o"),
    "worded": e.SeedWordAdded(1.0, 0, "d"),
    "dealt": e.Dealt(1.0, 1),
    "answered": e.Answered(1.0, 0, "m", "bot", "x"),
    "again": e.NextDealPrepared(1.0, "00"),
    "gone": e.Disconnected(1.0, 0),
    "back": e.Returned(1.0, 0),
    "piloted": e.BotTookOver(1.0, 0),
    "offered": e.SeatOffered(1.0, 0, "t"),
    "taken": e.SeatTakenOver(1.0, 0, "o"),
    "host_gone": e.HostDisconnected(1.0),
    "host_back": e.HostReturned(1.0),
    "rewound": e.Rewound(1.0, 3),
    "joined": e.BotReplaced(1.0, 1, "Dina", "fig", "o"),
    "screen": e.ScreenAdmitted(1.0, "o"),
    "family": e.FamilyNamed(1.0, "Friday at Noa's"),
    "screens_off": e.ScreensDismissed(1.0),
    "waits": e.Waited(1.0, "Dina", "fig", "o"),
    "waits_no_more": e.WaitingEnded(1.0, "o"),
}


def test_every_kind_of_entry_is_read_as_it_was_written() -> None:
    assert [e.decode(e.encode(each)) for each in KINDS.values()] == list(KINDS.values())
    assert {type(each) for each in KINDS.values()} == set(e.AnyEntry.__args__)


def test_the_tags_of_stored_entries_never_change() -> None:
    """Databases hold these strings: a class may be renamed, its tag may not."""
    written = [json.loads(e.encode(each))["kind"] for each in KINDS.values()]
    assert written == list(KINDS)
