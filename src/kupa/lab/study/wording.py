"""How findings are said: names of measures, numbers with their unit, answers in a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from kupa import words
from kupa.lab.study.findings import Difference, Findings, Value, belongs
from kupa.lab.study.plan import DUELS, Question, titled
from kupa.lab.study.spoken import level

SHARES: Final = frozenset(
    ("unfinished", "shared", "beginner", "seats", "comeback", "settled",
     "effects", "skill", "memory", "luck")
)  # fmt: skip
MINUS: Final = "−"
SAID: Final = 3  # answers in a title
LARGE: Final = 100  # numbers from here on need no decimals
Say = Callable[..., str]


def speaker(language: str) -> Say:
    """Return what says the words of a report in a language."""
    return lambda key, **facts: words.say(language, f"study.{key}", **facts)


def family(measure: str) -> str:
    """Return what a measure is one of: ``seats`` of ``seats 1``; a game's own measures are their own."""
    first = measure.partition(" ")[0]
    return first if first in SHARES else measure


def measure_name(measure: str, language: str) -> str:
    """Return what a measure is called; one of a game from elsewhere by its key."""
    key = f"study.measure.{family(measure).replace(' ', '_')}"
    return words.say(language, key) if words.has(language, key) else measure


def part_name(measure: str, language: str) -> str:
    """Return what a part of a measure is called: a place by turn order, a card, two levels."""
    kind, _, part = measure.partition(" ")
    if family(measure) == measure:
        return ""
    if kind in DUELS:
        return duel_name(kind, part, language)
    if kind == "seats":
        return speaker(language)("place", place=part)
    if kind == "luck":
        return level(part, language)
    if kind == "effects":
        event, _, card = part.partition(" ")
        key = f"card.{card}"
        return words.say(language, key) if card and words.has(language, key) else card or event
    return part.replace(" ", " / ")


def duel_name(kind: str, part: str, language: str) -> str:
    """Say who is compared: two levels, or a level with two memories."""
    say = speaker(language)
    first, second = part.split(" ")
    if kind == "skill":
        return say("against", first=level(first, language), second=level(second, language))
    if second == "none":
        return say("forgetting", style=level(first, language))
    return say("remembering", style=level(first, language), memory=level(second, language))


def number(measure: str, value: float, digits: int | None = None) -> str:
    """Return a value as it is read: shares in per cent."""
    share = family(measure) in SHARES
    scaled = 100 * value if share else value
    shown = f"{scaled:,.{digits_of(scaled) if digits is None else digits}f}"
    if not shown.strip("-0.,"):
        shown = shown.removeprefix("-")
    return shown.replace("-", MINUS) + ("\u00a0%" if share else "")


def digits_of(value: float) -> int:
    """Return how many decimals a number of this size is given."""
    size = abs(value)
    return 0 if size >= LARGE or value == round(value) else 1 if size >= 1 else 2


def with_half(measure: str, mean: float, half: float, *, signed: bool = False) -> str:
    """Return a mean with how far it may be off, isolated so that it reads from left to right."""
    unit = "\u00a0%" if family(measure) in SHARES else ""
    digits = 1 if unit else digits_of(half) or int(half < LARGE)
    shown, bare = (number(measure, each, digits).removesuffix(unit) for each in (mean, half))
    plus = "+" if signed and mean > 0 and shown.strip("0.,") else ""
    return f"\u2066{plus}{shown}\u00a0±\u00a0{bare}{unit}\u2069"


def asked_measures(found: Findings) -> list[tuple[Question, list[str]]]:
    """Return the questions, each with its measures in the order of the values."""
    measures = list(dict.fromkeys(each.measure for each in found.values))
    questions = [Question(**each) for each in found.questions]
    return [(each, [name for name in measures if belongs(name, each)]) for each in questions]


def heading(question: Question, language: str) -> str:
    """Return what a question is headed by."""
    return titled(question.title, language) or measure_name(question.measure, language)


def answer(found: Difference, language: str) -> str:
    """Return what is decided of a difference, in a line."""
    say = speaker(language)
    span = with_half(found.measure, found.mean, found.half, signed=True)
    return f"{found.variant} {MINUS} {found.base}: {span} ({say(found.verdict)})"


def value_line(found: Value) -> str:
    """Return what is known of a variant, in a line."""
    return f"{found.variant}: {with_half(found.measure, found.mean, found.half)}"


def players(language: str, seats: int) -> str:
    """Return how many play."""
    return speaker(language)("players", count=seats)


def answers(found: Findings, measures: list[str], language: str) -> list[str]:
    """Return the answers to a question, in lines: the first variant, then how the others differ."""
    several = len({each.seats for each in found.values}) > 1
    first = found.variants[0]["name"]
    lines = []
    for value in found.values:
        if value.measure in measures and value.variant == first:
            lines.append(located(value, value_line(value), several, language))
            here = (value.measure, value.seats)
            differing = [each for each in found.differences if (each.measure, each.seats) == here]
            lines += [located(each, answer(each, language), several, language) for each in differing]
    return lines


def headline(found: Findings, measures: list[str], language: str) -> str:
    """Return what answers a question best, as the title of a plot: what differs, or else how it is."""
    several = len({each.seats for each in found.values}) > 1
    differing = [each for each in found.differences if each.measure in measures]
    decided = [each for each in differing if each.verdict in ("more", "less")]
    if decided:
        lines = [located(each, answer(each, language), several, language) for each in largest(decided)]
        return " — ".join(lines)
    first = found.variants[0]["name"]
    values = [each for each in found.values if each.measure in measures and each.variant == first]
    single = len(found.variants) == 1
    lines = [located(each, amount(each) if single else value_line(each), several, language)
             for each in largest(values)]  # fmt: skip
    verdicts = sorted({speaker(language)(each.verdict) for each in differing})
    return " — ".join([*lines, *verdicts])


Said = TypeVar("Said", Difference, Value)


def largest(found: list[Said]) -> list[Said]:
    """Return those that stand in a title."""
    return sorted(found, key=lambda each: -abs(each.mean))[:SAID]


def amount(found: Value) -> str:
    """Return a value with how far it may be off."""
    return with_half(found.measure, found.mean, found.half)


def located(found: Difference | Value, said: str, several: bool, language: str) -> str:
    """Say where a line holds: the size of table, if there are several, and the part of the measure."""
    table = players(language, found.seats) if several else ""
    return " · ".join(filter(None, [table, part_name(found.measure, language), said]))
