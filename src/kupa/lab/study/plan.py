"""A study as its TOML file says it: a game, variants of it, and questions about measures."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from kupa.bots import seat_bot
from kupa.core.description import describe
from kupa.core.options import read_options, write_options
from kupa.core.refused import Refused
from kupa.games import find
from kupa.lab.errors import LabError

Title = str | dict[str, str]  # in one language, or one for each
GENERAL: Final = (
    "answers", "minutes", "choices", "breadth", "unfinished", "shared",
    "beginner", "seats", "lead_changes", "comeback", "settled", "effects",
)  # fmt: skip
DUELS: Final = ("skill", "memory")
REPLAYS: Final = ("luck",)


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play: options in words, and who plays."""

    name: str
    options: str
    bots: tuple[str, ...]  # one level for all seats, or one for each
    title: Title = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A measure, with how exactly it has to be known and what it needs beside its name."""

    measure: str
    precision: float | None = None  # a difference below it counts as none
    games: int = 0  # at most
    title: Title = ""
    levels: tuple[str, ...] = ()  # of skill: a chain, each against the one before it
    level: str = ""  # of memory and luck: who plays
    memories: tuple[str, ...] = ()  # of memory: what is remembered instead
    events: tuple[str, ...] = ()  # of effects: those whose cards count


@dataclass(frozen=True, slots=True)
class Study:
    """What to compare, and when to stop."""

    key: str
    title: Title
    game: str
    seats: tuple[int, ...]
    variants: tuple[Variant, ...]
    questions: tuple[Question, ...]
    seed: int
    first_look: int  # games after which it is first asked whether a question is decided
    confidence: float
    seconds: tuple[float, float]  # a person takes for a choice, and for an answer without one
    about: Title = ""

    def digest(self) -> str:
        """Return what tells this study from any other, as far as its figures go."""
        questions, variants = (tuple(map(untitled, each)) for each in (self.questions, self.variants))
        plain = replace(self, title="", about="", questions=questions, variants=variants)
        edition = find(self.game).edition
        return sha256(f"{plain!r} {edition}".encode()).hexdigest()[:16]


def untitled(part: Any) -> Any:  # noqa: ANN401 — a question or a variant
    """Return a part without its title."""
    return replace(part, title="")


def titled(title: Title, language: str, usual: str = "") -> str:
    """Return a title in a language, or the one there is."""
    if isinstance(title, str):
        return title or usual
    return title.get(language) or title.get("en") or usual


def read_study(text: str, key: str = "study") -> Study:
    """Read a study; what makes no sense is refused before anything is played."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LabError(f"The study is no TOML: {error}.") from error
    study = _study(Fields(given, "the study"), key)
    _check(study)
    return study


