"""Where is it now? By tapping what was seen, and by keyboard from nothing but what is spoken.

Each change waits for its reader here, so nothing depends on time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kupa import words
from support.browser import LAPTOP, SIZES, NewVisitor, Visitor

QUESTIONS = 8
BIDI = re.compile("[\u2066-\u2069]")
PLACE = "[data-practice] [data-spot]"


def opened(visitor: Visitor, path: str) -> Page:
    """Open the practice, where every change stays until its reader goes on."""
    visitor.context.add_init_script("localStorage['kupa.tempo'] = 'tap'")
    page = visitor.go(path)
    page.locator(".intro").wait_for()
    assert visitor.overflow() == 0
    return page


def stage(page: Page, name: str) -> None:
    page.locator(f"[data-practice][data-stage={name}]").wait_for()


def progress(page: Page) -> Any:  # noqa: ANN401 — JSON
    return json.loads(page.evaluate("() => localStorage['kupa.practice']"))


def steps(page: Page) -> Iterator[int]:
    """Yield once for everything that is shown, and go on by the page's own button to the question."""
    root = page.locator("[data-practice]")
    while root.get_attribute("data-stage") in {"shown", "changes"}:
        at = int(root.get_attribute("data-at") or 0)
        yield at
        page.keyboard.press("Enter")
        page.locator(f'[data-practice][data-at="{at + 1}"]').wait_for()
    stage(page, "asked")


def seen(page: Page) -> str:
    """Watch cards being turned up; return where the one that is asked for was, by its number."""
    faces: dict[str, str] = {}
    for _ in steps(page):
        for place in page.locator(f"{PLACE}:has([data-face])").all():
            face = place.locator("[data-face]").get_attribute("data-face") or ""
            faces[face] = place.get_attribute("data-no") or ""
    asked = page.locator(".ask [data-face]").get_attribute("data-face") or ""
    return faces[asked]


@pytest.mark.parametrize("language", ["he", "ar"])
def test_what_was_seen_is_pointed_to_by_tapping(new_visitor: NewVisitor, language: str) -> None:
    visitor = new_visitor(language, SIZES[0])
    page = opened(visitor, "/practice/pairs")
    assert visitor.violations() == []
    page.locator("footer button.primary").click()
    for question in range(QUESTIONS):
        at = seen(page)
        if question == QUESTIONS - 1:
            assert visitor.violations() == []
        page.locator(f"{PLACE}[data-no='{at}']").click()
        stage(page, "answered")
        expect(page.locator(f"{PLACE}.right[data-no='{at}'] [data-face]")).to_have_count(1)
        expect(page.locator(".said")).to_contain_text(
            words.say(language, "practice.right", place="")[:4]
        )
        assert visitor.overflow() == 0
        page.locator("footer button.primary").click()
    told = words.say(language, "practice.result", right=QUESTIONS, of=QUESTIONS)
    expect(page.locator(".intro h2")).to_have_text(told)
    assert visitor.violations() == []
    assert progress(page)["best"] == QUESTIONS
    assert progress(page)["level"] > 3
    page.reload()
    expect(page.locator(".best")).to_contain_text(str(QUESTIONS))


def spoken(page: Page) -> str:
    """Return what the live region says, and nothing else of the page."""
    return BIDI.sub("", page.locator("[data-practice] [role=status]").inner_text()).strip()


def followed(said: str, at: str) -> str:
    """Return where the card lies after what was said of a change."""
    for one, other in re.findall(r"Swap: (.+?) – (.+?)\.", said):
        if at in (one, other):
            return str(other if at == one else one)
    moves = dict(re.findall(r"From (.+?) to (.+?)\.", said))
    return str(moves.get(at, at))


def heard(page: Page) -> str:
    """Listen; return where the card that is asked for must lie."""
    at = ""
    for _ in steps(page):
        said = spoken(page)
        shown = re.fullmatch(r"(.+): (.+)\.", said)
        at = followed(said, at) if at or shown is None else shown[2]
    assert spoken(page).startswith("Where is ")
    return at


def focused(page: Page) -> str:
    """Return what a screen reader says of the place in focus."""
    return BIDI.sub("", page.evaluate("() => document.activeElement.getAttribute('aria-label')"))


def go_to(page: Page, wanted: str) -> None:
    """Walk over the places by arrow keys: down to each row, and along it."""
    for down in range(5):
        page.keyboard.press("Home")
        for _ in range(down):
            page.keyboard.press("ArrowDown")
        for _ in range(8):
            if focused(page) == wanted:
                return
            page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not lead to {wanted}")


@pytest.mark.parametrize("game", ["court", "ushpizin"])
def test_what_is_spoken_is_enough(new_visitor: NewVisitor, game: str) -> None:
    """Keys alone, eyes closed; one answer is wrong on purpose."""
    visitor = new_visitor("en", LAPTOP)
    page = opened(visitor, f"/practice/{game}")
    page.locator("footer button.primary").focus()
    page.keyboard.press("Enter")
    for question in range(QUESTIONS):
        at = heard(page)
        if question == 3:
            page.keyboard.press("Home")
            page.keyboard.press("End" if focused(page) == at else "Home")
        else:
            go_to(page, at)
        page.keyboard.press("Enter")
        stage(page, "answered")
        assert spoken(page).startswith("Not quite." if question == 3 else "Right!"), question
        assert spoken(page).endswith(f"{at}.")
        page.keyboard.press("Enter")
    expect(page.locator(".intro h2")).to_have_text("7 of 8 right")
    assert [progress(page)[name] for name in ("streak", "best")] == [4, 4]
    page.emulate_media(color_scheme="dark")
    assert visitor.violations() == []


def test_a_finished_game_is_practised_from_its_end(new_quick_visitor: NewVisitor) -> None:
    visitor = new_quick_visitor("en")
    table = visitor.finished("pairs", options={"size": "small"})
    link = f'a[href="/practice/{table}/1"]'
    end = visitor.go(f"/t/{table}")
    end.locator(link).wait_for(state="attached")
    page = opened(visitor, f"/practice/{table}/1")
    expect(page.locator(".intro")).to_contain_text(words.say("en", "practice.from_game"))
    page.locator("footer button.primary").click()
    seen(page)
    page.get_by_role("button", name=words.say("en", "practice.hear_again")).click()
    expect(page.locator(".said")).to_contain_text("place", ignore_case=True)
    page.get_by_role("button", name=words.say("en", "practice.watch_again")).click()
    stage(page, "changes")


def test_home_leads_there(new_visitor: NewVisitor) -> None:
    """From a game that has covered cards at places, and from no other."""
    page = new_visitor("he").go("/")
    page.locator("label[data-game=reset]").click()
    expect(page.locator('.facts a[href="/rules/reset"]')).to_have_count(1)
    expect(page.locator('.facts a[href^="/practice"]')).to_have_count(0)
    page.locator("label[data-game=court]").click()
    page.locator('.facts a[href="/practice/court"]').click()
    expect(page.locator(".intro h2")).to_have_text(words.say("he", "game.court"))
