"""What pages may get wrong, by accident or on purpose: a clear word, and the table unharmed."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kupa.server import socket_session
from kupa.service.table_connection import WHY_BURST, TableConnection
from support.server_thread import (
    LARGEST,
    Device,
    Json,
    ServerThread,
    Sit,
    SocketClient,
    run_server,
    wait,
)


def asked(pages: list[SocketClient]) -> tuple[SocketClient, SocketClient]:
    """Return the page that is asked, and another."""
    mover = next(page for page in pages if page.moves)
    return mover, next(page for page in pages if page is not mover)


def goes_on(pages: list[SocketClient]) -> None:
    """The table is unharmed: a move is played and all are told."""
    mover, _ = asked(pages)
    number = mover.n
    mover.move()
    for page in pages:
        page.catch_up(number + 1)


def test_hello_is_answered_with_the_table_as_it_is(normal_server: ServerThread, seated: Sit) -> None:
    table, _, pages = seated(normal_server)
    welcome = pages[0].heard[0]
    assert (welcome["t"], welcome["you"], welcome["hosting"]) == ("welcome", 0, True)
    assert welcome["table"]["id"] == table
    assert pages[1].heard[0]["hosting"] is False


def test_the_deal_is_told_with_it_and_to_whoever_comes_before_the_first_answer(
    normal_server: ServerThread, seated: Sit
) -> None:
    table, devices, pages = seated(normal_server, "reset")
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


def test_onlookers_are_told_of_the_deal_what_everyone_is(
    normal_server: ServerThread, seated: Sit
) -> None:
    table, devices, _ = seated(normal_server, "reset", onlookers=True)
    viewer = devices[0].page(table, stranger=True)
    assert [each["key"] for each in viewer.heard[0]["events"]] == ["reset.opened"]
    viewer.close()
    table, devices, _ = seated(normal_server, "reset")
    stranger = devices[0].page(table, stranger=True)
    assert stranger.heard[0]["events"] == []
    stranger.close()


def test_an_answer_sent_again_stands_and_is_not_played_twice(
    normal_server: ServerThread, seated: Sit
) -> None:
    _, _, pages = seated(normal_server)
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


def test_two_pages_may_number_their_answers_alike(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server, "pairs", options={"size": "small"})
    movers: set[int] = set()
    while len(movers) < 2:
        mover, other = asked(pages)
        assert mover.you is not None
        mover.move(answer_id="x1" if mover.you not in movers else "")
        movers.add(mover.you)
        number = mover.expect("told")["n"]
        other.catch_up(number)


def test_an_answer_to_what_is_past_is_too_late(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server)
    mover, _ = asked(pages)
    answer_id = mover.move(seen=mover.n - 1)
    refused = mover.expect("refused")
    assert (refused["id"], refused["reason"]) == (answer_id, "table.too_late")
    goes_on(pages)


@pytest.mark.parametrize("move", ["", "nonsense", "x" * 500, "\u0000", "קח", "../../etc", "{}"])
def test_a_move_nobody_understands_is_refused(
    normal_server: ServerThread, seated: Sit, move: str
) -> None:
    _, _, pages = seated(normal_server)
    mover, _ = asked(pages)
    mover.move(move)
    assert mover.expect("refused")["reason"].endswith(".unreadable")
    goes_on(pages)


def test_whoever_is_not_asked_is_refused(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server)
    mover, other = asked(pages)
    other.move(mover.moves[0])
    assert other.expect("refused")["reason"] == "core.not_asked"
    goes_on(pages)


def ask_why(page: SocketClient, move: str) -> Json:
    """Ask why a move is not possible; return the answer."""
    page.send({"t": "why", "id": "w", "move": move})
    return page.expect("because")


def test_why_a_move_is_not_possible_is_said_and_nothing_is_played(
    normal_server: ServerThread, seated: Sit
) -> None:
    _, _, pages = seated(normal_server)
    mover, other = asked(pages)
    number = mover.n
    legal: Json = {"t": "because", "id": "w", "ruling": None, "reason": None, "facts": {}}
    assert ask_why(mover, mover.moves[0]) == legal
    nonsense = ask_why(mover, "peek 9")
    assert (nonsense["ruling"], nonsense["reason"]) == ("C3", "court.no_such_place")
    too_early = ask_why(other, mover.moves[0])
    assert (too_early["ruling"], too_early["reason"]) == ("C4", "court.not_your_turn")
    assert too_early["facts"]["asked"] == mover.you
    assert ask_why(other, "nonsense")["reason"] == "core.not_asked"
    assert [page.ping() for page in pages] == [[], []]
    assert mover.n == number
    goes_on(pages)


def test_an_onlooker_and_an_empty_table_are_told_why_too(
    normal_server: ServerThread, seated: Sit
) -> None:
    table, devices, pages = seated(normal_server, onlookers=True)
    viewer = devices[0].page(table, stranger=True)
    assert ask_why(viewer, "peek 1")["reason"] == "table.not_seated"
    viewer.close()
    host = devices[0]
    lobby = host.open("court", name="Noa", chairs=2)
    page = host.page(lobby)
    assert ask_why(page, "peek 1")["reason"] == "table.not_playing"
    page.close()
    goes_on(pages)


def test_questions_why_are_counted(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server)
    mover, _ = asked(pages)
    for _ in range(round(WHY_BURST) + 5):
        mover.send({"t": "why", "id": "w", "move": "peek 1"})
    refused = mover.expect("refused")
    assert (refused["id"], refused["reason"]) == ("w", "table.too_fast")
    mover.send({"t": "why", "id": "", "move": "peek 1"})
    while refused["reason"] == "table.too_fast":
        refused = mover.expect("refused")
    assert refused["reason"] == "table.bad_id"
    goes_on(pages)


def test_another_tables_secret_owns_nothing_here(normal_server: ServerThread, seated: Sit) -> None:
    table, _, pages = seated(normal_server)
    _, others, _ = seated(normal_server)
    stranger = others[0].page(table)
    assert (stranger.you, stranger.game) == (None, None)
    stranger.move(asked(pages)[0].moves[0])
    assert stranger.expect("refused")["reason"] == "table.not_seated"
    goes_on(pages)
    stranger.close()


def test_one_secret_on_two_devices_is_one_person(normal_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(normal_server)
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
def test_a_malformed_secret_is_refused(normal_server: ServerThread, seated: Sit, secret: str) -> None:
    table, _, _ = seated(normal_server)
    page = SocketClient(normal_server)
    page.send({"t": "hello", "table": table, "secret": secret})
    assert page.expect("refused")["reason"] == "table.bad_secret"
    assert page.closed() == 1008


@pytest.mark.parametrize("table", ["", "nowhere", "a\u0000b", "x" * 1000])
def test_a_table_that_is_not_there_is_refused(normal_server: ServerThread, table: str) -> None:
    page = SocketClient(normal_server)
    page.send({"t": "hello", "table": table})
    assert page.expect("refused")["reason"] == "table.no_such_table"
    assert page.closed() == 1008


@pytest.mark.parametrize(
    "garbage",
    ["", "{", "null", "[]", "\x00\x01", '{"t":"fly"}', '{"t":"move"}', '{"t":"move","id":1,"seen":"x"}',
     '{"t":"move","id":"a","seen":1e99,"move":"x"}', '{"t":"say","key":"\\ud800"}',
     '{"t":"ping","x":' + "[" * 4000, '{"t":"ping","x":' + "[" * 4000 + "]" * 4000 + "}"],
)  # fmt: skip
def test_garbage_is_answered_and_harms_nobody(
    normal_server: ServerThread, seated: Sit, garbage: str
) -> None:
    _, _, pages = seated(normal_server)
    pages[0].socket.send(garbage)
    assert pages[0].receive()["t"] in {"refused", "pong"}
    pages[0].socket.send(garbage.encode())
    assert pages[0].receive()["reason"] == "table.not_understood"
    goes_on(pages)


@pytest.mark.parametrize("first", ["{", '{"t":"ping"}', '{"t":"say","key":"phrase.hello"}'])
def test_whoever_does_not_say_hello_first_must_go(normal_server: ServerThread, first: str) -> None:
    page = SocketClient(normal_server)
    page.socket.send(first)
    assert page.closed() == 1008
    assert page.heard[-1] == {"t": "bye", "reason": "table.no_hello", "again": False}


def test_whoever_says_nothing_must_go(
    normal_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_session, "HELLO", 0.05)
    page = SocketClient(normal_server)
    assert page.closed() == 1008
    assert page.heard[-1]["reason"] == "table.no_hello"


def test_hello_is_said_once(normal_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(normal_server)
    pages[1].send({"t": "hello", "table": table, "secret": devices[0].secret})
    assert pages[1].expect("refused")["reason"] == "table.greeted_already"
    assert pages[1].you == 1
    goes_on(pages)


def test_a_huge_frame_closes_the_connection_and_no_other(
    normal_server: ServerThread, seated: Sit
) -> None:
    table, devices, pages = seated(normal_server)
    extra = devices[0].page(table)
    extra.socket.send("x" * (LARGEST + 1))
    assert extra.closed() == 1009
    goes_on(pages)


def test_an_id_has_a_length(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server)
    mover, _ = asked(pages)
    for answer_id in ("", "x" * 41):
        mover.send({"t": "move", "id": answer_id, "seen": mover.n, "move": mover.moves[0]})
        assert mover.expect("refused")["reason"] == "table.bad_id"
    goes_on(pages)


def test_a_flood_ends_its_own_connection(sqlite_url: str, seated: Sit) -> None:
    with run_server(sqlite_url, messages=20) as served:
        table, devices, pages = seated(served)
        extra = devices[0].page(table)
        with suppress(ConnectionClosed):  # it may be sent away before all is said
            for _ in range(60):
                extra.send({"t": "ping"})
        assert extra.closed() == 1008
        assert extra.heard[-1] == {"t": "bye", "reason": "table.too_fast", "again": True}
        goes_on(pages)


def test_no_limit_is_no_limit(sqlite_url: str, seated: Sit) -> None:
    with run_server(sqlite_url, messages=0) as served:
        _, _, pages = seated(served)
        for _ in range(300):
            pages[0].send({"t": "ping"})
        for _ in range(300):
            assert pages[0].receive()["t"] == "pong"


def test_an_address_has_so_many_connections(sqlite_url: str, seated: Sit) -> None:
    with run_server(sqlite_url, connections=3) as served:
        table, devices, pages = seated(served)
        third = devices[0].page(table)
        with pytest.raises(InvalidStatus) as caught:
            SocketClient(served)
        assert caught.value.response.status_code == 403
        third.close()
        wait(lambda: served.context.connection_limit.open["127.0.0.1"] == 2)
        devices[0].page(table).close()
        goes_on(pages)


def test_there_is_one_address_for_sockets(normal_server: ServerThread) -> None:
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{normal_server.port}/other"):
        pass


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1"])
def test_a_page_of_another_site_may_not_connect(normal_server: ServerThread, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        SocketClient(normal_server, origin=origin)
    assert caught.value.response.status_code == 403


def test_our_own_page_may(normal_server: ServerThread) -> None:
    SocketClient(normal_server, origin=f"http://127.0.0.1:{normal_server.port}").close()


def test_a_drop_at_any_message_costs_nothing(normal_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(normal_server, "reset", 3)
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


def test_answers_out_of_order_are_refused_or_stand(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server, "pairs", 2, options={"size": "small"})
    mover, other = asked(pages)
    first, second = mover.moves[:2]
    number = mover.n
    for answer_id, move in (("b", second), ("a", first), ("b", second), ("a", first)):
        mover.move(move, seen=number, answer_id=answer_id)
    heard = [mover.receive() for _ in range(4)]
    assert [each["t"] for each in heard] == ["told", "refused", "done", "refused"]
    other.catch_up(number + 1)
    assert other.ping() == []


def test_onlookers_see_the_public_view_and_only_if_allowed(
    normal_server: ServerThread, seated: Sit
) -> None:
    table, devices, pages = seated(normal_server, "reset", onlookers=True)
    viewer = devices[0].page(table, stranger=True)
    assert (viewer.you, viewer.moves) == (None, [])
    assert viewer.game is not None
    assert viewer.game["view"]["seat"] is None
    goes_on([*pages, viewer])
    viewer.send({"t": "say", "key": "phrase.hello"})
    assert viewer.expect("refused")["reason"] == "table.not_seated"
    viewer.close()
    table, devices, pages = seated(normal_server, "reset")
    viewer = devices[0].page(table, stranger=True)
    assert viewer.game is None
    goes_on(pages)
    assert viewer.ping() == []
    viewer.close()


def test_whoever_is_sent_away_sees_no_seat_any_more(normal_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(normal_server, "reset", 3)
    number = devices[0].ask("DELETE", f"/api/tables/{table}/chairs/1").json()["n"]
    for page in pages:
        page.catch_up(number)
    assert (pages[1].you, pages[1].game) == (None, None)
    pages[1].send({"t": "say", "key": "phrase.hello"})
    assert pages[1].expect("refused")["reason"] == "table.not_seated"
    again = devices[1].page(table)
    assert (again.you, again.game) == (None, None)
    again.close()


def test_a_seat_handed_on_is_the_other_devices_at_once(normal_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(normal_server, "reset", 3)
    heir = Device(normal_server, "Heir")
    page = heir.page(table)
    token = devices[1].ask("POST", f"/api/tables/{table}/offer").json()["token"]
    number = heir.ask("POST", f"/api/tables/{table}/take", {"token": token}).json()["n"]
    for each in (page, pages[0], pages[1]):
        each.catch_up(number)
    assert page.you == 1
    assert page.game is not None
    assert (pages[1].you, pages[1].game) == (None, None)
    thief = Device(normal_server, "Thief")
    stolen = thief.ask("POST", f"/api/tables/{table}/take", {"token": token})
    assert (stolen.status_code, stolen.json()["reason"]) == (403, "table.bad_token")
    goes_on([pages[0], pages[2], page])
    for device in (heir, thief):
        device.close()
    page.close()


def test_phrases_go_by_key_and_not_too_often(normal_server: ServerThread, seated: Sit) -> None:
    _, _, pages = seated(normal_server)
    pages[0].send({"t": "say", "key": "phrase.well_played"})
    assert pages[1].expect("said") == {"t": "said", "seat": 0, "key": "phrase.well_played"}
    pages[0].send({"t": "say", "key": "any text at all"})
    assert pages[0].expect("refused")["reason"] == "table.no_such_phrase"
    for _ in range(6):
        pages[0].send({"t": "say", "key": "reaction.tea"})
    assert pages[0].expect("refused")["reason"] == "table.too_fast"
    assert sum(each["t"] == "said" for each in pages[1].ping()) < 6


def test_whoever_was_away_is_played_for_and_gets_the_seat_back(
    fast_server: ServerThread, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_session, "GRACE", 0.01)
    table, devices, pages = seated(fast_server, "court", pace="untimed")
    pages[1].cut()
    while not pages[0].heard[-1].get("table", {"chairs": [{}, {}]})["chairs"][1].get("piloted"):
        pages[0].receive()
    back = devices[1].page(table)
    while back.heard[-1].get("what") != "back":
        back.receive()
    chair = back.heard[-1]["table"]["chairs"][1]
    assert (chair["away"], chair["piloted"]) == (False, False)
    back.close()


def test_here_takes_the_seat_back_from_the_autopilot(normal_server: ServerThread, seated: Sit) -> None:
    table, devices, pages = seated(normal_server)
    number = devices[1].ask("DELETE", f"/api/tables/{table}/chairs/mine").json()["n"]
    pages[1].catch_up(number)
    assert pages[1].heard[-1]["table"]["chairs"][1]["piloted"]
    pages[1].send({"t": "here"})
    assert pages[1].expect("lobby")["what"] == "back"
    pages[1].send({"t": "here"})
    assert pages[1].ping() == []


def test_whoever_left_while_chairs_were_put_away_is_known_to_be_gone(
    normal_server: ServerThread, seated: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_session, "GRACE", 0.4)
    table, devices, pages = seated(normal_server, "reset", 3, deal=False)
    pages[2].cut()
    wait(lambda: normal_server.context.connection_limit.open.get("127.0.0.1", 0) >= 0)
    time.sleep(0.1)
    devices[1].ask("DELETE", f"/api/tables/{table}/chairs/mine")
    devices[0].ask("POST", f"/api/tables/{table}/deal")
    while pages[0].heard[-1].get("what") != "gone":
        pages[0].receive()
    assert pages[0].heard[-1]["table"]["chairs"][1]["away"]


def test_a_page_that_stops_reading_is_dropped_and_slows_nobody(sqlite_url: str, seated: Sit) -> None:
    with run_server(sqlite_url, narrow=True) as served:
        table, devices, pages = seated(served, "pairs", 2, options={"size": "large"}, onlookers=True)
        _, _, others = seated(served, "court")
        lazy = devices[0].page(table, stranger=True, narrow=True)
        actor = served.context.registry.actors[table]
        assert len(actor.listeners) == 3
        most = 0
        for moves in range(2000):
            goes_on(pages)
            if len(actor.listeners) == 2:
                break
            [connection] = [
                each
                for each in actor.listeners
                if isinstance(each, TableConnection) and each.owner is None
            ]
            most = max(most, len(connection.outbox.waiting))
            if moves % 20 == 0:
                goes_on(others)
        assert len(actor.listeners) == 2
        assert 0 < most <= 100
        goes_on(pages)
        goes_on(others)
        lazy.cut()
        wait(lambda: served.context.connection_limit.open["127.0.0.1"] == 4)
