"""Markdown as HTML: headings with anchors, links to pages of the site, code that may be run."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Iterator, Sequence
from html import escape
from posixpath import dirname, join, normpath, relpath
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN: Final = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
RAW_LINK: Final = re.compile(r'\b(src|href)="(?!https?:)([^"]+)"')
AWAY: Final = ("http://", "https://", "mailto:")


def slug(heading: str) -> str:
    """Return a heading's anchor, as code hosts make it."""
    words = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return words.replace(" ", "-")


class Document:
    """One page in Markdown, parsed."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.tokens: Sequence[Token] = MARKDOWN.parse(text)

    def anchors(self) -> list[str]:
        """Return the anchors of its headings; of two that are alike the second gets a number."""
        seen: dict[str, int] = {}
        found = []
        for token in self.headings():
            name = slug(plain(token))
            seen[name] = seen.get(name, -1) + 1
            found.append(f"{name}-{seen[name]}" if seen[name] else name)
        return found

    def headings(self) -> Iterator[Token]:
        """Yield the contents of its headings."""
        for token, following in zip(self.tokens, self.tokens[1:], strict=False):
            if token.type == "heading_open":
                yield following

    def links(self) -> Iterator[tuple[Token, str, str]]:
        """Yield each link and picture with its attribute and address."""
        for token in self.tokens:
            for child in token.children or []:
                for name in ("href", "src"):
                    if name in child.attrs:
                        yield child, name, str(child.attrs[name])

    def raw(self) -> Iterator[Token]:
        """Yield what is written in HTML."""
        for token in self.tokens:
            for each in (token, *(token.children or [])):
                if each.type in ("html_block", "html_inline"):
                    yield each

    def resolve(self, address: str) -> tuple[str, str]:
        """Return the file a link leads to, below the root, and the anchor in it."""
        path, _, anchor = address.partition("#")
        return (normpath(join(dirname(self.source), path)) if path else self.source), anchor

    def run_code(self) -> None:
        """Run its Python, block after block, and put what it prints below each."""
        names: dict[str, Any] = {}
        for token in self.tokens:
            if token.type == "fence" and token.info == "python":
                printed = io.StringIO()
                with contextlib.redirect_stdout(printed):
                    exec(compile(token.content, self.source, "exec"), names)  # noqa: S102 — our own
                token.content += "".join(f"# → {line}\n" for line in printed.getvalue().splitlines())

    def html(self, site: dict[str, str], target: str) -> str:
        """Return it as HTML, with links to the pages of a site; what the site lacks is no link."""
        for child, name, address in self.links():
            if not address.startswith(AWAY):
                child.attrs[name] = self.on_site(address, site, target)
        for token in self.raw():
            token.content = RAW_LINK.sub(
                lambda found: f'{found[1]}="{self.on_site(found[2], site, target)}"', token.content
            )
        heads = [token for token in self.tokens if token.type == "heading_open"]
        for token, anchor in zip(heads, self.anchors(), strict=True):
            token.attrs["id"] = anchor
        made: str = MARKDOWN.renderer.render(self.tokens, MARKDOWN.options, {})
        return re.sub(r'<a href="">(.*?)</a>', r"\1", made, flags=re.DOTALL)

    def on_site(self, address: str, site: dict[str, str], target: str) -> str:
        """Return a link's address on the site, from another page of it; nothing if it is not there."""
        file, anchor = self.resolve(address)
        found = site.get(file) or site.get(f"{file}/README.md")
        if found is None:
            return ""
        to = relpath(found, dirname(target) or ".")
        return f"{to}#{anchor}" if anchor else to


def plain(token: Token) -> str:
    """Return a heading's text without its marks."""
    return "".join(child.content for child in token.children or [])


def text_of(html: str) -> str:
    """Return the words of a page, for the search."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def title(text: str) -> str:
    """Return a title that may stand in HTML."""
    return escape(text.replace("`", ""))
