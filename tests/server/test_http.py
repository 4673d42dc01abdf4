"""HTTP: every address, its good and its bad path; refusals are problems with a ruling and a reason."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import httpx
import pytest

from kupa.bots import levels
from kupa.core.description import describe
from kupa.games import GAMES
from kupa.lessons import lessons_of
from kupa.practice import can_practise
from kupa.server import health, records_api
from kupa.server.app import make_context
from kupa.server.settings import Settings
from kupa.tables.credentials import fresh_secret
from kupa.tables.records import FinishedDeal, find_deal
from support.server_thread import Device, ServerThread, Sit, play_out, run_server


@pytest.fixture
def noa(normal_server: ServerThread) -> Iterator[Device]:
    device = Device(normal_server)
    yield device
    device.close()


@pytest.fixture
def omar(normal_server: ServerThread) -> Iterator[Device]:
    device = Device(normal_server, "Omar")
    yield device
    device.close()


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Return status and reason of a refusal; it has nothing else in it."""
    told = answer.json()
    assert set(told) == {"ruling", "reason", "facts"}
    return answer.status_code, told["reason"]


def test_the_catalogue_has_every_game(noa: Device) -> None:
    told = noa.get("/api/games").json()
    assert [game["key"] for game in told["games"]] == list(GAMES)
    assert "normal" in told["paces"]
    assert "phrase.hello" in told["phrases"]
    assert all(option["ruling"] for game in told["games"] for option in game["options"])


def test_the_catalogue_has_what_a_game_says_of_itself(noa: Device) -> None:
    told = {game["key"]: game for game in noa.get("/api/games").json()["games"]}
    for key, game in GAMES.items():
        names = [lesson.name for lesson in lessons_of(key)]
        described = json.loads(json.dumps(asdict(describe(game))))
        more = {"levels": list(levels(key)), "lessons": names, "practice": can_practise(game)}
        assert told[key] == {**described, **more}


def test_the_catalogue_takes_no_memory_for_each_question(
    normal_server: ServerThread, noa: Device
) -> None:
    for number in range(20):
        assert noa.get(f"/api/games?x={number}").status_code == 200
    kept = normal_server.app.app.stores.get("response_cache")
    assert len(getattr(kept, "_store", {})) <= 1


def test_settings_are_checked_without_a_table(noa: Device) -> None:
    good = noa.ask("POST", "/api/check", {"game": "reset"})
    assert (good.status_code, good.json()["refusal"]) == (200, None)
    bad = noa.ask("POST", "/api/check", {"game": "reset", "options": {"draw": "never"}}).json()
    assert (bad["refusal"]["ruling"], bad["refusal"]["reason"]) == ("R7", "core.bad_option")


def test_a_table_is_opened_and_found_by_its_code(noa: Device) -> None:
    opened = noa.ask("POST", "/api/tables", {"game": "reset", "name": "Noa"}).json()
    assert noa.get(f"/api/codes/{opened['code']}").json() == {"id": opened["id"]}
    shown = noa.get(f"/api/tables/{opened['id']}").json()
    assert (shown["you"], shown["hosting"], shown["code"]) == (0, True, opened["code"])
    stranger = httpx.get(f"{noa.served.url}/api/tables/{opened['id']}").json()
    assert (stranger["you"], stranger["hosting"]) == (None, False)
    assert stranger["table"]["fair"]["root"] is None


def test_a_table_says_to_its_people_where_the_game_is(noa: Device, omar: Device) -> None:
    table = noa.open("ushpizin", name="Noa", colour="fig", bots="easy", deal=True, pace="untimed")
    own, others = noa.get(f"/api/tables/{table}").json(), omar.get(f"/api/tables/{table}").json()
    assert own["table"]["chairs"][0]["colour"] == "fig"
    assert (own["rounds_begun"], own["quiet"]) == (1, 0)
    assert own["your_turn"] in (True, False)
    assert (others["rounds_begun"], others["your_turn"]) == (None, False)


