"""Every key the engine can speak has its sentence in Hebrew, Arabic and English."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fluent.runtime.types import FluentInt
from fluent.syntax import ast as fluent

from kupa import words
from kupa.bots import levels
from kupa.core.conformance import tables
from kupa.core.fields import FieldType, fields_of
from kupa.core.match import Match
from kupa.core.options import option_specs
from kupa.core.refused import Refused, refusals_in
from kupa.games import GAMES
from kupa.games.court import events as court
from kupa.games.reset import events as reset
from kupa.lessons import all_lessons
from kupa.lessons.check import sentences
from kupa.service.wire import PHRASES
from kupa.tables import entries
from kupa.tables.chairs import COLOURS
from kupa.tables.pace import PACES
from kupa.tables.table import Stage
from kupa.words.functions import Functions
from kupa.words.sources import resource
from support.sentences import calls, message, messages, selectors, variables, walk

SOURCE = Path(__file__).parents[2] / "src" / "kupa"
PLURALS = {
    "en": {"one", "other"},
    "he": {"one", "two", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
}


def spoken() -> set[str]:
    """Return every reason, event, game and option that can reach a person."""
    keys: set[str] = set()
    prefixes = ("core.", "review.", "table.", "verify.", *(f"{key}." for key in GAMES))
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys |= {node.value} if is_key(node.value, prefixes) else set()
    for game in GAMES.values():
        keys |= {f"game.{game.key}", f"game.{game.key}.about"}
        keys |= {
            key for spec in option_specs(game.Options) for key in said_of_option(game.key, spec.name)
        }
        named = [f"preset.{game.key}.{preset.key}" for preset in game.presets]
        keys |= {f"{key}{about}" for key in named for about in ("", ".about")}
        keys |= {f"effort.{game.key}"} if game.effort else set()
        keys |= {each.key for each in refusals_in(part(game.key, "refusals"))}
        keys |= {event.key for event in part(game.key, "events").EVENTS}
    return keys | around()


def said_of_option(game: str, option: str) -> set[str]:
    """Return the keys of an option's name and what is said of it; who begins is the same everywhere."""
    key = f"option.{option}" if option == "first" else f"option.{game}.{option}"
    return {key, f"{key}.about"}


def around() -> set[str]:
    """Return what a page says of a table beside the game."""
    kinds = [entry.__struct_config__.tag for entry in get_args(entries.AnyEntry)]
    keys = {f"entry.{kind}" for kind in kinds} | {f"phase.{phase}" for phase in get_args(Stage)}
    keys |= {f"pace.{pace}{about}" for pace in PACES for about in ("", ".about")}
    keys |= {f"level.{level}" for game in GAMES for level in levels(game)}
    keys |= {key for lesson in all_lessons() for key in sentences(lesson)}
    return keys | {f"symbol.{colour}" for colour in COLOURS} | set(PHRASES)


def is_key(text: str, prefixes: tuple[str, ...]) -> bool:
    """Tell whether a text of the source is a key: it begins like one, and more follows."""
    return text.startswith(prefixes) and text[-1] != "." and not text.endswith(".ftl")


def part(key: str, module: str) -> Any:  # noqa: ANN401 — a module
    """Return a module that every game has."""
    return import_module(f"kupa.games.{key}.{module}")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_key_has_a_sentence(language: str) -> None:
    assert {key for key in spoken() if not words.has(language, key)} == set()


def test_no_sentence_is_left_over() -> None:
    """What only the page says is looked for in its source, by its own tests."""
    pages = (
        *("board-", "move-", "view-", "general-", "option-", "language-", "seat-", "list-"),
        *("about-", "keys-", "review-page-"),
    )
    printed = ("paper-", "quick-", "study-")  # said by what prints and reports, by no constant
    pages_own = {"page", "lobby", "replay", "evenings", "practice", "keys", "play", "ending", "menu"}
    own = pages_own | {"offline", "keep", "device", "server"}
    parts = [part for part in words.parts("en") if part not in own]
    engine = {name for name in messages("en", *parts) if not name.startswith((*pages, *printed))}
    cards = {f"card-{name}" for name in written()}
    assert engine - {words.message_id(key) for key in spoken()} - cards == set()


