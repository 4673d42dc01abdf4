"""Which pages the site has, and where each comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GUIDES: Final = (
    ("README.md", "Start here"),
    ("docs/hosting.md", "Host tables"),
    ("docs/studies.md", "Study a rule"),
    ("docs/datasets.md", "Data sets"),
    ("docs/environments.md", "Environments"),
    ("docs/train-a-bot.md", "Train a bot"),
    ("docs/bots.md", "The bots"),
    ("docs/add-a-game.md", "Add a game"),
    ("docs/add-a-language.md", "Add a language"),
    ("docs/add-a-lesson.md", "Add a lesson"),
    ("docs/print.md", "Print decks"),
)
REFERENCE: Final = (
    ("ARCHITECTURE.md", "Architecture"),
    ("docs/wire.md", "Protocol"),
    ("docs/glossary.md", "Glossary"),
    ("docs/developers-glossary.md", "Words for developers"),
    ("CONTRIBUTING.md", "Contributing"),
    ("CHANGELOG.md", "Changelog"),
    ("SECURITY.md", "Security"),
)


@dataclass(frozen=True, slots=True)
class Page:
    """One page: where it is written, where it goes, under which heading it is listed."""

    source: str  # below the repository's root
    target: str  # below the site's root
    title: str
    section: str


def target_of(source: str) -> str:
    """Return where a page goes: the README is the first one."""
    name = source.removeprefix("docs/").removesuffix(".md")
    return {"README": "index"}.get(name, name).replace("/README", "/index").lower() + ".html"


def pages(root: Path = ROOT) -> Iterator[Page]:
    """Yield every page there is, in the order of the contents."""
    for section, listed in (("Guides", GUIDES), ("Reference", REFERENCE)):
        for source, title in listed:
            if (root / source).is_file():
                yield Page(source, target_of(source), title, section)
    listed_once = {source for source, _ in (*GUIDES, *REFERENCE)}
    for path in sorted((root / "docs").rglob("*.md")):
        source = path.relative_to(root).as_posix()
        if source not in listed_once:
            yield Page(source, target_of(source), title_of(path), section_of(source))


def section_of(source: str) -> str:
    """Return under which heading a page of a folder is listed."""
    folder = source.split("/")[1] if source.count("/") > 1 else ""
    names = {"decisions": "Decisions", "rules": "Rules", "notebooks": "Notebooks", "studies": "Studies"}
    return names.get(folder, "Reference")


def title_of(path: Path) -> str:
    """Return a page's first heading."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            return line[2:].strip()
    return path.stem
