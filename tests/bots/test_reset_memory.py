"""What a bot remembers of Reset: exactly what was told."""

from __future__ import annotations

from kupa.bots.reset.memory import Memory
from kupa.core.events import Event
from kupa.games.reset import events as ev


def told(*events: Event) -> Memory:
    memory = Memory()
    for event in events:
        memory.take_in(event)
    return memory


def test_cards_laid_lie_in_the_centre_until_it_burns() -> None:
    memory = told(ev.Opened("4", (), 0), ev.Laid(0, ("5", "5*")), ev.Stuck(0, "5"))
    assert memory.recalled().centre == ("4", "5", "joker", "5")
    memory.take_in(ev.Burnt(0, "reset", 4))
    assert (memory.recalled().centre, memory.recalled().used) == ((), ("4", "5", "joker", "5"))
    memory.take_in(ev.Shuffled(4))
    assert memory.recalled().used == ()


def test_a_hand_once_seen_is_remembered_until_it_is_played() -> None:
    memory = told(ev.Robbed(0, 1, ("3", "9", "fire")), ev.Taken(0, 1, "fire"), ev.Given(0, 1, "2"))
    assert dict(memory.recalled().hands)[1] == ("3", "9", "2")
    memory.take_in(ev.Laid(1, ("9",)))
    assert dict(memory.recalled().hands)[1] == ("3", "2")


def test_what_was_not_told_is_not_remembered() -> None:
    memory = told(ev.Robbed(0, 1, None), ev.Taken(0, 1, None), ev.Given(0, 1, None), ev.Drew(1, None))
    assert memory.recalled().hands == ()
