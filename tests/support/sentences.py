"""Looking at messages: what they ask for, and what is written in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast

from kupa.words import message_id, parts
from kupa.words.sources import resource


@cache
def messages(language: str, *only: str) -> dict[str, ast.Message]:
    """Return the messages of a language, or of some of its parts, by their ids."""
    found = [resource(language, part) for part in only or parts(language)]
    entries = [entry for each in found for entry in each.body if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in entries}


def message(language: str, key: str) -> ast.Message:
    """Return the message of a key."""
    return messages(language)[message_id(key)]


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from walk(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for each in vars(node).values():
            yield from walk(each)


def variables(node: ast.BaseNode) -> set[str]:
    """Return the facts a message asks for, in any of its forms."""
    return {each.id.name for each in walk(node) if isinstance(each, ast.VariableReference)}


def calls(node: ast.BaseNode) -> dict[str, set[str]]:
    """Return the functions that each fact of a message is given to."""
    found: dict[str, set[str]] = {}
    for each in walk(node):
        if isinstance(each, ast.FunctionReference):
            for given in each.arguments.positional:
                for name in variables(given):
                    found.setdefault(name, set()).add(each.id.name)
    return found


def prose(node: ast.BaseNode) -> str:
    """Return what is written in a message, in all its forms, with a 0 for each fact."""
    shown = ("0" if isinstance(each, ast.Placeable) else text(each) for each in walk(node))
    return "".join(shown)


def text(node: ast.BaseNode) -> str:
    """Return the text of one node."""
    return node.value if isinstance(node, ast.TextElement) else ""


def name_of(variant: ast.Variant) -> str:
    """Return what a variant is chosen by."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def selectors(node: ast.BaseNode, fact: str) -> list[set[str]]:
    """Return the variants of each selector on a fact itself, such as the plural forms of ``count``."""
    found = [each for each in walk(node) if isinstance(each, ast.SelectExpression)]
    chosen = [each for each in found if isinstance(each.selector, ast.VariableReference)]
    return [
        {
            str(getattr(variant.key, "name", getattr(variant.key, "value", "")))
            for variant in each.variants
        }
        for each in chosen
        if isinstance(each.selector, ast.VariableReference) and each.selector.id.name == fact
    ]
