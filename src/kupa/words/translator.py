"""One language for one reader: sentences of keys, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import lru_cache

from fluent.runtime import FluentBundle

from kupa.core.events import Event
from kupa.core.refused import Refused
from kupa.words.functions import Functions
from kupa.words.sources import direction, parts, resource
from kupa.words.values import Marking, Written, fill


class Translator:
    """Says keys as sentences. With names, seats are called by them; ``own`` is the reader's seat."""

    def __init__(
        self, language: str, names: Sequence[str] = (), own: int | None = None, *, isolating: bool = True
    ) -> None:
        self.language = language
        self._marking: Marking = "isolates" if isolating else direction(language)
        functions = Functions(self, tuple(names), own, self._marking).table()
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._unread = list(parts(language))
        self._read("core")
        self._read("cards")

    def has(self, key: str) -> bool:
        """Tell whether there is a sentence for a key."""
        return self._has(message_id(key))

    def say(self, key: str, facts: Mapping[str, object] | None = None, form: str = "") -> str:
        """Return the sentence of a key, filled with its facts."""
        if not self.has(key):
            raise KeyError(f"no sentence “{key}” in {self.language}")
        return self._format(message_id(key), form, facts or {}, tuple(key.split(".")[:2]))

    def tell(self, event: Event) -> str:
        """Return what happened."""
        return self.say(event.key, {each.name: getattr(event, each.name) for each in fields(event)})

    def explain(self, refused: Refused, form: str = "") -> str:
        """Return why something was refused."""
        return self.say(refused.reason, refused.facts, form)

    def find(self, ids: Sequence[str], form: str, **facts: object) -> str | None:
        """Return the first message there is of these; its facts are finished text."""
        found = next((each for each in ids if self._bundle.has_message(each)), None)
        written = {
            name: Written(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        return None if found is None else self._format(found, form, written, ())

    def _has(self, name: str) -> bool:
        """Look for a message; of the parts not read yet, first in those that its id names."""
        named = name.split("-")
        for part in sorted(self._unread, key=lambda part: part not in named):
            if self._bundle.has_message(name):
                break
            self._read(part)
        return self._bundle.has_message(name)

    def _read(self, part: str) -> None:
        self._unread.remove(part)
        self._bundle.add_resource(resource(self.language, part))

    def _format(self, name: str, form: str, facts: Mapping[str, object], scopes: tuple[str, ...]) -> str:
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise KeyError(f"the message {name} has no text in {self.language}")
        given = {each: fill(fact, scopes, self._marking) for each, fact in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"the sentence {name} in {self.language}: {errors[0]}")
        return str(said)


def message_id(key: str) -> str:
    """Return the id of a key's message: Fluent's ids have no dots."""
    return key.replace(".", "-")


@lru_cache(maxsize=64)
def translator(
    language: str, names: tuple[str, ...] = (), own: int | None = None, *, isolating: bool = True
) -> Translator:
    """Return a translator, from before where there was one."""
    return Translator(language, names, own, isolating=isolating)
