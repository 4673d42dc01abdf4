"""Build the site: ``python -m tools.docs_site.build [FOLDER]`` writes it and checks its links."""

from __future__ import annotations

import json
import re
import shutil
import sys
from html import escape
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final
from urllib.parse import unquote

from tools.docs_site.markdown import AWAY, Document, text_of, title
from tools.docs_site.pages import ROOT, Page, pages
from tools.docs_site.reference import modules, reference

from kupa import words

HERE: Final = Path(__file__).parent
PICTURES: Final = (".jpg", ".png", ".svg")
WORDS: Final = 4000  # characters of a page that the search knows
LINK: Final = re.compile(r'(?:href|src)="([^"]*)"')


class Site:
    """The site in a folder, page by page."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder = folder
        self.root = root
        self.pages = list(pages(root))
        self.links = {page.source: page.target for page in self.pages}
        self.links |= self.pictures() | {
            f"docs/studies/{path.name}": report(path, "en") for path in self.findings()
        }
        self.index: list[dict[str, str]] = []

    def pictures(self) -> dict[str, str]:
        """Return the pictures there are, and where they go."""
        found = [path for path in (self.root / "docs").rglob("*") if path.suffix in PICTURES]
        names = [path.relative_to(self.root).as_posix() for path in found]
        return {name: name.removeprefix("docs/") for name in names}

    def findings(self) -> list[Path]:
        """Return what our own studies found."""
        return sorted((self.root / "docs" / "studies").glob("*.json"))

    def build(self) -> None:
        """Write everything."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        reports = self.reports()
        api = [Page("", f"api/{name}.html", name, "API") for name, _ in modules(self.root)]
        self.contents = [*self.pages, *reports, *api]
        for page in self.pages:
            document = Document((self.root / page.source).read_text(encoding="utf-8"), page.source)
            if page.section == "Notebooks":
                document.run_code()
            self.write(page, document.html(self.links, page.target))
        for page, (name, path) in zip(api, modules(self.root), strict=True):
            document = Document(reference(name, path), f"api/{name}.md")
            self.write(page, document.html({}, page.target))
        self.copy()

    def reports(self) -> list[Page]:
        """Write the reports of the studies, in every language; they share one copy of Vega."""
        from kupa.lab.study.files import read_findings  # noqa: PLC0415 — an extra
        from kupa.lab.study.html import bundle, html  # noqa: PLC0415
        from kupa.lab.study.plan import titled  # noqa: PLC0415

        (self.folder / "studies").mkdir()
        (self.folder / "studies" / "vega.js").write_text(bundle(), encoding="utf-8")
        found = []
        for path in self.findings():
            findings = read_findings(path)
            for language in words.LANGUAGES:
                name = report(path, language)
                text = html(findings, language, script="vega.js")
                (self.folder / name).write_text(text, encoding="utf-8")
                found.append(Page("", name, titled(findings.title, language), "Studies"))
        return found

    def write(self, page: Page, body: str) -> None:
        """Write a page in the site's frame, and note its words for the search."""
        up = relpath(".", dirname(page.target) or ".")
        frame = (HERE / "page.html").read_text(encoding="utf-8")
        language = page.source.split("/")[2] if page.section == "Rules" else "en"
        filled = {
            "title": title(page.title),
            "root": "" if up == "." else f"{up}/",
            "contents": self.menu(page),
            "direction": "rtl" if language in ("he", "ar") else "ltr",
            "language": language,
            "body": body,
        }
        for name, text in filled.items():
            frame = frame.replace(f"<!--{name}-->", text)
        target = self.folder / page.target
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(frame, encoding="utf-8")
        self.index.append({"t": page.title, "u": page.target, "x": text_of(body)[:WORDS]})

    def menu(self, here: Page) -> str:
        """Return the contents, seen from a page: its own section is open."""
        parts = []
        for section in dict.fromkeys(page.section for page in self.contents):
            listed = [page for page in self.contents if page.section == section]
            items = "".join(self.entry(page, here) for page in listed)
            opened = " open" if section in (here.section, "Guides") else ""
            parts.append(f"<details{opened}><summary>{section}</summary><ul>{items}</ul></details>")
        return "".join(parts)

    def entry(self, page: Page, here: Page) -> str:
        """Return a line of the contents."""
        current = ' aria-current="page"' if page == here else ""
        to = relpath(page.target, dirname(here.target) or ".")
        return f'<li><a href="{escape(to)}"{current}><bdi>{title(page.title)}</bdi></a></li>'

    def copy(self) -> None:
        """Write pictures, style and the words that are searched: as a script, which a disk may load."""
        for source, target in self.pictures().items():
            (self.folder / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.root / source, self.folder / target)
        for name in ("site.css", "site.js"):
            shutil.copy(HERE / name, self.folder / name)
        found = json.dumps(self.index, ensure_ascii=False)
        (self.folder / "index.js").write_text(f"window.PAGES = {found};\n", encoding="utf-8")


def report(findings: Path, language: str) -> str:
    """Return where the report of some findings goes."""
    return f"studies/{findings.stem}-{language}.html"


def broken_links(folder: Path) -> list[str]:
    """Return the links of a site that lead nowhere: no such file, or no such place in it."""
    found = []
    texts = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
             for path in folder.rglob("*.html")}  # fmt: skip
    for name, text in texts.items():
        for address in LINK.findall(text.partition("<script>")[0]):
            if not address.startswith(AWAY) and is_broken(folder, texts, name, unquote(address)):
                found.append(f"{name}: {address}")
    return found


def is_broken(folder: Path, texts: dict[str, str], name: str, address: str) -> bool:
    """Tell whether a link leads nowhere."""
    path, _, anchor = address.partition("#")
    to = normpath(join(dirname(name), path)) if path else name
    if not (folder / to).is_file():
        return True
    return bool(anchor) and to in texts and f'id="{anchor}"' not in texts[to]


def main() -> int:
    """Build, check, and say where it is; 1 if a link is broken."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    Site(folder).build()
    broken = broken_links(folder)
    print("\n".join(broken) if broken else f"Open {folder / 'index.html'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
