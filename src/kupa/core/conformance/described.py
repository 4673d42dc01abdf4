"""The description is true: what is told, seen and offered is what the game says of itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from kupa.core.conformance.faults import Broken, expect
from kupa.core.conformance.positions import AnyState
from kupa.core.description import parse_move
from kupa.core.events import Event, Notice
from kupa.core.fields import FieldType, fields_of
from kupa.core.game import AnyGame
from kupa.core.options import read_options
from kupa.core.refused import Refused

NUMBERS = ("place", "count", "score", "number")
LOWEST = {"place": 1, "count": 0}


def check_declared(game: AnyGame) -> None:
    """Nothing is declared twice, and every event has a key of its own game."""
    for what, names in (
        ("phase", [phase.name for phase in game.phases]),
        ("card", [card.key for card in game.cards]),
        ("verb", [verb.key for verb in game.verbs]),
        ("preset", [preset.key for preset in game.presets]),
        ("event", [event.key for event in game.events]),
    ):
        twice = [name for name, times in Counter(names).items() if times > 1]
        expect(not twice, "described", f"{what} {', '.join(twice)} is declared twice")
    for event in game.events:
        expect(event.key.startswith(f"{game.key}."), "described", f"{event.key} is of another game")
    for shape in game.views:
        expect(game.scores is None or game.scores in fields_of(shape), "described", "no such scores")
        _check_effort(game.effort, fields_of(shape))
    _check_presets(game)


def _check_effort(effort: str | None, fields: Mapping[str, FieldType]) -> None:
    """What counts for whoever plays alone is one number of every view."""
    field = fields.get(effort or "")
    counted = field is not None and field.kind == "count" and not field.many and not field.secret
    expect(effort is None or counted, "described", "no such effort")


def _check_presets(game: AnyGame) -> None:
    """Every preset can be played by any number of players, and at most one is for beginners."""
    for preset in game.presets:
        try:
            options = read_options(game.Options, map("=".join, preset.options.items()))
            for seats in game.seats:
                game.check(options, seats)
        except Refused as refused:
            raise Broken("described", f"preset {preset.key}: {refused.reason}") from refused
    easy = [preset.key for preset in game.presets if preset.easy]
    expect(len(easy) <= 1, "described", f"more than one preset is the easy one: {', '.join(easy)}")


def check_described(game: AnyGame, state: AnyState) -> None:
    """The phase, every view, every offered move and the measures are described."""
    seats = len(state.ranks())
    _check_phase(game, state)
    for viewer in (None, *range(seats)):
        _check_view(game, state, viewer, seats)
    for seat in state.asked():
        for move in state.moves(seat):
            check_move(game, str(move))
    for measure in state.measures():
        expect(measure in game.measures, "described", f"no measure {measure!r} is declared")
    dealt, declared = sum(state.card_counts().values()), sum(card.copies for card in game.cards)
    expect(not game.cards or dealt <= declared, "described", f"{dealt} cards of {declared} declared")


def _check_phase(game: AnyGame, state: AnyState) -> None:
    known = {phase.name: phase for phase in game.phases}
    expect(state.phase() in known, "described", f"no phase {state.phase()!r} is declared")
    over = known[state.phase()].time == "over"
    expect(over != bool(state.asked()), "described", f"phase {state.phase()!r}, asked: {state.asked()}")


def _check_view(game: AnyGame, state: AnyState, viewer: int | None, seats: int) -> None:
    view = state.view(viewer)
    expect(type(view) in game.views, "described", f"no view {type(view).__name__} is declared")
    FieldChecker(game, seats).check(view)
    _check_privacy(game, view)
    phase = getattr(view, "phase", state.phase())
    expect(phase == state.phase(), "described", f"the view says {phase!r}, the state {state.phase()!r}")


def _check_privacy(game: AnyGame, view: Any) -> None:  # noqa: ANN401 — every game has its own
    """Nobody holds a hand where a game says that there is nothing but a glance to hide."""
    options = getattr(view, "options", None)
    if isinstance(options, game.Options) and game.privacy(options) == "glances":
        hands = [name for name, field in fields_of(type(view)).items() if field.zone == "hand"]
        expect(not hands, "described", f"{', '.join(hands)}: hands in a game of glances")


def check_move(game: AnyGame, text: str) -> None:
    """A move is read by one of the verbs, which writes it again."""
    try:
        verb, arguments = parse_move(game, text)
    except ValueError as error:
        raise Broken("described", str(error)) from error
    again = verb.write(arguments)
    expect(again == text, "described", f"{text!r} is written {again!r} by its verb")


def check_events(game: AnyGame, news: Iterable[Notice], seats: int) -> None:
    """Every event told is declared, and its fields hold what their types say."""
    checker = FieldChecker(game, seats)
    for notice in news:
        checker.check_event(notice.event)


class FieldChecker:
    """Checks that fields hold what their types say, at a table of so many seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.cards = {card.key for card in game.cards}

    def check_event(self, event: Event) -> None:
        """One event is declared, and its fields hold what their types say."""
        expect(type(event) in self.game.events, "described", f"no event {event.key} is declared")
        self.check(event)

    def check(self, shape: Any) -> None:  # noqa: ANN401 — every game has its own
        """The fields of an event, a view or a group hold what their types say."""
        for name, field in fields_of(type(shape)).items():
            value = getattr(shape, name)
            if field.group is not self.game.Options:
                fine = self._fits(field, value)
                expect(fine, "described", f"{type(shape).__name__}.{name} holds {value!r}, not {field}")

    def _fits(self, field: FieldType, value: Any) -> bool:  # noqa: ANN401
        if value is None:
            return field.optional
        if field.by_seat and len(value) not in (0, self.seats):
            return False
        entries = [value]
        for _ in range(field.many):
            entries = [each for several in entries for each in several]
        return all(field.gaps if each is None else self._one(field, each) for each in entries)

    def _one(self, field: FieldType, value: Any) -> bool:  # noqa: ANN401
        if field.kind == "event":
            self.check_event(value)
            return True
        if field.kind == "group":
            self.check(value)
            return True
        if field.kind == "tuple":
            return all(self._fits(part, each) for part, each in zip(field.parts, value, strict=True))
        return self._is(field, value)

    def _is(self, field: FieldType, value: Any) -> bool:  # noqa: ANN401
        if field.kind == "card":
            return value in self.cards
        if field.kind == "seat":
            return value in range(self.seats)
        if field.kind in NUMBERS:
            return type(value) is int and value >= LOWEST.get(field.kind, value)
        if field.kind == "flag":
            return isinstance(value, bool)
        return isinstance(value, str) and (not field.choices or value in field.choices)
