"""How the table says no."""

from __future__ import annotations


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
