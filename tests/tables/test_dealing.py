"""The deal, the seed, leaving and coming back in play, and another deal at the same table."""

from __future__ import annotations

import pytest

from kupa.core import sealed_deal, seeds
from kupa.core.match import Match
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.games import find
from kupa.tables import answers, entries as e, lobby_actions, presence, seating
from kupa.tables.records import find_deal, finished_deals
from kupa.tables.table import Table
from support.offline_table import TABLE_ID, OfflineTable, all_fields


def reason(offline: OfflineTable, action: lobby_actions.Action) -> str:
    before = all_fields(offline.table)
    with pytest.raises(Refused) as caught:
        offline.do(action)
    assert all_fields(offline.table) == before
    return caught.value.reason


def over(game: str = "reset", options: str = "", people: int = 2) -> OfflineTable:
    """A finished game: its people never answered, so clock and bots played."""
    return OfflineTable(game, options, chairs=people + 1).people(people).bots(1).deal().wait_out()


def test_empty_chairs_are_put_away_at_the_deal() -> None:
    offline = OfflineTable()
    offline.do(seating.sit("omar", "Omar", seat=3))
    offline.do(seating.sit("noa", "Noa", seat=1))
    offline.do(lobby_actions.add_seed_word("omar", "fig"))
    offline.deal()
    assert [chair.owner for chair in offline.table.chairs] == ["noa", "omar"]
    assert offline.table.word_digests == {1: sealed_deal.digest("fig")}
    assert offline.match.seats == 2


def test_whoever_begins_begins_though_chairs_are_put_away() -> None:
    offline = OfflineTable(options="first=3")
    offline.do(seating.sit("noa", "Noa", seat=1))
    offline.do(seating.sit("omar", "Omar", seat=3))
    offline.deal()
    assert offline.match.options.first == 1


def test_whoever_was_to_begin_and_left_stops_nobody() -> None:
    offline = OfflineTable(options="first=2", chairs=3).people(3)
    offline.do(lobby_actions.leave_seat("maya"))
    offline.deal()
    assert offline.match.options.first is None


def test_there_is_no_deal_for_too_few() -> None:
    offline = OfflineTable().people(1)
    assert reason(offline, lobby_actions.start("noa")) == "core.bad_seats"
    offline.bots(1).deal()
    assert reason(offline, lobby_actions.start("noa")) == "table.dealt_already"
    assert reason(offline, lobby_actions.prepare_next_deal("noa")) == "table.not_over"


def test_only_the_host_deals() -> None:
    assert reason(OfflineTable().people(2), lobby_actions.start("omar")) == "table.not_host"


def test_a_word_changes_the_deal_and_only_its_digest_is_kept() -> None:
    offline = OfflineTable().people(2)
    plain = offline.table.sealed_deal.seed()
    offline.do(lobby_actions.add_seed_word("omar", " rimon "))
    worded = offline.table.sealed_deal.seed()
    offline.do(lobby_actions.add_seed_word("omar", "te'ena"))
    assert len({plain, worded, offline.table.sealed_deal.seed()}) == 3
    offline.do(lobby_actions.add_seed_word("omar", "rimon"))
    assert offline.table.sealed_deal.seed() == worded
    assert not any(b"rimon" in body for body in offline.log)
    offline.deal()
    assert offline.match.seed == worded
    assert reason(offline, lobby_actions.add_seed_word("omar", "late")) == "table.dealt_already"


@pytest.mark.parametrize("word", ["", "   ", "x" * 65])
def test_a_word_is_neither_empty_nor_endless(word: str) -> None:
    assert reason(OfflineTable().people(1), lobby_actions.add_seed_word("noa", word)) == "table.bad_word"


def test_whoever_does_not_sit_adds_no_word() -> None:
    assert (
        reason(OfflineTable().people(1), lobby_actions.add_seed_word("omar", "fig"))
        == "table.not_seated"
    )


def test_a_word_leaves_with_its_owner() -> None:
    offline = OfflineTable().people(2)
    plain = offline.table.sealed_deal.seed()
    offline.do(lobby_actions.add_seed_word("omar", "fig"))
    offline.do(lobby_actions.leave_seat("omar"))
    assert offline.table.sealed_deal.seed() == plain


def test_another_deal_keeps_the_score_and_follows_the_rules_of_the_game() -> None:
    offline = over()
    first, ranks = offline.match.state.view(None).first, offline.match.ranks()
    before = offline.table.root
    assert reason(offline, lobby_actions.prepare_next_deal("omar")) == "table.not_host"
    offline.do(presence.returned("noa")) if offline.table.chairs[0].autopilot else None
    offline.do(lobby_actions.prepare_next_deal("noa"))
    assert (offline.table.stage, offline.table.word_digests) == ("lobby", {})
    assert offline.table.root != before
    assert [chair.wins for chair in offline.table.chairs] == [int(rank == 1) for rank in ranks]
    assert offline.table.options.endswith(f"first={(first + 1) % 3}")
    offline.deal()
    assert offline.table.deal == 2
    offline.wait_out()
    assert sum(chair.wins for chair in offline.table.chairs) >= 2


