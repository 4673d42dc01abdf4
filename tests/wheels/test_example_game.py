"""The example game's own package, installed beside Kupa's wheel where nothing else is, and played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.browser import WHOLE_GAME_TIME_SCALE, Visitor, open_browser, running_server
from support.fresh_environment import ROOT, build_wheel, make_environment, run
from support.gofish_page import TITLES, play_to_end

pytestmark = pytest.mark.xdist_group("example")  # one environment is enough


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, its server and the example, all from wheels."""
    ours = os.environ.get("KUPA_WHEEL") or build_wheel(ROOT, tmp_path_factory.mktemp("kupa"))
    example = build_wheel(ROOT / "examples" / "gofish", tmp_path_factory.mktemp("example"))
    wheel = Path(ours).resolve()
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    return make_environment(folder, f"kupa[play] @ {wheel.as_uri()}", str(example))


@pytest.fixture(scope="module")
def address(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of that environment."""
    folder = tmp_path_factory.mktemp("server")
    fast = {"PYTHONPATH": "", "KUPA_TIME_SCALE": WHOLE_GAME_TIME_SCALE}
    with running_server(folder, python=str(programs / "python"), **fast) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


def test_nothing_of_the_source_tree_is_imported(programs: Path, tmp_path: Path) -> None:
    code = "import kupa, kupa_gofish; print(kupa.__file__, kupa_gofish.__file__)"
    done = run(str(programs / "python"), "-c", code, cwd=tmp_path)
    assert [Path(file).is_relative_to(programs.parent) for file in done.stdout.split()] == [True, True]
    assert "gofish" in run(str(programs / "kupa"), "games", cwd=tmp_path).stdout


def test_three_people_play_it_to_its_end_each_in_their_language(browser: Browser, address: str) -> None:
    people = [Visitor(browser, address, language, fast_clock=True) for language in ("he", "ar", "en")]
    host, *others = people
    table = host.open("gofish", chairs=3, bots=None, deal=False, options={"deck": "short"})
    for visitor in others:
        visitor.ask("POST", f"/api/tables/{table}/chairs", {"name": visitor.language})
    host.ask("POST", f"/api/tables/{table}/deal")
    pages = [visitor.go(f"/t/{table}") for visitor in people]
    for visitor, page in zip(people, pages, strict=True):
        page.locator(".hand button[data-spot]").first.wait_for()
        assert page.locator("html").get_attribute("lang") == visitor.language
    play_to_end(pages)
    for visitor in people:
        title = TITLES[visitor.language]
        assert visitor.go("/").get_by_text(title, exact=True).count(), visitor.language
        assert visitor.complaints == []
        visitor.leave()
