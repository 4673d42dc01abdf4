"""Records, matches and options as text."""

from __future__ import annotations

import pytest

import kupa
from kupa.core import seeds
from kupa.core.match import Match
from kupa.core.options import option_specs, read_options, write_options
from kupa.core.record import parse
from kupa.core.refused import Refused
from kupa.games.reset import Options, Reset


def played(**options: object) -> Match[Options, object, object]:
    match = kupa.deal("reset", seats=3, seed=11, **options)
    while asked := match.asked():
        match.answer(asked[0], match.state.fallback(asked[0]))
    return match


def test_a_record_is_a_header_and_one_answer_a_line() -> None:
    lines = str(played(draw="free", turns=30).record()).splitlines()
    assert lines[:7] == [
        "kupa record 1",
        "game: reset",
        "edition: 1",
        "seats: 3",
        "options: draw=free stick=on finish=first turns=30 first=none",
        f"seed: {11:064x}",
        "",
    ]
    assert all(line.split(": ")[0] in "012" for line in lines[7:])


def test_a_record_replays_to_the_same_end() -> None:
    match = played()
    again = kupa.replay(str(match.record()))
    assert again.state.snapshot() == match.state.snapshot()
    assert again.record() == match.record()


def test_comments_blank_lines_and_a_byte_order_mark_are_not_read() -> None:
    text = str(played().record())
    noisy = "\ufeff" + text.replace("\n\n", "\n\n# the answers\n\n")
    assert parse(noisy) == parse(text)


def test_half_a_record_replays_half_a_match() -> None:
    lines = str(played().record()).splitlines()
    match = kupa.replay("\n".join(lines[:20]))
    assert len(match.answers) == 13
    assert match.asked()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("kupa record 1", "kupa record 9"), "core.not_a_record"),
        (("game: reset", "game: chess"), "core.no_such_game"),
        (("edition: 1", "edition: 2"), "core.other_edition"),
        (("edition: 1", "edition: one"), "core.bad_record_line line=3"),
        (("seats: 3", "seats: 9"), "core.bad_seats"),
        (("seats: 3", "chairs: 3"), "core.record_lacks field=seats"),
        (("draw=forced", "draw=never"), "core.bad_option"),
        (("draw=forced", "draws=forced"), "core.unknown_option"),
        (("draw=forced", "draw=forced draw=free"), "core.option_twice"),
        (("seed: 0", "seed: x"), "core.bad_seed"),
        (("\n\n", "\n\nhello\n"), "core.bad_record_line line=8"),
        (("\n\n", "\n\nx: 7\n"), "core.bad_record_line line=8"),
        (("\n\n", "\n\n0: dance\n"), "R9 reset.unreadable"),
    ],
)
def test_a_spoilt_record_is_refused_with_its_place(change: tuple[str, str], reason: str) -> None:
    text = str(played().record())
    assert change[0] in text
    with pytest.raises(Refused) as refused:
        kupa.replay(text.replace(*change, 1))
    assert reason in str(refused.value)


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(Refused, match="not_a_record"):
        parse("")


def test_a_refused_answer_changes_neither_state_nor_record() -> None:
    match = kupa.deal("reset", seats=2, seed=1)
    before = match.state.snapshot()
    (seat,) = match.asked()
    with pytest.raises(Refused):
        match.answer(1 - seat, "draw")
    assert match.state.snapshot() == before
    assert match.answers == []


def test_options_are_read_and_written_as_words() -> None:
    options = read_options(Options, ["stick=off", "turns=9"])
    assert options == Options(stick=False, turns=9)
    assert read_options(Options, write_options(options).split()) == options


@pytest.mark.parametrize("bad", ["stick=yes", "turns=-1", "turns=1.5", "turns=9999999999", "draw="])
def test_an_option_says_what_it_takes(bad: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(Options, [bad])
    assert refused.value.reason == "core.bad_option"
    assert refused.value.ruling in ("R7", "R21", "R30")
    assert refused.value.facts["allowed"]


def test_every_option_has_examples_besides_its_default() -> None:
    tried = {spec.name: spec.examples for spec in option_specs(Reset.Options)}
    assert tried == {
        "draw": ("free",),
        "stick": ("off",),
        "finish": ("places",),
        "turns": ("40",),
        "first": ("1",),
    }


def test_dealing_by_hand_takes_seeds_of_every_form() -> None:
    assert kupa.deal("reset", seed=5).seed == kupa.deal("reset", seed="5").seed
    assert kupa.deal("reset", seed=bytes(32)).seed == bytes(32)
    assert kupa.deal("reset").seed != kupa.deal("reset").seed
    with pytest.raises(Refused, match="no_such_game"):
        kupa.deal("bridge")


def test_a_seat_that_is_not_at_the_table_is_told_so() -> None:
    match = Match(Reset(), Options(), 2, seeds.from_number(1))
    before = match.state.snapshot()
    for seat in (-1, 2, 10**30):
        with pytest.raises(Refused) as refused:
            match.answer(seat, "draw")
        assert (refused.value.reason, refused.value.facts["last"]) == ("core.no_such_seat", 1)
    assert match.state.snapshot() == before


def test_a_copied_match_is_played_on_alone() -> None:
    match = Match(Reset(), Options(), 2, seeds.from_number(1))
    twin = match.copy()
    (seat,) = twin.asked()
    twin.answer(seat, twin.moves(seat)[0])
    assert (len(match.answers), len(twin.answers)) == (0, 1)
    assert twin.opening == match.opening
