"""The shared memory: a span, fading and mix-ups, all from what was told."""

from __future__ import annotations

from math import isclose

import pytest

from kupa.bots import PLAYERS, seat_bot
from kupa.bots.memory import MEMORY_PROFILES, Memory, MemoryProfile
from kupa.bots.pairs.players import PairsBot
from kupa.core.refused import Refused

ROW = range(1, 8)
STEADY = MemoryProfile(span=None, decay=0, confusion=0)
LEVELS = list(MEMORY_PROFILES)


def beside(place: int) -> list[int]:
    return [place - 1, place + 1]


def shown(profile: MemoryProfile, seed: int | str = 0) -> Memory[int, str]:
    """A memory that has just seen a card at each of seven places."""
    memory: Memory[int, str] = Memory(profile, str(seed), beside)
    for place in ROW:
        memory.see(place, f"card {place}")
    return memory


def kept(profile: MemoryProfile, turns: int, looks: int = 1, memories: int = 2000) -> float:
    """The share of memories that still hold, after some turns, a card they saw."""
    held = 0
    for seed in range(memories):
        memory: Memory[str, str] = Memory(profile, str(seed))
        for _ in range(looks):
            memory.see("here", "moses")
        for _ in range(turns):
            memory.pass_turn()
        held += memory.recall("here") is not None
    return held / memories


def test_a_perfect_memory_loses_nothing_and_follows_every_swap() -> None:
    memory = shown(MEMORY_PROFILES["perfect"])
    for turn in range(200):
        memory.swap(turn % 7 + 1, (turn + 3) % 7 + 1)
        memory.pass_turn()
    memory.clear()
    assert memory.places() == []
    memory = shown(MEMORY_PROFILES["perfect"])
    memory.swap(1, 2)
    memory.swap(2, 9)
    assert memory.recall(9) == ("card 1", 1)
    assert memory.recall(1) == ("card 2", 1)
    assert memory.recall(2) is None


def test_a_full_mind_drops_what_was_used_least_for_longest() -> None:
    memory: Memory[str, str] = Memory(MemoryProfile(span=2, decay=0, confusion=0), "")
    memory.see("left", "moses")
    memory.see("right", "aaron")
    memory.use("left")
    memory.see("middle", "david")
    assert memory.recall("left") == ("moses", 1)
    assert memory.recall("right") is None
    assert memory.recall("middle") == ("david", 1)


def test_what_was_forgotten_or_replaced_is_gone() -> None:
    memory = shown(STEADY)
    memory.forget(3)
    memory.see(4, "another")
    assert memory.recall(3) is None
    assert memory.recall(4) == ("another", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_seen_once_fades_at_the_pace_of_its_level(level: str) -> None:
    profile = MEMORY_PROFILES[level]
    assert isclose(kept(profile, 10), (1 - profile.decay) ** 10, abs_tol=0.04)


def test_seen_twice_it_fades_at_half_the_pace() -> None:
    profile = MemoryProfile(span=None, decay=0.1, confusion=0)
    assert isclose(kept(profile, 10, looks=2), 0.95**10, abs_tol=0.04)


def test_a_better_level_remembers_more() -> None:
    shares = [kept(MEMORY_PROFILES[level], 12) for level in LEVELS]
    assert shares == sorted(shares)
    assert len(set(shares)) == len(shares)
    assert shares[-1] == 1


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_as_sure_after_a_swap_as_it_is_right(level: str) -> None:
    right, sure = 0, 0.0
    for seed in range(2000):
        memory = shown(MemoryProfile(None, 0, MEMORY_PROFILES[level].confusion), seed)
        memory.swap(2, 6)
        recalled = memory.recall(6)
        assert recalled is not None
        right += recalled[0] == "card 2"
        sure += recalled[1]
    assert isclose(right / 2000, sure / 2000, abs_tol=0.03)


def test_ones_own_swap_is_never_mixed_up() -> None:
    for seed in range(50):
        memory = shown(MemoryProfile(None, 0, confusion=1), seed)
        memory.swap(2, 6, own=True)
        assert memory.recall(6) == ("card 2", 1)


def test_a_mixed_up_swap_is_missed_or_goes_to_a_neighbour() -> None:
    found = set()
    for seed in range(50):
        memory = shown(MemoryProfile(None, 0, confusion=1), seed)
        memory.swap(2, 6)
        found |= {place for place in ROW if memory.recall(place) == ("card 2", 0)}
    assert found == {2, 5, 7}


@pytest.mark.parametrize("level", LEVELS)
def test_being_asked_changes_nothing_and_the_same_events_make_the_same_memory(level: str) -> None:
    one, two = shown(MEMORY_PROFILES[level], "a"), shown(MEMORY_PROFILES[level], "a")
    for turn in range(30):
        for memory in (one, two):
            memory.swap(turn % 7 + 1, (turn + 2) % 7 + 1)
            memory.pass_turn()
        for place in ROW:
            one.recall(place)
        one.places()
    assert one.traces == two.traces


def test_a_level_may_have_anothers_memory() -> None:
    mixed, easy = seat_bot("pairs", "hard/easy", 0, "x"), seat_bot("pairs", "easy", 0, "x")
    assert isinstance(mixed, PairsBot)
    assert isinstance(easy, PairsBot)
    assert mixed.memory.profile == easy.memory.profile
    assert (mixed.wary, easy.wary) == (True, False)
    for nonsense in ("hard/elephant", "genius/easy", "/", "hard/"):
        for game in PLAYERS:
            with pytest.raises(Refused):
                seat_bot(game, nonsense, 0, "x")
