"""What the rules do not allow: the reason as a value, and the exception that says it.

Rules name each reason against a move once, as a ``Refusal``; whoever plays such a move, or asks for an
option or a record that makes no sense, gets ``Refused`` with the facts of the case.
"""

from __future__ import annotations

from types import ModuleType
from typing import final


@final
class Refusal:
    """A reason against a move. Where rules check a move, None stands for "no reason: it is legal"."""

    def __init__(self, ruling: str, key: str) -> None:
        self.ruling: str = ruling
        self.key: str = key

    def __repr__(self) -> str:
        return f"<{self.ruling} {self.key}>"


def refusals_in(module: ModuleType) -> list[Refusal]:
    """Return every refusal a module defines, alone or in a dictionary."""
    found: list[Refusal] = []
    for value in vars(module).values():
        for each in value.values() if isinstance(value, dict) else (value,):
            if isinstance(each, Refusal):
                found.append(each)
    return found


class Refused(ValueError):
    """A move, an option or a record the rules do not allow; nothing has changed.

    It speaks keys, not sentences: ``reason`` is looked up in ``kupa.words``, ``ruling`` names the
    rule (None where no rule of a game is meant) and ``facts`` fill the sentence.
    """

    def __init__(self, ruling: str | None, reason: str, **facts: object) -> None:
        super().__init__(ruling, reason, facts)
        self.ruling = ruling
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        """Show ruling, key and facts, for logs and tests."""
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return " ".join(part for part in (self.ruling, self.reason, facts) if part)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with the facts, so that a worker process can refuse too."""
        return _refused, (self.ruling, self.reason, self.facts)


def _refused(ruling: str | None, reason: str, facts: dict[str, object]) -> Refused:
    return Refused(ruling, reason, **facts)
