"""Whole games of every kind, played by real pages; the seal and the record behind them."""

from __future__ import annotations

from random import Random

import pytest

from kupa.core import sealed_deal, seeds
from kupa.core.match import Match
from kupa.core.record import parse
from kupa.games import find
from support.server_thread import ServerThread, Sit, play_out

TIME_SCALE = 400.0


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("court", 3, {"turns": "40"}),
        ("reset", 4, {"turns": "40"}),
        ("reset", 2, {"draw": "free", "stick": "off", "turns": "30"}),
        ("pairs", 2, {"size": "small"}),
        ("ushpizin", 3, {"rounds": "2"}),
    ],
)
def test_pages_play_a_whole_game(
    fast_server: ServerThread, seated: Sit, game: str, people: int, options: dict[str, str]
) -> None:
    table, devices, pages = seated(
        fast_server, game, people, options=options, pace="untimed", deal=False
    )
    seal = pages[0].heard[0]["table"]["fair"]["seal"]
    devices[1].ask("PUT", f"/api/tables/{table}/word", {"word": "rimon"})
    number = devices[0].ask("POST", f"/api/tables/{table}/deal").json()["n"]
    for page in pages:
        page.catch_up(number)
    assert devices[0].get(f"/api/tables/{table}/records/1").status_code == 404
    over = play_out(pages, Random(game))
    for page in pages:
        assert all(
            each["table"]["fair"]["root"] is None for each in page.heard[:-1] if each.get("table")
        )
        assert [each["n"] for each in page.heard if each["t"] == "told"] == list(
            range(number + 1, page.n + 1)
        )
    assert over["fair"]["seal"] == seal == seeds.seal(bytes.fromhex(over["fair"]["root"]))
    assert over["fair"]["words"] == {"1": sealed_deal.digest("rimon")}
    answer = devices[0].get(f"/api/tables/{table}/records/1")
    record = parse(answer.text)
    shown, sealed = sealed_deal.read(answer.text)
    assert (shown, sealed.seed()) == (seal, record.seed)
    again = Match.replay(find(game), record)
    assert (list(again.ranks()), again.asked()) == (over["ranks"], ())


def test_another_deal_at_the_same_table_keeps_the_score(fast_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(fast_server, "pairs", 2, options={"size": "small"}, pace="untimed")
    first = play_out(pages, Random(1))
    devices[0].ask("POST", f"/api/tables/{table}/again")
    number = devices[0].ask("POST", f"/api/tables/{table}/deal").json()["n"]
    for page in pages:
        page.catch_up(number)
    second = play_out(pages, Random(2))
    wins = [sum(over["ranks"][seat] == 1 for over in (first, second)) for seat in range(2)]
    assert [chair["wins"] for chair in second["chairs"]] == wins
    assert first["fair"]["seal"] != second["fair"]["seal"]
    assert devices[0].get(f"/api/tables/{table}/records/2").status_code == 200


def test_a_person_against_bots_opens_sits_fills_and_deals_at_once(
    fast_server: ServerThread, seated: Sit
) -> None:
    _, devices, _ = seated(fast_server, deal=False)
    table = devices[0].open("reset", name="Noa", bots="easy", deal=True)
    page = devices[0].page(table)
    while page.game is not None and page.heard[-1].get("table", {"phase": ""})["phase"] != "over":
        if page.moves:
            page.move()
        page.receive()
    assert page.heard[-1]["table"]["ranks"]
    page.close()
