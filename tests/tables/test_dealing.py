"""The deal, the seed, leaving and coming back in play, and another deal at the same table."""

from __future__ import annotations

import pytest

from kupa.core import fair, seeds
from kupa.core.match import Match
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.games import find
from kupa.tables import acts, answers, entries as e, presence
from kupa.tables.records import find_deal, kept
from kupa.tables.table import Table
from support.desk import ID, Desk, facts


def reason(desk: Desk, act: acts.Act) -> str:
    before = facts(desk.table)
    with pytest.raises(Refused) as caught:
        desk.do(act)
    assert facts(desk.table) == before
    return caught.value.reason


def over(game: str = "reset", options: str = "", people: int = 2) -> Desk:
    """A finished game: its people never answered, so clock and bots played."""
    return Desk(game, options, chairs=people + 1).people(people).bots(1).deal().wait_out()


def test_empty_chairs_are_put_away_at_the_deal() -> None:
    desk = Desk()
    desk.do(acts.sit("omar", "Omar", seat=3))
    desk.do(acts.sit("noa", "Noa", seat=1))
    desk.do(acts.add_word("omar", "fig"))
    desk.deal()
    assert [chair.owner for chair in desk.table.chairs] == ["noa", "omar"]
    assert desk.table.words == {1: fair.digest("fig")}
    assert desk.match.seats == 2


def test_whoever_begins_begins_though_chairs_are_put_away() -> None:
    desk = Desk(options="first=3")
    desk.do(acts.sit("noa", "Noa", seat=1))
    desk.do(acts.sit("omar", "Omar", seat=3))
    desk.deal()
    assert desk.match.options.first == 1


def test_whoever_was_to_begin_and_left_stops_nobody() -> None:
    desk = Desk(options="first=2", chairs=3).people(3)
    desk.do(acts.rise("maya"))
    desk.deal()
    assert desk.match.options.first is None


def test_there_is_no_deal_for_too_few() -> None:
    desk = Desk().people(1)
    assert reason(desk, acts.start("noa")) == "core.bad_seats"
    desk.bots(1).deal()
    assert reason(desk, acts.start("noa")) == "table.dealt_already"
    assert reason(desk, acts.again("noa")) == "table.not_over"


def test_only_the_host_deals() -> None:
    assert reason(Desk().people(2), acts.start("omar")) == "table.not_host"


def test_a_word_changes_the_deal_and_only_its_digest_is_kept() -> None:
    desk = Desk().people(2)
    plain = desk.table.fair.seed()
    desk.do(acts.add_word("omar", " rimon "))
    worded = desk.table.fair.seed()
    desk.do(acts.add_word("omar", "te'ena"))
    assert len({plain, worded, desk.table.fair.seed()}) == 3
    desk.do(acts.add_word("omar", "rimon"))
    assert desk.table.fair.seed() == worded
    assert not any(b"rimon" in body for body in desk.log)
    desk.deal()
    assert desk.match.seed == worded
    assert reason(desk, acts.add_word("omar", "late")) == "table.dealt_already"


@pytest.mark.parametrize("word", ["", "   ", "x" * 65])
def test_a_word_is_neither_empty_nor_endless(word: str) -> None:
    assert reason(Desk().people(1), acts.add_word("noa", word)) == "table.bad_word"


def test_whoever_does_not_sit_adds_no_word() -> None:
    assert reason(Desk().people(1), acts.add_word("omar", "fig")) == "table.not_seated"


def test_a_word_leaves_with_its_owner() -> None:
    desk = Desk().people(2)
    plain = desk.table.fair.seed()
    desk.do(acts.add_word("omar", "fig"))
    desk.do(acts.rise("omar"))
    assert desk.table.fair.seed() == plain


def test_another_deal_keeps_the_score_and_follows_the_rules_of_the_game() -> None:
    desk = over()
    first, ranks = desk.match.state.view(None).first, desk.match.ranks()
    before = desk.table.root
    assert reason(desk, acts.again("omar")) == "table.not_host"
    desk.do(presence.back("noa")) if desk.table.chairs[0].piloted else None
    desk.do(acts.again("noa"))
    assert (desk.table.phase, desk.table.words) == ("lobby", {})
    assert desk.table.root != before
    assert [chair.wins for chair in desk.table.chairs] == [int(rank == 1) for rank in ranks]
    assert desk.table.options.endswith(f"first={(first + 1) % 3}")
    desk.deal()
    assert desk.table.deal == 2
    desk.wait_out()
    assert sum(chair.wins for chair in desk.table.chairs) >= 2