def test_leaving_in_play_ends_nothing_and_the_seat_waits_for_its_owner() -> None:
    offline = OfflineTable().people(2).deal()
    offline.do(lobby_actions.leave_seat("omar"))
    assert offline.table.chairs[1].autopilot
    assert offline.table.seat_of("omar") == 1
    for _ in range(10):
        offline.wait()
    offline.do(presence.returned("omar"))
    assert not offline.table.chairs[1].by_bot
    offline.wait_out()
    assert offline.table.stage == "over"


def test_whoever_is_sent_away_in_play_is_played_for_to_the_end() -> None:
    offline = OfflineTable().people(3).deal()
    offline.do(lobby_actions.leave_seat("noa", 1))
    assert offline.table.chairs[1].level == "medium"
    assert reason(offline, answers.answer("omar", "x", 99, "a")) == "table.not_seated"
    offline.wait_out()
    assert len(offline.match.ranks()) == 3


def test_whoever_leaves_after_the_end_frees_a_chair() -> None:
    offline = over()
    offline.do(lobby_actions.leave_seat("omar"))
    assert offline.table.chairs[1].free
    offline.do(lobby_actions.prepare_next_deal("noa"))
    offline.do(seating.sit("dina", "Dina"))
    assert offline.table.chairs[1].wins == 0
    offline.deal()
    assert offline.table.stage == "playing"


def test_ids_belong_to_their_senders() -> None:
    """Two pages may number their answers alike."""
    offline = OfflineTable("court").people(2).deal()
    first = offline.table.asked[0]
    offline.answer(first, answer_id="x1")
    second = offline.table.asked[0]
    while second == first:
        offline.answer(second)
        second = offline.table.asked[0]
    number = offline.table.number
    offline.answer(second, answer_id="x1")
    assert offline.table.number == number + 1


def test_an_answer_sent_again_is_known_by_its_id() -> None:
    offline = OfflineTable("court").people(2).deal()
    seat = offline.table.asked[0]
    owner = offline.table.chairs[seat].owner or ""
    offline.answer(seat, answer_id="x1")
    number = offline.table.number
    with pytest.raises(answers.Repeated) as caught:
        offline.do(answers.answer(owner, "whatever", 0, "x1"))
    assert caught.value.number == number
    with pytest.raises(answers.Repeated):
        answers.answer(owner, "whatever", 0, "x1")(offline.reloaded(), offline.now)


def test_many_ids_later_an_answer_sent_again_is_too_late() -> None:
    offline = OfflineTable("pairs", chairs=1).people(1).deal()
    for _ in range(40):
        offline.answer(0)
    assert len(offline.table.ids) == 32
    assert reason(offline, answers.answer("noa", "whatever", 1, "a2")) == "table.too_late"


def test_an_answer_is_checked_by_the_game() -> None:
    offline = OfflineTable("reset").people(2).deal()
    seat = offline.table.asked[0]
    me, other = (offline.table.chairs[each].owner or "" for each in (seat, 1 - seat))
    number = offline.table.number
    assert reason(offline, answers.answer(me, "nonsense", number, "a")) == "reset.unreadable"
    assert reason(offline, answers.answer(other, "take", number, "a")) == "core.not_asked"
    assert reason(offline, answers.answer(me, "take", number - 1, "a")) == "table.too_late"
    assert reason(offline, answers.answer("stranger", "take", number, "a")) == "table.not_seated"
    assert reason(OfflineTable().people(2), answers.answer("noa", "take", 9, "a")) == "table.not_playing"


def test_the_seal_is_of_the_root_and_the_record_proves_it() -> None:
    offline = OfflineTable("court", chairs=3).people(2).bots(1)
    seal = offline.table.sealed_deal.seal
    assert seal == seeds.seal(bytes.fromhex(offline.opened.root))
    offline.do(lobby_actions.add_seed_word("omar", "fig"))
    offline.deal().wait_out()
    text = str(find_deal(TABLE_ID, offline.log, 1))
    record = parse(text)
    shown, sealed = sealed_deal.read(text)
    assert shown == seal == sealed.seal
    assert sealed.word_digests == ((1, sealed_deal.digest("fig")),)
    assert sealed.seed() == record.seed
    again = Match.replay(find("court"), record)
    assert again.ranks() == offline.match.ranks()
    assert not again.asked()


def test_records_are_of_finished_deals_only() -> None:
    offline = over()
    offline.do(lobby_actions.prepare_next_deal("noa"))
    offline.deal()
    assert len(finished_deals(TABLE_ID, offline.log)) == 1
    offline.wait_out()
    assert [len(each.names) for each in finished_deals(TABLE_ID, offline.log)] == [3, 3]
    for deal in (0, 3, -1):
        with pytest.raises(Refused):
            find_deal(TABLE_ID, offline.log, deal)


def test_a_log_begins_with_its_opening() -> None:
    broken = [e.encode(e.Dealt(1.0, 1))]
    with pytest.raises(TypeError):
        finished_deals(TABLE_ID, broken)


def test_a_table_without_cards_has_no_answers() -> None:
    table = Table(TABLE_ID, OfflineTable().opened)
    with pytest.raises(ValueError, match="no cards"):
        table.apply(e.Answered(1.0, 0, "take"))
