"""What pages may get wrong, by accident or on purpose: a clear word, and the table unharmed."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kupa.server import sockets
from kupa.server.guest import Guest
from support.served import LARGEST, Device, Page, Served, Sit, serve, wait


def asked(pages: list[Page]) -> tuple[Page, Page]:
    """Return the page that is asked, and another."""
    mover = next(page for page in pages if page.moves)
    return mover, next(page for page in pages if page is not mover)


def goes_on(pages: list[Page]) -> None:
    """The table is unharmed: a move is played and all are told."""
    mover, _ = asked(pages)
    number = mover.n
    mover.move()
    for page in pages:
        page.catch_up(number + 1)


def test_hello_is_answered_with_the_table_as_it_is(calm: Served, seated: Sit) -> None:
    table, _, pages = seated(calm)
    welcome = pages[0].heard[0]
    assert (welcome["t"], welcome["you"], welcome["hosting"]) == ("welcome", 0, True)
    assert welcome["table"]["id"] == table
    assert pages[1].heard[0]["hosting"] is False


def test_the_deal_is_told_with_it_and_to_whoever_comes_before_the_first_answer(
    calm: Served, seated: Sit
) -> None:
    table, devices, pages = seated(calm, "reset")
    for seat, page in enumerate(pages):
        (dealt,) = [each for each in page.heard if each.get("what") == "dealt"]
        opened, own = dealt["events"]
        assert opened["key"] == "reset.opened"
        assert (own["key"], own["seat"]) == ("reset.dealt", seat)
        assert sorted(own["cards"]) == sorted(dealt["game"]["view"]["hand"])
        again = devices[seat].page(table)
        assert again.heard[0]["events"] == dealt["events"]
        again.close()
    goes_on(pages)
    late = devices[0].page(table)
    assert late.heard[0]["events"] == []
    late.close()


def test_onlookers_are_told_of_the_deal_what_everyone_is(calm: Served, seated: Sit) -> None:
    table, devices, _ = seated(calm, "reset", onlookers=True)
    looker = devices[0].page(table, stranger=True)
    assert [each["key"] for each in looker.heard[0]["events"]] == ["reset.opened"]
    looker.close()
    table, devices, _ = seated(calm, "reset")
    stranger = devices[0].page(table, stranger=True)
    assert stranger.heard[0]["events"] == []
    stranger.close()


def test_an_answer_sent_again_stands_and_is_not_played_twice(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm)
    mover, other = asked(pages)
    move, seen = mover.moves[0], mover.n
    mover.move(move, seen=seen, answer_id="once")
    told = mover.expect("told")
    assert told["id"] == "once"
    for _ in range(3):
        mover.move(move, seen=seen, answer_id="once")
        assert mover.expect("done") == {"t": "done", "id": "once", "n": told["n"]}
    assert "id" not in other.expect("told")
    assert [each["t"] for each in other.ping()] == []


def test_two_pages_may_number_their_answers_alike(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm, "pairs", options={"size": "small"})
    movers: set[int] = set()
    while len(movers) < 2:
        mover, other = asked(pages)
        assert mover.you is not None
        mover.move(answer_id="x1" if mover.you not in movers else "")
        movers.add(mover.you)
        number = mover.expect("told")["n"]
        other.catch_up(number)


def test_an_answer_to_what_is_past_is_too_late(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm)
    mover, _ = asked(pages)
    answer_id = mover.move(seen=mover.n - 1)
    refused = mover.expect("refused")
    assert (refused["id"], refused["reason"]) == (answer_id, "table.too_late")
    goes_on(pages)


@pytest.mark.parametrize("move", ["", "nonsense", "x" * 500, "\u0000", "קח", "../../etc", "{}"])
def test_a_move_nobody_understands_is_refused(calm: Served, seated: Sit, move: str) -> None:
    _, _, pages = seated(calm)
    mover, _ = asked(pages)
    mover.move(move)
    assert mover.expect("refused")["reason"].endswith(".unreadable")
    goes_on(pages)


def test_whoever_is_not_asked_is_refused(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm)
    mover, other = asked(pages)
    other.move(mover.moves[0])
    assert other.expect("refused")["reason"] == "core.not_asked"
    goes_on(pages)


def test_another_tables_secret_owns_nothing_here(calm: Served, seated: Sit) -> None:
    table, _, pages = seated(calm)
    _, others, _ = seated(calm)
    stranger = others[0].page(table)
    assert (stranger.you, stranger.game) == (None, None)
    stranger.move(asked(pages)[0].moves[0])
    assert stranger.expect("refused")["reason"] == "table.not_seated"
    goes_on(pages)
    stranger.close()


def test_one_secret_on_two_devices_is_one_person(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm)
    twin = devices[0].page(table)
    assert twin.you == pages[0].you
    goes_on([pages[0], pages[1], twin])
    pages[0].cut()
    time.sleep(0.05)
    state = devices[1].get(f"/api/tables/{table}").json()
    assert state["table"]["chairs"][0]["away"] is False
    goes_on([twin, pages[1]])
    twin.close()


@pytest.mark.parametrize("secret", ["short", "x" * 42, "x" * 44, "!" * 43, " " * 43])
def test_a_malformed_secret_is_refused(calm: Served, seated: Sit, secret: str) -> None:
    table, _, _ = seated(calm)
    page = Page(calm)
    page.send({"t": "hello", "table": table, "secret": secret})
    assert page.expect("refused")["reason"] == "table.bad_secret"
    assert page.closed() == 1008


@pytest.mark.parametrize("table", ["", "nowhere", "a\u0000b", "x" * 1000])
def test_a_table_that_is_not_there_is_refused(calm: Served, table: str) -> None:
    page = Page(calm)
    page.send({"t": "hello", "table": table})
    assert page.expect("refused")["reason"] == "table.no_such_table"
    assert page.closed() == 1008


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "null", "[]", "\x00\x01", '{"t":"fly"}', '{"t":"move"}', '{"t":"move","id":1,"seen":"x"}',
     '{"t":"move","id":"a","seen":1e99,"move":"x"}', '{"t":"say","key":"\\ud800"}',
     '{"t":"ping","x":' + "[" * 4000, '{"t":"ping","x":' + "[" * 4000 + "]" * 4000 + "}"],
)  # fmt: skip
def test_garbage_is_answered_and_harms_nobody(calm: Served, seated: Sit, garbage: str) -> None:
    _, _, pages = seated(calm)
    pages[0].socket.send(garbage)
    assert pages[0].receive()["t"] in {"refused", "pong"}
    pages[0].socket.send(garbage.encode())
    assert pages[0].receive()["reason"] == "table.not_understood"
    goes_on(pages)


@pytest.mark.parametrize("first", ["{", '{"t":"ping"}', '{"t":"say","key":"phrase.hello"}'])
def test_whoever_does_not_say_hello_first_must_go(calm: Served, first: str) -> None:
    page = Page(calm)
    page.socket.send(first)
    assert page.closed() == 1008
    assert page.heard[-1] == {"t": "bye", "reason": "table.no_hello", "again": False}


def test_whoever_says_nothing_must_go(calm: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO", 0.05)
    page = Page(calm)
    assert page.closed() == 1008
    assert page.heard[-1]["reason"] == "table.no_hello"


def test_hello_is_said_once(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm)
    pages[1].send({"t": "hello", "table": table, "secret": devices[0].secret})
    assert pages[1].expect("refused")["reason"] == "table.greeted_already"
    assert pages[1].you == 1
    goes_on(pages)


def test_a_huge_frame_closes_the_connection_and_no_other(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm)
    extra = devices[0].page(table)
    extra.socket.send("x" * (LARGEST + 1))
    assert extra.closed() == 1009
    goes_on(pages)


def test_an_id_has_a_length(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm)
    mover, _ = asked(pages)
    for answer_id in ("", "x" * 41):
        mover.send({"t": "move", "id": answer_id, "seen": mover.n, "move": mover.moves[0]})
        assert mover.expect("refused")["reason"] == "table.bad_id"
    goes_on(pages)


def test_a_flood_ends_its_own_connection(sqlite_url: str, seated: Sit) -> None:
    with serve(sqlite_url, messages=20) as served:
        table, devices, pages = seated(served)
        extra = devices[0].page(table)
        with suppress(ConnectionClosed):  # it may be sent away before all is said
            for _ in range(60):
                extra.send({"t": "ping"})
        assert extra.closed() == 1008
        assert extra.heard[-1] == {"t": "bye", "reason": "table.too_fast", "again": True}
        goes_on(pages)


def test_no_limit_is_no_limit(sqlite_url: str, seated: Sit) -> None:
    with serve(sqlite_url, messages=0) as served:
        _, _, pages = seated(served)
        for _ in range(300):
            pages[0].send({"t": "ping"})
        for _ in range(300):
            assert pages[0].receive()["t"] == "pong"


def test_an_address_has_so_many_connections(sqlite_url: str, seated: Sit) -> None:
    with serve(sqlite_url, connections=3) as served:
        table, devices, pages = seated(served)
        third = devices[0].page(table)
        with pytest.raises(InvalidStatus) as caught:
            Page(served)
        assert caught.value.response.status_code == 403
        third.close()
        wait(lambda: served.house.turnstile.inside["127.0.0.1"] == 2)
        devices[0].page(table).close()
        goes_on(pages)


def test_there_is_one_address_for_sockets(calm: Served) -> None:
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{calm.port}/other"):
        pass


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1"])
def test_a_page_of_another_site_may_not_connect(calm: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        Page(calm, origin=origin)
    assert caught.value.response.status_code == 403


def test_our_own_page_may(calm: Served) -> None:
    Page(calm, origin=f"http://127.0.0.1:{calm.port}").close()


def test_a_drop_at_any_message_costs_nothing(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm, "reset", 3)
    for k in range(25):
        victim = k % 3
        mover, _ = asked(pages)
        number = mover.n
        if k % 2:  # the answer may or may not have arrived: it is sent again with its id
            sent = {"t": "move", "id": f"k{k}", "seen": number, "move": mover.moves[0]}
            mover.send(sent)
            victim = pages.index(mover)
            pages[victim].cut()
            pages[victim] = devices[victim].page(table)
            pages[victim].send(sent)
            while not any(
                each.get("id") == f"k{k}" or each["n"] > number for each in pages[victim].heard
            ):
                pages[victim].receive()
        else:
            pages[victim].cut()
            pages[victim] = devices[victim].page(table)
            asked(pages)[0].move()
        for page in pages:
            page.catch_up(number + 1)
        assert {page.n for page in pages} == {number + 1}


def test_answers_out_of_order_are_refused_or_stand(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm, "pairs", 2, options={"size": "small"})
    mover, other = asked(pages)
    first, second = mover.moves[:2]
    number = mover.n
    for answer_id, move in (("b", second), ("a", first), ("b", second), ("a", first)):
        mover.move(move, seen=number, answer_id=answer_id)
    heard = [mover.receive() for _ in range(4)]
    assert [each["t"] for each in heard] == ["told", "refused", "done", "refused"]
    other.catch_up(number + 1)
    assert other.ping() == []


def test_onlookers_see_the_public_view_and_only_if_allowed(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm, "reset", onlookers=True)
    looker = devices[0].page(table, stranger=True)
    assert (looker.you, looker.moves) == (None, [])
    assert looker.game is not None
    assert looker.game["view"]["seat"] is None
    goes_on([*pages, looker])
    looker.send({"t": "say", "key": "phrase.hello"})
    assert looker.expect("refused")["reason"] == "table.not_seated"
    looker.close()
    table, devices, pages = seated(calm, "reset")
    looker = devices[0].page(table, stranger=True)
    assert looker.game is None
    goes_on(pages)
    assert looker.ping() == []
    looker.close()


def test_whoever_is_sent_away_sees_no_seat_any_more(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm, "reset", 3)
    number = devices[0].ask("DELETE", f"/api/tables/{table}/chairs/1").json()["n"]
    for page in pages:
        page.catch_up(number)
    assert (pages[1].you, pages[1].game) == (None, None)
    pages[1].send({"t": "say", "key": "phrase.hello"})
    assert pages[1].expect("refused")["reason"] == "table.not_seated"
    again = devices[1].page(table)
    assert (again.you, again.game) == (None, None)
    again.close()


def test_a_seat_handed_on_is_the_other_devices_at_once(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm, "reset", 3)
    heir = Device(calm, "Heir")
    page = heir.page(table)
    token = devices[1].ask("POST", f"/api/tables/{table}/offer").json()["token"]
    number = heir.ask("POST", f"/api/tables/{table}/take", {"token": token}).json()["n"]
    for each in (page, pages[0], pages[1]):
        each.catch_up(number)
    assert page.you == 1
    assert page.game is not None
    assert (pages[1].you, pages[1].game) == (None, None)
    thief = Device(calm, "Thief")
    stolen = thief.ask("POST", f"/api/tables/{table}/take", {"token": token})
    assert (stolen.status_code, stolen.json()["reason"]) == (403, "table.bad_token")
    goes_on([pages[0], pages[2], page])
    for device in (heir, thief):
        device.close()
    page.close()


def test_phrases_go_by_key_and_not_too_often(calm: Served, seated: Sit) -> None:
    _, _, pages = seated(calm)
    pages[0].send({"t": "say", "key": "phrase.well_played"})
    assert pages[1].expect("said") == {"t": "said", "seat": 0, "key": "phrase.well_played"}
    pages[0].send({"t": "say", "key": "any text at all"})
    assert pages[0].expect("refused")["reason"] == "table.no_such_phrase"
    for _ in range(6):
        pages[0].send({"t": "say", "key": "reaction.tea"})
    assert pages[0].expect("refused")["reason"] == "table.too_fast"
    assert sum(each["t"] == "said" for each in pages[1].ping()) < 6


def test_whoever_was_away_is_played_for_and_gets_the_seat_back(
    house: Served, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GRACE", 0.01)
    table, devices, pages = seated(house, "court", pace="untimed")
    pages[1].cut()
    while not pages[0].heard[-1].get("table", {"chairs": [{}, {}]})["chairs"][1].get("piloted"):
        pages[0].receive()
    back = devices[1].page(table)
    while back.heard[-1].get("what") != "back":
        back.receive()
    chair = back.heard[-1]["table"]["chairs"][1]
    assert (chair["away"], chair["piloted"]) == (False, False)
    back.close()


def test_here_takes_the_seat_back_from_the_autopilot(calm: Served, seated: Sit) -> None:
    table, devices, pages = seated(calm)
    number = devices[1].ask("DELETE", f"/api/tables/{table}/chairs/mine").json()["n"]
    pages[1].catch_up(number)
    assert pages[1].heard[-1]["table"]["chairs"][1]["piloted"]
    pages[1].send({"t": "here"})
    assert pages[1].expect("lobby")["what"] == "back"
    pages[1].send({"t": "here"})
    assert pages[1].ping() == []


def test_whoever_left_while_chairs_were_put_away_is_known_to_be_gone(
    calm: Served, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "GRACE", 0.4)
    table, devices, pages = seated(calm, "reset", 3, deal=False)
    pages[2].cut()
    wait(lambda: calm.house.turnstile.inside.get("127.0.0.1", 0) >= 0)
    time.sleep(0.1)
    devices[1].ask("DELETE", f"/api/tables/{table}/chairs/mine")
    devices[0].ask("POST", f"/api/tables/{table}/deal")
    while pages[0].heard[-1].get("what") != "gone":
        pages[0].receive()
    assert pages[0].heard[-1]["table"]["chairs"][1]["away"]


def test_a_page_that_stops_reading_is_dropped_and_slows_nobody(sqlite_url: str, seated: Sit) -> None:
    with serve(sqlite_url, narrow=True) as served:
        table, devices, pages = seated(served, "pairs", 2, options={"size": "large"}, onlookers=True)
        _, _, others = seated(served, "court")
        lazy = devices[0].page(table, stranger=True, narrow=True)
        keeper = served.house.hall.keepers[table]
        assert len(keeper.listeners) == 3
        most = 0
        for moves in range(2000):
            goes_on(pages)
            if len(keeper.listeners) == 2:
                break
            [guest] = [
                each for each in keeper.listeners if isinstance(each, Guest) and each.owner is None
            ]
            most = max(most, len(guest.outbox.waiting))
            if moves % 20 == 0:
                goes_on(others)
        assert len(keeper.listeners) == 2
        assert 0 < most <= 100
        goes_on(pages)
        goes_on(others)
        lazy.cut()
        wait(lambda: served.house.turnstile.inside["127.0.0.1"] == 4)
