"""Tables on the device itself: no server, no network; every game with ``KUPA_OFFLINE=all``."""

from __future__ import annotations

import gzip
import io
import json
import os
import shutil
import socket
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browser import ROOT, SIZES, ServerProcess, Visitor, wait_for
from support.one_device import WATCH, add_bots, leaked, play_in_turns, sit_beside
from support.tapper import Tapper

HASTE = "100"  # bots on the device think so many times faster
SMALL = SIZES[0]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# What is kept, whatever this site's cache is called.
KEPT_LIST = """() => caches.keys()
  .then((names) => caches.open(names.find((name) => name.endsWith('-kept'))))
  .then((kept) => kept.keys()).then((keys) => keys.length)"""
UPDATE = "() => navigator.serviceWorker.getRegistration().then((each) => each.update()).then(() => true)"
# The new service worker is at work, and what it needs is kept.
HAS_NEWER = """async () => {
  const { waiting, installing } = await navigator.serviceWorker.getRegistration();
  if (waiting || installing) return false;
  const list = await caches.match('engine.json'); // it is written last
  return Boolean(list) && (await list.text()).includes('kupa-newer');
}"""
SITE = ROOT / "build" / "site"
# What is written of the table that is shown, in order.
LOG_OF_TABLE = """async () => {
  const table = location.href.split('/t/')[1];
  const site = new URL('.', document.baseURI).pathname;
  const name = location.hash.startsWith('#/') ? `kupa${site}` : 'kupa';
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const database = await done(indexedDB.open(name));
  const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
  const bodies = await done(database.transaction('entries').objectStore('entries').getAll(range));
  database.close();
  return bodies;
}"""
ALL = os.environ.get("KUPA_OFFLINE") == "all"  # `make test-offline`
SOME_GAMES = (("court", "ar"), ("pairs", "en"))
GAMES = ("ushpizin", "court", "reset", "pairs")
EVERY_GAME = tuple((game, language) for game in GAMES for language in ("he", "ar", "en"))
GAMES_AND_LANGUAGES = EVERY_GAME if ALL else SOME_GAMES
SHARED = ("ushpizin", "reset") if ALL else ("ushpizin",)
# In the language of the test: cards that are nobody's to see while the device is handed over.
CARDS = {
    "ushpizin": ("אברהם", "יצחק", "יעקב", "משה", "אהרן"),
    "reset": ("״אש״", "״הפוך״", "״עצור״", "ג׳וקר"),
}
TITLES = {"ushpizin": "אושפיזין ·", "reset": "איפוס ·"}
NAMES = {"en": "Noa", "he": "נועה", "ar": "نوى"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may end."""
    server = ServerProcess(tmp_path)
    yield server
    server.stop()


def visitor_of(browser: Browser, address: str, language: str) -> Visitor:
    visitor = Visitor(browser, address, language, SMALL, fast_clock=True)
    chosen = (
        f"localStorage['kupa.time_scale'] = {HASTE}; localStorage['kupa.name'] = '{NAMES[language]}'"
    )
    visitor.context.add_init_script(chosen)
    return visitor


def keep(visitor: Visitor) -> None:
    """Keep everything on the device, by the page's own buttons."""
    page = visitor.go("/")
    page.wait_for_function(CONTROLLED)
    page.locator("[data-keep]").click()
    page.locator("dialog button.primary").click()
    page.locator("dialog p[role=status]").wait_for()
    expect(page.locator("dialog progress")).to_have_count(0, timeout=30_000)
    assert page.evaluate(KEPT_LIST) > 50
    page.keyboard.press("Escape")


def play_now(visitor: Visitor, game: str) -> None:
    """Choose a game on the home page and play at once."""
    page = visitor.go("/")
    page.locator(f"label[data-game={game}]").click()
    page.locator("footer button.primary").click()
    page.wait_for_url("**/t/-*", timeout=60_000)
    page.locator("main[aria-busy=false]").wait_for(timeout=30_000)


def play_to_the_end(visitor: Visitor, game: str) -> None:
    """Play a game to its end; a reload in the middle loses nothing of it."""
    play_now(visitor, game)
    page, tapper = visitor.page, Tapper(visitor.page)
    for _ in range(6):
        tapper.tap()
    before = page.evaluate(LOG_OF_TABLE)
    assert len(before) > 3
    page.reload()
    page.locator("main[aria-busy=false]").wait_for(timeout=30_000)
    tapper.play()
    assert page.evaluate(LOG_OF_TABLE)[: len(before)] == before
    assert page.locator("tbody tr").count() > 1


def learn(visitor: Visitor) -> None:
    """Begin a lesson, which the device knows too."""
    page = visitor.go("/")
    page.locator(".facts button:not([data-keep], .roomy)").click()
    page.wait_for_url("**/t/-*", timeout=60_000)
    page.locator(".coach p").first.wait_for(timeout=30_000)


def practise(visitor: Visitor) -> None:
    """Begin the practice, whose games the device plays itself."""
    page = visitor.go("/")
    page.locator("label[data-game=court]").click()
    page.locator(".facts a[href$='/practice/court']").click()
    page.locator(".intro").wait_for(timeout=60_000)
    page.locator("footer button.primary").click()
    page.locator("[data-practice][data-stage=asked] [data-spot]").first.wait_for(timeout=30_000)


def test_what_was_kept_is_played_to_its_end_without_a_server(
    browser: Browser, server: ServerProcess
) -> None:
    visitor = visitor_of(browser, server.address, "en")
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    try:
        visitor.go("/").wait_for_function(CONTROLLED)
        visitor.page.wait_for_load_state("networkidle")
        assert [each for each in asked if "engine" in each or "pyodide" in each] == []
        keep(visitor)
        server.stop()
        visitor.context.set_offline(True)
        for game, language in GAMES_AND_LANGUAGES:
            visitor.go("/")
            visitor.speak(language)
            play_to_the_end(visitor, game)
        learn(visitor)
        practise(visitor)
        visitor.forgive("net::ERR_")
        assert visitor.complaints == []
    finally:
        visitor.leave()


def test_what_was_kept_can_be_removed(browser: Browser, server: ServerProcess) -> None:
    visitor = visitor_of(browser, server.address, "he")
    try:
        keep(visitor)
        visitor.page.locator("[data-keep]").click()
        visitor.page.locator("dialog button:not([aria-label])").click()
        visitor.page.locator("dialog button.primary").wait_for()
        assert not visitor.page.evaluate("() => caches.has('kupa-kept')")
    finally:
        visitor.leave()


@pytest.fixture(scope="module")
def static_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Any web server that knows files only, with the site under a path."""
    assert (SITE / "index.html").exists(), "run make site"
    folder = tmp_path_factory.mktemp("www")
    (folder / "games").mkdir()
    (folder / "games" / "kupa").symlink_to(SITE)
    with files_served(folder) as host:
        yield f"{host}/games/kupa"


@contextmanager
def files_served(folder: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(folder)]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as host:
        try:
            wait_for(lambda: reachable(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            host.terminate()


def reachable(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def kupa(*words: str) -> str:
    """Run the command line."""
    command = [sys.executable, "-m", "kupa", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def open_file(visitor: Visitor, file: Path) -> int:
    """Open a game file in the page; return how many answers its replay has."""
    page = visitor.go("/#/past")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/file/1")
    page.locator("input[type=range]").wait_for(timeout=30_000)
    return int(page.locator("input[type=range]").get_attribute("max") or 0)


def answers_of(file: Path) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return sum(line[:1].isdecimal() for line in lines)


def look_back(visitor: Visitor) -> None:
    """See what could be known, which a worker of its own computes; to the end in `make test-offline`."""
    page = visitor.page
    page.locator(".acts a[href*='/review/']").click()
    page.locator(".known input[type=range]").wait_for(timeout=60_000)
    if ALL:
        page.locator(".turned .story li").first.wait_for(timeout=240_000)
    page.go_back()
    page.locator("details.drawer summary").last.wait_for()


def save_and_open(visitor: Visitor, folder: Path) -> None:
    """A record made here is one for the command line, and one made there is replayed here."""
    page = visitor.page
    page.locator("details.drawer summary").last.click()
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    here, there = folder / "here.txt", folder / "there.txt"
    download.value.save_as(here)
    assert kupa("replay", str(here))
    kupa("verify", str(here))
    kupa("record", "pairs", "--seed", "7", "--out", str(there))
    assert open_file(visitor, here) == answers_of(here) > 5
    assert open_file(visitor, there) == answers_of(there) > 5
    page.reload()
    page.locator("input[type=range]").wait_for(timeout=30_000)


def test_a_static_site_under_any_path_needs_no_server(
    browser: Browser, static_host: str, tmp_path: Path
) -> None:
    visitor = visitor_of(browser, static_host, "ar")
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    try:
        visitor.go("/")
        prints = visitor.page.locator("a[href$='.pdf']").get_attribute("href")
        assert prints == f"{static_host}/print/ushpizin-ar.pdf"
        if ALL:  # `make test` does not print
            with urllib.request.urlopen(prints) as answer:  # noqa: S310 — our own host
                assert answer.read(5) == b"%PDF-"
        visitor.page.locator("[data-others]").click()
        assert "kupa --lan" in visitor.page.locator("dialog pre").inner_text()
        visitor.page.keyboard.press("Escape")
        visitor.page.locator(".facts a").first.click()
        visitor.page.wait_for_url("**#/rules/*")
        play_to_the_end(visitor, "reset")
        look_back(visitor)
        save_and_open(visitor, tmp_path)
        practise(visitor)
        assert [each for each in asked if not each.startswith(static_host)] == []
        assert visitor.complaints == []
    finally:
        visitor.leave()


@pytest.mark.parametrize("game", SHARED)
def test_two_people_and_two_bots_play_on_one_device(
    browser: Browser, static_host: str, game: str
) -> None:
    visitor = visitor_of(browser, static_host, "he")
    visitor.context.add_init_script(WATCH)
    page = visitor.go("/")
    try:
        page.locator(f"label[data-game={game}]").click()
        page.locator("footer .ways button").last.click()
        page.wait_for_url("**#/t/-*", timeout=60_000)
        page.locator("#chairs").wait_for()
        sit_beside(visitor, "רותם")
        add_bots(page, 2)
        page.locator("footer button.primary").click()
        assert play_in_turns(visitor) > 3
        assert leaked(page, ("רותם", NAMES["he"]), CARDS[game], TITLES[game]) == []
        assert visitor.complaints == []
    finally:
        visitor.leave()


def newer(site: Path) -> None:
    """Change Python alone, as a build would: tables opened from now on are called something else."""
    listed = json.loads((site / "engine.json").read_text(encoding="utf-8"))
    old = listed["engine"]["kupa"]
    made = io.BytesIO()
    source = (ROOT / "src" / "kupa" / "pocket" / "worker.py").read_text(encoding="utf-8")
    packed = io.BytesIO(gzip.decompress((site / old).read_bytes()))
    with zipfile.ZipFile(packed) as known, zipfile.ZipFile(made, "w") as changed:
        for name in known.namelist():
            if name != "kupa/pocket/worker.pyc":
                changed.writestr(name, known.read(name))
        changed.writestr("kupa/pocket/worker.py", source.replace('= "-"', '= "-newer"'))
    (site / "assets" / "kupa-newer.bin").write_bytes(gzip.compress(made.getvalue()))
    text = (site / "engine.json").read_text(encoding="utf-8")
    (site / "engine.json").write_text(text.replace(old, "assets/kupa-newer.bin"), encoding="utf-8")
    node = shutil.which("node") or "node"
    subprocess.run([node, str(ROOT / "web" / "tools" / "engine" / "stamp.mjs"), str(site)], check=True)


@pytest.mark.long
def test_an_update_of_python_alone_reaches_what_was_kept(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "kupa"
    shutil.copytree(SITE, site, ignore=shutil.ignore_patterns("print"))
    with files_served(tmp_path) as host:
        visitor = visitor_of(browser, f"{host}/kupa", "en")
        try:
            keep(visitor)
            newer(site)
            page = visitor.go("/")
            page.evaluate(UPDATE)
            wait_for(lambda: page.evaluate(HAS_NEWER))  # wait_for_function takes a promise for a yes
            visitor.context.set_offline(True)
            page.reload()
            page.locator("label[data-game=pairs]").click()
            page.locator("footer button.primary").click()
            page.wait_for_url("**#/t/-newer*", timeout=60_000)
            page.locator("main[aria-busy=false]").wait_for(timeout=30_000)
            visitor.forgive("net::ERR_")
            assert visitor.complaints == []
        finally:
            visitor.leave()


def test_a_table_left_on_the_device_is_shown_without_starting_it(
    browser: Browser, static_host: str
) -> None:
    visitor = visitor_of(browser, static_host, "he")
    try:
        play_now(visitor, "pairs")
        asked: list[str] = []
        visitor.context.on("request", lambda request: asked.append(request.url))
        visitor.page.goto(f"{static_host}/?again")
        visitor.page.locator("a[href*='#/t/-']").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        assert [each for each in asked if each.endswith((".bin", "pyodide.js"))] == []
        visitor.page.locator("a[href*='#/t/-']").first.click()
        visitor.page.locator("main[aria-busy=false]").wait_for(timeout=60_000)
        assert visitor.complaints == []
    finally:
        visitor.leave()
