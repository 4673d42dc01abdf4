"""A language is a folder: what docs/add-a-language.md says, walked through with a made-up one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import kupa

HERE = Path(kupa.__file__).parent


def with_esperanto(home: Path) -> dict[str, str]:
    """Copy the package, give it one more folder of words, and return where to run it."""
    shutil.copytree(HERE, home / "kupa", ignore=shutil.ignore_patterns("page", "__pycache__"))
    folder = home / "kupa" / "words" / "eo"
    shutil.copytree(home / "kupa" / "words" / "en", folder)
    changed = {
        "language-name = English": "language-name = Esperanto",
        '\nlist-and = { " and " }': '\nlist-and = { " kaj " }',
    }
    core = (folder / "core.ftl").read_text(encoding="utf-8")
    for old, new in changed.items():
        assert old in core
        core = core.replace(old, new)
    (folder / "core.ftl").write_text(core, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": str(home)}


def test_a_folder_is_all_that_a_language_needs(tmp_path: Path) -> None:
    said = (
        "from kupa import words; from kupa.games.reset.events import Laid\n"
        "print(words.LANGUAGES, words.say('eo', 'language.name'))\n"
        "print(words.tell('eo', Laid(0, ('7', 'fire'))))"
    )
    home = with_esperanto(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", said], env=home, capture_output=True, text=True, check=True
    )
    assert "'eo'" in done.stdout
    assert "Esperanto" in done.stdout
    assert "Seat 0 plays 7 kaj a Fire." in done.stdout


def test_the_command_line_speaks_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kupa", "games", "--lang", "eo"]
    done = subprocess.run(
        command, env=with_esperanto(tmp_path), capture_output=True, text=True, check=True
    )
    assert "The King's Court" in done.stdout