def written() -> set[str]:
    """Return the cards that have names."""
    cards = {name for game in GAMES for name in part(game, "cards").NAMES if name}
    return {name for name in cards if not name.isdecimal()} | {"joker_as"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    assert {card for card in written() if not words.has(language, f"card.{card}")} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_file_is_whole(language: str) -> None:
    """Nothing in a file is left unread, and no message is written twice."""
    assert words.parts(language) == words.parts("en")
    entries = [entry for part in words.parts(language) for entry in resource(language, part).body]
    assert [entry for entry in entries if isinstance(entry, fluent.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_what_is_said_of_a_pace_is_its_time() -> None:
    seconds = {name: pace.turn for name, pace in PACES.items()}
    days = {"day": 24 * 3600, "days": 3 * 24 * 3600}
    assert seconds == {"relaxed": 120, "normal": 60, "quick": 20, "untimed": 7200, **days}
    told = {name: words.say("en", f"pace.{name}.about") for name in PACES}
    named = {"relaxed": "Two minutes", "normal": "A minute", "quick": "Twenty seconds"}
    assert {name for name, time in named.items() if time in told[name]} == set(named)
    assert "two hours" in told["untimed"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whoever_does_something_at_the_table_is_named(language: str) -> None:
    nobody = {"opened", "settled", "dealt", "answered", "again", "host_gone", "host_back"}
    nobody |= {"screen", "screens_off", "family", "waits_no_more"}
    for entry in get_args(entries.AnyEntry):
        kind = entry.__struct_config__.tag
        asked_for = variables(message(language, f"entry.{kind}"))
        assert asked_for == (set() if kind in nobody else {"name"}), kind


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_refusal_of_the_table_is_filled_with_what_it_is_raised_with(language: str) -> None:
    for reason, facts in raised().items():
        assert variables(message(language, reason)) <= facts, reason


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


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_languages_say_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for name, said in english.items():
        assert variables(other[name]) == variables(said), name
        assert {each.id.name for each in other[name].attributes} >= typed(said), name


def typed(said: fluent.Message) -> set[str]:
    """Return the forms that every language needs: how something is typed."""
    return {each.id.name for each in said.attributes} & {"typed"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_counts_choose_among_the_forms_of_their_language(language: str) -> None:
    """Forms that stand for several numbers name the number; ``many`` may be as ``other``."""
    for name, said in messages(language).items():
        for forms in selectors(said, "count"):
            wanted = PLURALS[language] - {"many"} if name != "seat-number" else {"one", "other"}
            assert wanted <= forms <= PLURALS[language] | {"0"}, name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_message_calls_only_functions_there_are(language: str) -> None:
    for name, said in messages(language).items():
        called = {each.id.name for each in walk(said) if isinstance(each, fluent.FunctionReference)}
        assert called <= {"SEAT", "NAME", "CARD", "LIST", "BYSEAT", "PERSON", "KNOWN", "WORD"}, name


# The functions that may write a field of each kind; a number needs none.
WRITES: dict[str, set[str]] = {
    "seat": {"SEAT", "PERSON"},
    "card": {"CARD"},
    "word": {"WORD"},
    "list": {"LIST", "BYSEAT"},
}


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_an_event_fills_its_sentence_by_the_kinds_of_its_fields(language: str, key: str) -> None:
    for event in part(key, "events").EVENTS:
        kinds = fields_of(event)
        said = message(language, event.key)
        assert variables(said) <= set(kinds), event.key
        for name in variables(said):
            used = calls(said).get(name, set()) - {"KNOWN"}
            assert used <= may_write(kinds[name]), (event.key, name)
            assert used or not kinds[name].many, (event.key, name)


def may_write(kind: FieldType) -> set[str]:
    """Return the functions that write a field."""
    wanted = (
        set() if kind.kind in ("number", "count", "place", "score") else WRITES.get(kind.kind, set())
    )
    return wanted | (WRITES["list"] if kind.many else set())


def test_a_refusal_explains_itself_and_names_its_ruling() -> None:
    refused = Refused("R10", "reset.too_low", move="3", number=7, asked=0)
    for language in words.LANGUAGES:
        sentence = words.explain(language, refused)
        assert "(R10)" in sentence
        assert "7" in sentence


def test_cards_are_named_in_the_readers_language() -> None:
    event = reset.Laid(0, ("7", "7*"))
    assert words.tell("en", event) == "Seat 0 plays 7 and a joker as 7."
    assert "ג׳וקר" in words.tell("he", event)
    assert "جوكر" in words.tell("ar", event)


def test_people_and_their_hats_are_named_in_the_readers_language() -> None:
    seen, unseen = court.Peeked(1, 3, "king"), court.Peeked(1, 3, None)
    assert words.tell("en", seen) == "Seat 1 peeks at hat 3: King."
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
    assert "Seat 1:\u00a0-4." in words.tell("en", ended)
    for language in ("he", "ar"):
        assert "\u200e-4" in words.tell(language, ended)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_refused_in_play_is_a_whole_sentence(key: str) -> None:
    game = GAMES[key]
    choose = Random(key)
    for options, seats in tables(game):
        match: Match[Any, Any, Any] = Match(game, game.with_limit(options), seats, choose.randbytes(32))
        moves = list(game.vocabulary(seats))
        for _ in range(60):
            if asked := match.asked():
                speak(match.state.objection(asked[0], choose.choice(moves)))
                match.answer(asked[0], choose.choice(match.moves(asked[0])))


def speak(refused: Refused | None) -> None:
    """Explain a refusal in every language."""
    for language in words.LANGUAGES if refused is not None else ():
        assert whole(words.explain(language, refused or Refused(None, "core.bad_seed")))


def whole(sentence: str) -> bool:
    """Tell whether a sentence has no hole left in it, and no word of the engine's."""
    return "{" not in sentence and "None" not in sentence


@pytest.mark.parametrize(("own", "who"), [(1, "you"), (0, "other"), (None, "other")])
def test_a_message_can_address_its_reader(own: int | None, who: str) -> None:
    speaker = words.Translator("en", ("Ann", "Ben"), own)
    assert Functions(speaker, ("Ann", "Ben"), own, "isolates").person(FluentInt(1)) == who
