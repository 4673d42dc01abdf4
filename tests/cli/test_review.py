"""``kupa review``, run as a person runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kupa import words
from kupa.core.record import Record, parse
from support.blunders import play_on, table_of


def kupa(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the command; a narrow, colourless terminal, as in a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "kupa", "review", *words], capture_output=True, text=True, check=False,
        env=os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}, cwd=cwd,
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the record of a small game."""
    made = tmp_path_factory.mktemp("records")
    record = play_on(table_of("pairs", 2, 3, "size=small"))
    (made / "game.txt").write_text(str(record), encoding="utf-8")
    return made


def test_the_story_then_the_turning_points_then_every_choice(folder: Path) -> None:
    done = kupa("game.txt", "--seat", "1", cwd=folder)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith(("The win went to", "Nobody won"))
    assert words.say("en", "review.exact") in lines
    listed = lines[lines.index(words.say("en", "review.all_choices")) + 1 :]
    assert len(listed) > 3
    assert all(line.startswith("Move ") and "strong player" in line for line in listed)


@pytest.mark.parametrize("language", ["he", "ar"])
def test_it_is_said_in_hebrew_and_arabic(folder: Path, language: str) -> None:
    done = kupa("game.txt", "--lang", language, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert words.say(language, "review.all_choices") in done.stdout
    assert "Move" not in done.stdout


def test_what_could_be_known_after_an_answer(folder: Path) -> None:
    done = kupa("game.txt", "--step", "2", cwd=folder)
    places = done.stdout.splitlines()
    assert len(places) in {12, 14}  # all but a pair that was found at once
    assert all(line.startswith("Card ") for line in places)
    assert sum("last seen" in line for line in places) in {0, 2}
    late = kupa("game.txt", "--step", "9999", cwd=folder)
    assert late.returncode == 2
    assert "There is no such move" in late.stderr


def test_as_data(folder: Path) -> None:
    found = json.loads(kupa("game.txt", "--seat", "1", "--json", cwd=folder).stdout)
    record = parse((folder / "game.txt").read_text(encoding="utf-8"))
    assert (found["game"], found["seat"]) == ("pairs", 1)
    assert len(found["steps"]) == len(record.answers) + 1
    own = [n for n, (seat, _) in enumerate(record.answers, 1) if seat == 1]
    assert {choice["step"] for choice in found["choices"]} <= set(own)
    assert all(
        (choice["worlds"] == 0) == (choice["chosen"] == choice["other"]) for choice in found["choices"]
    )
    assert 3 <= len(found["story"]) <= 5


@pytest.mark.parametrize(("language", "direction"), [("he", "rtl"), ("en", "ltr")])
def test_as_a_page_that_is_not_written_over_another(
    folder: Path, tmp_path: Path, language: str, direction: str
) -> None:
    page = tmp_path / "game.html"
    given = (str(folder / "game.txt"), "--html", str(page), "--lang", language)
    assert kupa(*given, cwd=tmp_path).returncode == 0
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}" dir="{direction}">' in text
    record = parse((folder / "game.txt").read_text(encoding="utf-8"))
    assert text.count("<details>") == len(record.answers) + 2  # each step, and all choices
    assert kupa(*given, cwd=tmp_path).returncode == 2
    assert kupa(*given, "--force", cwd=tmp_path).returncode == 0


def test_what_cannot_be_reviewed_is_said(folder: Path) -> None:
    record = parse((folder / "game.txt").read_text(encoding="utf-8"))
    cut = Record(record.game, record.edition, 2, record.options, record.seed, record.answers[:-1])
    (folder / "cut.txt").write_text(str(cut), encoding="utf-8")
    for given in (
        ("game.txt", "--seat", "2"),
        ("game.txt", "--seat", "-1"),
        ("cut.txt",),
        ("none.txt",),
    ):
        done = kupa(*given, cwd=folder)
        assert done.returncode == 2, given
        assert done.stdout == ""
        assert len(done.stderr.strip()) > 10
        assert "Traceback" not in done.stderr
