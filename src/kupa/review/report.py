"""The whole review of one seat, and as plain data for JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from kupa.core.events import Seat
from kupa.core.record import Record
from kupa.review.choices import Choice
from kupa.review.decisions import Decisions, decisions
from kupa.review.knowledge import Knowledge, KnownPlace, Step, check_seat, knowledge_of_all
from kupa.review.story import Sentence, story
from kupa.review.trying import USUAL, Effort, Progress

MOST_CARDS = 5  # of a place: the likeliest; of a hand as many as it holds


@dataclass(frozen=True, slots=True)
class Review:
    """What one seat could have known and done in a finished game, and what there is to tell of it."""

    game: str
    seat: Seat
    knowledge: Knowledge
    decisions: Decisions
    story: tuple[Sentence, ...]

    def plain(self) -> dict[str, Any]:
        """Return it as plain data; of each place the likeliest cards."""
        return {
            "game": self.game,
            "seat": self.seat,
            "steps": [plain_step(step) for step in self.knowledge.steps],
            "choices": [plain_choice(choice) for choice in self.decisions.all],
            "story": [asdict(sentence) for sentence in self.story],
        }


def review(
    record: Record, seat: Seat, progress: Progress = lambda _: None, effort: Effort = USUAL
) -> Review:
    """Review a finished game for one seat; ``progress`` hears shares of the work done."""
    known = knowledge_of_all(record)
    found = decisions(record, check_seat(record, seat), progress, effort)
    return Review(record.game, seat, known[seat], found, story(record, known, found))


def plain_step(step: Step) -> dict[str, Any]:
    """Return a step as plain data."""
    places = [plain_place(each) for each in step.places]
    return {"number": step.number, "round": step.round, "how": step.how, "places": places}


def plain_place(known: KnownPlace) -> dict[str, Any]:
    """Return what could be known of a place as plain data, chances rounded to thousandths."""
    most = max(MOST_CARDS, len(known.cards))
    chances = [[card, round(chance, 3)] for card, chance in known.chances[:most] if chance]
    place = {"zone": known.place.zone, "seat": known.place.seat, "number": known.place.number}
    return {**place, "chances": chances, "seen": known.seen, "cards": list(known.cards)}


def plain_choice(choice: Choice) -> dict[str, Any]:
    """Return a choice as plain data."""
    return {
        "step": choice.step,
        "round": choice.round,
        "chosen": choice.chosen,
        "other": choice.other,
        "chance": round(choice.chance, 3),
        "other_chance": round(choice.other_chance, 3),
        "error": round(choice.error, 3),
        "worlds": choice.worlds,
        "turning": choice.turning,
    }
