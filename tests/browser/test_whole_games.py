"""Every game and variant, tapped through in a real browser to its end."""

from __future__ import annotations

import pytest

from support.browser import Json, NewVisitor, Visitor
from support.option_matrix import TABLES, TableSetup, covered_values, required_values
from support.tapper import Tapper


def test_every_value_of_every_option_and_every_size_of_table_is_played() -> None:
    assert required_values() - covered_values() == set()


@pytest.mark.parametrize(
    "played",
    [pytest.param(each, marks=() if each.often else pytest.mark.long, id=each.name) for each in TABLES],
)
def test_a_game_is_played_to_its_end_by_tapping(
    new_quick_visitor: NewVisitor, played: TableSetup
) -> None:
    visitor = new_quick_visitor(played.language, played.size)
    bots = "hard" if played.seats > 1 else None
    table = visitor.open(played.game, options=played.changed_options, chairs=played.seats, bots=bots)
    page = visitor.go(f"/t/{table}")
    try:
        Tapper(page).play()
    finally:
        now = visitor.ask("GET", f"/api/tables/{table}")
    assert now["table"]["phase"] == "over", now
    assert page.locator("tbody tr").count() == played.seats
    assert {step["who"] for step in _own_answers(visitor, table)} == {"person"}


def _own_answers(visitor: Visitor, table: str) -> list[Json]:
    """Every answer of the first seat, all pages of the replay long."""
    steps: list[Json] = []
    total = 1
    while len(steps) < total:
        part = visitor.ask("GET", f"/api/tables/{table}/replay/1?eyes=0&start={len(steps)}")
        steps, total = [*steps, *part["steps"]], part["total"]
    return [step for step in steps if step["seat"] == 0]
