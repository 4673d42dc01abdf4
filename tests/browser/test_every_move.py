"""Every kind of move of every game is made in the page, at tables set for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kupa.games import GAMES, find
from support.browsing import SIZES, Visit, wait_for
from support.fingers import make
from support.positions import NEVER, each_kind, kind_of, kinds
from support.setting import answered, set_table


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_can_be_made_by_tapping(visit: Visit, house: Path, game: str) -> None:
    visitor = visit(size=SIZES[0])
    tables = each_kind(game)
    assert kinds(find(game)) - set(tables) == NEVER.get(game, set())
    for kind, position in tables.items():
        table = set_table(house, position, visitor.secret)
        move = max((each for each in position.moves if kind_of(each) == kind), key=len)
        page = visitor.go(f"/t/{table}")
        make(page, game, move, position.moves)
        given = wait_for(lambda: answered(house, table, len(position.answers)))  # noqa: B023
        assert given[0] == (0, move, "person"), kind
