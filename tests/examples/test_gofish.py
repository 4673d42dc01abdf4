"""The example game: its rules, the contract it keeps, and the package it is installed as."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kupa_gofish.gofish import Ask, Asked, Drew, Ended, GoFish, GoFishOptions, GoFishState, Laid

from kupa.core.conformance import check
from kupa.core.dice import Dice
from kupa.core.events import Notice, heard
from kupa.core.refused import Refused
from support import plugin


def table(*hands: str, pond: str = "", options: str = "") -> GoFishState:
    """Return a table with these cards; seat 0 is asked."""
    chosen = GoFishOptions(deck="short", again="again=off" not in options)
    state = GoFishState(chosen, len(hands), pond.split(), Dice(bytes(32)))
    state.hands = [hand.split() for hand in hands]
    return state


def play(state: GoFishState, seat: int, move: str) -> list[Notice]:
    news: list[Notice] = []
    state.play(seat, GoFish().read(move), news.append)
    return news


def test_it_keeps_the_contract_and_leaks_nothing() -> None:
    report = check(GoFish(), games=3, every=4)
    assert report.games == 3 * 6
    assert report.positions > 100


def test_F1_two_are_dealt_seven_cards_and_more_are_dealt_five() -> None:
    assert [len(hand) for hand in GoFish().deal(GoFishOptions(), 2, Dice(bytes(32))).hands] == [7, 7]
    assert [len(hand) for hand in GoFish().deal(GoFishOptions(), 4, Dice(bytes(32))).hands] == [5] * 4


@pytest.mark.parametrize("move", ["ask 1 crab", "ask 0 carp", "ask 2 carp"])
def test_F2_one_asks_another_who_has_cards_for_a_kind_one_holds(move: str) -> None:
    state = table("carp tuna", "carp crab", "")
    assert state.moves(0) == [Ask(1, "carp"), Ask(1, "tuna")]
    with pytest.raises(Refused, match=r"F\d gofish\."):
        play(state, 0, move)


def test_F3_all_cards_of_the_kind_are_handed_over_and_the_asker_goes_on() -> None:
    state = table("carp tuna", "carp crab carp", pond="whale")
    assert heard(play(state, 0, "ask 1 carp"), None) == [Asked(0, 1, "carp", "given", 2)]
    assert state.hands == [["carp", "tuna", "carp", "carp"], ["crab"]]
    assert state.asked() == (0,)


def test_F3_without_the_option_the_turn_passes_on() -> None:
    state = table("carp tuna", "carp crab", pond="whale", options="again=off")
    play(state, 0, "ask 1 carp")
    assert state.asked() == (1,)


def test_F4_without_such_a_card_one_draws_and_only_the_owner_knows_what() -> None:
    state = table("carp", "crab", pond="whale")
    news = play(state, 0, "ask 1 carp")
    assert heard(news, 0) == [Asked(0, 1, "carp", "none", 0), Drew(0, "whale")]
    assert heard(news, 1) == [Asked(0, 1, "carp", "none", 0), Drew(0, None)]
    assert state.asked() == (1,)


def test_F4_who_draws_the_card_asked_for_shows_it_and_goes_on() -> None:
    state = table("carp", "crab", pond="carp")
    assert heard(play(state, 0, "ask 1 carp"), 1)[0] == Asked(0, 1, "carp", "caught", 0)
    assert state.asked() == (0,)


def test_F5_four_of_a_kind_are_laid_down_at_once() -> None:
    state = table("carp carp carp tuna", "carp crab", pond="whale")
    assert heard(play(state, 0, "ask 1 carp"), None)[-1] == Laid(0, "carp")
    assert (state.hands[0], state.books[0]) == (["tuna"], ["carp"])


def test_F6_who_has_no_cards_left_draws_one_at_once() -> None:
    state = table("tuna crab", "tuna", pond="carp eel")
    assert heard(play(state, 0, "ask 1 tuna"), 1)[-1] == Drew(1, "eel")
    assert state.hands == [["tuna", "crab", "tuna"], ["eel"]]


def test_F6_without_a_pond_who_has_no_cards_is_passed_over() -> None:
    state = table("tuna", "", "crab")
    play(state, 0, "ask 2 tuna")
    assert state.asked() == (2,)


def test_F7_when_all_books_are_laid_down_the_most_win() -> None:
    state = table("carp carp carp", "carp")
    state.books = [[], ["tuna", "crab"]]
    assert heard(play(state, 0, "ask 1 carp"), None)[-1] == Ended((2, 1), (1, 2))
    assert state.asked() == ()


def test_installed_as_a_package_of_its_own_it_is_listed_and_simulated() -> None:
    assert "gofish" in [game["key"] for game in json.loads(plugin.command("games", "--json"))]
    report = json.loads(plugin.command("simulate", "gofish", "--games", "20", "--seats", "3", "--json"))
    assert (report["games"], report["unfinished"]) == (20, 0)


def test_installed_it_is_recorded(tmp_path: Path) -> None:
    record = tmp_path / "fish.txt"
    record.write_text(plugin.command("record", "gofish", "--seed", "7"), encoding="utf-8")
    assert "game: gofish\n" in record.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "he", "ar"])
def test_installed_its_record_replays_in_every_language(language: str, tmp_path: Path) -> None:
    record = tmp_path / "fish.txt"
    record.write_text(plugin.command("record", "gofish", "--seed", "7"), encoding="utf-8")
    told = plugin.command("replay", str(record), "--lang", language)
    assert {"en": "tuna", "he": "טונה", "ar": "تونة"}[language] in told
