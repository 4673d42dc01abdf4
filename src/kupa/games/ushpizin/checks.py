"""Tables that make no sense are refused before anything is dealt (U30)."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.games.ushpizin.options import MOST_ELIJAHS, MOST_ROUNDS, Options

EVERY = (2, 3, 4, 7)  # U22
MORE_ELIJAHS = 2  # any more only at a large table
LARGE_TABLE = 6  # U3


def check_options(options: Options, seats: int) -> None:
    """Refuse numbers out of range, then options that do not go together."""
    _check_numbers(options, seats)
    _check_parents(options)
    _check_pairs(options, seats)


def _check_numbers(options: Options, seats: int) -> None:
    if options.first is not None and not 0 <= options.first < seats:
        raise Refused("U6", "ushpizin.no_such_first", first=options.first, last=seats - 1)
    if options.rounds is not None and not 1 <= options.rounds <= MOST_ROUNDS:
        raise Refused("U29", "ushpizin.bad_rounds", rounds=options.rounds, most=MOST_ROUNDS)
    if not 0 <= options.elijah <= MOST_ELIJAHS:
        raise Refused("U3", "ushpizin.bad_elijah", elijah=options.elijah, most=MOST_ELIJAHS)
    if options.every is not None and options.every not in EVERY:
        raise Refused("U22", "ushpizin.bad_every", every=options.every, allowed=EVERY)


def _check_parents(options: Options) -> None:
    """Refuse an option whose parent is not chosen."""
    one_host = options.goal == "one_host"
    combinations = options.goal == "combinations"
    needs = (
        ("hosts", options.hosts is not None, "goal=one_host", one_host),
        ("kinds", options.kinds in ("few", "all"), "goal=one_host", one_host),
        ("style", options.style != "swaps", "goal=one_host", one_host),
        ("combination", options.combination is not None, "goal=combinations", combinations),
        ("every", options.every is not None, "exposure=seldom", options.exposure == "seldom"),
    )
    for option, given, parent, chosen in needs:
        if given and not chosen:
            raise Refused("U30", "ushpizin.needs", option=option, parent=parent)


def _check_pairs(options: Options, seats: int) -> None:
    """Refuse options that exclude each other."""
    quartets = options.style == "quartets"
    again = options.exchange == "again"
    clashes = (
        ("reorder=on", options.reorder, "exposure=always", options.exposure == "always"),
        ("style=quartets", quartets, "missions=on", options.missions is True),
        ("style=quartets", quartets, "reorder=on", options.reorder),
        ("style=quartets", quartets, f"exposure={options.exposure}", options.exposure != "every_round"),
        ("exposure=always", options.exposure == "always", "exchange=again", again),
        ("style=quartets", quartets, "exchange=again", again),
        ("goal=one_host", options.goal == "one_host", "exposure=seldom", options.exposure == "seldom"),
        ("guests=off", options.guests is False, "goal=all_seven", options.goal == "all_seven"),
    )
    for one, chosen, other, also in clashes:
        if chosen and also:
            raise Refused("U30", "ushpizin.clash", one=one, other=other)
    if options.elijah > MORE_ELIJAHS and seats < LARGE_TABLE:
        raise Refused("U30", "ushpizin.many_elijahs", elijah=options.elijah, seats=LARGE_TABLE)
