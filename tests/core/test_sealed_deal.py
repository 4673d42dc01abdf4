"""The sealed deal: what is shown before, what proves it afterwards, what is no proof."""

from __future__ import annotations

import pytest

from kupa.core import sealed_deal, seeds
from kupa.core.refused import Refused
from kupa.core.sealed_deal import SealedDeal

ROOT = bytes(range(32))


def test_the_seal_tells_nothing_and_binds_the_root() -> None:
    assert SealedDeal(ROOT).seal == seeds.seal(ROOT)
    assert ROOT.hex() not in SealedDeal(ROOT).seal
    assert SealedDeal(ROOT).seal != SealedDeal(ROOT[::-1]).seal


def test_words_change_the_seed_and_not_the_seal() -> None:
    plain, worded = SealedDeal(ROOT), SealedDeal(ROOT, ((0, sealed_deal.digest("fig")),))
    assert plain.seal == worded.seal
    assert plain.seed() != worded.seed()
    assert SealedDeal(ROOT, ((1, sealed_deal.digest("fig")),)).seed() != worded.seed()
    assert SealedDeal(ROOT, ((0, sealed_deal.digest("date")),)).seed() != worded.seed()


def test_the_order_in_which_words_were_added_makes_no_difference() -> None:
    words = ((0, sealed_deal.digest("fig")), (1, sealed_deal.digest("date")))
    assert SealedDeal(ROOT, words).seed() == SealedDeal(ROOT, words[::-1]).seed()
    assert str(SealedDeal(ROOT, words)) == str(SealedDeal(ROOT, words[::-1]))


def test_a_digest_is_of_the_word_in_any_script() -> None:
    digests = {sealed_deal.digest(word) for word in ("fig", "Fig", "תאנה", "تين")}
    assert len(digests) == 4
    assert all(len(each) == 64 for each in digests)


def test_what_was_sealed_is_read_as_it_was_written() -> None:
    made = SealedDeal(ROOT, ((0, sealed_deal.digest("fig")), (3, sealed_deal.digest("date"))))
    seal, again = sealed_deal.read(f"kupa record 1\n\n{made}")
    assert (seal, again) == (made.seal, made)
    assert again.seed() == made.seed()


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "seal"),
        (f"# seal: {seeds.seal(ROOT)}\n", "root"),
        (f"# root: {ROOT.hex()}\n", "seal"),
        (f"{SealedDeal(ROOT)}# word 0: short\n", "word"),
        (f"{SealedDeal(ROOT)}# word x: {'a' * 64}\n", "word"),
        (f"{SealedDeal(ROOT)}# word -1: {'a' * 64}\n", "word"),
        (f"{SealedDeal(ROOT)}# word {'9' * 5000}: {'a' * 64}\n", "word"),
    ],
)
def test_a_file_that_lacks_something_is_refused(text: str, field: str) -> None:
    with pytest.raises(Refused) as caught:
        sealed_deal.read(text)
    assert (caught.value.reason, caught.value.facts["field"]) == ("core.no_seal", field)


def test_a_root_that_is_no_seed_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        sealed_deal.read(f"# seal: {seeds.seal(ROOT)}\n# root: {'z' * 64}\n")
    assert caught.value.reason == "core.bad_seed"
