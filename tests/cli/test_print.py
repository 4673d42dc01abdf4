"""``kupa print``, run as a person runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kupa as kupa_package
from kupa.paper.order import read_languages

OURS = Path(kupa_package.__file__).parents[1]  # what is tested, wherever it is run from


def kupa(*words: str, cwd: Path, code: str | None = None) -> subprocess.CompletedProcess[str]:
    program = ["-m", "kupa"] if code is None else ["-c", code]
    plain = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "PYTHONPATH": str(OURS)}
    return subprocess.run(
        [sys.executable, *program, *words],
        cwd=cwd,
        env=os.environ | plain,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_deck_is_written_and_not_over_another(tmp_path: Path) -> None:
    words = ("print", "pairs", "--lang", "he,en", "--what", "lid", "--address", "https://kupa.example")
    done = kupa(*words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    made = tmp_path / "pairs-he-en.pdf"
    assert made.read_bytes().startswith(b"%PDF-1.7")
    assert "wrote pairs-he-en.pdf" in done.stderr
    again = kupa(*words, cwd=tmp_path)
    assert again.returncode == 2
    assert "exists already" in again.stderr
    first = made.read_bytes()
    assert kupa(*words, "--force", cwd=tmp_path).returncode == 0
    assert made.read_bytes() == first  # another process, the same bytes


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess",), "There is no game “chess”. There are: ushpizin"),
        (("reset", "--lang", "xx"), "--lang 'xx' is not known. Choose one of:"),
        (("reset", "--paper", "a3"), "a4, letter"),
        (("reset", "--what", "cats"), "cards, lid, quick, rules, scores, record, all"),
        (("reset", "--bleed", "3", "--what", "rules"), "choose it with --what cards"),
        (("reset", "--out", "no/such/folder.pdf", "--what", "scores"), "cannot be written"),
    ],
)
def test_what_is_wrong_is_one_line(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    done = kupa("print", *words, cwd=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['typst'] = None\nfrom kupa.cli import main; main()"
    done = kupa("print", "reset", cwd=tmp_path, code=code)
    assert done.returncode == 2
    assert "no typst" in done.stderr
    assert "pip install 'kupa[print]'" in done.stderr


def test_all_languages_are_those_there_are() -> None:
    assert set(read_languages("all")) == {"he", "ar", "en"}
