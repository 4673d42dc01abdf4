"""Print what Python says, as JSON: the page's tests compare it with what the page says.

Every message is filled with facts of each kind; every event comes from games played at random with
every value of every option; with and without names, and for different readers.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from typing import Any, Final

from kupa.core.events import Event
from kupa.core.game import AnyGame
from kupa.games import GAMES
from kupa.words import LANGUAGES, Translator
from support.event_samples import missing, played
from support.sentences import calls, messages, variables

NAMES: Final = ("רותם", "Yusuf", "سالي", "Noa", "דנה", "عمر", "7up")
READERS: Final[list[tuple[tuple[str, ...], int | None]]] = [
    ((), None),
    (NAMES, None),
    (NAMES, 1),
    (NAMES, 3),
]
ANSWERS: Final = 200  # of one match
# What the functions of messages may be given; without one, text and numbers.
GIVEN: Final[dict[str, list[object]]] = {
    "SEAT": [1, [0, 2], "0, 2", 9, []],
    "PERSON": [1],
    "NAME": ["רותם", "Noa", "سالي"],
    "CARD": ["king", "7", "7*", "fire", "unknown", ["moses", "7", "7*"], []],
    "LIST": [[1, 2], [5], [], ["x", "ש", -3]],
    "BYSEAT": [[3, -1, 0], ["david", "moses"]],
    "KNOWN": [None],
    "WORD": ["fire", "short", "descending"],
}
PLAIN: Final[list[object]] = [7, 1234, -3, "Noa", "שלום", "x=y", ""]
COUNTS: Final[list[object]] = [0, 1, 2, 3, 11, 100, 102, -1]
Case = dict[str, Any]


def main() -> None:
    """Print all cases."""
    json.dump([*spoken(), *told()], sys.stdout, ensure_ascii=False)


def reading_all(language: str, names: tuple[str, ...], own: int | None) -> Translator:
    """Return a translator that has read every part, as the page's in the test has."""
    speaker = Translator(language, names, own)
    assert not speaker.has("no.such.key")
    return speaker


def spoken() -> Iterator[Case]:
    """Yield every message of every language, filled."""
    for language, (names, own) in product(LANGUAGES, READERS[:2]):
        speaker = reading_all(language, names, own)
        for key, facts in filled(language):
            case = {"key": key, "facts": facts, "said": speaker.say(key, facts)}
            yield {"language": language, "names": names, "own": own, **case}


def filled(language: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield every message with its facts: each fact with all that it may be, the others as usual."""
    for key, message in messages(language).items():
        used = calls(message)
        choices = {name: choices_of(name, used.get(name, set())) for name in variables(message)}
        usual = {name: values[0] for name, values in choices.items()}
        yield key, usual
        for name, values in choices.items():
            yield from ((key, {**usual, name: value}) for value in values[1:])


def choices_of(name: str, functions: set[str]) -> list[object]:
    """Return what a fact may be."""
    if name == "count":
        return COUNTS
    return [value for function in sorted(functions) for value in GIVEN[function]] or PLAIN


def told() -> Iterator[Case]:
    """Yield events of games with every option, as every reader is told them."""
    events = [event for game in GAMES.values() for event in happened(game)]
    for language, (names, own) in product(LANGUAGES, READERS):
        speaker = reading_all(language, names, own)
        for event in events:
            case = {"key": event.key, "facts": asdict(event), "said": speaker.tell(event)}
            yield {"language": language, "names": names, "own": own, **case}


def happened(game: AnyGame) -> Iterator[Event]:
    """Yield some events of each kind, also of those that random play hardly reaches."""
    found = list(played(game, ANSWERS))
    yield from found
    yield from missing(game, found)


if __name__ == "__main__":
    main()
