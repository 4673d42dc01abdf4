"""Results of long measurements are added up piece by piece."""

from __future__ import annotations

import json
from pathlib import Path

from tools.seat_balance import Tally, added, row_of


def result(wins: list[float], bots: str) -> str:
    seats = len(wins)
    return json.dumps(
        {"game": "court", "bots": bots, "seats": seats, "wins": wins, "games": int(sum(wins))}
    )


def test_pieces_are_added_up_and_mixed_tables_left_out(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(result([1, 2, 1.5], "hard,hard,hard") + "\n", "utf-8")
    pieces = [result([3, 2, 2.5], "hard,hard,hard"), result([9, 0], "hard,easy")]
    (tmp_path / "two.json").write_text("\n".join(pieces), "utf-8")
    tallies = added(sorted(tmp_path.iterdir()))
    assert tallies == {("court", "hard", 3): Tally([4, 4, 4], 11)}
    shown = "| court | hard | 0.0 (57.6), 11 games |  |"
    assert row_of("court", "hard", (3, 4), tallies) == shown


def test_more_than_chance_allows_has_a_star() -> None:
    assert str(Tally([500, 500], 1000)) == "0.0 (6.2)"
    assert str(Tally([600, 400], 1000)) == "20.0 (6.2)*"
