"""Lessons in a browser: right moves, wrong taps, keys alone, back, skip; tips in a first game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from kupa import words
from kupa.lessons import Lesson, all_lessons, find_lesson
from support.browser import LANGUAGES, LAPTOP, PHONE, NewVisitor, Visitor, some
from support.learner import KeyboardLearner, Learner

SMALLEST = (360, 640)
SIZES = {"en": LAPTOP, "he": PHONE, "ar": SMALLEST}
ONE_A_GAME = ("reset.turn", "court.fit", "ushpizin.swap", "pairs.memory")


KEYS: Final = [lesson.key for lesson in all_lessons()]


def sentences(language: str, lesson: Lesson) -> list[str]:
    """Return what the coach is to say, in order."""
    return [words.say(language, f"lesson.{lesson.key}.{cue.name}") for cue in lesson.cues]


def reasons(language: str, key: str) -> set[str]:
    """Return what the coach may say of something else that the rules allow."""
    whys = [f"lesson.{key}.{cue.name}.why" for cue in find_lesson(*key.split(".")).cues]
    return {words.say(language, why) for why in whys if words.has(language, why)}


@pytest.mark.parametrize("language", some(LANGUAGES, {"he"}))
def test_every_lesson_is_played_through_its_right_moves(
    new_quick_visitor: NewVisitor, language: str
) -> None:
    visitor = new_quick_visitor(language, SIZES[language])
    for lesson in all_lessons():
        learner = Learner(visitor, lesson.key)
        learner.play()
        assert learner.said == sentences(language, lesson)
        expect(learner.page.locator("#lesson-done")).to_be_focused()
    done = visitor.page.evaluate("JSON.parse(localStorage['kupa.lessons'])")
    assert done == [lesson.key for lesson in all_lessons()]


@pytest.mark.parametrize("language", some(LANGUAGES, {"en"}))
@pytest.mark.parametrize("key", some(KEYS, {"reset.turn"}))
def test_every_wrong_tap_at_each_step_is_explained_and_does_nothing(
    new_quick_visitor: NewVisitor, key: str, language: str
) -> None:
    """Before each right tap, whatever else a finger reaches is tried; the lesson still goes on."""
    learner = Learner(new_quick_visitor(language, SIZES[language]), key)
    too_fast = words.say(language, "table.too_fast")
    tapped = 0
    while learner.wait():
        tried = learner.try_the_rest()
        assert all(len(text) > 8 and text != too_fast for each in tried for text in each.answers)
        tapped += len(tried)
        learner.tap()
    wanted = sentences(language, find_lesson(*key.split(".")))
    assert [said for said in learner.said if said in wanted] == wanted
    assert {*learner.said} - {*wanted} <= reasons(language, key)
    assert tapped > 5 * len(wanted)


@pytest.mark.parametrize("key", some(ONE_A_GAME, {"ushpizin.swap"}))
def test_the_first_step_of_a_lesson_is_accessible(new_quick_visitor: NewVisitor, key: str) -> None:
    visitor = new_quick_visitor()
    assert Learner(visitor, key).wait()
    assert visitor.violations() == []


@pytest.mark.parametrize("dark", [pytest.param(False, id="light"), pytest.param(True, id="dark")])
@pytest.mark.parametrize("language", some(LANGUAGES, ()))
def test_what_comes_after_a_lesson_is_accessible(
    new_quick_visitor: NewVisitor, language: str, dark: bool
) -> None:
    visitor = new_quick_visitor(language, SIZES[language])
    visitor.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    for key in ONE_A_GAME:
        learner = Learner(visitor, key)
        learner.play()
        expect(learner.page.locator("#lesson-done")).to_be_focused()
        learner.page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
        assert visitor.violations() == []
        assert visitor.overflow() <= 0


@pytest.mark.parametrize("key", some(KEYS, {"reset.turn"}))
def test_a_lesson_is_played_by_keyboard_alone(new_quick_visitor: NewVisitor, key: str) -> None:
    """With what the accessibility tree says; the focus is never lost."""
    learner = Learner(new_quick_visitor(), key)
    player = KeyboardLearner(learner)
    player.play()
    assert learner.said == sentences("en", find_lesson(*key.split(".")))
    expect(learner.page.locator("#lesson-done")).to_be_focused()
    learner.page.keyboard.press("Tab")
    expect(learner.page.locator(".over button:focus")).to_have_count(1)


def test_one_goes_back_skips_and_begins_again_by_keyboard(new_quick_visitor: NewVisitor) -> None:
    visitor = new_quick_visitor()
    learner = Learner(visitor, "reset.turn")
    page = learner.page
    said = sentences("en", next(each for each in all_lessons() if each.key == "reset.turn"))
    coach = page.locator(".coach p")
    expect(coach).to_have_text(said[0])
    expect(page.get_by_role("button", name="Back")).to_have_count(0)
    page.get_by_role("button", name="Skip").press("Enter")
    expect(coach).to_have_text(said[1])
    expect(page.get_by_role("img", name="Step 2 of 4")).to_be_visible()
    page.get_by_role("button", name="Back").press("Enter")
    expect(coach).to_have_text(said[0])
    for step in range(1, 4):
        page.get_by_role("button", name="Skip").press("Enter")
        expect(coach).to_have_text(said[step])
    page.get_by_role("button", name="Skip").press("Enter")
    page.get_by_role("button", name="Once more").press("Enter")
    expect(coach).to_have_text(said[0])
    page.reload()
    expect(page.locator(".coach p")).to_have_text(said[0])


def test_home_offers_a_lesson_on_the_first_visit_and_every_lobby_does(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor(size=SMALLEST)
    page = visitor.go("/")
    expect(page.get_by_role("heading", name="First time here?")).to_be_visible()
    assert visitor.violations() == []
    page.locator("label[data-game=pairs]").click()
    page.get_by_role("button", name="Show me how").click()
    expect(page.locator(".coach p")).to_have_text(words.say("en", "lesson.pairs.memory.first"))
    for _ in range(5):
        skip(page)
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("button", name="Show me how")).to_have_count(1)  # beside the rules
    expect(page.get_by_role("heading", name="First time here?")).to_have_count(0)
    assert page.locator("main a[href^='/t/']").count() == 0  # a lesson is no table to go on with
    lobby(visitor, page)


def skip(page: Page) -> None:
    """Let the step be played."""
    step = page.locator(".dots").get_attribute("aria-label")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(f'.dots[aria-label="{step}"]:visible')).to_have_count(0, timeout=20_000)


def lobby(visitor: Visitor, page: Page) -> None:
    """From a lobby one comes back to it."""
    table = visitor.open("pairs", bots=None, deal=False)
    visitor.go(f"/t/{table}")
    page.get_by_role("button", name="Show me how").click()
    page.locator(".coach:not(.resting)").wait_for()
    for _ in range(5):
        skip(page)
    page.get_by_role("button", name="Back to the table").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_role("button", name="Show me how")).to_be_visible()


def test_tips_come_once_in_a_first_game_and_never_again_if_they_are_not_wanted(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor()
    page = visitor.go("/")
    play(page, "pairs")
    tip = page.locator(".coach p")
    expect(tip).to_have_text(re.compile("^Turn up two cards"))
    assert visitor.violations() == []
    page.locator("main .board [data-spot][aria-disabled=false]").first.click()
    expect(tip).to_have_text(re.compile("^Have you seen this one before"))
    page.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    visitor.go("/")
    play(page, "reset")
    page.locator("main[aria-busy=false]").wait_for()
    expect(page.locator(".coach")).to_have_count(0)


def play(page: Page, game: str) -> None:
    """Play now, as somebody who plays for the first time."""
    page.locator(f"label[data-game={game}]").click()
    page.get_by_role("button", name=re.compile("Play now")).click()
    go = page.get_by_role("button", name="Let's play")
    if page.locator("dialog[open]").count() or not page.evaluate("localStorage['kupa.name']"):
        go.click()
    page.wait_for_url("**/t/*")
