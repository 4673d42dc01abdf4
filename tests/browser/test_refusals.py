"""Every refusal of every game, as the page shows it: words, and the rule one tap away."""

from __future__ import annotations

import json
import re
from importlib import import_module

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kupa import words
from kupa.core.refused import refusals_in
from kupa.games import GAMES
from support.browser import LANGUAGES, NewVisitor, Visitor
from support.sentences import message, variables

# What a state tells with a refusal; a page must not show its notation, only what the sentence asks for.
FACTS = {"move": "offer 4 to 2", "text": "offer 4 to 2", "number": 7, "asked": "1", "last": 7}


def refusals(game: str) -> list[tuple[str | None, str]]:
    """Return every reason against a move with its ruling, and the one against what is no move."""
    found = refusals_in(import_module(f"kupa.games.{game}.refusals"))
    once = {each.key: each.ruling for each in found}
    return [*((ruling, reason) for reason, ruling in once.items()), (None, f"{game}.unreadable")]


def at_table(visitor: Visitor, game: str) -> WebSocketRoute:
    """Sit at a table whose connection can be spoken into."""
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket(re.compile(r"/ws\?at=..$"), listen)
    table = visitor.open(game)
    visitor.go(f"/t/{table}")
    visitor.page.locator("main[aria-busy=false]").wait_for()
    return lines[-1]


def refuse(line: WebSocketRoute, ruling: str | None, reason: str) -> None:
    """Let the server refuse something."""
    said = {"t": "refused", "id": None, "ruling": ruling, "reason": reason, "facts": FACTS}
    line.send(json.dumps(said))


def shown(page: Page, before: str) -> str:
    """Return the sentence that is shown now, as it is written: with what keeps directions apart."""
    sentence = page.locator(".refusal p")
    expect(sentence).not_to_have_text(before)
    return sentence.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_a_sentence_in_words(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor()
    line = at_table(visitor, game)
    for language in LANGUAGES:
        visitor.speak(language)
        _all_refusals(visitor, line, game, language)


def _all_refusals(visitor: Visitor, line: WebSocketRoute, game: str, language: str) -> None:
    other = words.say(language, "symbol.grape")  # whoever is asked instead: the bot on seat 1
    told = "nothing yet"
    for ruling, reason in refusals(game):
        refuse(line, ruling, reason)
        button = visitor.page.locator(".refusal button")
        expect(button).to_contain_text(ruling) if ruling else expect(button).to_have_count(0)
        told = shown(visitor.page, told)
        assert len(told) > 8, reason
        assert "offer 4" not in told, reason
        assert not re.search("[{}=]", told), reason
        assert language == "en" or not re.search("[A-Za-z]", told), reason
        assert other in told or "asked" not in variables(message(language, reason)), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_leads_to_its_rule(new_visitor: NewVisitor, language: str) -> None:
    visitor = new_visitor(language)
    line = at_table(visitor, "reset")
    refuse(line, "R10", "reset.too_low")
    visitor.page.locator(".refusal button").click()
    expect(visitor.page.locator("dialog[open] #R10")).to_be_in_viewport()
    expect(visitor.page.locator("dialog[open] #R10.asked")).to_have_count(1)
