"""What is measured, against what, and how good it should be.

A new game adds rows: its subjects, a part that names them, and the ratios it is judged by.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Literal


class Where(Enum):
    """The environment a worker runs in."""

    INSTALLED = "the interpreter of the benchmark, with kupa as it is installed"
    SOURCE = "the same, with kupa imported from src"
    PEERS = "build/peers"


@dataclass(frozen=True, slots=True)
class Subject:
    """One thing to measure: a worker, what to tell it and where to run it."""

    name: str
    about: str
    where: Where
    worker: str  # a module of bench/workers
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """Subjects that are measured together."""

    name: str
    about: str
    subjects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ratio:
    """A figure of ours divided by theirs, with its target. Both are taken from the same repeat.

    Where nobody else's stands beside it, ours is judged as it is.
    """

    name: str
    ours: str
    theirs: str | None
    sign: Literal["≥", "≤"]
    target: float | None  # None: shown for comparison
    figure: str = "moves_per_s"

    def met(self, value: float) -> bool | None:
        """Tell whether a value reaches the target, if there is one."""
        if self.target is None:
            return None
        return value >= self.target if self.sign == "≥" else value <= self.target


def compiled(game: str, way: str, about: str) -> Subject:
    """Return one of our games as it is installed."""
    return Subject(f"{game}_{way}", about, Where.INSTALLED, "ours", (game, way, "compiled"))


def interpreted(game: str, way: str, about: str) -> Subject:
    """Return one of our games run from its source."""
    name = f"{game}_interpreted_{way}"
    return Subject(name, about, Where.SOURCE, "ours", (game, way, "interpreted"))


def plain_c(name: str, more: tuple[str, ...], about: str) -> Subject:
    """Return Reset in C, which costs what its rules cost."""
    return Subject(name, about, Where.INSTALLED, "plain_c", more)


def openspiel(name: str, game: str, way: str, about: str) -> Subject:
    """Return a game of OpenSpiel, named by its game string."""
    return Subject(name, about, Where.PEERS, "openspiel", (game, way))


def environment(name: str, way: str, game: str, about: str) -> Subject:
    """Return an environment: ours as it is installed, or a classic one of PettingZoo."""
    where = Where.INSTALLED if way == "aec" else Where.PEERS
    return Subject(name, about, where, "env", (way, game))


def in_openspiel(name: str, game: str, about: str) -> Subject:
    """Return one of our games as OpenSpiel plays it."""
    return Subject(name, about, Where.INSTALLED, "openspiel", (game, "tensors"))


def tables(name: str, way: str, about: str) -> Subject:
    """Return live tables: a server on one core, real clients on the other."""
    return Subject(name, about, Where.INSTALLED, "tables", (way,))


def page(game: str, about: str) -> Subject:
    """Return the page, as a phone meets it."""
    return Subject(f"page_{game}", about, Where.INSTALLED, "page", (game,))


def offline(game: str, about: str) -> Subject:
    """Return tables in the browser, without a server."""
    return Subject(f"offline_{game}", about, Where.INSTALLED, "offline", (game,))


def review(game: str, about: str) -> Subject:
    """Return the review of a game of four."""
    return Subject(f"review_{game}", about, Where.INSTALLED, "review", (game,))


SUBJECTS = (
    compiled("reset", "driven", "Reset, driven from Python"),
    compiled("reset", "inside", "Reset, the library's own loop"),
    plain_c("plain_c", (), "a plain C program of the same rules, the same games move for move"),
    plain_c("plain_c_quick", ("quick",), "the same with dice that cost almost nothing"),
    openspiel("openspiel", "crazy_eights(players=4)", "driven", "crazy eights, driven likewise"),
    openspiel("openspiel_even", "crazy_eights(players=4)", "even", "the same, chance cut short"),
    Subject("rlcard", "uno, by its environment", Where.PEERS, "rlcard_uno", ("env",)),
    Subject("rlcard_game", "uno, by the game underneath", Where.PEERS, "rlcard_uno", ("game",)),
    compiled("reset", "copy", "a copy of Reset at mid-game"),
    openspiel("openspiel_clone", "crazy_eights(players=4)", "copy", "a clone of crazy eights"),
    compiled("court", "driven", "the King's Court, driven from Python"),
    compiled("ushpizin", "driven", "Ushpizin, driven from Python"),
    openspiel("hanabi", "hanabi(players=4)", "driven", "Hanabi, driven likewise"),
    interpreted("reset", "driven", "driven, but not compiled"),
    interpreted("reset", "inside", "own loop, but not compiled"),
    environment("env_reset", "aec", "reset", "Reset as a PettingZoo environment, view and mask"),
    environment("leduc", "classic", "leduc_holdem_v4", "PettingZoo's own leduc hold'em, for two"),
    environment("texas", "classic", "texas_holdem_v4", "PettingZoo's own texas hold'em, for two"),
    in_openspiel("openspiel_reset", "kupa_reset(players=4)", "Reset in OpenSpiel, with tensors"),
    in_openspiel("openspiel_court", "kupa_court(players=4)", "the King's Court, likewise"),
    openspiel("crazy_eights_tensors", "crazy_eights(players=4)", "tensors", "crazy eights, likewise"),
    openspiel("hanabi_tensors", "hanabi(players=4)", "tensors", "Hanabi, likewise"),
    tables("tables_sqlite", "sqlite", "50 tables of Reset, SQLite, on the disk before told"),
    tables("socket_ceiling", "ceiling", "50 tables without a game: the same bytes on the same stack"),
    tables("boardgameio", "boardgameio", "50 matches of a like game, boardgame.io in memory"),
    tables("tables_thousand", "thousand", "1,000 tables, people think 2–5 s a move"),
    tables(
        "tables_searching",
        "searching",
        "40 tables, 400 moves/s, beside 120 of hard bots of Reset",
    ),
    tables("tables_postgres", "postgres", "50 tables, two servers, PostgreSQL and Redis"),
    tables("tables_postgres_one", "postgres_one", "50 tables, one server, PostgreSQL and Redis"),
    tables("tables_postgres_stick", "postgres_stick", "the same with two, a table's people at one"),
    page("ushpizin", "the page with Ushpizin: the fullest table, 49 cards to deal"),
    page("reset", "the page with Reset"),
    offline("reset", "Reset without a server, in the browser's own Python"),
    offline("ushpizin", "Ushpizin likewise"),
    offline("court", "the King's Court likewise"),
    offline("pairs", "Pairs likewise"),
    review("ushpizin", "looking back at a game of Ushpizin for four"),
    review("court", "at one of the King's Court"),
    review("reset", "at one of Reset"),
    review("pairs", "at one of Pairs"),
)

PARTS = (
    Part(
        "reset",
        "Reset against a C program, OpenSpiel's crazy eights and RLCard's uno",
        (
            *("reset_driven", "reset_inside", "plain_c", "plain_c_quick"),
            *("openspiel", "openspiel_even", "rlcard", "rlcard_game"),
        ),
    ),
    Part(
        "copy",
        "copying a position of Reset against cloning one of OpenSpiel",
        ("reset_copy", "openspiel_clone"),
    ),
    Part(
        "court",
        "the King's Court against OpenSpiel's Hanabi, a game of covered cards too",
        ("court_driven", "hanabi"),
    ),
    Part(
        "ushpizin",
        "Ushpizin against OpenSpiel's Hanabi",
        ("ushpizin_driven", "hanabi"),
    ),
    Part(
        "compiled",
        "Reset compiled against the same code interpreted",
        ("reset_driven", "reset_inside", "reset_interpreted_driven", "reset_interpreted_inside"),
    ),
    Part(
        "env",
        "environments for learners against those of PettingZoo, RLCard and OpenSpiel",
        (
            *("env_reset", "leduc", "texas", "rlcard"),
            *("openspiel_reset", "crazy_eights_tensors", "openspiel_court", "hanabi_tensors"),
        ),
    ),
    Part(
        "tables",
        "live tables with real clients against boardgame.io (needs Node.js, PostgreSQL, Redis)",
        (
            *("tables_sqlite", "socket_ceiling", "boardgameio", "tables_thousand", "tables_searching"),
            *("tables_postgres", "tables_postgres_one", "tables_postgres_stick"),
        ),
    ),
    Part(
        "page",
        "the page in a real browser, its processor slowed fourfold (needs Chromium: make browser)",
        ("page_ushpizin", "page_reset"),
    ),
    Part(
        "offline",
        "tables without a server, times doubled (needs Chromium, Node.js and make site)",
        ("offline_reset", "offline_ushpizin", "offline_court", "offline_pairs"),
    ),
    Part(
        "review",
        "looking back at a finished game of four",
        ("review_ushpizin", "review_court", "review_reset", "review_pairs"),
    ),
)

# Each peer is measured the way its documentation plays it. Beside it, without a target, stands the
# fastest way we found through anything public of theirs.
RATIOS = (
    Ratio("reset_driven_vs_openspiel", "reset_driven", "openspiel", "≥", 3),
    Ratio("reset_driven_vs_rlcard", "reset_driven", "rlcard", "≥", 20),
    # OpenSpiel has no loop of its own to offer to Python: theirs is driven here too
    Ratio("reset_inside_vs_openspiel", "reset_inside", "openspiel", "≥", 12),
    # how many times longer a move takes than in C
    Ratio("reset_inside_vs_c", "plain_c", "reset_inside", "≤", 2.5),
    Ratio("reset_inside_vs_c_quick", "plain_c_quick", "reset_inside", "≤", None),
    Ratio("reset_driven_vs_openspiel_even", "reset_driven", "openspiel_even", "≥", None),
    Ratio("reset_inside_vs_openspiel_even", "reset_inside", "openspiel_even", "≥", None),
    Ratio("reset_driven_vs_rlcard_game", "reset_driven", "rlcard_game", "≥", None),
    Ratio("reset_copy_vs_openspiel_clone", "reset_copy", "openspiel_clone", "≤", 1, "ns"),
    Ratio("court_driven_vs_hanabi", "court_driven", "hanabi", "≥", 3),
    Ratio("ushpizin_driven_vs_hanabi", "ushpizin_driven", "hanabi", "≥", 3),
    Ratio("reset_compiled_vs_interpreted", "reset_inside", "reset_interpreted_inside", "≥", 15),
    Ratio("env_vs_pettingzoo", "env_reset", "leduc", "≥", 3),
    Ratio("env_vs_pettingzoo_texas", "env_reset", "texas", "≥", 3),
    Ratio("env_vs_rlcard", "env_reset", "rlcard", "≥", 3),
    Ratio("openspiel_env_vs_crazy_eights", "openspiel_reset", "crazy_eights_tensors", "≥", 1),
    Ratio("openspiel_env_vs_hanabi", "openspiel_court", "hanabi_tensors", "≥", 2),
    Ratio("tables_vs_boardgameio", "tables_sqlite", "boardgameio", "≥", 3.9),
    Ratio("tables_vs_socket_ceiling", "tables_sqlite", "socket_ceiling", "≥", 0.6),
    # less noisy than the one above, where other programs share the machine
    Ratio("tables_cpu_vs_boardgameio", "tables_sqlite", "boardgameio", "≤", None, "cpu_us"),
    Ratio("tables_moves_per_s", "tables_sqlite", None, "≥", None),
    Ratio("tables_p99_ms", "tables_sqlite", None, "≤", 10, "half_p99_ms"),
    Ratio("tables_thousand_p99_ms", "tables_thousand", None, "≤", 50, "p99_ms"),
    Ratio("tables_searching_p99_ms", "tables_searching", None, "≤", 30, "p99_ms"),
    Ratio("table_kb", "tables_thousand", None, "≤", 50, "table_kb"),
    Ratio("tables_postgres_moves_per_s", "tables_postgres", None, "≥", None),
    # both on one core; docs/hosting.md says what that tells of two
    Ratio("tables_two_vs_one", "tables_postgres_stick", "tables_postgres_one", "≥", 0.8),
    Ratio("tables_apart_vs_one", "tables_postgres", "tables_postgres_one", "≥", None),
    Ratio("tables_postgres_p99_ms", "tables_postgres", None, "≤", None, "half_p99_ms"),
    Ratio("page_home_ms", "page_ushpizin", None, "≤", 1500, "home_ms"),
    Ratio("page_tap_to_table_ms", "page_ushpizin", None, "≤", 1500, "tap_ms"),
    Ratio("page_link_to_table_ms", "page_ushpizin", None, "≤", 1500, "table_ms"),
    Ratio("page_script_kb", "page_ushpizin", None, "≤", 120, "script_kb"),
    Ratio("page_frames_per_s", "page_ushpizin", None, "≥", 60, "frames_per_s"),
    Ratio("page_first_frame_ms", "page_ushpizin", None, "≤", 34, "first_frame_ms"),
    Ratio("page_first_frame_slow_ms", "page_ushpizin", None, "≤", None, "first_frame_slow_ms"),
    Ratio("offline_kept_mb", "offline_ushpizin", None, "≤", 7, "kept_mb"),
    Ratio("offline_cold_ms", "offline_ushpizin", None, "≤", 8000, "cold_ms"),
    Ratio("offline_warm_ms", "offline_ushpizin", None, "≤", 3000, "warm_ms"),
    Ratio("offline_reset_bots_p95_ms", "offline_reset", None, "≤", 300, "bots_p95_ms"),
    Ratio("offline_ushpizin_bots_p95_ms", "offline_ushpizin", None, "≤", 300, "bots_p95_ms"),
    Ratio("offline_court_bots_p95_ms", "offline_court", None, "≤", 300, "bots_p95_ms"),
    Ratio("offline_pairs_bots_p95_ms", "offline_pairs", None, "≤", 300, "bots_p95_ms"),
    Ratio("review_ushpizin_knowledge_s", "review_ushpizin", None, "≤", 2, "knowledge_s"),
    Ratio("review_court_knowledge_s", "review_court", None, "≤", 2, "knowledge_s"),
    Ratio("review_reset_knowledge_s", "review_reset", None, "≤", 2, "knowledge_s"),
    Ratio("review_pairs_knowledge_s", "review_pairs", None, "≤", 2, "knowledge_s"),
    Ratio("review_ushpizin_decisions_s", "review_ushpizin", None, "≤", 30, "decisions_s"),
    Ratio("review_court_decisions_s", "review_court", None, "≤", 30, "decisions_s"),
    Ratio("review_reset_decisions_s", "review_reset", None, "≤", 30, "decisions_s"),
    Ratio("review_pairs_decisions_s", "review_pairs", None, "≤", 30, "decisions_s"),
)


def subjects_of(parts: Collection[str]) -> list[Subject]:
    """Return the subjects of some parts, each once, in the order of the table."""
    names = {name for part in PARTS if part.name in parts for name in part.subjects}
    return [subject for subject in SUBJECTS if subject.name in names]


def ratios_of(names: Collection[str]) -> list[Ratio]:
    """Return the ratios of which all subjects are among these."""
    return [each for each in RATIOS if each.ours in names and (each.theirs or each.ours) in names]
