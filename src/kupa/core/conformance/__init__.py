"""What any game must pass, whoever wrote it: ``check(game)`` raises ``Broken`` at the first fault.

    from kupa.core.conformance import check
    check(MyGame())

The checks know the contract and nothing else; ``docs/add-a-game.md`` says what each of them means.
"""

from __future__ import annotations

from kupa.core.conformance.faults import Broken
from kupa.core.conformance.suite import Report, check, tables

__all__ = ["Broken", "Report", "check", "tables"]
