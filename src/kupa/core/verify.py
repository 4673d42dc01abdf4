"""Whether a record proves a fair game: played by the rules, and dealt from the seed that was sealed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kupa.core import sealed_deal
from kupa.core.game import Game
from kupa.core.match import Match
from kupa.core.record import Record, parse
from kupa.core.refused import Refused
from kupa.core.sealed_deal import SealedDeal


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one check, the key of the sentence about it, and the facts in that sentence."""

    passed: bool
    key: str
    facts: dict[str, Any] = field(default_factory=dict)


def verify(
    game: Game[Any, Any, Any], text: str, seal: str | None = None, word: str | None = None
) -> list[Check]:
    """Check everything a record of this game claims, and the seal and the word that somebody noted."""
    record = parse(text)
    found = [_check_moves(game, record)]
    try:
        shown, sealed = sealed_deal.read(text)
    except Refused:
        return [*found, Check(passed=False, key="verify.no_seal")]
    found.append(_either(shown == sealed.seal, "verify.sealed", "verify.not_sealed"))
    found.append(_check_seed(record, sealed))
    if seal is not None:
        found.append(_either(seal.strip().lower() == shown, "verify.noted", "verify.not_noted"))
    if word is not None:
        found.append(_check_word(sealed, sealed_deal.digest(word.strip())))
    return found


def _either(passed: bool, yes: str, no: str) -> Check:
    return Check(passed, yes if passed else no)


def _check_moves(game: Game[Any, Any, Any], record: Record) -> Check:
    match = Match.reopen(game, record)
    for number, (seat, move) in enumerate(record.answers, 1):
        try:
            match.answer(seat, move)
        except Refused as why:
            facts = {"number": number, "move": f"{seat}: {move}", "why": why}
            return Check(passed=False, key="core.record_stops", facts=facts)
    over = not match.asked()
    key = "verify.played" if over else "verify.unfinished"
    return Check(over, key, {"count": len(record.answers)})


def _check_seed(record: Record, sealed: SealedDeal) -> Check:
    if record.seed == sealed.seed():
        return Check(passed=True, key="verify.seed", facts={"count": len(sealed.word_digests)})
    return Check(passed=False, key="verify.not_seed")


def _check_word(sealed: SealedDeal, digest: str) -> Check:
    for seat, each in sealed.word_digests:
        if each == digest:
            return Check(passed=True, key="verify.word", facts={"seat": seat})
    return Check(passed=False, key="verify.no_word")
