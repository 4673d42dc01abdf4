"""What was told so far, as text: an information state is made of it."""

from __future__ import annotations

from kupa.core.events import Notice, hears


class Transcript:
    """Everything told so far, as text. States that were copied share it until they part."""

    def __init__(self, entries: list[tuple[int, str]], length: int) -> None:
        self.entries = entries
        self.length = length

    def add(self, notice: Notice) -> None:
        """Note what was told; a copy that goes its own way gets a list of its own."""
        if len(self.entries) != self.length:
            self.entries = self.entries[: self.length]
        self.entries.append((notice.audience, str(notice.event)))
        self.length += 1

    def to(self, seat: int | None) -> list[str]:
        """Return what a seat, or an onlooker, was told."""
        told = self.entries[: self.length]
        return [text for audience, text in told if hears(audience, seat)]

    def __deepcopy__(self, memo: dict[int, object]) -> Transcript:
        return Transcript(self.entries, self.length)

    def __reduce__(self) -> tuple[object, ...]:
        return Transcript, (self.entries[: self.length], self.length)
