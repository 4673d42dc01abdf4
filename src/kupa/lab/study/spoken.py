"""Findings in a language: variants by their titles, options and levels in words, where there are any."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kupa import words
from kupa.lab.study.findings import Findings
from kupa.lab.study.plan import titled


def spoken(found: Findings, language: str) -> Findings:
    """Return the findings with the names that people read; figures stay as they are."""
    names = variant_names(found, language)
    return replace(
        found,
        variants=tuple(spoken_variant(found.game, each, names, language) for each in found.variants),
        values=tuple(replace(each, variant=names[each.variant]) for each in found.values),
        differences=tuple(
            replace(each, variant=names[each.variant], base=names[each.base])
            for each in found.differences
        ),
        spread=tuple({**each, "variant": names[each["variant"]]} for each in found.spread),
    )


def variant_names(found: Findings, language: str) -> dict[str, str]:
    """Return what variants are called; by their own names, if titles do not tell them apart."""
    names = {
        each["name"]: titled(each.get("title", ""), language, each["name"]) for each in found.variants
    }
    return names if len(set(names.values())) == len(names) else {name: name for name in names}


def spoken_variant(
    game: str, variant: dict[str, Any], names: dict[str, str], language: str
) -> dict[str, Any]:
    """Return a variant with its options and levels in words."""
    options = [option(game, each, language) for each in variant["options"].split()]
    bots = [level(each, language) for each in variant["bots"]]
    return {**variant, "name": names[variant["name"]], "options": "; ".join(options), "bots": bots}


def option(game: str, given: str, language: str) -> str:
    """Say an option: ``draw=free`` is “Drawing: Whenever you like”."""
    name, _, value = given.partition("=")
    for key in (f"option.{game}.{name}", f"option.{name}"):
        if words.has(language, key):
            return f"{words.say(language, key)}: {said(language, f'{key}.{value}', value)}"
    return given


def level(key: str, language: str) -> str:
    """Say a level of bots."""
    return said(language, f"level.{key}", key)


def said(language: str, key: str, usual: str) -> str:
    """Return the words of a key, or what there is without."""
    return words.say(language, key) if words.has(language, key) else usual
