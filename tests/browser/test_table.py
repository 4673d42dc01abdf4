from __future__ import annotations

import re

from playwright.sync_api import expect

from support.browser import LAPTOP, NewVisitor, Visitor
from support.tapper import Tapper

NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


def _gather(new_visitor: NewVisitor, game: str = "pairs") -> tuple[Visitor, Visitor, str]:
    """Two people, each with a phone, in the lobby of one table."""
    host, friend = new_visitor(), new_visitor("he")
    table = host.open(game, bots=None, deal=False)
    host.go(f"/t/{table}")
    page = friend.go(f"/t/{table}")
    page.locator("form input[autocomplete=nickname]").fill("יוסף")
    page.locator("form button[type=submit]").first.click()
    expect(host.page.locator("bdi", has_text="יוסף")).to_be_visible()
    return host, friend, table


def _settle(host: Visitor, table: str, **options: str) -> None:
    body = {"game": "pairs", "chairs": 2, "pace": "untimed", "options": options}
    host.ask("PUT", f"/api/tables/{table}/settings", body)


def test_two_phones_play_a_game_and_one_loses_the_connection_in_the_middle(
    new_visitor: NewVisitor,
) -> None:
    host, friend, table = _gather(new_visitor)
    _settle(host, table, size="large")
    host.page.get_by_role("button", name="Start playing").click()
    tappers = [Tapper(host.page), Tapper(friend.page, 2)]
    for visitor in (host, friend):
        visitor.page.locator("main[aria-busy]").wait_for()
    _take_turns(tappers, 6)
    _lose_connection(friend)
    before = host.ask("GET", f"/api/tables/{table}")["n"]
    _take_turns(tappers, 6)
    assert host.ask("GET", f"/api/tables/{table}")["n"] >= before + 10
    friend.forgive(*NO_NETWORK)  # what was being fetched meanwhile may fail a little later
    chairs = host.ask("GET", f"/api/tables/{table}")["table"]["chairs"]
    assert not any(chair["piloted"] or chair["away"] for chair in chairs)


def _take_turns(tappers: list[Tapper], each: int) -> None:
    """Tap until everybody has touched that many cards more, or the game is over."""
    wanted = [len(tapper.taps) + each for tapper in tappers]
    while any(len(tapper.taps) < most for tapper, most in zip(tappers, wanted, strict=True)):
        assert not any(tapper.over() for tapper in tappers)
        for tapper in tappers:
            tapper.tap()


def _lose_connection(visitor: Visitor) -> None:
    """Cut the network, see that the page says so, and let it come back by itself."""
    visitor.context.set_offline(True)
    visitor.page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(visitor.page.get_by_role("status").filter(has_text=re.compile(r"\d:\d\d"))).to_be_visible(
        timeout=20_000
    )
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_role("status").filter(has_text=re.compile(r"\d:\d\d"))).to_have_count(0)
    visitor.forgive(*NO_NETWORK)


def test_the_host_fills_the_table_settles_it_and_starts(new_visitor: NewVisitor) -> None:
    host = new_visitor(size=LAPTOP)
    page = host.go("/")
    page.locator("label[data-game=ushpizin]").click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Your name").fill("Noa")
    page.get_by_role("button", name="Let's play").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Start playing")).to_be_disabled()
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name=re.compile("Options for .*Grape")).click()
    page.get_by_text("Hard", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("Options for .*Grape"))).to_contain_text("Hard")
    page.locator("summary").filter(has_text="More").click()
    expect(page.get_by_label("In secret")).to_have_count(0)
    page.get_by_text("Seven of one", exact=True).click()
    expect(page.get_by_label("In secret")).to_be_enabled()
    page.get_by_text("A word for the shuffle").click()
    page.get_by_label("Any word").fill("pomegranate")
    page.get_by_role("button", name="Add it to the shuffle").click()
    expect(page.get_by_text("Your word is in.")).to_be_visible()
    page.get_by_role("button", name="Start playing").click()
    page.locator("main[aria-busy]").wait_for()


def test_a_name_and_a_symbol_are_changed_in_the_lobby(new_visitor: NewVisitor) -> None:
    host, friend, _table = _gather(new_visitor)
    host.page.get_by_role("button", name=re.compile("Options for .*Noa")).click()
    host.page.get_by_label("Your name").fill("Grandma")
    host.page.locator("dialog label").filter(has=host.page.get_by_label("Citron")).click()
    host.page.get_by_role("button", name="Save").click()
    expect(friend.page.locator("bdi", has_text="Grandma")).to_be_visible()