@pytest.mark.parametrize("game", ["ushpizin", "court", "reset", "pairs"])
def test_whoever_is_asked_is_told_so(noa: Device, game: str) -> None:
    table = noa.open(game, name="Noa", bots="easy", deal=True, options={"first": "0"}, pace="untimed")
    own = noa.get(f"/api/tables/{table}").json()
    assert own["your_turn"]
    assert own["rounds_begun"] == (None if game == "pairs" else 1)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess"}, 400, "core.no_such_game"),
        ({"game": "reset", "chairs": 99}, 400, "core.bad_seats"),
        ({"game": "reset", "options": {"draw": "x y=z"}}, 400, "core.bad_option"),
        ({"game": "reset", "options": {"": ""}}, 400, "core.unknown_option"),
        ({"game": "reset", "pace": "hasty"}, 400, "table.no_such_pace"),
        ({"game": "reset", "bots": "genius"}, 400, "core.no_such_level"),
        ({"game": "reset", "name": "\u202e"}, 400, "table.bad_name"),
        ({"game": "reset", "deal": True}, 400, "core.bad_seats"),
        ({"game": 7}, 400, "table.not_understood"),
        ({}, 400, "table.not_understood"),
        ([], 400, "table.not_understood"),
        ("reset", 400, "table.not_understood"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    noa: Device, body: object, status: int, reason: str
) -> None:
    assert problem(noa.ask("POST", "/api/tables", body)) == (status, reason)


def test_a_refusal_names_its_ruling(noa: Device) -> None:
    answer = noa.ask("POST", "/api/tables", {"game": "reset", "chairs": 99})
    assert answer.json()["ruling"] == "R3"
    assert answer.json()["facts"] == {"seats": 99, "low": 2, "high": 5}


def test_only_listed_tables_are_listed(noa: Device) -> None:
    hidden = noa.open("reset", name="Noa")
    shown = noa.open("reset", name="Noa", listed=True, bots="easy")
    listed = {each["id"]: each for each in noa.get("/api/tables").json()}
    assert hidden not in listed
    assert (listed[shown]["people"], listed[shown]["bots"]) == (["Noa"], 3)


def test_the_lobby_by_http(noa: Device, omar: Device) -> None:
    table = noa.open("reset")
    at = f"/api/tables/{table}"
    steps = [
        noa.ask("POST", f"{at}/chairs", {"name": "Noa", "seat": 1, "colour": "fig"}),
        omar.ask("POST", f"{at}/chairs", {"name": "Omar"}),
        omar.ask("PATCH", f"{at}/chairs/mine", {"name": "عمر", "colour": "olive"}),
        noa.ask("POST", f"{at}/bots", {"level": "hard", "seat": 3}),
        noa.ask("DELETE", f"{at}/chairs/3"),
        noa.ask("POST", f"{at}/bots", {"level": "easy"}),
        noa.ask("PUT", f"{at}/settings", {"game": "court", "pace": "quick"}),
        omar.ask("PUT", f"{at}/word", {"word": "زيتون"}),
        noa.ask("PUT", f"{at}/host", {"seat": 0}),
        omar.ask("POST", f"{at}/deal"),
    ]
    assert [step.json()["n"] for step in steps] == list(range(1, 11))
    assert [step.status_code for step in steps] == [201, 201, 200, 201, 200, 201, 200, 200, 200, 201]
    told = omar.get(at).json()
    assert (told["hosting"], told["table"]["phase"], told["table"]["game"]) == (True, "playing", "court")
    assert [chair["name"] for chair in told["table"]["chairs"]] == ["عمر", "Noa", ""]
    left = omar.ask("DELETE", f"{at}/chairs/mine")
    assert left.json()["n"] == 11
    again = omar.ask("DELETE", f"{at}/chairs/mine")
    assert (again.status_code, again.json()["n"]) == (200, omar.get(at).json()["n"])


