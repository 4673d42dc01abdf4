"""The API reference: public classes and functions, their signatures and docstrings, from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.docs_site.pages import ROOT

PACKAGES: Final = ("core", "bots", "lab", "env", "review", "practice")
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def modules(root: Path = ROOT) -> Iterator[tuple[str, Path]]:
    """Yield the modules of the reference: the library, not the server."""
    source = root / "src"
    yield "kupa", source / "kupa" / "__init__.py"
    for package in PACKAGES:
        for path in sorted((source / "kupa" / package).rglob("*.py")):
            name = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
            yield name, path


def reference(name: str, path: Path) -> str:
    """Return a module's page, as Markdown."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts = [f"# {name}", ast.get_docstring(tree) or ""]
    for node in tree.body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            parts += described(node, "##")
    return "\n\n".join(part for part in parts if part) + "\n"


def described(node: Definition, level: str) -> list[str]:
    """Return what is said of a class or a function, and of a class's methods."""
    found = [f"{level} {node.name}", f"```python\n{signature(node)}\n```", ast.get_docstring(node) or ""]
    if isinstance(node, ast.ClassDef):
        methods = (
            each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
        )
        for each in methods:
            found += [] if each.name.startswith("_") else described(each, level + "#")
    return found


def signature(node: Definition) -> str:
    """Return how it is called; of a class its bases and fields."""
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(map(ast.unparse, node.bases))
        fields = [ast.unparse(each) for each in node.body if isinstance(each, ast.AnnAssign)]
        head = f"class {node.name}({bases})" if bases else f"class {node.name}"
        return "\n".join([head, *(f"    {field}" for field in fields)])
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    kind = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    return f"{kind} {node.name}({ast.unparse(node.args)}){returns}"