def test_leaving_in_play_ends_nothing_and_the_seat_waits_for_its_owner() -> None:
    desk = Desk().people(2).deal()
    desk.do(acts.rise("omar"))
    assert desk.table.chairs[1].piloted
    assert desk.table.owned("omar") == 1
    for _ in range(10):
        desk.wait()
    desk.do(presence.back("omar"))
    assert not desk.table.chairs[1].by_bot
    desk.wait_out()
    assert desk.table.phase == "over"


def test_whoever_is_sent_away_in_play_is_played_for_to_the_end() -> None:
    desk = Desk().people(3).deal()
    desk.do(acts.rise("noa", 1))
    assert desk.table.chairs[1].level == "medium"
    assert reason(desk, answers.answer("omar", "x", 99, "a")) == "table.not_seated"
    desk.wait_out()
    assert len(desk.match.ranks()) == 3


def test_whoever_leaves_after_the_end_frees_a_chair() -> None:
    desk = over()
    desk.do(acts.rise("omar"))
    assert desk.table.chairs[1].free
    desk.do(acts.again("noa"))
    desk.do(acts.sit("dina", "Dina"))
    assert desk.table.chairs[1].wins == 0
    desk.deal()
    assert desk.table.phase == "playing"


def test_ids_belong_to_their_senders() -> None:
    """Two pages may number their answers alike."""
    desk = Desk("court").people(2).deal()
    first = desk.table.asked[0]
    desk.answer(first, answer_id="x1")
    second = desk.table.asked[0]
    while second == first:
        desk.answer(second)
        second = desk.table.asked[0]
    number = desk.table.number
    desk.answer(second, answer_id="x1")
    assert desk.table.number == number + 1


def test_an_answer_sent_again_is_known_by_its_id() -> None:
    desk = Desk("court").people(2).deal()
    seat = desk.table.asked[0]
    owner = desk.table.chairs[seat].owner or ""
    desk.answer(seat, answer_id="x1")
    number = desk.table.number
    with pytest.raises(answers.Repeated) as caught:
        desk.do(answers.answer(owner, "whatever", 0, "x1"))
    assert caught.value.number == number
    with pytest.raises(answers.Repeated):
        answers.answer(owner, "whatever", 0, "x1")(desk.again(), desk.now)


def test_many_ids_later_an_answer_sent_again_is_too_late() -> None:
    desk = Desk("pairs", chairs=1).people(1).deal()
    for _ in range(40):
        desk.answer(0)
    assert len(desk.table.ids) == 32
    assert reason(desk, answers.answer("noa", "whatever", 1, "a2")) == "table.too_late"


def test_an_answer_is_checked_by_the_game() -> None:
    desk = Desk("reset").people(2).deal()
    seat = desk.table.asked[0]
    me, other = (desk.table.chairs[each].owner or "" for each in (seat, 1 - seat))
    number = desk.table.number
    assert reason(desk, answers.answer(me, "nonsense", number, "a")) == "reset.unreadable"
    assert reason(desk, answers.answer(other, "take", number, "a")) == "core.not_asked"
    assert reason(desk, answers.answer(me, "take", number - 1, "a")) == "table.too_late"
    assert reason(desk, answers.answer("stranger", "take", number, "a")) == "table.not_seated"
    assert reason(Desk().people(2), answers.answer("noa", "take", 9, "a")) == "table.not_playing"


def test_the_seal_is_of_the_root_and_the_record_proves_it() -> None:
    desk = Desk("court", chairs=3).people(2).bots(1)
    seal = desk.table.fair.seal
    assert seal == seeds.seal(bytes.fromhex(desk.opened.root))
    desk.do(acts.add_word("omar", "fig"))
    desk.deal().wait_out()
    text = str(find_deal(ID, desk.log, 1))
    record = parse(text)
    shown, sealed = fair.read(text)
    assert shown == seal == sealed.seal
    assert sealed.words == ((1, fair.digest("fig")),)
    assert sealed.seed() == record.seed
    again = Match.replay(find("court"), record)
    assert again.ranks() == desk.match.ranks()
    assert not again.asked()


def test_records_are_of_finished_deals_only() -> None:
    desk = over()
    desk.do(acts.again("noa"))
    desk.deal()
    assert len(kept(ID, desk.log)) == 1
    desk.wait_out()
    assert [len(each.names) for each in kept(ID, desk.log)] == [3, 3]
    for deal in (0, 3, -1):
        with pytest.raises(Refused):
            find_deal(ID, desk.log, deal)


def test_a_log_begins_with_its_opening() -> None:
    broken = [e.encode(e.Dealt(1.0, 1))]
    with pytest.raises(TypeError):
        kept(ID, broken)


def test_a_table_without_cards_has_no_answers() -> None:
    table = Table(ID, Desk().opened)
    with pytest.raises(ValueError, match="no cards"):
        table.apply(e.Answered(1.0, 0, "take"))
