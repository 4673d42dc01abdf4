"""Whether a record proves a fair game: played by the rules, and dealt as it was sealed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kupa import words
from kupa.core import fair
from kupa.core.match import Match
from kupa.core.record import Record, parse
from kupa.core.refused import Refused
from kupa.games import find


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at, and the key of the sentence about it."""

    passed: bool
    key: str
    facts: dict[str, Any] = field(default_factory=dict)

    def said(self, language: str) -> str:
        """Return the sentence; why a record stops is told in the same language."""
        why = self.facts.get("why")
        told = {"why": words.explain(language, why)} if isinstance(why, Refused) else {}
        return words.say(language, self.key, **{**self.facts, **told})


def checks(text: str, seal: str | None = None, word: str | None = None) -> list[Check]:
    """Look at all that a record claims; a text that is no record at all is refused."""
    record = parse(text)
    found = [_played(record)]
    try:
        shown, sealed = fair.read(text)
    except Refused:
        return [*found, Check(passed=False, key="verify.no_seal")]
    found.append(_either(shown == sealed.seal, "verify.sealed", "verify.not_sealed"))
    found.append(_dealt(record, sealed))
    if seal is not None:
        found.append(_either(seal.strip().lower() == shown, "verify.noted", "verify.not_noted"))
    if word is not None:
        found.append(_said(sealed, fair.digest(word.strip())))
    return found


def _either(passed: bool, yes: str, no: str) -> Check:
    return Check(passed, yes if passed else no)


def _dealt(record: Record, sealed: fair.Fair) -> Check:
    if record.seed == sealed.seed():
        return Check(passed=True, key="verify.seed", facts={"count": len(sealed.words)})
    return Check(passed=False, key="verify.not_seed")


def _said(sealed: fair.Fair, digest: str) -> Check:
    for seat, each in sealed.words:
        if each == digest:
            return Check(passed=True, key="verify.word", facts={"seat": seat})
    return Check(passed=False, key="verify.no_word")


def _played(record: Record) -> Check:
    match: Match[Any, Any, Any] = Match.reopen(find(record.game), record)
    for number, (seat, move) in enumerate(record.answers, 1):
        try:
            match.answer(seat, move)
        except Refused as why:
            facts = {"number": number, "move": f"{seat}: {move}", "why": why}
            return Check(passed=False, key="core.record_stops", facts=facts)
    over = not match.asked()
    key = "verify.played" if over else "verify.unfinished"
    return Check(over, key, {"count": len(record.answers)})
