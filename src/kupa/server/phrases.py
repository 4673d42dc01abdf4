"""Quick phrases and reactions: keys, so that each person reads them in their own language."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "phrase.hello", "phrase.good_luck", "phrase.your_turn", "phrase.one_moment", "phrase.no_hurry",
    "phrase.well_played", "phrase.what_luck", "phrase.thanks", "phrase.back_soon", "phrase.sorry",
    "phrase.oh_no", "phrase.forgot", "phrase.good_game", "phrase.again",
    "reaction.heart", "reaction.laugh", "reaction.clap", "reaction.think", "reaction.wow",
    "reaction.tea",
)  # fmt: skip