class Fields:
    """A table of the file: each field is taken once, and what is left over is unknown."""

    def __init__(self, given: Mapping[str, Any], where: str) -> None:
        self.given = dict(given)
        self.where = where

    def take(self, name: str, kind: Any, usual: Any = None) -> Any:  # noqa: ANN401
        """Take a field of a type; without a usual value it must be there."""
        if name not in self.given:
            if usual is None:
                raise LabError(f"In {self.where} there is no “{name}”.")
            return usual
        value = self.given.pop(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise LabError(f"In {self.where}, “{name}” is {value!r}, which is none of its values.")
        return value

    def words(self, name: str, usual: tuple[str, ...]) -> tuple[str, ...]:
        """Take a text or a list of texts."""
        value = self.take(name, (str, list), list(usual))
        return (value,) if isinstance(value, str) else tuple(map(str, value))

    def end(self) -> None:
        """Refuse what nobody took."""
        if self.given:
            raise LabError(f"In {self.where} nothing is known of “{next(iter(self.given))}”.")


def _study(fields: Fields, key: str) -> Study:
    game = fields.take("game", str)
    bots = fields.words("bots", ("random",))
    games = fields.take("games", int, 20_000)
    seats = fields.take("seats", (int, list), [find(game).usual_seats])
    variants = fields.take("variant", list, [{"name": "standard"}])
    questions = fields.take("question", list)
    seconds = fields.take("seconds", list, [6, 2])
    study = Study(
        key=key,
        title=fields.take("title", (str, dict), key),
        about=fields.take("about", (str, dict), ""),
        game=game,
        seats=(seats,) if isinstance(seats, int) else tuple(seats),
        variants=tuple(_variant(each, bots, number) for number, each in enumerate(variants, 1)),
        questions=tuple(_question(each, games, number) for number, each in enumerate(questions, 1)),
        seed=fields.take("seed", int, 1),
        first_look=fields.take("first_look", int, 1000),
        confidence=fields.take("confidence", float, 0.95),
        seconds=(float(seconds[0]), float(seconds[-1])),
    )
    fields.end()
    return study


def _variant(given: Mapping[str, Any], bots: tuple[str, ...], number: int) -> Variant:
    fields = Fields(given, f"variant {number}")
    options = fields.take("options", (str, dict), {})
    words = options if isinstance(options, str) else " ".join(map(_option, options.items()))
    title = fields.take("title", (str, dict), "")
    found = Variant(fields.take("name", str), words, fields.words("bots", bots), title)
    fields.end()
    return found


def _option(given: tuple[str, Any]) -> str:
    name, value = given
    return f"{name}={('off', 'on')[value] if isinstance(value, bool) else value}"


def _question(given: Mapping[str, Any], games: int, number: int) -> Question:
    fields = Fields(given, f"question {number}")
    precision = fields.take("precision", (int, float), -1)
    found = Question(
        measure=fields.take("measure", str),
        precision=None if precision < 0 else float(precision),
        games=fields.take("games", int, games),
        title=fields.take("title", (str, dict), ""),
        levels=fields.words("levels", ()),
        level=fields.take("level", str, ""),
        memories=fields.words("memories", ()),
        events=fields.words("events", ()),
    )
    fields.end()
    return found


def _check(study: Study) -> None:
    names = [each.name for each in study.variants]
    if not study.questions or len(set(names)) < len(names) or study.first_look < 2:  # noqa: PLR2004
        raise LabError(
            "A study has questions, variants with different names, and first looks at two games."
        )
    for variant in study.variants:
        for seats in study.seats:
            for level in line_up(variant, seats):
                seat_bot(study.game, level, 0, "")
            spelt(study.game, variant.options, seats)
    for question in study.questions:
        _check_question(study.game, question)


def _check_question(game: str, question: Question) -> None:
    known = (*GENERAL, *DUELS, *REPLAYS, *find(game).measures)
    if question.measure not in known:
        raise LabError(f"“{question.measure}” is no measure of {game}; there are: {', '.join(known)}.")
    needed = {"skill": question.levels[1:], "memory": question.level and question.memories,
              "luck": question.level, "effects": question.events}  # fmt: skip
    if not needed.get(question.measure, True):
        raise LabError(
            "skill needs levels, memory a level and memories, luck a level, effects events: "
            f"see {question.measure}."
        )
    for level in (*question.levels, *filter(None, [question.level])):
        seat_bot(game, level, 0, "")
    for memory in question.memories:
        seat_bot(game, f"{question.level}/{memory}", 0, "")
    events = {each.key.partition(".")[2] for each in describe(find(game)).events}
    for event in set(question.events) - events:
        raise LabError(f"“{event}” is no event of {game}; there are: {', '.join(sorted(events))}.")


def line_up(variant: Variant, seats: int) -> tuple[str, ...]:
    """Return a level for each seat."""
    bots = variant.bots * seats if len(variant.bots) == 1 else variant.bots
    if len(bots) != seats:
        raise Refused(None, "core.bots_and_seats", bots=len(bots), seats=seats)
    return bots


def spelt(key: str, options: str, seats: int) -> str:
    """Return options with every word spelt out and the limit that simulations use."""
    game = find(key)
    settled = game.with_limit(read_options(game.Options, options.split()))
    game.check(settled, seats)
    return write_options(settled)
