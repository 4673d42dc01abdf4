"""Opening a table and sitting down at it: names, colours, bots, the host."""

from __future__ import annotations

import pytest

from kupa.core.refused import Refused
from kupa.tables import acts, entries as e, presence
from kupa.tables.chairs import COLOURS, LONGEST_NAME, clean_name, pick_colour
from support.desk import PEOPLE, Desk, facts


def refused(desk: Desk, act: acts.Act) -> Refused:
    before = facts(desk.table)
    with pytest.raises(Refused) as caught:
        desk.do(act)
    assert facts(desk.table) == before
    return caught.value


def test_a_table_opens_with_every_option_written_out() -> None:
    desk = Desk("reset", "draw=free", chairs=3, pace="quick")
    assert desk.table.options == "draw=free stick=on finish=first turns=none first=none"
    assert (desk.table.phase, len(desk.table.chairs), desk.table.pace) == ("lobby", 3, "quick")
    assert all(chair.free for chair in desk.table.chairs)


@pytest.mark.parametrize(
    ("settings", "ruling", "reason"),
    [
        (acts.Settings("chess"), None, "core.no_such_game"),
        (acts.Settings("reset", "draw=never"), "R7", "core.bad_option"),
        (acts.Settings("reset", "colour=red"), None, "core.unknown_option"),
        (acts.Settings("reset", "draw=free draw=free"), None, "core.option_twice"),
        (acts.Settings("reset", chairs=9), "R3", "core.bad_seats"),
        (acts.Settings("reset", chairs=-1), "R3", "core.bad_seats"),
        (acts.Settings("reset", pace="hasty"), None, "table.no_such_pace"),
        (acts.Settings("reset", "first=7"), "R5", "reset.no_such_first"),
    ],
)
def test_nonsense_is_refused_with_its_ruling(
    settings: acts.Settings, ruling: str | None, reason: str
) -> None:
    with pytest.raises(Refused) as caught:
        acts.opening(settings, "noa", 1.0)
    assert (caught.value.ruling, caught.value.reason) == (ruling, reason)
    assert refused(Desk(), acts.settle("noa", settings)).reason == reason


def test_people_sit_on_the_first_free_chair_or_the_one_they_name() -> None:
    desk = Desk()
    assert desk.do(acts.sit("omar", "Omar", seat=2)).seat == 2
    assert desk.do(acts.sit("noa", "Noa")).seat == 0
    assert refused(desk, acts.sit("maya", "Maya", seat=2)).reason == "table.chair_taken"
    assert refused(desk, acts.sit("maya", "Maya", seat=99)).reason == "table.chair_taken"
    assert refused(desk, acts.sit("maya", "Maya", seat=-1)).reason == "table.chair_taken"
    assert refused(desk, acts.sit("noa", "Noa")).reason == "table.sits_already"


def test_a_chair_is_drawn_up_until_the_game_has_no_more() -> None:
    desk = Desk(chairs=2).people(5)
    assert len(desk.table.chairs) == 5
    assert refused(desk, acts.sit("yael", "Yael")).reason == "table.full"


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
    desk = Desk("ushpizin", chairs=7)
    desk.do(acts.sit("noa", "Noa", colour="fig"))
    assert desk.do(acts.sit("omar", "Omar", colour="fig")).colour != "fig"
    desk.bots(5)
    assert sorted(chair.colour for chair in desk.table.chairs) == sorted(COLOURS)
    assert refused(desk, acts.rename("noa", "Noa", "mud")).reason == "table.no_such_colour"
    assert pick_colour(None, desk.table.chairs) == ""


def test_a_person_takes_another_name_and_colour() -> None:
    desk = Desk().people(2)
    desk.do(acts.rename("omar", "Omar the Great", "citron"))
    assert (desk.table.chairs[1].name, desk.table.chairs[1].colour) == ("Omar the Great", "citron")
    mine = desk.table.chairs[0].colour
    assert desk.do(acts.rename("noa", "Noa", "citron")).colour == mine
    assert desk.do(acts.rename("noa", "Noale")).colour == mine
    assert refused(desk, acts.rename("stranger", "X")).reason == "table.not_seated"


def test_bots_come_and_go_as_the_host_says() -> None:
    desk = Desk().people(2)
    assert desk.do(acts.seat_bot("noa", "hard")).seat == 2
    assert refused(desk, acts.seat_bot("noa", "genius")).reason == "core.no_such_level"
    assert refused(desk, acts.seat_bot("omar", "easy")).reason == "table.not_host"
    assert refused(desk, acts.rise("omar", 2)).reason == "table.not_host"
    desk.do(acts.rise("noa", 2))
    assert desk.table.chairs[2].free
    assert refused(desk, acts.rise("noa", 2)).reason == "table.chair_free"
    assert refused(desk, acts.rise("noa", 9)).reason == "core.no_such_seat"


def test_whoever_is_sent_away_does_not_come_back() -> None:
    desk = Desk().people(3)
    desk.do(acts.rise("noa", 1))
    assert desk.table.owned("omar") is None
    assert refused(desk, acts.sit("omar", "Omar")).reason == "table.barred"
    desk.do(acts.offer("maya", "token"))
    assert refused(desk, acts.take_over("omar", "token")).reason == "table.barred"
    desk.do(acts.sit("dina", "Dina"))
    assert desk.table.owned("dina") == 1


def test_whoever_leaves_may_come_back() -> None:
    desk = Desk().people(2)
    desk.do(acts.rise("omar"))
    assert desk.table.chairs[1].free
    desk.do(acts.sit("omar", "Omar"))
    assert desk.table.owned("omar") == 1
    assert refused(desk, acts.rise("stranger")).reason == "table.not_seated"


