"""Every key the engine can speak has its sentence in Hebrew, Arabic and English."""

from __future__ import annotations

import ast
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from kupa import words
from kupa.bots import levels
from kupa.core import options as option_words
from kupa.core.conformance import tables
from kupa.core.match import Match
from kupa.core.refused import Refused
from kupa.games import GAMES
from kupa.games.court import events as court
from kupa.games.reset import events as reset
from kupa.server.phrases import PHRASES
from kupa.tables import entries
from kupa.tables.chairs import COLOURS
from kupa.tables.pace import PACES
from kupa.tables.table import Phase
from support.sentences import holes

SOURCE = Path(__file__).parents[2] / "src" / "kupa"
PLURALS = {
    "en": {"one", "other"},
    "he": {"one", "two", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
}


def spoken() -> set[str]:
    """Return every reason, event, game and option that can reach a person."""
    keys: set[str] = set()
    prefixes = ("core.", "table.", "verify.", *(f"{key}." for key in GAMES))
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys |= {node.value} if is_key(node.value, prefixes) else set()
    for game in GAMES.values():
        keys |= {f"game.{game.key}", f"game.{game.key}.about"}
        keys |= {f"option.{game.key}.{spec.name}" for spec in option_words.specs(game.Options)}
        keys |= {reason for _, reason in part(game.key, "refusals").REASONS if reason}
        for event in part(game.key, "events").EVENTS:
            unseen = any("None" in str(made.type) for made in fields(event))
            keys |= {event.key, f"{event.key}.unseen"} if unseen else {event.key}
    return keys | around()


def around() -> set[str]:
    """Return what a page says of a table beside the game."""
    kinds = [entry.__struct_config__.tag for entry in get_args(entries.AnyEntry)]
    keys = {f"entry.{kind}" for kind in kinds} | {f"phase.{phase}" for phase in get_args(Phase)}
    keys |= {f"pace.{pace}{about}" for pace in PACES for about in ("", ".about")}
    keys |= {f"level.{level}" for game in GAMES for level in levels(game)}
    return keys | {f"fruit.{colour}" for colour in COLOURS} | set(PHRASES)


def is_key(text: str, prefixes: tuple[str, ...]) -> bool:
    """Tell whether a text of the source is a key: it begins like one, and more follows."""
    return text.startswith(prefixes) and text[-1] != "."


def part(key: str, module: str) -> Any:  # noqa: ANN401 — a module
    """Return a module that every game has."""
    return import_module(f"kupa.games.{key}.{module}")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_key_has_a_sentence(language: str) -> None:
    assert spoken() - set(words.sentences(language)) == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    assert set(words.sentences(language)) - spoken() - {f"word.{each}" for each in written()} == set()


def written() -> set[str]:
    """Return what a fact may be that people call otherwise: cards, orders and causes."""
    cards = {name for game in GAMES for name in part(game, "cards").NAMES}
    return cards | {"ascending", "descending", "joker_as"} | {"fire", "reset", "short"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whatever_is_written_in_an_event_has_a_word(language: str) -> None:
    plain = {each for each in written() if each and not each.isdecimal()}
    assert {each for each in plain if f"word.{each}" not in words.sentences(language)} == set()


def test_what_is_said_of_a_pace_is_its_time() -> None:
    seconds = {name: pace.turn for name, pace in PACES.items()}
    assert seconds == {"relaxed": 120, "normal": 60, "quick": 20, "untimed": 7200}
    told = {name: words.say("en", f"pace.{name}.about") for name in PACES}
    named = {"relaxed": "Two minutes", "normal": "A minute", "quick": "Twenty seconds"}
    assert {name for name, time in named.items() if time in told[name]} == set(named)
    assert "two hours" in told["untimed"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whoever_does_something_at_the_table_is_named(language: str) -> None:
    nobody = {"opened", "settled", "dealt", "answered", "again"}
    for entry in get_args(entries.AnyEntry):
        kind = entry.__struct_config__.tag
        asked_for = holes(words.sentences(language)[f"entry.{kind}"])
        assert asked_for == (set() if kind in nobody else {"name"}), kind


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_refusal_of_the_table_is_filled_with_what_it_is_raised_with(language: str) -> None:
    for reason, facts in raised().items():
        assert holes(words.sentences(language)[reason]) <= facts, reason


def raised() -> dict[str, set[str]]:
    """Return the facts every refusal of tables and server is raised with, wherever it is."""
    found: dict[str, set[str]] = {}
    for folder in ("tables", "server"):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
                    reason = ast.literal_eval(node.args[1])
                    facts = {str(given.arg) for given in node.keywords}
                    found[reason] = found.get(reason, facts) & facts
    return found


@pytest.mark.parametrize("language", ["he", "ar"])
def test_the_languages_say_the_same_things(language: str) -> None:
    english, other = words.sentences("en"), words.sentences(language)
    assert list(other) == list(english)
    for key, sentence in english.items():
        assert holes(other[key]) == holes(sentence), key
        assert isinstance(other[key], dict) == isinstance(sentence, dict), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_plural_tables_have_the_forms_of_their_language(language: str) -> None:
    for key, sentence in words.sentences(language).items():
        if isinstance(sentence, dict):
            assert set(sentence) == PLURALS[language], key


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other", 11: "other"}),
        ("he", {0: "other", 1: "one", 2: "two", 3: "other", 20: "other"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many"}),
        ("ar", {100: "other", 101: "other", 102: "other", 103: "few", 111: "many"}),
    ],
)
def test_numbers_choose_their_form(language: str, forms: dict[int, str]) -> None:
    assert {count: words.plural(language, count) for count in forms} == forms


def test_a_refusal_explains_itself_and_names_its_ruling() -> None:
    refused = Refused("R10", "reset.too_low", move="3", number=7, asked=0)
    for language in words.LANGUAGES:
        sentence = words.explain(language, refused)
        assert "(R10)" in sentence
        assert "7" in sentence


def test_cards_are_named_in_the_readers_language() -> None:
    event = reset.Laid(0, ("7", "7*"))
    assert words.tell("en", event) == "Seat 0 lays 7, joker as 7."
    assert "ג׳וקר" in words.tell("he", event)
    assert "جوكر" in words.tell("ar", event)


def test_people_and_their_hats_are_named_in_the_readers_language() -> None:
    seen, unseen = court.Peeked(1, 3, "king"), court.Peeked(1, 3, None)
    assert words.tell("en", seen) == "Seat 1 peeks at place 3. The hat: King."
    assert "המלך" in words.tell("he", seen)
    assert "الملك" in words.tell("ar", seen)
    for language in words.LANGUAGES:
        assert words.tell(language, unseen) != words.tell(language, seen)


def test_what_was_typed_is_quoted_as_it_stands() -> None:
    """``magic`` is an option and a card, ``short`` a size and the cause of a fire."""
    refused = Refused("C8", "core.bad_option", option="magic", value="short", allowed="any | declared")
    for language in words.LANGUAGES:
        assert "magic=short" in words.explain(language, refused)


def test_a_minus_stays_before_its_number() -> None:
    ended = court.Ended((1, 2), (3, -4), (None,) * 7)
    assert "3, -4." in words.tell("en", ended)
    for language in ("he", "ar"):
        assert "\u200e-4" in words.tell(language, ended)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_told_or_refused_in_play_is_a_whole_sentence(key: str) -> None:
    game = GAMES[key]
    choose = Random(key)
    for options, seats in tables(game):
        match: Match[Any, Any, Any] = Match(game, game.bounded(options), seats, choose.randbytes(32))
        moves = list(game.vocabulary(seats))
        news = list(match.opening)
        for _ in range(60):
            if asked := match.asked():
                speak(match.state.objection(asked[0], choose.choice(moves)))
                news += match.answer(asked[0], choose.choice(match.moves(asked[0])))
        for told in news:
            for language in words.LANGUAGES:
                assert whole(words.tell(language, told.event))


def speak(refused: Refused | None) -> None:
    """Explain a refusal in every language."""
    for language in words.LANGUAGES if refused is not None else ():
        assert whole(words.explain(language, refused or Refused(None, "core.bad_seed")))


def whole(sentence: str) -> bool:
    """Tell whether a sentence has no hole left in it, and no word of the engine's."""
    return "{" not in sentence and "None" not in sentence
