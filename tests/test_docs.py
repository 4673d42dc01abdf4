"""The documentation: no link leads nowhere, the site is whole and works from disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.docs_site.build import Site, broken_links
from tools.docs_site.markdown import AWAY, Document, slug
from tools.docs_site.pages import ROOT, pages
from tools.docs_site.reference import modules, reference

from kupa.lab.study import read_study
from kupa.lab.study.files import read_findings

SOURCES = [page.source for page in pages()]


@pytest.mark.parametrize("source", SOURCES)
def test_no_link_of_a_document_leads_nowhere(source: str) -> None:
    document = Document((ROOT / source).read_text(encoding="utf-8"), source)
    for _, _, address in document.links():
        if address.startswith(AWAY):
            continue
        file, anchor = document.resolve(address)
        assert (ROOT / file).exists(), address
        if anchor and file.endswith(".md"):
            target = Document((ROOT / file).read_text(encoding="utf-8"), file)
            assert anchor in target.anchors(), address


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    Site(folder).build()
    return folder


def test_the_site_has_every_page_and_no_broken_link(site: Path) -> None:
    assert broken_links(site) == []
    for page in pages():
        assert (site / page.target).is_file()
    for module in ("core.game", "env.layouts", "review.playing", "practice.rounds"):
        assert (site / "api" / f"kupa.{module}.html").is_file()


def test_each_study_that_was_played_links_its_report(site: Path) -> None:
    text = (site / "studies" / "index.html").read_text(encoding="utf-8")
    played = [path.stem for path in (ROOT / "docs" / "studies").glob("*.json")]
    assert [name for name in played if f'href="{name}-en.html"' not in text] == []


def test_it_needs_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert 'src="http' not in text
        assert '<link rel="stylesheet" href="http' not in text


def test_the_search_knows_every_page(site: Path) -> None:
    index = (site / "index.js").read_text(encoding="utf-8")
    assert index.startswith("window.PAGES = [{")
    for page in pages():
        assert f'"u": "{page.target}"' in index


def test_notebooks_are_run(site: Path) -> None:
    text = (site / "notebooks" / "first-steps.html").read_text(encoding="utf-8")
    assert "# → seat 0 wins " in text
    assert "attempts: more" in text


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = '<h1 id="here">x</h1><a href="other.html"></a><a href="#gone"></a><a href="#here"></a>'
    (tmp_path / "a.html").write_text(page, encoding="utf-8")
    assert broken_links(tmp_path) == ["a.html: other.html", "a.html: #gone"]


def test_anchors_are_those_of_code_hosts() -> None:
    assert slug("What a game says of itself") == "what-a-game-says-of-itself"
    assert Document("# A\n\n## B\n\n## B\n", "x.md").anchors() == ["a", "b", "b-1"]


def test_the_reference_says_what_is_public() -> None:
    text = reference("kupa.core.dice", dict(modules())["kupa.core.dice"])
    assert "def below(self, faces: int) -> int" in text
    assert "Throw once" in text
    assert "_byte" not in text


def test_every_study_has_a_place_in_the_documents() -> None:
    text = (ROOT / "docs" / "studies" / "README.md").read_text(encoding="utf-8")
    ours = {path.stem for path in (ROOT / "studies").glob("*.toml")}
    assert {name for name in ours if f"(`{name}`)" not in text} == set()
    for path in (ROOT / "docs" / "studies").glob("*.json"):
        played = {each["measure"] for each in read_findings(path).questions}
        study = read_study((ROOT / "studies" / f"{path.stem}.toml").read_text(encoding="utf-8"))
        assert played == {each.measure for each in study.questions}
