"""What a winning row is, who has one, and how the game ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kupa.core.events import EVERYONE, Notice, Tell
from kupa.games.ushpizin import events as ev
from kupa.games.ushpizin.cards import DAVID, ELIJAH, EMPTY, NAMES, bit, names_or_gaps, shifted
from kupa.games.ushpizin.position import OVER, Position
from kupa.games.ushpizin.resolved_options import ALL_SEVEN, ONE_HOST, ResolvedOptions

LAST_PLACE: Final = 48  # the bit where the card of place 7 begins
TWO: Final = 2
THREE: Final = 3
FOUR: Final = 4


def wins(resolved: ResolvedOptions, cards: i64, host: i64) -> bool:
    """Tell whether a row wins by the goal in play (U16, U24, U27); it must have all seven cards."""
    if cards >> LAST_PLACE == EMPTY:  # below, an empty place is no card anybody needs
        return False
    if resolved.goal == ALL_SEVEN:
        return is_all_seven(cards)
    if resolved.goal == ONE_HOST:
        return is_any_host(cards) if resolved.free else is_one_host(cards, host)
    return is_combination(cards, resolved.three_groups)


def is_all_seven(cards: i64) -> bool:
    """Tell whether a row is seven different ushpizin, Elijah standing for the missing (U16)."""
    met: i64 = 0
    while cards:
        card = cards & 255
        if card > DAVID or card == EMPTY:
            if card != ELIJAH:
                return False
        elif met & bit(card):
            return False
        else:
            met |= bit(card)
        cards >>= 8
    return True


def is_one_host(cards: i64, host: i64) -> bool:
    """Tell whether a row is seven of one ushpiz, Elijah helping (U24)."""
    while cards:
        card = cards & 255
        if card not in (host, ELIJAH):
            return False
        cards >>= 8
    return True


def is_any_host(cards: i64) -> bool:
    """Tell whether a row is seven of some one ushpiz, Elijah helping: nobody had to pick it (U24)."""
    host: i64
    for host in range(1, DAVID + 1):  # noqa: SIM110 — a generator costs more than the loop
        if is_one_host(cards, host):
            return True
    return False


def is_combination(cards: i64, three_groups: bool) -> bool:
    """Tell whether a row is three and four, or two, two and three of a kind (U27).

    Elijah cards fill what a group lacks, and may be a whole group: so it is enough that the counts of
    the other kinds fit into the groups.
    """
    counts: i64 = 0  # four bits for each kind
    while cards:
        card = cards & 255
        if card == EMPTY or (card > DAVID and card != ELIJAH):
            return False
        if card != ELIJAH:
            counts += shifted(1, 4 * card)
        cards >>= 8
    return fit_three_groups(counts) if three_groups else fit_two_groups(counts)


def fit_two_groups(counts: i64) -> bool:
    """Tell whether the counts fit into four and three; of seven cards only one count can be four."""
    kinds: i64 = 0
    while counts:
        if counts & 15 > FOUR:
            return False
        if counts & 15:
            kinds += 1
        counts >>= 4
    return kinds <= TWO


def fit_three_groups(counts: i64) -> bool:
    """Tell whether the counts fit into three, two and two."""
    kinds: i64 = 0
    threes: i64 = 0
    while counts:
        if counts & 15 > THREE:
            return False
        if counts & 15 == THREE:
            threes += 1
        if counts & 15:
            kinds += 1
        counts >>= 4
    return kinds <= THREE and threes <= 1


def complete(p: Position) -> i64:
    """Return who has a winning row, a bit for each seat (U15, U20)."""
    found: i64 = 0
    seat: i64
    for seat in range(len(p.rows)):
        row = p.rows[seat]
        if wins(p.resolved, row.cards, row.host):
            found |= bit(seat)
    return found


def anyone_wins(p: Position, tell: Tell | None) -> bool:
    """Check for winning rows; the game ends if there are any, however many (U15)."""
    found = complete(p)
    if found:
        end_game(p, found, tell)
    return found != 0


def end_game(p: Position, winners: i64, tell: Tell | None) -> None:
    """End the game; all rows and hosts are shown. No winners: the game is drawn (U29)."""
    p.winners = winners
    p.at_limit = winners == 0
    p.phase_id = OVER
    p.pending = 0
    p.open = p.everyone()
    if tell is not None:
        tell(Notice(EVERYONE, ev.Won(seats_in(winners)) if winners else ev.Drawn(p.round)))
        rows = tuple([names_or_gaps(row.cards) for row in p.rows])
        hosts = tuple([NAMES[row.host] for row in p.rows if row.host])
        tell(Notice(EVERYONE, ev.Ended(ranks(p.winners, len(p.rows)), rows, hosts)))


def seats_in(mask: i64) -> tuple[int, ...]:
    """Return the seats of a mask."""
    return tuple([seat for seat in range(7) if (mask >> seat) & 1])


def ranks(winners: i64, seats: int) -> tuple[int, ...]:
    """Return each seat's place: winners share the first; of a drawn game, or one in play, all do."""
    won = len(seats_in(winners))
    rest = won + 1 if won else 1
    return tuple([1 if (winners >> seat) & 1 else rest for seat in range(seats)])
