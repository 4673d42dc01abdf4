"""Every way to play that a game proposes is played to its end."""

from __future__ import annotations

from typing import Any

import pytest

from kupa.bots import seat_bot
from kupa.core.events import heard
from kupa.core.match import Match
from kupa.core.options import read_options
from kupa.games import GAMES

PRESETS = [(game.key, preset.key) for game in GAMES.values() for preset in game.presets]


@pytest.mark.parametrize(("key", "name"), PRESETS)
def test_a_preset_is_played_to_its_end(key: str, name: str) -> None:
    game = GAMES[key]
    preset = next(each for each in game.presets if each.key == name)
    options = read_options(game.Options, map("=".join, preset.options.items()))
    match: Match[Any, Any, Any] = Match(game, options, game.usual_seats, bytes(32))
    bots = [seat_bot(key, "easy", seat, "preset") for seat in range(game.usual_seats)]
    news = match.opening
    while True:
        for seat, bot in enumerate(bots):
            for event in heard(news, seat):
                bot.told(event)
        if not (asked := match.asked()):
            break
        seat = asked[0]
        news = match.answer(seat, bots[seat].choose(match.view(seat), match.moves(seat)))
    assert min(match.ranks()) == 1


def test_every_game_has_an_easy_way_and_the_classic_one() -> None:
    for game in GAMES.values():
        assert [preset.key for preset in game.presets if preset.easy] == [game.presets[0].key]
        assert [preset.key for preset in game.presets if not preset.options] == ["classic"]
