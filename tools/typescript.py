"""TypeScript made from Python: annotations, comments, interfaces and unions."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable
from types import ModuleType
from typing import Any, Final, get_args

from kupa.core.fields import FieldType

WIDTH: Final = 100
PLAIN: Final = {
    "str": "string", "int": "number", "float": "number", "bool": "boolean", "Seat": "Seat",
    "None": "null", "Json": "Facts",
}  # fmt: skip
OF_KIND: Final = {
    "seat": "Seat", "place": "Place", "count": "Count", "score": "Score", "card": "Card", "word": "Word",
    "number": "number", "text": "string", "flag": "boolean",
}  # fmt: skip


class Names:
    """How the types of one module are called in TypeScript, and which of them hang on the game."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.generic: set[str] = set()

    def hint(self, text: str) -> str:
        """Return an annotation in TypeScript."""
        return self._node(ast.parse(text, mode="eval").body)

    def _node(self, node: ast.expr) -> str:
        if isinstance(node, ast.BinOp):
            return f"{self._node(node.left)} | {self._node(node.right)}"
        if isinstance(node, ast.Constant):
            return "null" if node.value is None else f'"{node.value!s}"'
        if isinstance(node, ast.Subscript):
            return self._several(ast.unparse(node.value), node.slice)
        return self._name(ast.unparse(node))

    def _several(self, outer: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if outer == "JSONBody":
            return self._node(inner)
        if outer == "Literal":
            return " | ".join(self._node(part) for part in parts)
        if outer == "dict":
            return f"Readonly<Record<string, {self._node(parts[1])}>>"
        if outer == "list" or ast.unparse(parts[-1]) == "...":
            return f"readonly {_grouped(self._node(parts[0]))}[]"
        return f"readonly [{', '.join(self._node(part) for part in parts)}]"

    def _name(self, name: str) -> str:
        if name in PLAIN:
            return PLAIN[name]
        found = getattr(self.module, name.rpartition(".")[2])
        if inspect.isclass(found) and not get_args(found):
            return found.__name__ + ("<G>" if found.__name__ in self.generic else "")
        return self.hint(re.sub(r"[\w.]*\.(\w+)", r"\1", str(found)).replace("NoneType", "None"))


def field_hint(field: FieldType, prefix: str) -> str:
    """Return what a field of a game's event or view holds, in TypeScript."""
    hint = _one(field, prefix)
    if field.gaps:
        hint = f"{hint} | null"
    for _ in range(field.many):
        hint = f"readonly {_grouped(hint)}[]"
    return f"{hint} | null" if field.optional else hint


def _one(field: FieldType, prefix: str) -> str:
    if field.kind == "tuple":
        return f"readonly [{', '.join(field_hint(part, prefix) for part in field.parts)}]"
    if field.choices:
        return " | ".join(quoted(field.choices))
    if field.group is not None:
        return prefix + field.group.__name__
    return OF_KIND[field.kind]


def _grouped(kind: str) -> str:
    return f"({kind})" if " | " in kind or kind.startswith("readonly ") else kind


def comment(text: str, indent: str = "") -> str:
    """Return a docstring as a comment, on one line where it fits."""
    if len(text) + len(indent) + 7 <= WIDTH and "\n" not in text:
        return f"{indent}/** {text} */\n"
    lines = [
        line
        for part in text.splitlines()
        for line in textwrap.wrap(part, WIDTH - len(indent) - 3) or [""]
    ]
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def remarks(shape: type[Any]) -> dict[str, str]:
    """Return what stands behind the fields of a class in its source."""
    lines = re.findall(r"^    (\w+): [^#\n]*#(?!\s*noqa) *(.+)$", inspect.getsource(shape), re.MULTILINE)
    return {name: remark.strip().replace("None", "null") for name, remark in lines}


def promise(shape: object) -> str:
    """Return a docstring as it reads in a comment."""
    return (inspect.getdoc(shape) or "").replace("``", "`").replace("None", "null")


def interface(name: str, shape: type[Any], lines: Iterable[tuple[str, str]]) -> str:
    """Write an interface; it is generic where one of its fields hangs on the game."""
    body, generic = "", False
    for field, kind in lines:
        remark = remarks(shape).get(field.rstrip("?"))
        body += comment(remark, "  ") if remark else ""
        body += f"  readonly {field}: {kind};\n"
        generic = generic or bool(re.search(r"\bG\b", kind))
    shown = f"{name}<G extends GameKey = GameKey>" if generic else name
    return f"{comment(promise(shape))}export interface {shown} {{\n{body}}}\n"


def union(name: str, members: list[str], about: str = "") -> str:
    """Write a union, over several lines where it is long."""
    head = (comment(about) if about else "") + f"export type {name} ="
    if len(line := f"{head} {' | '.join(members)};\n") - len(head) + len(name) <= WIDTH - 14:
        return line
    return head + "".join(f"\n  | {each}" for each in members) + ";\n"


def quoted(words: Iterable[str]) -> list[str]:
    """Return words as literal types."""
    return [f'"{word}"' for word in words]
