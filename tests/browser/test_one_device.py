"""Several people at one device: around it, or handing it over where hands are private."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser import LANGUAGES, PHONE, NewVisitor, Visitor, wait_for
from support.one_device import (
    SEEN,
    WATCH,
    leaked,
    leave,
    messages,
    play_in_turns,
    rename,
    share,
    took,
    views,
    wait_for_turn_of,
)
from support.tapper import Tapper

UPRIGHT, WIDE = (768, 1024), (1024, 768)
ALL = os.environ.get("KUPA_OFFLINE") == "all"  # `make test-offline`
ROWS = {"goal": "one_host", "hosts": "free", "exposure": "always", "rounds": "1"}
ANY_HAT = {"magic": "declared"}  # a magic hat is looked at like any other
BOT_PLAYED = "() => kupaSeen.messages.some((each) => JSON.parse(each).who === 'bot')"
A_FEW = 4  # times the device is handed over where the game is not played to its end
HELD = "[data-hold][aria-pressed=true]"


def watched(new_visitor: NewVisitor, language: str, size: tuple[int, int]) -> Visitor:
    visitor: Visitor = new_visitor(language, size)
    visitor.context.add_init_script(WATCH)
    return visitor


@pytest.mark.parametrize(
    ("game", "options", "size"),
    [
        ("ushpizin", ROWS, UPRIGHT),
        *(
            (
                ("ushpizin", {"rounds": "5"}, WIDE),
                ("court", {"size": "short"}, UPRIGHT),
                ("court", {}, WIDE),
                ("pairs", {}, UPRIGHT),
            )
            if ALL
            else ()
        ),
    ],
)
def test_two_people_and_two_bots_play_around_a_tablet(
    new_quick_visitor: NewVisitor, game: str, options: dict[str, str], size: tuple[int, int]
) -> None:
    visitor = watched(new_quick_visitor, "he", size)
    page = share(visitor, game, options=options)
    expect(page.locator("[data-around] [data-seat]")).to_have_count(4)
    Tapper(page).play(240)
    seen = page.evaluate(SEEN)
    assert seen["covered"] == []  # nothing was handed over
    assert set(seen["hats"]) <= public_hats(page)


def public_hats(page: Page) -> set[str]:
    """Return each hat that everybody was shown, with its place."""
    told = [event for message in messages(page) for event in message.get("events", [])]
    missed = {f"{each['hat']} {each['place']}" for each in told if each["key"] == "court.missed"}
    ended = (each["hats"] for each in told if each["key"] == "court.ended")
    return missed | {f"{hat} {place}" for hats in ended for place, hat in enumerate(hats, 1)}


@pytest.mark.parametrize("size", [WIDE, UPRIGHT] if ALL else [UPRIGHT])
def test_two_people_and_two_bots_hand_a_tablet_over(
    new_quick_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    visitor = watched(new_quick_visitor, "en", size)
    page = share(visitor, "reset")
    most = sys.maxsize if ALL else A_FEW
    assert play_in_turns(visitor, most) >= A_FEW
    # Figures are the counts of hands.
    secrets = ("Reverse", "Reset", "Fire", "Stop", "Robbery", "Joker")
    assert leaked(page, ("Rotem", "Noa"), secrets, "Reset ·") == []


def test_not_me_keeps_everything_covered(new_visitor: NewVisitor) -> None:
    visitor = watched(new_visitor, "ar", PHONE)
    page = share(visitor, "reset", chairs=2)
    page.locator("[data-not-me]").click()
    assert page.locator("[data-face]:not(.open *)").count() == 0
    assert visitor.violations() == []
    page.locator("dialog .primary").click()
    assert took(page)
    page.locator(".board [data-face]").first.wait_for()


def peek(page: Page) -> None:
    """Let whoever is to play look under a hat; the bots wait for the look."""
    free = page.locator("[data-around] .hat[aria-disabled=false]").first
    free.click()
    page.locator("[data-around] .on .acts button").first.click()
    page.locator("[data-hold]").wait_for()


def press(hold: Locator) -> None:
    hold.hover()
    hold.page.mouse.down()


Way = Callable[[Page, Locator], object]
COVERING: dict[str, tuple[Way, Way]] = {
    "letting go": (lambda _, hold: press(hold), lambda page, _: page.mouse.up()),
    "another window": (
        lambda _, hold: press(hold),
        lambda page, _: page.evaluate("() => window.dispatchEvent(new Event('blur'))"),
    ),
    "a cancelled touch": (
        lambda _, hold: press(hold),
        lambda _, hold: hold.dispatch_event("pointercancel"),
    ),
    "a second finger": (
        lambda _, hold: press(hold),
        lambda page, _: page.locator("[data-look]").dispatch_event("pointerdown", {"pointerId": 77}),
    ),
    "the space bar": (
        lambda page, _: page.keyboard.down(" "),
        lambda page, _: page.keyboard.up(" "),
    ),
    "the enter key": (
        lambda page, _: page.keyboard.down("Enter"),
        lambda page, _: page.keyboard.up("Enter"),
    ),
}


def test_a_look_is_in_the_page_only_while_a_finger_or_a_key_is_held(new_visitor: NewVisitor) -> None:
    visitor = watched(new_visitor, "en", WIDE)
    page = share(visitor, "court", chairs=2, options={"first": "0", **ANY_HAT})
    peek(page)
    look, hold = page.locator("[data-look] *"), page.locator("[data-hold]")
    assert visitor.violations() == []
    for name, (begin, end) in COVERING.items():
        assert look.count() == 0, name
        hold.focus()
        begin(page, hold)
        page.locator(HELD).wait_for()
        [hat] = page.locator("[data-look] [data-face]").all()
        assert hat.get_attribute("data-face") in {
            view["seen"]["hat"] for view in views(page) if view["seen"]
        }
        end(page, hold)
        page.locator(HELD).wait_for(state="detached")
        assert look.count() == 0, name
        page.mouse.up()
    page.locator("[data-looked]").click()
    page.locator("[data-pocket]").wait_for(state="detached")
    assert page.evaluate(SEEN)["hats"] == []  # under nobody's hand no hat was seen


def test_bots_wait_for_a_look(new_visitor: NewVisitor) -> None:
    visitor = watched(new_visitor, "en", UPRIGHT)
    page = share(visitor, "court", chairs=3, options={"first": "1", **ANY_HAT})
    peek(page)  # the bot of chair 2 plays next
    page.wait_for_function(BOT_PLAYED)
    assert page.locator("[data-pocket]").is_visible()
    press(page.locator("[data-hold]"))
    page.locator("[data-look] [data-face]").wait_for()
    page.mouse.up()
    page.locator("[data-looked]").click()
    page.locator("[data-around] [data-seat='0'].on").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_is_turned_to_its_edge(new_visitor: NewVisitor, language: str) -> None:
    visitor = watched(new_visitor, language, UPRIGHT)
    page = share(visitor, "ushpizin", options={"first": "0"})
    expect(page.locator("[data-around] [data-seat]")).to_have_count(4)
    sides = page.evaluate(
        "() => [...document.querySelectorAll('[data-seat]')].map(({ dataset }) => dataset.side).sort()"
    )
    assert sides == ["bottom", "left", "right", "top"]
    assert visitor.overflow() == 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('[data-seat] button, [data-menu]')]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < 43.5).length"""
    )
    assert small == 0
    assert visitor.violations() == []


