"""``kupa tables``, ``kupa backup`` and ``kupa verify`` on tables that were really played."""

from __future__ import annotations

import json
import signal
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kupa import words
from kupa.server import pages
from kupa.tables.credentials import fresh_secret
from support.kupa_process import RunningServer, open_table, run_in_process, run_kupa, running_server
from support.socket_player import play_by_socket

WORD = "حظ טוב"
MONTH = 31 * 24 * 3600


@dataclass
class Site:
    """A server that runs, a table where a deal is over, and what was noted before it."""

    home: Path
    server: RunningServer
    table: str
    seal: str
    where: dict[str, str]

    def kupa(self, *words: str, stdin: str | None = None) -> tuple[int, str, str]:
        return run_in_process(self.home, *words, stdin=stdin, **self.where)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    home, secret = tmp_path_factory.mktemp("site"), fresh_secret()
    where = {"KUPA_DATABASE_URL": f"sqlite:///{home}/kupa.db"}
    fast = {"KUPA_TIME_SCALE": "50", "KUPA_MESSAGES": "10000", **where}
    with running_server(home, "serve", "--port", "0", **fast) as server:
        table = open_table(server, secret, deal=False)
        request_word(server, table, secret)
        seal = server.ask(f"/api/tables/{table}")["table"]["fair"]["seal"]
        server.ask(f"/api/tables/{table}/deal", {}, secret)
        play_by_socket(server, table, secret)
        yield Site(home, server, table, seal, where)
        assert server.end(signal.SIGTERM) == 0


