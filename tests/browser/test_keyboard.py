"""Whole games by keyboard alone, with nothing but the accessibility tree and what is announced."""

from __future__ import annotations

import os
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from support.browser import NewVisitor
from support.keyboard_player import LISTEN, KeyboardPlayer

GAMES: Final = {
    "reset": {"turns": "20"},
    "court": {"size": "short"},
    "pairs": {"size": "small"},
    "ushpizin": {"rounds": "2"},
    "ushpizin quartets": {"goal": "one_host", "style": "quartets", "rounds": "2"},
}

# The others take minutes, with every place of every row asked for: `make test-keyboard` plays them.
PLAYED: Final = list(GAMES) if os.environ.get("KUPA_KEYBOARD") == "all" else ["reset", "pairs"]


@pytest.mark.parametrize("kind", PLAYED)
def test_a_whole_game_is_played_by_keyboard(new_quick_visitor: NewVisitor, kind: str) -> None:
    visitor = new_quick_visitor()
    visitor.context.add_init_script(LISTEN)
    table = visitor.open(kind.split(maxsplit=1)[0], bots="hard", options=GAMES[kind])
    player = KeyboardPlayer(visitor.go(f"/t/{table}"))
    player.play()
    assert player.lost == []
    heard = player.announced()
    assert any(line.startswith("Your turn") or "Your turn." in line for line in heard)
    assert visitor.ask("GET", f"/api/tables/{table}")["table"]["phase"] == "over"


def test_keys_read_the_table_and_can_be_switched_off(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/t/{visitor.open('reset', options={'first': '0'})}")
    page.locator("main[aria-busy=false]").wait_for()
    aside, told = page.locator("[data-aside]"), page.locator("[data-told]")
    expect(told).to_contain_text("Your turn. Ascending")
    for key, said in (("h", ","), ("p", "Centre pile"), ("s", "in hand"), ("t", "Your turn")):
        page.keyboard.press(key)
        expect(aside).to_contain_text(said)
    page.keyboard.press("l")
    expect(aside).to_have_text(told.inner_text())
    page.keyboard.press("?")
    page.get_by_role("switch", name="Single keys").click()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(aside).to_have_text(told.inner_text())
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_short_speech_says_only_what_goes(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("en")
    visitor.context.add_init_script("localStorage['kupa.speech'] = 'short'")
    page = visitor.go(f"/t/{visitor.open('reset', options={'first': '0'})}")
    expect(page.locator("[data-told]")).to_contain_text(re.compile("or higher|Nothing in"))
    expect(page.locator("[data-told]")).not_to_contain_text("Your turn.")