def test_the_host_hands_over() -> None:
    desk = Desk().people(2).bots(1)
    assert refused(desk, acts.make_host("omar", 1)).reason == "table.not_host"
    assert refused(desk, acts.make_host("noa", 2)).reason == "table.no_person"
    assert refused(desk, acts.make_host("noa", 3)).reason == "table.no_person"
    desk.do(acts.make_host("noa", 1))
    assert acts.may_host(desk.table, "omar")
    assert not acts.may_host(desk.table, "noa")


def test_while_the_host_is_away_the_next_person_who_is_here_acts() -> None:
    desk = Desk().people(3)
    assert [acts.may_host(desk.table, who) for who in PEOPLE[:3]] == [True, False, False]
    desk.do(presence.gone(0))
    assert [acts.may_host(desk.table, who) for who in PEOPLE[:3]] == [True, True, False]
    desk.do(presence.gone(1))
    assert [acts.may_host(desk.table, who) for who in PEOPLE[:3]] == [True, False, True]
    desk.do(acts.settle("maya", acts.Settings("reset", pace="relaxed")))
    desk.do(presence.back("noa"))
    assert [acts.may_host(desk.table, who) for who in PEOPLE[:3]] == [True, False, False]
    assert not acts.may_host(desk.table, "stranger")


def test_the_host_settles_before_the_deal_only() -> None:
    desk = Desk().people(2).bots(1)
    desk.do(acts.settle("noa", acts.Settings("court", "magic=declared", "relaxed", 5, listed=True)))
    table = desk.table
    assert (table.game.key, table.pace, table.listed, len(table.chairs)) == ("court", "relaxed", True, 5)
    assert (
        refused(desk, acts.settle("noa", acts.Settings("court", chairs=2))).reason == "table.chair_taken"
    )
    assert refused(desk, acts.settle("omar", acts.Settings("court"))).reason == "table.not_host"
    desk.deal()
    assert refused(desk, acts.settle("noa", acts.Settings("court"))).reason == "table.dealt_already"
    assert refused(desk, acts.sit("dina", "Dina")).reason == "table.dealt_already"
    assert refused(desk, acts.seat_bot("noa", "easy")).reason == "table.dealt_already"


def test_a_bot_whose_level_the_other_game_lacks_is_in_the_way() -> None:
    desk = Desk("court").people(1)
    desk.do(acts.seat_bot("noa", "perfect"))
    no = refused(desk, acts.settle("noa", acts.Settings("reset")))
    assert (no.reason, no.facts["level"]) == ("core.no_such_level", "perfect")


def test_a_seat_is_handed_on_once() -> None:
    desk = Desk().people(2)
    desk.do(acts.offer("noa", "first"))
    desk.do(acts.offer("noa", "second"))
    assert refused(desk, acts.take_over("dina", "first")).reason == "table.bad_token"
    assert refused(desk, acts.take_over("omar", "second")).reason == "table.sits_already"
    desk.do(acts.take_over("dina", "second"))
    assert (desk.table.owned("dina"), desk.table.owned("noa")) == (0, None)
    assert acts.may_host(desk.table, "dina")
    assert refused(desk, acts.take_over("thief", "second")).reason == "table.bad_token"
    assert refused(desk, acts.offer("noa", "third")).reason == "table.not_seated"


def test_only_a_digest_of_a_token_is_kept() -> None:
    desk = Desk().people(1)
    desk.do(acts.offer("noa", "the token itself"))
    assert not any(b"the token itself" in body for body in desk.log)


def test_an_offer_ends_with_whoever_made_it() -> None:
    """Otherwise somebody the host sent away in play would come back by their own link."""
    desk = Desk().people(3).deal()
    desk.do(acts.offer("omar", "back door"))
    desk.do(acts.rise("noa", 1))
    assert refused(desk, acts.take_over("omar2", "back door")).reason == "table.bad_token"
    assert desk.table.chairs[1].by_bot


def test_the_same_log_makes_an_equal_table() -> None:
    desk = Desk("court", onlookers=True).people(3).bots(1)
    desk.do(acts.add_word("omar", "pomegranate"))
    desk.do(acts.rise("noa", 2))
    desk.do(acts.offer("omar", "token"))
    desk.do(acts.take_over("dina", "token"))
    desk.deal()
    for _ in range(30):
        desk.wait()
    desk.do(presence.gone(1))
    assert facts(desk.again()) == facts(desk.table)
    desk.wait_out()
    desk.do(acts.again("dina" if desk.table.host == "dina" else "noa"))
    assert facts(desk.again()) == facts(desk.table)


def test_every_kind_of_entry_is_read_as_it_was_written() -> None:
    kinds = [
        e.Opened(1.0, "reset", "", "normal", 4, "h", "00", listed=True, onlookers=True),
        e.Sat(1.0, 0, "נועה", "fig", "o"), e.Seated(1.0, 1, "easy", "date"), e.Rose(1.0, 1, barred=True),
        e.Named(1.0, 0, "نورا", "fig"),
        e.Settled(1.0, "court", "", "quick", 3, listed=False, onlookers=True),
        e.Hosted(1.0, "o"), e.Worded(1.0, 0, "d"), e.Dealt(1.0, 1), e.Answered(1.0, 0, "m", "bot", "x"),
        e.Again(1.0, "00"), e.Gone(1.0, 0), e.Back(1.0, 0), e.Piloted(1.0, 0), e.Offered(1.0, 0, "t"),
        e.Taken(1.0, 0, "o"),
    ]  # fmt: skip
    assert [e.decode(e.encode(each)) for each in kinds] == kinds
    assert {type(each) for each in kinds} == set(e.AnyEntry.__args__)
