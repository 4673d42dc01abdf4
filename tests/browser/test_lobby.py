"""What the lobby asks the server, and what it says of the options."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from support.browser import LANGUAGES, PHONE, NewVisitor, Visitor, running_server, wait_for


def lobby(visitor: Visitor, game: str = "ushpizin") -> Page:
    """Come to a table before the deal, and look at its options."""
    table = visitor.open(game, chairs=4, bots=None, deal=False)
    visitor.go(f"/t/{table}")
    visitor.page.locator("summary").first.click()
    visitor.page.locator(".option").first.wait_for()
    return visitor.page


def group(page: Page, legend: str) -> str:
    """Return the values of an option that can be chosen now."""
    option = page.locator("fieldset", has=page.get_by_text(legend, exact=True))
    return " | ".join(option.locator("label:has(input:enabled)").all_inner_texts())


def test_one_question_answers_for_all_options_and_another_for_every_change(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor()
    asked: list[Request] = []
    visitor.page.on("request", lambda each: asked.append(each) if "/api/check" in each.url else None)
    page = lobby(visitor)
    assert len(asked) == 1
    change = page.locator("fieldset", has=page.get_by_text("How cards change hands", exact=True))
    expect(change).to_have_count(0)  # nothing to choose: it does not concern this table
    page.get_by_text("Seven of one", exact=True).click()
    expect(change.get_by_text("Quartets", exact=True).locator("input")).to_be_enabled()
    assert group(page, "How cards change hands") == "Swaps | Quartets"
    assert len(asked) == 2


def test_what_hangs_on_a_choice_gives_way_to_it(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = lobby(visitor)
    options = page.locator(".option")
    for word in ("Seven of one", "Quartets", "All seven"):
        value = options.get_by_text(word, exact=True).first
        expect(value.locator("input")).to_be_enabled()
        value.click()
        expect(value.locator("input")).to_be_checked()
    expect(page.get_by_text(re.compile("Everything as in .*Classic"))).to_be_visible()


def settled_as(visitor: Visitor, table: str, options: dict[str, str]) -> bool:
    """Tell whether a table is to be played so."""
    found: dict[str, str] = visitor.ask("GET", f"/api/tables/{table}")["table"]["options"]
    return found == options


@pytest.mark.parametrize("game", ["ushpizin", "court", "reset", "pairs"])
def test_every_preset_is_settled_in_one_tap_and_what_differs_is_said(
    new_visitor: NewVisitor, game: str
) -> None:
    visitor = new_visitor()
    table = visitor.open(game, chairs=3, bots=None, deal=False)
    page = visitor.go(f"/t/{table}")
    described = next(each for each in visitor.ask("GET", "/api/games")["games"] if each["key"] == game)
    usual = {option["name"]: option["default"] for option in described["options"]}
    names = page.locator(".column > fieldset .all label")
    expect(names).to_have_count(len(described["presets"]))
    for at, preset in enumerate(described["presets"]):
        names.nth(at).click()
        expect(names.nth(at).locator("input")).to_be_checked()
        expect(page.locator(".note")).to_have_count(0)
        wait_for(partial(settled_as, visitor, table, {**usual, **preset["options"]}))


def test_a_change_to_a_preset_is_listed_marked_and_undone(new_visitor: NewVisitor) -> None:
    page = lobby(new_visitor(), "reset")
    draw = page.locator(".option").first
    marked = draw.locator("label", has=page.locator(".dot"))
    expect(marked.locator("input")).to_be_checked()
    draw.locator("label:not(:has(.dot))").click()
    expect(page.locator(".note")).to_contain_text("One change")
    page.get_by_role("button", name="Undo").click()
    expect(marked.locator("input")).to_be_checked()
    expect(page.locator(".note")).to_have_count(0)


@pytest.mark.parametrize("game", ["ushpizin", "court", "reset", "pairs"])
def test_every_option_says_what_it_is_and_why_not_and_leads_to_its_rule(
    new_visitor: NewVisitor, game: str
) -> None:
    visitor = new_visitor()
    page = lobby(visitor, game)
    for language in LANGUAGES:
        visitor.speak(language)
        _options_in_words(page, language)


def _options_in_words(page: Page, language: str) -> None:
    rules = page.locator(".option > button")
    expect(rules).to_have_count(page.locator(".option").count())
    for reason in page.locator(".why").all_inner_texts():
        assert "=" not in reason
        assert language == "en" or not re.search("[A-Za-z]", reason)
    ruling = re.search(r"[RCU]\d+", rules.first.get_attribute("aria-label") or "")
    assert ruling is not None
    rules.first.click()
    expect(page.locator(f"dialog[open] #{ruling[0]}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_chair_that_goes_is_not_the_one_that_begins(new_visitor: NewVisitor) -> None:
    page = lobby(new_visitor(), "pairs")
    page.get_by_text("Free chair 4", exact=True).click()
    expect(page.get_by_text("Free chair 4", exact=True).locator("input")).to_be_checked()
    page.get_by_role("button", name="One fewer chair").click()
    expect(page.get_by_text("By lot", exact=True).locator("input")).to_be_checked()


def test_a_link_for_others_leads_to_an_address_that_others_reach(
    browser: Browser, tmp_path: Path
) -> None:
    with running_server(tmp_path, KUPA_ADDRESS="http://192.0.2.7:8765/") as address:
        visitor = Visitor(browser, address, "en", PHONE)
        page = lobby(visitor, "reset")
        link = page.get_by_label("Link", exact=True)
        expect(link).to_have_value(re.compile("^http://192.0.2.7:8765/t/"))
        visitor.leave()


def test_a_link_that_only_this_computer_can_follow_says_so(new_visitor: NewVisitor) -> None:
    page = lobby(new_visitor(), "reset")
    expect(page.get_by_text("works on this computer only")).to_be_visible()


def test_a_chair_that_cannot_come_or_go_says_why(new_visitor: NewVisitor) -> None:
    page = lobby(new_visitor(), "reset")
    more, fewer = (page.get_by_role("button", name=f"One {word} chair") for word in ("more", "fewer"))
    more.click()
    expect(more).to_contain_text("5 players at most")
    expect(more).to_be_disabled()
    for _ in range(3):
        fewer.click()
    expect(fewer).to_contain_text("2 players at least")
    expect(fewer).to_be_disabled()


def test_whoever_gives_no_name_is_asked_in_their_language(new_visitor: NewVisitor) -> None:
    table = new_visitor().open("reset", chairs=3, bots=None, deal=False)
    guest = new_visitor("he")
    guest.go(f"/t/{table}")
    name = guest.page.get_by_label("השם שלך", exact=True)
    if not name.is_visible():
        guest.page.get_by_role("button", name="לשבת").first.click()
    name.fill("  ")
    guest.page.locator("form:has(input[required]) button[type=submit]").click()
    assert name.evaluate("field => field.validationMessage") == "צריך לכתוב שם."
    name.fill("נועה")
    assert name.evaluate("field => field.validationMessage") == ""
