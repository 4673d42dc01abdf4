"""The playthroughs of Ushpizin show what is rare: each mission, an open round, wins and draws."""

from __future__ import annotations

import pytest

from support.golden import FOLDER

TEXTS = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("ushpizin-*.txt")}


@pytest.mark.parametrize(
    "event",
    ["passed_on", "rested", "took", "gust", "open_door", "picked", "buried", "returned", "shuffled",
     "skipped", "misdeclared", "declared", "won", "drawn", "silent", "exchanged", "host"],
)  # fmt: skip
def test_every_rare_event_is_in_a_playthrough(event: str) -> None:
    assert [name for name, text in TEXTS.items() if f"ushpizin.{event} " in text]


def test_an_open_seventh_round_is_played_to_its_end() -> None:
    played = [text for name, text in TEXTS.items() if "open_seventh" in name]
    assert [text for text in played if "began round=7 " in text and "began round=8 " in text]