def test_a_guest_has_no_clock_to_play_against(new_visitor: NewVisitor) -> None:
    visitor = watched(new_visitor, "en", PHONE)
    page = share(visitor, "pairs", chairs=2, pace="normal")
    table = page.url.rsplit("/", 1)[-1]
    page.locator("[data-hand-over], .board").first.wait_for()
    assert visitor.ask("GET", f"/api/tables/{table}")["table"]["pace"] == "untimed"


def menu_in_hand(page: Page) -> None:
    """Open the menu of the guest, who holds the device."""
    if page.locator("main .board").count() == 0 or page.locator("[data-hand-over]").count():
        wait_for_turn_of(page, "Rotem")
    page.locator("header button").first.click()


def menu_in_the_middle(page: Page) -> None:
    """Open the menu, and say who did."""
    page.locator("[data-around] [data-menu]").first.click()
    page.locator("[data-who='1']").click()
    expect(page.locator("[data-who='1'][aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize(
    ("size", "menu"), [(PHONE, menu_in_hand), (WIDE, menu_in_the_middle)], ids=["handed", "around"]
)
def test_a_guest_is_renamed_and_leaves_and_the_owner_stays(
    new_visitor: NewVisitor, size: tuple[int, int], menu: Callable[[Page], None]
) -> None:
    visitor = watched(new_visitor, "en", size)
    page = share(visitor, "pairs", chairs=3, options={"first": "1"})
    table = page.url.rsplit("/", 1)[-1]

    def chairs() -> list[dict[str, Any]]:
        return list(visitor.ask("GET", f"/api/tables/{table}")["table"]["chairs"])

    owner, kept = chairs()[0]["name"], page.evaluate("() => localStorage['kupa.name']")
    menu(page)
    rename(page, "Tamar")
    assert [each["name"] for each in chairs()[:2]] == [owner, "Tamar"]
    assert page.evaluate("() => localStorage['kupa.name']") == kept
    menu(page)
    assert visitor.violations() == []
    leave(page)
    assert [each["piloted"] for each in chairs()[:2]] == [False, True]
    if size == PHONE:  # what was in the guest's hand is not the owner's to see
        page.locator("[data-hand-over]").wait_for()
        wait_for(lambda: took(page))
    page.locator("header button").first.wait_for()  # one is left: it is a table like any other
    assert page.locator("[data-around]").count() == 0
    assert [each["piloted"] for each in chairs()[:2]] == [False, True]


def test_one_device_is_offered_with_a_server_too(new_visitor: NewVisitor) -> None:
    visitor = new_visitor("he", UPRIGHT)
    page = visitor.go("/")
    page.evaluate("() => { localStorage['kupa.name'] = 'נועה' }")
    page.reload()
    page.locator("[data-one-device]").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-guest]").first.wait_for()
    table = page.url.rsplit("/", 1)[-1]
    assert visitor.ask("GET", f"/api/tables/{table}")["table"]["pace"] == "untimed"
