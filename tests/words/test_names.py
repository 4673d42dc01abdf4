"""Whoever is named in a sentence is somebody it is about, in any script; “you” is the reader alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from kupa.core.conformance import tables
from kupa.core.events import Event
from kupa.core.fields import fields_of
from kupa.core.game import AnyGame
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.words import LANGUAGES, Translator
from kupa.words.values import NOTHING
from support.event_samples import played, sample
from support.sentences import calls, message, messages, variables

# Of three scripts, with a number first and a mark last; none is a part of another.
NAMES: Final = ("רותם", "Yusuf", "سالي", "Noa", "דנה", "عمران", "7up!")
OPENS, CLOSES = "\u2066\u2067\u2068", "\u2069"
YOU: Final = {
    "en": r"\byou|\bYou",
    "he": "(?<![א-ת])(של|אצל|ממ|אלי|עלי|אות|אית|ל)ך(?![א-ת])",
    "ar": "(?<![ء-ي])(عند|من|إلي|مع|دور|صفّ|يد|بطاقت|ضيف|نصيب|ل)ك(?![ء-ي])",
}
ANSWERS: Final = 120  # of a match at most
TRIES: Final = 40  # of a match, for what is refused
READERS: Final = (None, 0, 1, 3)
CASES: Final = list(product(LANGUAGES, GAMES))
PEOPLE: Final = {"name", "names", "host"}  # what messages call a name that is given as it is shown


@cache
def speaker(language: str, own: int | None) -> Translator:
    return Translator(language, NAMES, own)


@cache
def events(key: str) -> list[Event]:
    """Return events of every kind: from games, and made up with a seat that is no place in it."""
    game = GAMES[key]
    made_up = [sample(kind, game, known=known) for kind in game.events for known in (True, False)]
    return [*played(game, ANSWERS), *made_up]


@cache
def refusals(key: str) -> list[Refused]:
    """Return what is refused in play, by the seats and moves of games."""
    return list(objections(GAMES[key]))


def objections(game: AnyGame) -> Iterator[Refused]:
    choose = Random(game.key)
    for options, seats in tables(game):
        match: Match[Any, Any, Any] = Match(game, game.with_limit(options), seats, choose.randbytes(32))
        moves = list(game.vocabulary(seats))
        for _ in range(TRIES):
            if not (asked := match.asked()):
                break
            refused = match.state.objection(choose.randrange(seats), choose.choice(moves))
            if refused is not None:
                yield refused
            match.answer(asked[0], choose.choice(match.moves(asked[0])))


def seats_of(event: Event) -> set[int]:
    """Return the seats an event is about: those its fields say, or all that have something in a list."""
    found: set[int] = set()
    by_seat = {name for name, used in calls(message("en", event.key)).items() if "BYSEAT" in used}
    for name, kind in fields_of(type(event)).items():
        value = getattr(event, name)
        if kind.kind == "seat" and value is not None:
            found |= set(value) if isinstance(value, tuple) else {value}
        elif name in by_seat:
            found |= set(range(len(value)))
    return found


def named(sentence: str) -> set[str]:
    """Return the names in a sentence: what stands isolated, and what would stand there by mistake."""
    return {name for name in NAMES if name in sentence}


def assert_well_formed(sentence: str) -> None:
    """Check that directions are closed again, and that nothing is empty or twice."""
    depth = 0
    for letter in sentence:
        depth += (letter in OPENS) - (letter in CLOSES)
        assert depth in (0, 1, 2), sentence
    assert depth == 0, sentence
    plain = re.sub(f"[{OPENS}]", "\u2068", sentence)
    assert not re.search("\u2068\u2069|  |\\(\\)|[״«“][״»”]|{|None", plain), sentence
    for name in named(sentence):
        assert sentence.count(name) == sentence.count(f"\u2068{name}\u2069"), sentence


@pytest.mark.parametrize(("language", "key"), CASES)
def test_each_name_in_an_event_belongs_to_a_seat_of_it(language: str, key: str) -> None:
    for event in events(key):
        wanted = {NAMES[seat] for seat in seats_of(event)}
        sentence = speaker(language, None).tell(event)
        assert named(sentence) <= wanted, (event, sentence)
        assert_well_formed(sentence)
        assert NOTHING not in sentence or None in values(event), (event, sentence)
        assert not re.search(YOU[language], sentence), (event, sentence)


def values(event: Event) -> list[object]:
    """Return what the fields of an event hold."""
    held = [getattr(event, each.name) for each in fields(event)]
    return [
        part
        for value in held
        for part in (value if isinstance(value, tuple) and value else (value or None,))
    ]


@pytest.mark.parametrize(("language", "key"), CASES)
def test_you_is_the_reader_and_only_if_the_event_is_about_them(language: str, key: str) -> None:
    for event, own in product(events(key), READERS[1:]):
        told, others = speaker(language, own).tell(event), speaker(language, None).tell(event)
        assert_well_formed(told)
        assert NAMES[own] not in told, (event, told)
        if own not in seats_of(event):
            assert told == others, event
        elif NAMES[own] in others:
            assert named(told) == named(others) - {NAMES[own]}, (event, told)
            assert re.search(YOU[language], told) or language != "en", (event, told)


# Where one does something to another: whom English names first, and whom Hebrew and Arabic do.
ROLES: Final = {
    "ushpizin.swapped": ("seat", "seat"),
    "ushpizin.took": ("seat", "other"),  # there: from one to the other
    "ushpizin.offered": ("seat", "seat"),
    "ushpizin.picked": ("seat", "seat"),
    "ushpizin.handed": ("seat", "seat"),
    "ushpizin.lacked": ("seat", "seat"),
    "ushpizin.gave_back": ("seat", "seat"),
    "reset.robbed": ("robber", "robber"),
    "reset.taken": ("robber", "victim"),
    "reset.given": ("robber", "robber"),
}


def pairs_of(key: str) -> Iterator[Event]:
    """Return the events in which one seat does something to another."""
    for kind in GAMES[key].events:
        single = [
            name for name, made in fields_of(kind).items() if made.kind == "seat" and not made.many
        ]
        if len(single) == 2:
            yield replace(sample(kind, GAMES[key], known=True), **dict(zip(single, (3, 1), strict=True)))


def test_every_event_between_two_says_who_is_who() -> None:
    assert {event.key for key in GAMES for event in pairs_of(key)} == set(ROLES)


@pytest.mark.parametrize(("language", "key"), CASES)
def test_whoever_acts_is_not_taken_for_the_other(language: str, key: str) -> None:
    for event in pairs_of(key):
        first = getattr(event, ROLES[event.key][language != "en"])
        sentence = speaker(language, None).tell(event)
        assert named(sentence) == {NAMES[1], NAMES[3]}, sentence
        assert min(NAMES[1], NAMES[3], key=sentence.index) == NAMES[first], sentence


@pytest.mark.parametrize("key", GAMES)
def test_whoever_acts_is_told_so_in_the_second_person(key: str) -> None:
    """English shows it: after “You” and “you” no verb has the ending of the third person."""
    wrong = re.compile(r"\b[Yy]ou (?!miss\b|pass\b|guess\b|always\b)\w+[^s\W]s\b")
    for event, own in product(events(key), READERS[1:]):
        sentence = speaker("en", own).tell(event)
        assert not wrong.search(sentence), sentence


@pytest.mark.parametrize(("language", "key"), CASES)
def test_each_name_in_a_refusal_is_that_of_a_seat_it_gives(language: str, key: str) -> None:
    for refused in refusals(key):
        given = calls(message(language, refused.reason))
        seats = [refused.facts[name] for name, used in given.items() if used & {"SEAT", "PERSON"}]
        wanted = {NAMES[int(seat)] for fact in seats for seat in re.findall(r"\d+", str(fact))}
        for own in READERS:
            sentence = speaker(language, own).explain(refused)
            assert named(sentence) == wanted - ({NAMES[own]} if own is not None else set()), sentence
            assert_well_formed(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_name_in_a_label_is_one_that_was_given(language: str) -> None:
    """Whatever a message asks for is given: only seats and names may become names, numbers never."""
    described = {event.key for key in GAMES for event in GAMES[key].events}
    keys = [key for key in messages(language) if key.replace("-", ".") not in described]
    for key in keys:
        asked_for = calls(message(language, key))
        facts = {name: given(asked_for.get(name, set())) for name in variables(message(language, key))}
        wanted = {NAMES[1] for used in asked_for.values() if "SEAT" in used}
        wanted |= {NAMES[2] for used in asked_for.values() if "NAME" in used}
        wanted |= {name for used in asked_for.values() if "BYSEAT" in used for name in NAMES[:2]}
        facts |= {name: NAMES[3] for name in PEOPLE & facts.keys() if not asked_for.get(name)}
        bare = {NAMES[3]} & set(map(str, facts.values()))
        sentence = speaker(language, None).say(key, facts)
        assert named(sentence) <= wanted | bare or key.startswith("seat-"), (key, sentence)
        assert bare <= named(sentence), (key, sentence)
        assert_well_formed(sentence)


def given(functions: set[str]) -> object:
    """Return a fact for what a message does with it; numbers are such as seats have."""
    if functions & {"SEAT", "PERSON"}:
        return 1
    if "NAME" in functions:
        return NAMES[2]
    if functions & {"LIST", "BYSEAT"}:
        return [3, 4]
    return "king" if "CARD" in functions else 3
