"""Nothing can be asked of a deal before its end, at any step: no record, no replay, no review."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from kupa.core.refused import Refused
from kupa.review import decisions, knowledge, review
from kupa.tables import entries as e
from kupa.tables.lobby_actions import prepare_next_deal
from kupa.tables.records import find_deal
from kupa.tables.table import Table
from support.offline_table import TABLE_ID, OfflineTable
from support.server_thread import ServerThread, Sit, play_out

TABLES = [
    ("ushpizin", "rounds=3", 3), ("ushpizin", "rounds=3 exposure=always close=all", 2),
    ("ushpizin", "rounds=3 exposure=seldom every=2", 3), ("ushpizin", "goal=combinations rounds=3", 3),
    ("ushpizin", "goal=one_host style=quartets", 3), ("court", "size=short turns=40", 3),
    ("court", "size=short magic=declared turns=40", 2), ("reset", "turns=40", 3),
    ("reset", "draw=free stick=off turns=40", 2), ("pairs", "size=small", 2), ("pairs", "size=small", 1),
]  # fmt: skip
REVIEWS: list[Callable[..., object]] = [knowledge, decisions, review]
SAMPLED = (0, 3, 20)  # answers after which the library is asked
EVERY = 9  # one in so many cuts of the log


def refused(ask: Callable[[], object]) -> str:
    """Return why something is refused; fail if it is not."""
    with pytest.raises(Refused) as found:
        ask()
    return found.value.reason


def looked_for_at_each_step(table: OfflineTable, deal: int, choose: Random) -> int:
    """Play a deal to its end, and ask for it before; return how many answers it took."""
    begun = len(table.log)
    while table.table.stage == "playing":
        seat = choose.choice(table.table.asked)
        if len(table.match.answers) in SAMPLED:
            for looking_back in REVIEWS:
                assert refused(partial(looking_back, table.match.record(), seat)) == "core.not_over"
        table.now += 8
        entry = e.Answered(table.now, seat, str(choose.choice(table.match.moves(seat))))
        table.do(partial(given, entry))
    ends = len(table.log)
    for length in range(begun, ends):
        if length in (begun, ends - 2, ends - 1) or length % EVERY == 0:
            cut = table.log[:length]
            assert refused(partial(find_deal, TABLE_ID, cut, deal)) == "table.no_such_record"
    return ends - begun


def given(entry: e.Answered, table: Table, now: float) -> e.Answered:
    """Carry out an answer as it is."""
    del table, now
    return entry


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_a_deal_cannot_be_asked_for_before_its_end(game: str, options: str, seats: int) -> None:
    choose = Random(game)
    table = OfflineTable(game, options, chairs=seats).people(seats).deal()
    assert looked_for_at_each_step(table, 1, choose) > 5
    assert find_deal(TABLE_ID, table.log, 1).record == table.match.record()


@pytest.mark.parametrize("game", ["pairs", "court"])
def test_nor_the_next_deal_of_the_same_table(game: str) -> None:
    """The deal before stays what it was, whatever becomes of the next."""
    choose = Random(1)
    options = {"pairs": "size=small", "court": "size=short turns=40"}[game]
    table = OfflineTable(game, options, chairs=2).people(2).deal()
    looked_for_at_each_step(table, 1, choose)
    first = find_deal(TABLE_ID, table.log, 1).record
    table.do(prepare_next_deal("noa"))
    assert refused(lambda: find_deal(TABLE_ID, table.log, 2)) == "table.no_such_record"
    table.deal()
    assert looked_for_at_each_step(table, 2, choose) > 5
    assert find_deal(TABLE_ID, table.log, 1).record == first
    assert find_deal(TABLE_ID, table.log, 2).record != first


def test_over_the_wire_after_a_rematch(normal_server: ServerThread, seated: Sit) -> None:
    options = {"size": "small"}
    table, (noa, *_), pages = seated(normal_server, "pairs", 2, options=options, pace="untimed")
    play_out(pages, Random(2))
    assert noa.get(f"/api/tables/{table}/records/1").status_code == 200
    noa.ask("POST", f"/api/tables/{table}/rematch")
    for path in ("records/2", "replay/2?eyes=open", "replay/2?eyes=0", "review/2?seat=0"):
        answer = noa.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "table.no_such_record")
