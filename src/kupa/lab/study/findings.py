"""What a study found: the variants by measure and size of table, and how they differ from the first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any, Final

import kupa
from kupa.core.options import read_options, write_options
from kupa.games import find
from kupa.lab.moments import Moments
from kupa.lab.study.plan import Question, Study, Variant
from kupa.lab.study.statistics import half_width, holm, p_value
from kupa.lab.study.tally import Tally

FAMILIES: Final = ("seats", "effects", "skill", "memory", "luck")  # measures with a name for each part
FEWEST: Final = 100  # games with a card before anything is said of its effect
PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Value:
    """A measure of a variant: the mean with how far it may be off, and how single games are spread."""

    measure: str
    seats: int
    variant: str
    games: int
    mean: float
    half: float
    p10: float
    p50: float
    p90: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How a variant differs from the first one, on the same deals."""

    measure: str
    seats: int
    variant: str
    base: str
    games: int
    mean: float
    half: float  # corrected for the number of differences in the study
    p: float  # likewise (Holm)
    verdict: str  # more, less, same or open


@dataclass(frozen=True, slots=True)
class Findings:
    """All of it, with what it was found by."""

    study: str
    game: str
    edition: int
    version: str
    seed: int
    confidence: float
    variants: tuple[dict[str, Any], ...]
    questions: tuple[dict[str, Any], ...]
    values: tuple[Value, ...]
    differences: tuple[Difference, ...]
    spread: tuple[dict[str, Any], ...]  # how long games are, value by value: measure, seats, variant
    title: Any = ""
    about: Any = ""
    seconds: tuple[float, float] = (0.0, 0.0)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, for JSON."""
        return asdict(self)

    @classmethod
    def of(cls, plain: dict[str, Any]) -> Findings:
        """Read it from plain data."""
        values = tuple(Value(**each) for each in plain.pop("values"))
        differences = tuple(Difference(**each) for each in plain.pop("differences"))
        return cls(**plain, values=values, differences=differences)


Tallies = dict[int, Tally]  # by size of table


def findings(study: Study, tallies: Tallies) -> Findings:
    """Sum a study up."""
    return Findings(
        study=study.key,
        title=study.title,
        about=study.about,
        game=study.game,
        edition=find(study.game).edition,
        version=kupa.__version__,
        seed=study.seed,
        confidence=study.confidence,
        variants=tuple(_plain_variant(study.game, each) for each in study.variants),
        questions=tuple(asdict(each) for each in study.questions),
        values=tuple(_values(study, tallies)),
        differences=tuple(differences(study, tallies)),
        spread=tuple(_spread(study, tallies)),
        seconds=study.seconds,
    )


def _plain_variant(key: str, variant: Variant) -> dict[str, Any]:
    game = find(key)
    usual = write_options(game.Options()).split()
    words = write_options(read_options(game.Options, variant.options.split())).split()
    differing = [word for word in words if word not in usual]
    plain = {"name": variant.name, "options": " ".join(differing), "bots": list(variant.bots)}
    return plain | ({"title": variant.title} if variant.title else {})


def belongs(measure: str, question: Question) -> bool:
    """Tell whether a measure is what a question asks for."""
    family, _, part = measure.partition(" ")
    if family not in FAMILIES or family != question.measure:
        return measure == question.measure
    if family == "effects":
        return part.partition(" ")[0] in question.events
    if family == "skill":
        higher, _, lower = part.partition(" ")
        return (lower, higher) in zip(question.levels, question.levels[1:], strict=False)
    return family == "seats" or part.partition(" ")[0] == question.level


def asked(study: Study, found: Iterable[str]) -> list[str]:
    """Return, in the order of the questions, the measures that were asked for."""
    known = sorted(set(found))
    ordered = [each for question in study.questions for each in known if belongs(each, question)]
    return list(dict.fromkeys(ordered))


def _values(study: Study, tallies: Tallies) -> Iterator[Value]:
    for seats, tally in tallies.items():
        for measure in asked(study, (each for _, each in tally.values)):
            for variant in study.variants:
                moments = tally.values.get((variant.name, measure), Moments())
                if moments.count >= FEWEST or measure.partition(" ")[0] != "effects":
                    yield from _value(study, tally, seats, (variant.name, measure))


def _value(study: Study, tally: Tally, seats: int, key: tuple[str, str]) -> Iterator[Value]:
    if key not in tally.values:
        return
    moments, sketch = tally.values[key], tally.sketches[key]
    half = half_width(moments, 1 - study.confidence)
    if isfinite(half):
        spread = (tidy(sketch.percentile(part)) for part in (10, 50, 90))
        yield Value(key[1], seats, key[0], moments.count, tidy(moments.mean()), tidy(half), *spread)


def differences(study: Study, tallies: Tallies) -> list[Difference]:
    """Return how the variants differ from the first, corrected for how many differences there are."""
    pairs = [
        (seats, measure, variant.name, tally.differences[variant.name, measure])
        for seats, tally in tallies.items()
        for measure in asked(study, (each for _, each in tally.values))
        for variant in study.variants[1:]
        if (variant.name, measure) in tally.differences and is_compared(study, seats, measure)
    ]
    risk = (1 - study.confidence) / max(1, len(pairs))
    surprise = holm([p_value(each[3], risk) for each in pairs])
    base = study.variants[0].name
    return [
        _judged(study, Difference(measure, seats, variant, base, moments.count, tidy(moments.mean()),
                                  tidy(half_width(moments, risk)), tidy(p), "open"))
        for (seats, measure, variant, moments), p in zip(pairs, surprise, strict=True)
    ]  # fmt: skip


def is_compared(study: Study, seats: int, measure: str) -> bool:
    """Tell whether a difference is asked for: each that is taken blunts all the rest.

    Effects of cards are looked at within a game. The first place by turn order is whoever begins, and of
    two places the second says the same once more.
    """
    kind, _, part = measure.partition(" ")
    begins = any(each.measure == "beginner" for each in study.questions)
    told = begins and (part == "1" or seats == PAIR)
    return kind != "effects" and not (kind == "seats" and told)


def _judged(study: Study, found: Difference) -> Difference:
    asking = [each for each in study.questions if belongs(found.measure, each)]
    precisions = [each.precision for each in asking if each.precision is not None]
    return replace(found, verdict=verdict(found.mean, found.half, min(precisions, default=None)))


def verdict(mean: float, half: float, precision: float | None) -> str:
    """Say what is decided: more, less, the same as far as anybody asked, or nothing yet."""
    if mean == half == 0 or (precision is not None and abs(mean) + half <= precision):
        return "same"
    if abs(mean) > half:
        return "more" if mean > 0 else "less"
    return "open"


def _spread(study: Study, tallies: Tallies) -> Iterator[dict[str, Any]]:
    """Yield how games are spread, for the measures of length alone: the others are shares."""
    lengths = {"answers", "minutes", "choices", *find(study.game).measures}
    for seats, tally in tallies.items():
        for measure in asked(study, (each for _, each in tally.values)):
            for variant in study.variants:
                if measure in lengths and (variant.name, measure) in tally.sketches:
                    counts = tally.sketches[variant.name, measure].plain()
                    facts = {"measure": measure, "seats": seats, "variant": variant.name}
                    yield {**facts, "counts": [[value / 1e6, count] for value, count in counts]}


def tidy(value: float) -> float:
    """Keep six digits: the rest says nothing."""
    return float(f"{value:.6g}")
