"""Every kind of move of every game is made in the page, at tables set for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kupa.games import GAMES, find
from support.browser import SIZES, NewVisitor, wait_for
from support.page_moves import make_move
from support.positions import NEVER, each_kind, kind_of, kinds
from support.stored_positions import store_position, stored_answers


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_can_be_made_by_tapping(
    new_visitor: NewVisitor, server_folder: Path, game: str
) -> None:
    visitor = new_visitor(size=SIZES[0])
    tables = each_kind(game)
    assert kinds(find(game)) - set(tables) == NEVER.get(game, set())
    for kind, position in tables.items():
        table = store_position(server_folder, position, visitor.secret)
        move = max((each for each in position.moves if kind_of(each) == kind), key=len)
        page = visitor.go(f"/t/{table}")
        make_move(page, game, move, position.moves)
        given = wait_for(lambda: stored_answers(server_folder, table, len(position.answers)))  # noqa: B023
        assert given[0] == (0, move, "person"), kind