def request_word(server: RunningServer, table: str, secret: str) -> None:
    """Add the word as a person's page does."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    url = f"{server.address}/api/tables/{table}/word"
    body = json.dumps({"word": WORD}).encode()
    request = urllib.request.Request(url, body, headers, method="PUT")  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        assert answer.status == 200


def age(site: Site, table: str) -> None:
    """Let a table be untouched for a month."""
    db = sqlite3.connect(site.home / "kupa.db", timeout=10)
    db.execute("update tables set touched = touched - ?, due = null where id = ?", [MONTH, table])
    db.commit()
    db.close()


def exported(site: Site) -> str:
    code, text, _ = site.kupa("tables", "export", site.table)
    assert code == 0
    return text


def test_finished_deals_become_a_data_set_that_replays(site: Site, tmp_path: Path) -> None:
    code, _, err = site.kupa("dataset", "export", "--out", str(tmp_path))
    assert (code, err.count("wrote ")) == (0, 1)
    (made,) = tmp_path.iterdir()
    code, out, _ = site.kupa("dataset", "check", str(made))
    assert (code, out.startswith("1 games; 1 played again with ")) == (0, True)
    card = (made / "README.md").read_text("utf-8")
    assert card.startswith("---\nlicense: unknown\n")
    assert site.table not in card + (made / "dataset.json").read_text("utf-8")


def test_tables_are_listed_while_the_server_runs(site: Site) -> None:
    _, text, _ = site.kupa("tables")
    assert site.table in text
    assert "Noa, 1 bots" in text
    listed = {each["id"]: each for each in json.loads(site.kupa("tables", "--json")[1])}
    facts = listed[site.table]
    assert (facts["game"], facts["phase"], facts["deals"]) == ("reset", "over", 1)
    assert facts["people"] == ["Noa"]
    assert facts["touched"] >= facts["opened"]
    assert set(facts) == {
        "id", "code", "game", "phase", "deals", "opened", "touched", "people", "bots"
    }  # fmt: skip


def test_a_record_is_exported_as_the_table_gives_it(site: Site) -> None:
    code = site.server.ask(f"/api/tables/{site.table}")["code"]
    given = site.server.ask(f"/api/tables/{site.table}/records/1")
    assert exported(site) == given
    assert site.kupa("tables", "export", code)[1] == given
    assert "The game is over." in site.kupa("replay", "-", stdin=given)[1]


def test_finished_deals_become_a_data_set_without_names(site: Site, tmp_path: Path) -> None:
    code, _, said = site.kupa("dataset", "export", "--out", str(tmp_path))
    (folder,) = tmp_path.iterdir()
    assert (code, f"wrote {folder}: 1 games" in said) == (0, True)
    assert site.kupa("dataset", "check", str(folder))[0] == 0
    written = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert b"Noa" not in written
    assert site.table.encode() not in written


def test_records_are_written_to_a_file_or_into_a_folder(site: Site, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("tables", "export", site.table, "--deal", "1", "-o")
    assert site.kupa(*words, str(file))[0] == 0
    assert site.kupa(*words, str(file))[0] == 2
    assert site.kupa("tables", "export", site.table, "-o", str(tmp_path))[0] == 0
    assert (tmp_path / f"{site.table}-1.txt").read_text() == file.read_text()
    code, _, said = site.kupa("tables", "export", site.table, "--deal", "2")
    assert (code, "has 1 deals that are over, no 2." in said) == (2, True)
    assert "There is no table nowhere." in site.kupa("tables", "export", "nowhere")[2]


def test_what_was_sealed_and_said_is_verified(site: Site) -> None:
    words = ("verify", "-", "--seal", site.seal, "--word", f" {WORD} ")
    code, said, _ = site.kupa(*words, stdin=exported(site))
    assert code == 0
    assert [line[0] for line in said.splitlines()] == ["✓"] * 5
    assert "The word is in the seed, from seat 0." in said
    for language, word in (("he", "החותם"), ("ar", "الختم")):
        code, said, _ = site.kupa(*words, "--lang", language, stdin=exported(site))
        assert (code, word in said) == (0, True)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("# seal: ", "# seal: 00", "✗ The seal does not fit the root"),
        ("seed: ", "seed: 7\n#", "✗ The cards do not come from the root and the words"),
        ("# root: ", "# lost: ", "✗ The file has no seal"),
        ("# word 0: ", "# word 1: ", "✗ The cards do not come from the root and the words"),
        (
            "\n\n",
            "\n\n0: fire\n0: fire\n0: fire\n0: fire\n",
            "✗ The record cannot be replayed past answer",
        ),
    ],
)
def test_whatever_was_changed_is_found(site: Site, old: str, new: str, sentence: str) -> None:
    code, said, _ = site.kupa("verify", "-", stdin=exported(site).replace(old, new, 1))
    assert code == 1
    assert sentence in said


def test_another_seal_another_word_or_a_missing_end_is_found(site: Site) -> None:
    text = exported(site)
    code, said, _ = site.kupa("verify", "-", "--seal", "0" * 64, "--word", "other", stdin=text)
    assert code == 1
    assert "✗ It is not the seal that was noted at the start." in said
    assert "✗ The word is not in the seed." in said
    lines = text.splitlines()
    last = max(at for at, line in enumerate(lines) if line[:1].isdigit())
    shorter = "\n".join(lines[:last] + lines[last + 1 :]) + "\n"
    assert "✗ The record stops before the end of the game" in site.kupa("verify", "-", stdin=shorter)[1]
    assert site.kupa("verify", "-", stdin="hello")[0] == 2


def test_a_backup_is_whole_and_replaces_nothing_unasked(site: Site, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    code, _, said = site.kupa("backup", str(copy))
    assert (code, "tables, checked" in said) == (0, True)
    assert [each.name for each in tmp_path.iterdir()] == ["copy.db"]
    assert site.kupa("backup", str(copy))[0] == 2
    assert site.kupa("backup", str(copy), "--force")[0] == 0
    elsewhere = {"KUPA_DATABASE_URL": f"sqlite:///{copy}"}
    assert run_in_process(tmp_path, "tables", "export", site.table, **elsewhere)[1] == exported(site)
    assert site.kupa("backup", str(tmp_path / "no" / "copy.db"))[0] == 2
    assert run_in_process(tmp_path, "backup", str(tmp_path / "x.db"))[0] == 2


def test_a_restored_backup_is_served(site: Site, tmp_path: Path) -> None:
    site.kupa("backup", str(tmp_path / "kupa.db"))
    where = {"KUPA_DATABASE_URL": f"sqlite:///{tmp_path}/kupa.db"}
    with running_server(tmp_path, "serve", "--port", "0", **where) as server:
        assert server.ask(f"/api/tables/{site.table}")["table"]["phase"] == "over"


def test_a_table_in_use_is_not_deleted_and_an_old_one_is(site: Site) -> None:
    table = open_table(site.server, fresh_secret())
    code, _, said = site.kupa("tables", "delete", table, "--yes")
    assert (code, "is in use" in said) == (2, True)
    old = open_table(site.server, fresh_secret(), deal=False)
    age(site, old)
    assert site.kupa("tables", "delete", old, stdin="n\n")[0] == 1
    assert old in site.kupa("tables")[1]
    assert "deleted 1 table" in site.kupa("tables", "delete", old, stdin="y\n")[2]
    assert old not in site.kupa("tables")[1]
    assert table in site.kupa("tables")[1]


def test_tables_long_untouched_are_deleted_together(site: Site) -> None:
    old = [open_table(site.server, fresh_secret(), deal=False) for _ in range(2)]
    for table in old:
        age(site, table)
    assert "deleted 0 tables" in site.kupa("tables", "delete", "--untouched-for", "8w", "--yes")[2]
    assert "deleted 2 tables" in site.kupa("tables", "delete", "--untouched-for", "30d", "--yes")[2]
    assert site.table in site.kupa("tables")[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nowhere",), "There is no table nowhere."),
        ((), "one of the two"),
        (("x", "--untouched-for", "3d"), "one of the two"),
        (("--untouched-for", "soon"), "soon is no time"),
    ],
)
def test_a_wrong_deletion_is_a_sentence(site: Site, words: tuple[str, ...], sentence: str) -> None:
    code, _, said = site.kupa("tables", "delete", *words, "--yes")
    assert (code, sentence in said) == (2, True)


def test_where_nobody_has_played_there_are_no_tables(tmp_path: Path) -> None:
    done = run_kupa(tmp_path, "tables")
    assert done.returncode == 2
    assert "There are no tables yet" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("ending", "kind"), [(".js", "text/javascript"), (".css", "text/css"), (".html", "text/html")]
)
def test_a_file_of_the_page_is_served_as_what_it_is(site: Site, ending: str, kind: str) -> None:
    file = next(path.name for path in pages.built().iterdir() if path.suffix == ending)
    with urllib.request.urlopen(f"{site.server.address}/{file}") as answer:  # noqa: S310
        assert answer.headers["content-type"].startswith(kind)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.read()


def served(site: Site, path: str) -> str:
    """Return a text of the server."""
    with urllib.request.urlopen(site.server.address + path) as answer:  # noqa: S310 — our own server
        return str(answer.read().decode())


def test_a_page_is_given_the_sentences_of_three_languages(site: Site) -> None:
    for language in ("en", "he", "ar"):
        assert served(site, f"/api/words/{language}").count("\nreset-laid =") == 1
        assert served(site, f"/api/games/court/words/{language}") == words.text(language, "court")
    with pytest.raises(urllib.error.HTTPError) as strange:
        served(site, "/api/words/fr")
    assert strange.value.code == 404
    strange.value.close()


def test_a_damaged_table_is_found_and_mended(site: Site, tmp_path: Path) -> None:
    table = open_table(site.server, fresh_secret(), deal=False)
    assert site.kupa("tables", "check")[0] == 0
    db = sqlite3.connect(site.home / "kupa.db", timeout=10)
    with db:
        db.execute("delete from entries where table_id = ? and number = 1", [table])
    db.close()
    code, said, _ = site.kupa("tables", "check")
    assert (code, said.split(",")[0]) == (1, f"{table}: entry 1 is missing")
    code, _, said = site.kupa("tables", "check", "--mend", "--out", str(tmp_path))
    assert (code, "in use" in said) == (2, True)
    age(site, table)
    assert site.kupa("tables", "check", table, "--mend", "--out", str(tmp_path))[0] == 0
    assert (tmp_path / f"{table}-cut-at-1.txt").read_text().startswith('2 {"kind":"seated"')
    assert site.kupa("tables", "check")[0] == 0
    listed = json.loads(site.kupa("tables", "--json")[1])
    assert next(each for each in listed if each["id"] == table)["people"] == []
