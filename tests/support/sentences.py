"""Looking at sentences."""

from __future__ import annotations

from string import Formatter

from kupa.words import Sentence


def forms(sentence: Sentence) -> list[str]:
    """Return a sentence in all its plural forms."""
    return [*sentence.values()] if isinstance(sentence, dict) else [sentence]


def holes(sentence: Sentence) -> set[str]:
    """Return the facts a sentence asks for, in any of its forms."""
    return {name for form in forms(sentence) for _, name, _, _ in Formatter().parse(form) if name}
