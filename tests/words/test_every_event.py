"""Every event that a game describes is said as a whole sentence, in every language, to every reader."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from kupa_gofish.gofish import GoFish

from kupa.core.events import Event
from kupa.core.game import AnyGame
from kupa.games import GAMES
from kupa.words import LANGUAGES, Translator, sources
from support.event_samples import missing, played, sample

ANSWERS: Final = 2000  # of a match at most: nearly all come to their end
EVERY_GAME: Final[dict[str, AnyGame]] = {**GAMES, "gofish": GoFish()}
NAMES: Final = ("רותם", "Yusuf", "سالي", "Noa", "דנה", "عمر", "7up")
READERS: Final[list[tuple[tuple[str, ...], int | None]]] = [((), None), (NAMES, None), (NAMES, 1)]


@pytest.fixture
def with_plugin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let sentences be looked for as if the example game were installed."""
    monkeypatch.setattr(sources, "all_games", lambda: EVERY_GAME)
    sources.parts.cache_clear()
    yield
    sources.parts.cache_clear()


@cache
def happened(key: str) -> list[Event]:
    return list(played(EVERY_GAME[key], ANSWERS))


@pytest.mark.usefixtures("with_plugin")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", EVERY_GAME)
def test_every_described_event_is_a_whole_sentence(key: str, language: str) -> None:
    game = EVERY_GAME[key]
    events = happened(key) + missing(game, happened(key))
    assert {event.key for event in events} == {kind.key for kind in game.events}
    for names, own in READERS:
        translator = Translator(language, names, own)
        for event in events:
            sentence = translator.tell(event)
            assert sentence.strip(), event
            assert "{" not in sentence, (event, sentence)
            assert "None" not in sentence, (event, sentence)


@pytest.mark.parametrize("key", EVERY_GAME)
def test_nearly_every_event_really_happened(key: str) -> None:
    """Only what random play can hardly reach may be made up, and never the end of a game."""
    game = EVERY_GAME[key]
    made_up = {event.key for event in missing(game, happened(key))}
    assert len(made_up) <= 1, made_up
    assert f"{key}.ended" not in made_up  # every match was played to its end


@pytest.mark.parametrize("key", EVERY_GAME)
def test_an_event_of_every_kind_can_be_made_up(key: str) -> None:
    for kind in EVERY_GAME[key].events:
        assert sample(kind, EVERY_GAME[key], known=True).key == kind.key