def test_whoever_is_sent_away_is_told_so_kindly(new_visitor: NewVisitor) -> None:
    host, friend, _table = _gather(new_visitor)
    host.page.get_by_role("button", name=re.compile("Options for .*יוסף")).click()
    host.page.get_by_role("button", name="Free this chair").click()
    expect(friend.page.get_by_role("heading", name="הכיסא שלך בשולחן הזה התפנה")).to_be_visible()


def test_a_table_is_joined_by_its_code(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor("ar")
    table = host.open("court", bots=None, deal=False)
    code = host.ask("GET", f"/api/tables/{table}")["code"]
    page = friend.go("/")
    page.locator("input[inputmode=numeric]").fill(code)
    page.locator("form button[type=submit]").click()
    page.wait_for_url(f"**/t/{table}")


def test_a_seat_is_handed_on_by_its_link_and_the_address_forgets_the_token(
    new_visitor: NewVisitor,
) -> None:
    host, other = new_visitor(), new_visitor(size=LAPTOP)
    table = host.open("court")
    page = host.go(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pass my seat to someone").click()
    link = page.get_by_label("Link", exact=True).input_value()
    assert "#take=" in link
    other.go(link.removeprefix(other.address))
    other.page.locator("main[aria-busy]").wait_for()
    assert other.page.url == f"{other.address}/t/{table}"
    assert other.ask("GET", f"/api/tables/{table}")["you"] == 0
    expect(page.get_by_role("heading", name="Your seat is on another device now")).to_be_visible()


def test_friendly_dead_ends(new_visitor: NewVisitor) -> None:
    host, stranger = new_visitor(), new_visitor()
    table = host.open("reset")
    stranger.go("/t/nosuchtable")
    expect(stranger.page.get_by_role("heading", name="No such table")).to_be_visible()
    stranger.go(f"/t/{table}")
    expect(stranger.page.get_by_role("heading", name="A game is being played here")).to_be_visible()
    stranger.go(f"/replay/{table}/1")
    expect(stranger.page.get_by_role("heading", name="No such replay")).to_be_visible()
    stranger.complaints[:] = [each for each in stranger.complaints if "404" not in each]


def test_the_end_shows_the_seal_a_rematch_and_the_replay(new_visitor: NewVisitor) -> None:
    host = new_visitor(size=LAPTOP)
    table = host.open("pairs", options={"size": "small"})
    page = host.go(f"/t/{table}")
    Tapper(page).play()
    page.get_by_text("The sealed deal").click()
    page.get_by_role("button", name="Check the seal").click()
    expect(page.get_by_text("They match")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".controls .count")).to_have_text(re.compile(r"^1/\d+$"))
    page.get_by_label("Whose view").select_option("1")
    expect(page.locator(".told")).not_to_be_empty()
    page.go_back()
    page.get_by_role("button", name="Play again").click()  # deals at once
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert host.ask("GET", f"/api/tables/{table}")["table"]["phase"] == "playing"


def test_phrases_are_heard_across_the_table(new_visitor: NewVisitor) -> None:
    host, friend, _table = _gather(new_visitor)
    host.page.get_by_role("button", name="Start playing").click()
    host.page.get_by_role("button", name="Say something").click()
    host.page.get_by_role("button", name="Good luck!").click()
    expect(friend.page.get_by_text("בהצלחה")).to_be_visible()


def test_a_shared_screen_shows_the_table_and_phones_are_hands(new_visitor: NewVisitor) -> None:
    screen, phone = new_visitor(size=LAPTOP), new_visitor("ar")
    page = screen.go("/")
    page.locator("label[data-game=reset]").click()
    page.get_by_role("button", name="Shared screen").click()
    page.wait_for_url("**/screen/*")
    table = page.url.rsplit("/", 1)[1]
    phone.go(f"/t/{table}")
    phone.page.locator("form input[autocomplete=nickname]").fill("نور")
    phone.page.locator("form button[type=submit]").first.click()
    expect(page.locator("bdi", has_text="نور")).to_be_visible()
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_role("button", name="Start playing").click()
    phone.page.locator("main[aria-busy]").wait_for()
    expect(page.get_by_role("heading", name="Reset")).to_be_visible()
    assert screen.ask("GET", f"/api/tables/{table}")["you"] is None


def test_the_rules_are_one_tap_from_the_table(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/t/{visitor.open('court')}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    rule = page.locator("dialog[open] #C5")
    expect(rule).to_be_hidden()  # folded under the heading of its kind
    page.locator("dialog[open] details", has=page.locator("#C5")).locator("summary").click()
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