BAD = [
    ("POST", "/chairs", {"name": "Maya", "seat": 0}, 409, "table.chair_taken"),
    ("POST", "/chairs", {"name": ""}, 400, "table.bad_name"),
    ("POST", "/chairs", {"name": "x", "seat": 10**30}, 409, "table.chair_taken"),
    ("PATCH", "/chairs/mine", {"name": "x"}, 403, "table.not_seated"),
    ("DELETE", "/chairs/mine", None, 403, "table.not_seated"),
    ("DELETE", "/chairs/0", None, 403, "table.not_host"),
    ("DELETE", "/chairs/99", None, 400, "table.not_understood"),
    ("POST", "/bots", {"level": "easy"}, 403, "table.not_host"),
    ("PUT", "/settings", {"game": "court"}, 403, "table.not_host"),
    ("PUT", "/settings", {"game": "chess"}, 400, "core.no_such_game"),
    ("PUT", "/host", {"seat": 0}, 403, "table.not_host"),
    ("PUT", "/word", {"word": "x"}, 403, "table.not_seated"),
    ("POST", "/deal", None, 403, "table.not_host"),
    ("POST", "/again", None, 403, "table.not_host"),
    ("POST", "/offer", None, 403, "table.not_seated"),
    ("POST", "/take", {"token": "x"}, 403, "table.bad_token"),
    ("GET", "/records/1", None, 404, "table.no_such_record"),
    ("GET", "/records/0", None, 400, "table.not_understood"),
    ("GET", "/replay/1", None, 404, "table.no_such_record"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "reason"), BAD)
def test_what_one_may_not_do_is_refused(
    noa: Device, omar: Device, method: str, path: str, body: object, status: int, reason: str
) -> None:
    table = noa.open("reset", name="Noa")
    before = noa.get(f"/api/tables/{table}").json()
    assert problem(omar.ask(method, f"/api/tables/{table}{path}", body)) == (status, reason)
    assert noa.get(f"/api/tables/{table}").json() == before


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [each[:3] for each in BAD if each[4] not in {"table.not_understood", "core.no_such_game"}],
)
def test_a_table_that_is_not_there_is_not_found(
    noa: Device, method: str, path: str, body: object
) -> None:
    for strange in ("AAAAAAAAAAAAAAAA", "x%00y", "%D7%90"):
        answer = noa.ask(method, f"/api/tables/{strange}{path}", body)
        assert problem(answer) == (404, "table.no_such_table")


@pytest.mark.parametrize("headers", [{}, {"authorization": "Basic x"}, {"authorization": "Bearer"},
                                     {"authorization": "Bearer short"}])  # fmt: skip
def test_without_a_secret_nobody_acts(noa: Device, headers: dict[str, str]) -> None:
    table = noa.open("reset", name="Noa")
    for path, body in (("/deal", None), ("/chairs", {"name": "x"}), ("/offer", None)):
        answer = noa.http.post(f"/api/tables/{table}{path}", json=body, headers=headers)
        assert problem(answer) == (401, "table.bad_secret")
    assert problem(noa.http.post("/api/tables", json={"game": "reset"}, headers=headers))[0] == 401


def test_a_secret_in_an_address_is_no_secret(noa: Device) -> None:
    table = noa.open("reset", name="Noa")
    for name in ("secret", "token", "authorization", "key"):
        answer = noa.http.post(f"/api/tables/{table}/deal?{name}={noa.secret}")
        assert problem(answer) == (401, "table.bad_secret")
        shown = noa.http.get(f"/api/tables/{table}?{name}={noa.secret}").json()
        assert (shown["you"], shown["hosting"]) == (None, False)


def test_a_code_that_stands_for_nothing_is_not_found(noa: Device) -> None:
    for code in ("000000x", "-1", "١٢٣", "%00", "9" * 5000):
        assert problem(noa.get(f"/api/codes/{code}")) == (404, "table.no_such_code")


def test_a_body_has_a_size_and_a_form(noa: Device) -> None:
    big = noa.ask("POST", "/api/tables", {"game": "reset", "name": "x" * 20_000})
    assert problem(big) == (413, "table.too_big")
    for body in (b"", b"{", b"\xff\xfe", b'{"game":' * 2000, gzip.compress(b'{"game":"reset"}')):
        answer = noa.ask(
            "POST", "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert problem(answer) == (400, "table.not_understood")


def test_other_methods_are_not_allowed(noa: Device) -> None:
    for method, path in (("PUT", "/api/tables"), ("DELETE", "/api/games"), ("POST", "/health/live")):
        assert problem(noa.ask(method, path))[0] == 405
    assert noa.ask("TRACE", "/api/tables").status_code == 405


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/", "/no.js", "/assets/../../settings.py", "/%2e%2e/app.py",
             "/..%2fapp.py", "/x.%00", "/" + "x" * 3000 + ".js"],
)  # fmt: skip
def test_what_is_not_there_is_not_found(noa: Device, path: str) -> None:
    assert problem(noa.get(path)) == (404, "table.no_such_page")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/reset", "/" + "x" * 3000, "/x%00y"])
