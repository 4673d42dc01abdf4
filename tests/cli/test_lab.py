"""``kupa study`` and ``kupa dataset``, as a person runs them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

STUDY = """
title = "Which is shorter?"
game = "pairs"
seats = 2
bots = "easy"
games = {games}
first_look = {games}
[[variant]]
name = "small"
options = {{size = "small"}}
[[variant]]
name = "medium"
options = {{size = "medium"}}
[[question]]
measure = "attempts"
"""
PLAIN = os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "kupa", *words]
    return subprocess.Popen(
        command, cwd=folder, env=PLAIN, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 — this process has no threads
    )  # fmt: skip


def heed_interrupts() -> None:
    """A test run in the background of a shell ignores Ctrl-C, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def kupa(folder: Path, *words: str) -> tuple[int, str, str]:
    with start(folder, *words) as process:
        out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def test_a_study_is_played_reported_and_reported_anew(tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text(STUDY.format(games=100), encoding="utf-8")
    code, out, err = kupa(tmp_path, "study", "short.toml", "--processes", "1")
    assert (code, "medium − small: +" in out, "(more)" in out) == (0, True, True)
    assert {each.name for each in (tmp_path / "short").iterdir()} == {
        "report.html", "findings.json", "findings.parquet",
    }  # fmt: skip
    assert "wrote short/report.html" in err
    code, out, _ = kupa(tmp_path, "study", "short/findings.json", "--lang", "he", "--out", "again")
    assert (code, "(יותר)" in out) == (0, True)
    code, _, err = kupa(tmp_path, "study", "short.toml")
    assert (code, "exists already" in err) == (2, True)


def test_what_is_wrong_with_a_study_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(STUDY.format(games=100) + 'colour = "red"\n', encoding="utf-8")
    code, out, err = kupa(tmp_path, "study", "bad.toml")
    assert (code, out) == (2, "")
    assert err == "In question 1 nothing is known of “colour”.\n"


def test_a_study_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    (tmp_path / "long.toml").write_text(STUDY.format(games=1500), encoding="utf-8")
    process = start(tmp_path, "study", "long.toml", "--processes", "1")
    until = time.monotonic() + 60
    while not (tmp_path / "long").exists() and time.monotonic() < until:
        time.sleep(0.05)
    time.sleep(1)  # some batches are played, and not all
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "--resume" in err
    assert kupa(tmp_path, "study", "long.toml")[0] == 2
    assert kupa(tmp_path, "study", "long.toml", "--resume", "--processes", "1")[0] == 0
    whole = kupa(tmp_path, "study", "long.toml", "--out", "whole", "--processes", "1")
    assert whole[0] == 0
    names = ("long/findings.json", "whole/findings.json")
    one, other = ((tmp_path / name).read_bytes() for name in names)
    assert one == other


def test_a_data_set_is_made_described_checked_and_not_written_over(tmp_path: Path) -> None:
    words = ("dataset", "make", "court", "--bots", "easy,easy", "--games", "3", "--out", "data")
    options = ("--processes", "1", "--options", "size=short")
    assert kupa(tmp_path, *words, *options)[0] == 0
    code, out, _ = kupa(tmp_path, "dataset", "check", "data")
    assert (code, out.startswith("3 games; 3 played again with ")) == (0, True)
    assert "size=short" in kupa(tmp_path, "dataset", "card", "data")[1]
    assert kupa(tmp_path, *words, *options)[0] == 2
    assert kupa(tmp_path, *words, *options, "--resume")[0] == 0
    (tmp_path / "data" / "games" / "part-00000.parquet").unlink()
    assert kupa(tmp_path, "dataset", "check", "data")[0] == 1


def test_a_simulation_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    """So many games that no machine is through with them: how it ends, tests/lab/test_kept.py asks."""
    words = ("simulate", "pairs", "--games", "100000000", "--processes", "1", "--json")
    first = interrupt_later(tmp_path, 0, *words)
    code, _, err = kupa(tmp_path, *words)
    assert (code, "--resume goes on" in err) == (2, True)
    assert interrupt_later(tmp_path, first, *words, "--resume") > first


def interrupt_later(folder: Path, before: int, *words: str) -> int:
    """Interrupt a command when it has played more than before; return how many games are kept."""
    seconds, done = 1.0, 0
    while done <= before:
        with start(folder, *words) as process:
            with pytest.raises(subprocess.TimeoutExpired):
                process.communicate(timeout=seconds)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=120)
        for kept in folder.glob("kupa-*.json"):
            done = sum(stop - begin for begin, stop in json.loads(kept.read_text("utf-8"))["done"])
            assert done <= before or f"Interrupted; {kept.name} keeps what was played" in err
        seconds *= 1.5
    return done


@pytest.mark.parametrize("where", ["mars", "rays"])
def test_where_to_play_is_checked_first(tmp_path: Path, where: str) -> None:
    code, _, err = kupa(tmp_path, "simulate", "reset", "--on", where)
    assert (code, "--on takes ray or an address" in err) == (2, True)
