"""``kupa`` alone: one process that opens the tables, shows where they are, and keeps them."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import sys
import tomllib
import urllib.error
from pathlib import Path

import pytest

from kupa.host import extras, lan, ports, qr
from kupa.host.lock import AlreadyRunning, DatabaseLock
from kupa.server.settings import database_file
from kupa.tables.credentials import fresh_secret
from support.kupa_process import environment, open_table, run_in_process, run_kupa, running_server
from support.socket_player import play_by_socket

ROOT = Path(__file__).parents[2]
FAST = {"KUPA_TIME_SCALE": "50", "KUPA_MESSAGES": "10000"}
NOT_ON_WINDOWS = {"open_spiel", "uvloop"}  # packages that are not asked for everywhere
NAMED_OTHERWISE = {"vl-convert-python": "vl_convert"}  # the module of a package
BLOCKS = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}


def data(home: Path) -> Path:
    return home / ".local" / "share" / "kupa"


def drawn_modules(said: str) -> list[list[bool]]:
    """Read a code that was drawn without colours: there the light modules have the ink."""
    lines = [line for line in said.splitlines() if line and set(line) <= set(BLOCKS) and line.strip()]
    rows: list[list[bool]] = []
    for line in lines:
        for half in (0, 1):
            rows.append([not BLOCKS[character][half] for character in line])
    return rows


def test_it_opens_says_where_plays_closes_and_finds_its_tables_again(tmp_path: Path) -> None:
    secret = fresh_secret()
    with running_server(tmp_path, **FAST) as server:
        assert server.address.startswith("http://localhost:")
        assert "Kupa" in server.ask("/")
        table = open_table(server, secret)
        updates = play_by_socket(server, table, secret, most=10)
        assert server.end(signal.SIGINT) == 0
        assert "All tables are kept" in server.said
        assert "Traceback" not in server.said
    assert (data(tmp_path) / "kupa.db").exists()
    with running_server(tmp_path, **FAST) as server:
        updates = play_by_socket(server, table, secret)
        assert updates[0]["n"] >= 9
        assert updates[-1]["table"]["phase"] == "over"


def test_the_code_it_draws_is_the_address_it_prints(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        server.wait_for("(Ctrl-C closes it)")
        modules = [
            [bool(dark) for dark in row] for row in qr.make_code(server.address).matrix_iter(border=2)
        ]
        assert drawn_modules(server.said)[: len(modules)] == modules


def test_with_colours_the_code_is_black_on_white_on_any_terminal() -> None:
    text = qr.terminal_code("http://192.168.1.7:8765", colours=True)
    assert {str(span.style) for span in text.spans} == {"#ffffff on #000000"}
    assert set(text.plain.splitlines()[0]) == {"█"}
    plain = qr.terminal_code("http://192.168.1.7:8765", colours=False)
    assert plain.plain == text.plain
    assert {str(span.style) for span in plain.spans} <= {""}


def test_a_second_one_on_the_same_tables_says_where_the_first_is(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        second = run_kupa(tmp_path)
        assert second.returncode == 0
        assert f"running already at {server.address}" in second.stdout
        code, _, said = run_in_process(tmp_path, "--lan")
        assert (code, f"already at {server.address}: stop that one first" in said) == (2, True)
        code, _, said = run_in_process(tmp_path, "serve", "--port", "0")
        assert (code, "serves this database already" in said) == (2, True)


def test_two_with_data_of_their_own_take_two_ports(tmp_path: Path) -> None:
    with running_server(tmp_path / "one") as one, running_server(tmp_path / "two") as two:
        assert one.address != two.address
        assert one.ask("/health/ready") == two.ask("/health/ready") == {"status": "ready"}


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        for words in (("--port", str(port)), ("serve", "--port", str(port))):
            code, _, said = run_in_process(tmp_path, *words)
            assert code == 2
            assert f"Port {port} is taken by another program: choose another with --port." in said


def test_without_lan_only_this_computer_and_its_own_names_are_answered(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        with pytest.raises(urllib.error.HTTPError) as strange:
            server.ask("/", host="kupa.example.org")
        assert strange.value.code == 421
        strange.value.close()
        for address in lan.addresses():
            with socket.socket() as probe:
                probe.settimeout(2)
                assert probe.connect_ex((address, int(server.address.rpartition(":")[2]))) != 0


def test_with_lan_the_local_network_gets_an_address_and_answers(tmp_path: Path) -> None:
    with running_server(tmp_path, "--lan") as server:
        server.wait_for("(Ctrl-C closes it)")
        port = server.address.rpartition(":")[2]
        assert "Kupa" in server.ask("/", host="192.168.1.7:8765")
        for address in lan.addresses():
            assert f"http://{address}:{port}" in server.said
            with socket.socket() as probe:
                assert probe.connect_ex((address, int(port))) == 0
        if not lan.addresses():
            assert "in no network" in server.said
        invited = next((f"http://{address}:{port}" for address in lan.addresses()), None)
        assert server.ask("/api/games")["address"] == invited


def test_an_address_of_the_local_network_is_no_loopback_address() -> None:
    for address in lan.addresses():
        assert not address.startswith(("127.", "169.254.", "0."))


@pytest.mark.parametrize("command", [(), ("serve", "--port", "0"), ("serve", "--workers", "1")])
def test_data_that_cannot_be_used_is_a_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "file").write_text("no folder")
    nowhere = run_in_process(tmp_path / "file", *command)
    (tmp_path / "bad.db").write_bytes(b"what is this? " * 100)
    spoilt = run_in_process(tmp_path, *command, KUPA_DATABASE_URL=f"sqlite:///{tmp_path}/bad.db")
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.execute("create table alembic_version (version_num text)")
    newer.execute("insert into alembic_version values ('9999')")
    newer.commit()
    newer.close()
    future = run_in_process(tmp_path, *command, KUPA_DATABASE_URL=f"sqlite:///{tmp_path}/newer.db")
    assert [code for code, _, _ in (nowhere, spoilt, future)] == [2, 2, 2]
    assert "cannot be made: Not a directory. KUPA_DATABASE_URL names another place." in nowhere[2]
    assert "bad.db is damaged, or no database of Kupa: put a backup in its place." in spoilt[2]
    assert "newer.db was written by a newer Kupa: update this one." in future[2]


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ({"KUPA_TIME_SCALE": "quick"}, "should be a number"),
        ({"KUPA_DATABASE_URL": "mysql://x"}, "KUPA_DATABASE_URL is no address of a database"),
        ({"KUPA_DATABASE_URL": "nonsense"}, "KUPA_DATABASE_URL is no address of a database"),
        ({"KUPA_DATABASE_URL": "postgresql://u:hush@127.0.0.1:1/k"}, "cannot be used"),
    ],
)
def test_a_wrong_setting_is_a_sentence(tmp_path: Path, setting: dict[str, str], sentence: str) -> None:
    code, _, said = run_in_process(tmp_path, **setting)
    assert (code, sentence in said) == (2, True)
    assert "hush" not in said


def test_options_of_the_table_do_not_stand_before_a_command(tmp_path: Path) -> None:
    code, _, said = run_in_process(tmp_path, "--lan", "serve")
    assert (code, "stand without a command" in said) == (2, True)


def test_a_lock_is_gone_with_whoever_held_it(tmp_path: Path) -> None:
    held = DatabaseLock(tmp_path / "kupa.db")
    held.announce("http://localhost:1")
    with pytest.raises(AlreadyRunning, match="http://localhost:1"):
        DatabaseLock(tmp_path / "kupa.db")
    held.release()
    DatabaseLock(tmp_path / "kupa.db").release()


def test_two_names_of_one_database_are_one_lock(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to(tmp_path / "real")
    held = DatabaseLock(tmp_path / "real" / "kupa.db")
    held.announce("http://localhost:1")
    with pytest.raises(AlreadyRunning, match="http://localhost:1"):
        DatabaseLock(tmp_path / "linked" / "kupa.db")
    held.release()
    DatabaseLock(tmp_path / "linked" / "kupa.db").release()


def test_a_database_of_an_earlier_version_is_used_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # not valid: platformdirs ignores it
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    usual = tmp_path / ".local" / "share" / "kupa" / "kupa.db"
    assert database_file() == usual
    earlier = Path("relative/kupa/kupa.db")
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert database_file() == earlier
    usual.parent.mkdir(parents=True)
    usual.touch()
    assert database_file() == usual


@pytest.mark.parametrize("words", [(), ("serve",), ("tables",), ("backup", "copy.db")])
def test_without_the_server_installed_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    code, _, said = run_in_process(tmp_path, *words)
    assert code == 2
    assert said.strip() == "The server is not installed (no litestar): pip install 'kupa[play]'"


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("tables",), ()])
@pytest.mark.parametrize(
    "setting", [{"KUPA_DATABASE_URL": "postgresql://x/kupa"}, {"KUPA_REDIS_URL": "redis://x"}]
)
def test_without_the_club_installed_postgresql_and_redis_say_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], setting: dict[str, str]
) -> None:
    for module in extras.MODULES["club"]:
        monkeypatch.setitem(sys.modules, module, None)
    code, _, said = run_in_process(tmp_path, *words, **setting)
    assert code == 2
    missing = "no asyncpg, redis"
    assert (
        said.strip() == f"PostgreSQL and Redis are not installed ({missing}): pip install 'kupa[club]'"
    )


def test_every_package_of_an_extra_is_looked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, modules in extras.MODULES.items():
        asked = [re.split(r"[\[<>=;]", each)[0] for each in project["optional-dependencies"][extra]]
        named = {NAMED_OTHERWISE.get(name, name.replace("-", "_")) for name in asked}
        named -= {"kupa", *NOT_ON_WINDOWS}
        assert named == set(modules)


def test_a_port_of_ones_own_is_bound_at_both_addresses_of_localhost() -> None:
    bound = ports.bind_default(ports.LOOPBACK)
    try:
        assert len({ports.port_of(each) for each in bound}) == 1
        assert bound[0].getsockname()[0] == ports.LOOPBACK
    finally:
        for each in bound:
            each.close()


def test_no_browser_is_opened_by_a_program_without_a_screen(tmp_path: Path) -> None:
    trap = tmp_path / "browser"
    trap.write_text(f"#!/bin/sh\ntouch {tmp_path}/opened\n")
    trap.chmod(0o755)
    assert environment(tmp_path)["CI"] == "1"
    with running_server(tmp_path, BROWSER=str(trap), DISPLAY=":0", CI="") as server:
        server.wait_for("(Ctrl-C closes it)")
        assert server.end(signal.SIGINT) == 0
    assert not (tmp_path / "opened").exists()
