"""The command line, run as a person runs it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


def kupa(*words: str, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command; a narrow, colourless terminal, as in a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "kupa", *words], input=stdin, capture_output=True, text=True, check=False,
        env=os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"},
    )  # fmt: skip


def test_games_lists_options_with_defaults() -> None:
    done = kupa("games")
    assert done.returncode == 0
    for word in ("reset", "draw", "forced", "stick", "finish", "turns", "first", "R30"):
        assert word in done.stdout


def test_games_describes_every_game_as_data() -> None:
    games = {game["key"]: game for game in json.loads(kupa("games", "--json").stdout)}
    assert list(games) == ["ushpizin", "court", "reset", "pairs"]
    draw = games["reset"]["options"][0]
    assert (draw["name"], draw["default"], draw["words"]) == ("draw", "forced", ["forced", "free"])
    assert {"name": "stick", "time": "short", "ruling": "R21"} in games["reset"]["phases"]


@pytest.mark.parametrize(("language", "word"), [("he", "איפוס"), ("ar", "إلى الصفر")])
def test_games_speaks_hebrew_and_arabic(language: str, word: str) -> None:
    assert word in kupa("games", "--lang", language).stdout


def test_simulate_prints_a_table() -> None:
    done = kupa("simulate", "reset", "--games", "60", "--seats", "3")
    assert done.returncode == 0
    for word in ("3 players", "60 random games", "95 %", "answers", "resets", "sticks", "draws"):
        assert word in done.stdout


def test_simulate_json_is_one_object_with_what_was_asked() -> None:
    done = kupa("simulate", "reset", "--games", "50", "--seed", "3", "--json")
    report = json.loads(done.stdout)
    assert report["games"] == 50
    assert report["unfinished"] == 0
    assert sum(report["wins"]) == 50
    assert len(report["wins"]) == 4
    assert set(report["length"]) >= {"mean", "p50", "p90", "max"}
    assert report["moves"] >= 50
    assert report["seconds"] >= 0


def test_simulate_is_the_same_on_any_number_of_processes() -> None:
    words = ("simulate", "reset", "--games", "520", "--seed", "5", "--json")
    one, two = (json.loads(kupa(*words, "--processes", n).stdout) for n in ("1", "2"))
    one.pop("seconds"), two.pop("seconds")
    assert one == two


def test_a_duel_seats_one_of_a_level_among_any_number_of_the_other() -> None:
    words = ("duel", "pairs", "medium", "easy", "--seats", "3", "--games", "4", "--processes", "1")
    done = kupa(*words)
    assert done.returncode == 0
    assert "one medium among 2 easy" in done.stdout
    verdict = json.loads(kupa(*words, "--json").stdout)
    assert (verdict["seats"], verdict["games"], round(verdict["fair"], 2)) == (3, 4, 0.33)


def test_options_are_words_after_the_flag_wherever_it_stands() -> None:
    words = ("draw=free", "finish=places", "turns=30")
    last = kupa("simulate", "reset", "--games", "5", "--json", "--options", *words)
    first = kupa("simulate", "reset", "--options", *words, "--games", "5", "--json")
    assert json.loads(last.stdout)["options"] == json.loads(first.stdout)["options"]
    assert "draw=free stick=on finish=places turns=30" in last.stdout


def test_record_and_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert kupa("record", "reset", "--seed", "4", "--seats", "3", "--out", str(file)).returncode == 0
    shown = kupa("replay", str(file))
    assert shown.returncode == 0
    assert "The game is over." in shown.stdout
    assert re.search(r"^Places: Seat 0:\s\d, Seat 1:\s\d, Seat 2:\s\d$", shown.stdout, re.MULTILINE)
    assert "Cards at the end, seat 1: " in shown.stdout
    assert "None" not in shown.stdout
    assert file.read_text() == kupa("record", "reset", "--seed", "4", "--seats", "3").stdout
    assert kupa("replay", "-", stdin=file.read_text()).stdout == shown.stdout


def test_a_replay_through_a_seats_eyes_hides_what_it_did_not_see(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    kupa("record", "reset", "--seed", "4", "--seats", "2", "--out", str(file))
    open_game = kupa("replay", str(file)).stdout
    mine = kupa("replay", str(file), "--seat", "0").stdout
    outside = kupa("replay", str(file), "--onlooker").stdout
    assert "Seat 1 holds" in open_game
    assert "Seat 1 holds" not in mine
    assert "Seat 0 holds" in mine
    assert "holds" not in outside
    assert "draws a card." in outside


def test_a_replay_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    kupa("record", "reset", "--seed", "4", "--seats", "2", "--out", str(file))
    assert "כיסא" in kupa("replay", str(file), "--lang", "he").stdout
    assert "المقعد" in kupa("replay", str(file), "--lang", "ar").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "bridge"), "There is no game “bridge”. There are: ushpizin, court, reset, pairs"),
        (
            ("simulate", "reset", "--seats", "7"),
            "This game is for 2 to 5 players, not 7. (R3)",
        ),
        (("simulate", "reset", "--seed", "x"), "“x” isn't a seed"),
        (("simulate", "reset", "--options", "draw=never"), "draw takes forced | free. (R7)"),
        (("simulate", "reset", "--options", "colour=red"), "the options are: draw, stick"),
        (("simulate", "reset", "draw=free"), "after --options"),
        (("simulate", "reset", "--options", "turns=0"), "the limit is 1 to 1000000 turns. (R30)"),
        (("simulate", "reset", "--options", "first=4"), "seats are numbered 0 to 3. (R5)"),
        (("simulate", "reset", "--games", "0"), "games"),
        (("simulate",), "Missing argument"),
        (("replay", "no-such-file"), "cannot be read: No such file"),
        (("replay", "."), "cannot be read"),
        (("dance",), "No such command"),
    ],
)
def test_wrong_input_is_a_sentence_and_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    done = kupa(*words)
    assert done.returncode == 2
    assert sentence in done.stderr.replace("\n", " ").replace("  ", " ")
    assert "Traceback" not in done.stderr + done.stdout


def test_a_spoilt_record_says_where(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = kupa("record", "reset", "--seed", "4", "--seats", "2").stdout
    lines = text.splitlines()
    file.write_text("\n".join([*lines[:9], "1: fire", "0: fire", *lines[9:]]))
    done = kupa("replay", str(file))
    assert done.returncode == 2
    assert "cannot be replayed past answer 3" in done.stderr.replace("\n", " ")
    file.write_bytes(b"\xff\xfe\x00")
    assert "is no text file" in kupa("replay", str(file)).stderr
    assert kupa("replay", "-", stdin="hello").returncode == 2


def test_a_seat_that_was_not_there_cannot_look(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    kupa("record", "reset", "--seed", "4", "--seats", "2", "--out", str(file))
    done = kupa("replay", str(file), "--seat", "5")
    assert done.returncode == 2
    assert "seats are numbered 0 to 1" in done.stderr
    assert kupa("replay", str(file), "--seat", "0", "--onlooker").returncode == 2


def test_a_file_is_not_replaced_unasked(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    done = kupa("record", "reset", "--seed", "4", "--out", str(file))
    assert done.returncode == 2
    assert file.read_text() == "precious"
    assert kupa("record", "reset", "--seed", "4", "--out", str(file), "--force").returncode == 0
    assert file.read_text().startswith("kupa record 1")
    assert kupa("record", "reset", "--out", str(tmp_path / "no" / "x")).returncode == 2


def test_help_and_version() -> None:
    assert "simulate" in kupa("--help").stdout
    assert "NAME=VALUE" in kupa("simulate", "--help").stdout
    assert kupa("--version").stdout.startswith("kupa ")
    assert "Usage" in kupa("tables", "--help").stdout
