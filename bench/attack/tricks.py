"""What somebody tries who plays along, or who has a hand in the database, in Redis or in the clock.

Each trick returns what broke, in a few words; nothing: it was held.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bench.attack import clocks, damage, inside, names, several

Trick = Callable[[], str]

TRICKS: Final[dict[str, Trick]] = {
    "5 open files used up": damage.files_used_up,
    "6 host usurped": inside.usurper,
    "6 opener supplanted": inside.opener,
    "7 clock stopped by returns": clocks.stopped_by_returns,
    "7 clock stopped by leavings": clocks.stopped_by_leavings,
    "8 gap in a log": damage.gap,
    "9 forged messages in Redis": several.forged,
    "10 clock set back an hour": clocks.set_back,
    "11 tables that cannot be loaded": damage.unloadable,
    "bots' pauses computed": clocks.computed_pauses,
    "welcome behind what was told": several.welcome_behind,
    "readiness with a full disk": damage.full_disk,
    "database by another name": damage.symlink,
    "guesses from one IPv6 network": names.one_network,
    "page that connects elsewhere": names.connects_elsewhere,
    "names that look alike": names.look_alikes,
    "barred, and back": names.barred,
    "phrases of one seat": inside.chatter,
    "tables of bots, deserted": inside.deserted,
    "body that is no UTF-8": inside.no_utf8,
    "replays": inside.replays,
}
