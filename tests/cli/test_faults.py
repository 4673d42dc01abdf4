"""What goes wrong at the command line is one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kupa import deal
from kupa.commands.output import printable
from support.kupa_process import run_in_process

SEED_WITH_SPACES = "ab " * 21 + "c"
FORGED = "0: fire\x1b[2K\x1b[1G✓ The record replays by the rules"
DISK_FULL = Path("/dev/full")


def kupa(*words: str | bytes, stdin: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a process: what its streams take depends on them."""
    return subprocess.run(
        [sys.executable, "-m", "kupa", *words], input=stdin, capture_output=True, check=False,
        env=os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"} | variables,
        text=True, encoding="utf-8",
    )  # fmt: skip


def a_record() -> str:
    match = deal("reset", seats=2, seed=4)
    while asked := match.asked():
        match.answer(asked[0], match.state.fallback(asked[0]))
    return str(match.record())


def assert_one_line(said: str, *parts: str) -> None:
    assert len(said.splitlines()) == 1, said
    assert "Traceback" not in said
    for part in parts:
        assert part in said


def test_a_seed_of_64_characters_has_no_spaces_inside(tmp_path: Path) -> None:
    assert len(SEED_WITH_SPACES) == 64
    for words in (("record", "reset"), ("simulate", "reset", "--games", "1")):
        code, _, said = run_in_process(tmp_path, *words, "--seed", SEED_WITH_SPACES)
        assert (code, "bad_seed" in said or "isn't a seed" in said) == (2, True)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("games --lang xx", "'xx' is none of"),
        ("simulate reset --seats x", "'--seats'"),
        ("simulate", "Missing argument 'GAME'. See 'kupa simulate --help'."),
        ("nosuch", "No such command 'nosuch'. See 'kupa --help'."),
        ("tables --nosuch", "No such option: --nosuch"),
    ],
)
def test_an_error_of_usage_is_one_line(line: str, said: str) -> None:
    done = kupa(*line.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_line(done.stderr, said, "--help'.")


@pytest.mark.parametrize("seed", ["1_000", "+7", " 7", "-1", "٧", "9" * 79, "g" * 64])
def test_a_seed_is_plain_digits_or_nothing(tmp_path: Path, seed: str) -> None:
    code, _, _ = run_in_process(tmp_path, "record", "reset", f"--seed={seed}")
    assert code == 2


@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("replay", 2)])
def test_control_characters_of_a_record_are_shown_not_sent(
    tmp_path: Path, command: str, code: int
) -> None:
    head, _, _ = a_record().partition("\n\n")
    done = kupa(command, "-", stdin=f"{head}\n\n{FORGED}\n")
    assert done.returncode == code
    said = done.stdout + done.stderr
    assert "\x1b" not in said
    assert "\r" not in said
    assert "\\x1b[2K" in said
    assert not [line for line in said.splitlines() if line.startswith("✓ The record")]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x1b[31mb", "a\\x1b[31mb"),
        ("left\u202eright", "left\\u202eright"),
        ("one\ntwo\x00", "one\\ntwo\\x00"),
        ("\ud800", "\\ud800"),
        ("[bold]:tada:[/] שלום", "[bold]:tada:[/] שלום"),
    ],
)
def test_hidden_characters_are_made_visible(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_markup_and_emoji_names_are_printed_as_they_are(tmp_path: Path) -> None:
    code, _, said = run_in_process(tmp_path, "replay", "[bold red]:white_check_mark:[/].txt")
    assert code == 2
    assert "[bold red]:white_check_mark:[/].txt cannot be read" in said


@pytest.mark.parametrize("field", ["game", "options", "seed", "0"])
def test_a_field_of_four_megabytes_is_refused_at_once(tmp_path: Path, field: str) -> None:
    lines = [
        f"{field}: {'x' * 4_000_000}" if line.startswith(f"{field}: ") else line
        for line in a_record().splitlines()
    ]
    began = time.process_time()  # work, not waiting: others use this machine too
    code, _, said = run_in_process(tmp_path, "verify", "-", stdin="\n".join(lines))
    assert time.process_time() - began < 5
    assert code == 2
    assert len(said) < 2000


def test_a_word_that_is_no_text_is_refused(tmp_path: Path) -> None:
    code, _, said = run_in_process(tmp_path, "verify", "-", "--word", "\udcff", stdin=a_record())
    assert code == 2
    assert_one_line(said, "--word is no valid text")


def test_an_ascii_terminal_gets_plain_signs(tmp_path: Path) -> None:
    done = kupa("verify", "-", stdin=a_record(), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("ok: ")
    assert "NOT ok: " in done.stdout
    assert done.stdout.isascii()


def test_an_ascii_terminal_cannot_show_hebrew(tmp_path: Path) -> None:
    done = kupa("games", "--lang", "he", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_line(done.stderr, "encoding, ascii, lacks these letters")


@pytest.mark.skipif(not DISK_FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("words", [("games",), ("record", "reset"), ("games", "--json")])
def test_a_full_disk_is_one_line(words: tuple[str, ...]) -> None:
    with DISK_FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "kupa", *words],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert_one_line(done.stderr, "The output cannot be written: No space left on device.")


def test_a_reader_who_has_read_enough_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kupa", "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    process.wait(60)
    assert said == b""


def test_a_closed_output_is_no_error() -> None:
    code = (
        "import os, sys; os.close(1); os.execv(sys.executable, [sys.executable, '-m', 'kupa', 'games'])"
    )
    done = subprocess.run([sys.executable, "-c", code], stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("seat", ["9", "-1", "2"])
def test_a_seat_that_is_not_at_the_table_is_named(tmp_path: Path, seat: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(a_record())
    done = kupa("replay", str(file), "--seat", seat)
    assert done.returncode == 2
    assert_one_line(done.stderr, f"There is no seat {seat}: seats are numbered 0 to 1.")


def test_a_record_with_an_answer_of_nobody_says_so(tmp_path: Path) -> None:
    head, _, _ = a_record().partition("\n\n")
    done = kupa("verify", "-", stdin=f"{head}\n\n9: fire\n")
    assert done.returncode == 1
    assert "past answer 1 (9: fire): There is no seat 9: seats are numbered 0 to 1." in done.stdout
