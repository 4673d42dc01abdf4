"""``kupa lessons check``."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from kupa.cli import app
from kupa.commands import lessons
from kupa.lessons import all_lessons, find_lesson, parse_lesson


def test_all_lessons_are_played_and_found_whole() -> None:
    result = CliRunner().invoke(app, ["lessons", "check"])
    assert result.exit_code == 0
    assert [line[0] for line in result.output.splitlines()] == ["✓"] * len(all_lessons())
    assert "✓ reset.specials: 9 steps" in result.output


def test_a_lesson_that_lacks_a_sentence_or_cannot_be_played_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = find_lesson("pairs", "memory").text
    renamed = parse_lesson(text.replace("# cue first", "# cue begin"))
    stuck = parse_lesson(text.replace("0: turn 7", "0: turn 2", 1))
    monkeypatch.setattr(lessons, "all_lessons", lambda: (renamed, stuck))
    result = CliRunner().invoke(app, ["lessons", "check"])
    assert result.exit_code == 1
    assert "no sentence lesson.pairs.memory.begin in he" in result.output
    assert "it cannot be played: pairs." in result.output