def test_the_page_is_there_under_all_its_addresses(noa: Device, path: str) -> None:
    answer = noa.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


def test_health_and_figures(noa: Device) -> None:
    assert noa.get("/health/live").json() == {"status": "live"}
    assert noa.get("/health/ready").json() == {"status": "ready"}
    noa.open("reset", name="Noa")
    figures = noa.get("/metrics").text
    for name in ("kupa_tables", "kupa_connections", "kupa_entries_total", "kupa_commits_total"):
        assert f"\n{name} " in figures


def test_without_its_database_a_server_is_alive_but_not_ready(sqlite_url: str) -> None:
    with run_server(sqlite_url) as served:
        served.call(served.context.log.engine.dispose())
        served.context.log.engine.sync_engine.pool = Broken()  # type: ignore[assignment]
        assert httpx.get(f"{served.url}/health/live").status_code == 200
        assert problem(httpx.get(f"{served.url}/health/ready")) == (503, "table.not_ready")
        answer = httpx.get(f"{served.url}/api/tables")
        assert problem(answer) == (500, "table.broken")
        assert "sqlite" not in answer.text


def test_a_full_disk_and_a_frozen_database_are_not_ready(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    with run_server(sqlite_url) as served:
        assert httpx.get(f"{served.url}/health").json() == {"status": "ready"}
        with monkeypatch.context() as patch:
            patch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(9, 9, 0))
            assert problem(httpx.get(f"{served.url}/health/ready")) == (503, "table.not_ready")

        async def frozen() -> None:
            await asyncio.sleep(60)

        served.context.log.writable = frozen  # type: ignore[method-assign]
        for _ in range(3):
            assert problem(httpx.get(f"{served.url}/health/ready")) == (503, "table.not_ready")


def test_a_body_that_is_no_utf8_is_not_understood(noa: Device) -> None:
    told = noa.http.post(
        "/api/check", content=b'{"game": "\xff"}', headers={"content-type": "application/json"}
    )
    assert problem(told) == (400, "table.not_understood")


def test_a_page_connects_to_its_own_server_only(noa: Device) -> None:
    policy = noa.get("/").headers["content-security-policy"]
    here = noa.served.url.removeprefix("http://")
    assert f"connect-src 'self' ws://{here} wss://{here};" in policy


def test_many_addresses_guess_no_faster_than_the_house_allows(sqlite_url: str) -> None:
    with run_server(sqlite_url, guesses=2) as served:
        told = []
        for number in range(40):
            whence = {"x-forwarded-for": f"192.0.2.{number}"}
            told.append(httpx.get(f"{served.url}/api/codes/{number:06}", headers=whence).status_code)
        assert told[:20] == [404] * 20
        assert 429 in told[20:]


def test_replays_are_limited_and_computed_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[int] = []

    def finding(table_id: str, written: list[bytes], deal: int) -> FinishedDeal:
        found.append(deal)
        return find_deal(table_id, written, deal)

    monkeypatch.setattr(records_api, "find_deal", finding)
    with run_server(sqlite_url, time_scale=500.0, requests=100) as served:
        device = Device(served)
        table = device.open("pairs", chairs=1, name="Noa", deal=True, options={"size": "small"})
        page = device.page(table)
        play_out([page], Random(1))
        path = f"/api/tables/{table}/replay/1"
        told = [device.get(path).status_code for _ in range(11)]
        assert told == [200] * 10 + [429]
        assert len(found) == 1
        page.close()
        device.close()


class Broken:
    """A pool that has nothing to give."""

    def connect(self) -> None:
        raise OSError("sqlite: the disk is gone")

    def dispose(self) -> None:
        """Nothing to let go of."""

    def recreate(self) -> Broken:
        return self


HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/health/live", "/schema/openapi.json"]
)
def test_every_answer_says_what_a_page_may_do(noa: Device, path: str) -> None:
    headers = noa.get(path).headers
    for name, value in HEADERS.items():
        assert headers[name].startswith(value)
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1"])
def test_a_page_of_another_site_may_not_ask(noa: Device, origin: str) -> None:
    answer = noa.ask("POST", "/api/tables", {"game": "reset"}, headers={"origin": origin})
    assert problem(answer) == (403, "table.strange_origin")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_our_own_page_may_ask(noa: Device, sqlite_url: str) -> None:
    answer = noa.ask("GET", "/api/games", headers={"origin": noa.served.url})
    assert answer.status_code == 200
    with run_server(sqlite_url, origins=("https://friend.example",)) as served:
        told = httpx.get(f"{served.url}/api/games", headers={"origin": "https://friend.example"})
        assert told.status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "[::2]", "a:b:c"]
)
def test_a_name_we_do_not_go_by_is_no_name_of_ours(noa: Device, host: str) -> None:
    assert problem(noa.ask("GET", "/api/games", headers={"host": host})) == (421, "table.strange_host")


@pytest.mark.parametrize(
    ("hosts", "host", "status"),
    [
        (("lan",), "192.168.1.7:8000", 200),
        (("lan",), "[fd00::1]:8000", 200),
        (("lan",), "laptop.local", 200),
        (("lan",), "8.8.8.8", 421),
        (("kupa.example",), "kupa.example", 200),
        (("*",), "anything", 200),
    ],
)
def test_names_are_allowed_by_the_host_of_the_house(
    sqlite_url: str, hosts: tuple[str, ...], host: str, status: int
) -> None:
    context = make_context(Settings(database_url=sqlite_url, hosts=hosts))
    assert context.is_allowed_host(host) == (status == 200)


def test_guessing_codes_is_slow_but_a_family_gets_in(sqlite_url: str) -> None:
    with run_server(sqlite_url, guesses=20, requests=600, connections=200) as served:
        family = [Device(served, f"P{number}") for number in range(7)]
        opened = family[0].ask("POST", "/api/tables", {"game": "ushpizin", "chairs": 7}).json()
        for device in family:
            assert device.get(f"/api/codes/{opened['code']}").json() == {"id": opened["id"]}
            device.sit(opened["id"])
        pages = [device.page(opened["id"]) for device in family]
        assert family[0].ask("POST", f"/api/tables/{opened['id']}/deal").status_code == 201
        for page in pages:
            page.catch_up(8)
            page.close()
        guesses = [family[0].get(f"/api/codes/{number:06}").status_code for number in range(30)]
        assert 429 in guesses
        assert problem(family[0].get("/api/codes/123456")) == (429, "table.too_fast")
        taken = family[0].ask("POST", f"/api/tables/{opened['id']}/take", {"token": fresh_secret()})
        assert problem(taken) == (429, "table.too_fast")
        assert family[0].get(f"/api/tables/{opened['id']}").status_code == 200
        for device in family:
            device.close()


def test_an_address_asks_so_often_but_may_always_ask_for_health(sqlite_url: str) -> None:
    with run_server(sqlite_url, requests=30, openings=5) as served:
        device = Device(served)
        openings = [device.ask("POST", "/api/tables", {"game": "reset"}) for _ in range(6)]
        assert problem(openings[-1]) == (429, "table.too_fast")
        answers = [device.get("/api/games").status_code for _ in range(40)]
        assert answers.count(429) >= 10
        assert device.get("/health/live").status_code == 200
        device.close()


def test_a_finished_deal_has_a_record_and_a_replay(fast_server: ServerThread, seated: Sit) -> None:
    _, devices, _ = seated(fast_server, deal=False)
    table = devices[0].open(
        "reset", bots="easy", chairs=2, deal=True, options={"turns": "20"}, pace="quick"
    )
    page = devices[0].page(table, stranger=True)
    while (page.heard[-1].get("table") or {}).get("phase") != "over":
        page.receive()
    assert devices[0].get(f"/api/tables/{table}/records/1").text.startswith("kupa record 1\n")
    for eyes in ("open", "onlooker", "0", "1"):
        told = devices[0].get(f"/api/tables/{table}/replay/1?eyes={eyes}").json()
        assert (told["eyes"], told["steps"][0]["n"]) == (eyes, 0)
    for eyes in ("7", "x", "-1"):
        assert devices[0].get(f"/api/tables/{table}/replay/1?eyes={eyes}").status_code == 400
    page.close()


def test_the_openapi_names_every_address(noa: Device) -> None:
    told = noa.get("/schema/openapi.json").json()
    assert told["info"]["title"] == "Kupa"
    assert {"/api/games", "/api/tables", "/api/tables/{table_id}/records/{deal}"} <= set(told["paths"])
