"""Looking back in a browser: the parts that a page shows, as text."""

from __future__ import annotations

import json
import random

import pytest

import kupa
from kupa.core.refused import Refused
from kupa.pocket import reviewer
from kupa.review.trying import Effort


def finished() -> str:
    dice, match = random.Random(5), kupa.deal("pairs", seats=2, seed=5, size="small")
    while asked := match.asked():
        match.answer(asked[0], dice.choice(match.moves(asked[0])))
    return str(match.record())


def test_it_tells_what_could_be_known_then_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "EFFORT", Effort(looks=(1,), worlds=1, answers=50))
    told: list[str] = []
    reviewer.review(finished(), 1, told.append)
    parts = [json.loads(each) for each in told]
    assert parts[0]["part"] == "card"
    assert len(parts[0]["steps"]) > 1
    shares = [each["progress"] for each in parts[1:]]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert parts[-1]["story"]


def test_what_takes_too_long_in_a_browser_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "MOST_ANSWERS", 3)
    with pytest.raises(Refused) as refused:
        reviewer.review(finished(), 0, lambda _text: None)
    assert refused.value.reason == "table.review_too_long"
