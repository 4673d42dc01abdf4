"""The tables that are played by tapping: together they cover every value of every option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kupa.core.options import option_specs
from kupa.games import GAMES, find
from support.browser import LAPTOP, PHONE, SIZES

SMALL: Final = SIZES[0]


@dataclass(frozen=True)
class TableSetup:
    """One table: what is played, by how many, in which language and on what."""

    game: str
    words: str
    seats: int
    language: str
    size: tuple[int, int]
    often: bool = False  # in every run of the tests; the others only where all are played

    @property
    def name(self) -> str:
        """What the test is called by."""
        return f"{self.game} {self.seats} {self.words}".strip()

    @property
    def changed_options(self) -> dict[str, str]:
        """The options that differ from what is usual."""
        return dict(word.split("=") for word in self.words.split())

    @property
    def all_options(self) -> dict[str, str]:
        """Every option of the table."""
        return {
            spec.name: spec.default for spec in option_specs(find(self.game).Options)
        } | self.changed_options


# Against strong bots every game comes to its own end. Limits may end four of them: ``rounds=3``,
# ``turns=40`` and ``turns=150`` are what is tried there; with ``every=7`` the first reveal is enough.
TABLES: Final = (
    TableSetup("ushpizin", "", 2, "en", PHONE, often=True),
    TableSetup("ushpizin", "reorder=on close=all first=1 missions=on guests=on", 3, "he", SMALL),
    TableSetup("ushpizin", "exposure=always elijah=0", 3, "ar", LAPTOP),
    TableSetup("ushpizin", "exposure=open_seventh elijah=1 missions=off exchange=again", 4, "he", PHONE),
    TableSetup("ushpizin", "exposure=seldom every=2", 3, "ar", PHONE),
    TableSetup("ushpizin", "exposure=seldom every=3 elijah=3", 6, "he", SMALL, often=True),
    TableSetup("ushpizin", "exposure=seldom every=4 elijah=4", 7, "en", SMALL),
    TableSetup("ushpizin", "exposure=seldom every=7 rounds=7", 2, "he", LAPTOP),
    TableSetup("ushpizin", "goal=one_host hosts=open kinds=few guests=off", 2, "ar", SMALL),
    TableSetup("ushpizin", "goal=one_host hosts=secret", 2, "en", PHONE),
    TableSetup("ushpizin", "goal=one_host hosts=free exchange=again", 2, "he", SMALL),
    TableSetup("ushpizin", "goal=combinations combination=three_four guests=off", 2, "he", LAPTOP),
    TableSetup("ushpizin", "goal=combinations combination=two_two_three rounds=3", 5, "ar", PHONE),
    TableSetup("ushpizin", "goal=one_host style=quartets hosts=secret", 6, "he", SMALL),
    TableSetup("ushpizin", "goal=one_host style=quartets kinds=all", 7, "ar", LAPTOP, often=True),
    TableSetup("court", "size=short", 2, "he", PHONE),
    TableSetup("court", "size=short magic=declared", 3, "ar", SMALL),
    TableSetup("court", "magic=declared first=1", 4, "en", LAPTOP),
    TableSetup("court", "size=short", 5, "en", SMALL, often=True),
    TableSetup("court", "size=long turns=150", 6, "ar", PHONE),
    TableSetup("reset", "", 2, "he", PHONE),
    TableSetup("reset", "draw=free stick=off", 3, "ar", SMALL, often=True),
    TableSetup("reset", "finish=places first=1", 4, "en", LAPTOP),
    TableSetup("reset", "turns=40", 5, "ar", SMALL),
    TableSetup("pairs", "size=small", 1, "he", SMALL),
    TableSetup("pairs", "size=medium first=1", 2, "ar", LAPTOP),
    TableSetup("pairs", "size=small", 3, "he", PHONE, often=True),
    TableSetup("pairs", "size=small", 4, "he", PHONE),
    TableSetup("pairs", "size=small", 5, "en", SMALL),
    TableSetup("pairs", "size=small", 6, "ar", SMALL),
    TableSetup("pairs", "size=large", 7, "he", PHONE),
)


def required_values() -> set[str]:
    """Every value of every option of every game, and every size of its tables."""
    values = {
        f"{game.key} {spec.name}={value}"
        for game in GAMES.values()
        for spec in option_specs(game.Options)
        for value in (spec.default, *spec.examples)
    }
    return values | {f"{game.key} {seats} seats" for game in GAMES.values() for seats in game.seats}


def covered_values() -> set[str]:
    """The values and sizes that some table has."""
    values = {
        f"{each.game} {name}={value}" for each in TABLES for name, value in each.all_options.items()
    }
    return values | {f"{each.game} {each.seats} seats" for each in TABLES}
