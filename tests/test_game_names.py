"""No code knows a game by name outside the folders that belong to that game."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
KEYS: Final = sorted(
    path.parent.name for path in (ROOT / "src/kupa/games").glob("*/__init__.py") if path.parent.name
)

#: Where games are named: their own folders, the sentences, and types that are generated from them.
ALLOWED: Final = re.compile(
    r"src/kupa/(games|bots|words)/|web/src/lib/wire\.ts$"
    rf"|web/src/lib/(boards|cards)/({'|'.join(KEYS)})/"
    r"|src/kupa/server/page/"
)
SUFFIXES: Final = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".html"}
FOLDERS: Final = ("src/kupa", "web/src", "web/vite", "web/public")

COMMENTS: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)


def patterns(key: str) -> re.Pattern[str]:
    """Return what a mention of a game looks like: some keys are English words as well."""
    quoted = rf"""["'`]{key}(?=["'`.:/])"""
    in_path = rf"/{key}(?=[/\"'`.])"
    imported = rf"\b(?:games|bots)(?:\.| import [^\n]*\b){key}\b"
    of_a_table = rf"(?:^|[{{,])\s*{key}: "
    type_name = rf"\b{key.title()}(?=[A-Z])"
    return re.compile(f"{quoted}|{in_path}|{imported}|{of_a_table}|{type_name}", re.MULTILINE)


def code_of(path: Path) -> str:
    """Return a file's text without its comments and docstrings: examples there may name a game."""
    text = path.read_text("utf-8")
    return python_code(text) if path.suffix == ".py" else COMMENTS.sub("", text)


def python_code(text: str) -> str:
    """Return Python code without comments and without strings that stand alone."""
    lines = text.splitlines(keepends=True)
    for token in reversed(unread(text)):
        (first, start), (last, end) = token.start, token.end
        lines[first - 1 : last] = [lines[first - 1][:start] + lines[last - 1][end:]]
    return "".join(lines)


def unread(text: str) -> list[tokenize.TokenInfo]:
    """Return the comments and docstrings of a Python file."""
    found: list[tokenize.TokenInfo] = []
    alone = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (alone and token.type == tokenize.STRING):
            found.append(token)
        if token.type not in {tokenize.COMMENT, tokenize.NL}:
            alone = token.type in {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    return found


def named_in(path: Path) -> list[str]:
    """Return the games that a file names."""
    code = code_of(path)
    return [key for key in KEYS if patterns(key).search(code)]


def sources() -> list[Path]:
    """Return every file that has to be general."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    general = (path for path in found if path.suffix in SUFFIXES and "__pycache__" not in path.parts)
    return [path for path in general if not ALLOWED.search(path.relative_to(ROOT).as_posix())]


def test_only_a_games_own_folders_name_it() -> None:
    named = {path.relative_to(ROOT).as_posix(): named_in(path) for path in sources()}
    assert {path: games for path, games in named.items() if games} == {}


def test_the_four_games_are_looked_for_in_many_files() -> None:
    assert KEYS == ["court", "pairs", "reset", "ushpizin"]
    assert len(sources()) > 200


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", 'if game.key == "court":\n    pass\n'),
        ("b.py", "from kupa.games.pairs import cards\n"),
        ("b2.py", "from kupa.bots import court\n"),
        ("c.py", 'SILENT = {"reset.dealt"}\n'),
        ("c2.py", 'key = f"reset.{name}"\n'),
        ("d.ts", "const MINUTES = { ushpizin: 20, other: 3 };\n"),
        ("e.ts", 'import { hat } from "../cards/court/drawings";\n'),
        ("f.svelte", '{#if game === "court"}<b>hat</b>{/if}\n'),
        ("g.css", '.cloth[data-game="pairs"] {\n}\n'),
        ("h.ts", "export function open(view: ResetView): void {}\n"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, name: str, text: str) -> None:
    planted = tmp_path / name
    planted.write_text(text, "utf-8")
    assert named_in(planted)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""Deal: ``deal("reset", seats=3)``."""\npairs = dict(pairs=1)  # "court"\n'),
        ("b.ts", '/* like "reset" */ timer.reset(); // "pairs"\nfor (const pair of pairs) use(pair);\n'),
        ("c.svelte", "<!-- `court` -->\n<p>{reset}</p>\n"),
    ],
)
def test_words_and_examples_are_not_mistaken_for_names(tmp_path: Path, name: str, text: str) -> None:
    harmless = tmp_path / name
    harmless.write_text(text, "utf-8")
    assert named_in(harmless) == []
