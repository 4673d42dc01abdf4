"""``kupa review``: looking back at a recorded game."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import Progress as Bar

from kupa import words
from kupa.commands.common import AsJson, Force, Language, fail, read, write
from kupa.commands.output import err, print_json, print_line
from kupa.core.description import parse_move
from kupa.core.record import parse
from kupa.games import find
from kupa.review import Choice, KnownPlace, Review, Sentence, Step, review
from kupa.review.report import MOST_CARDS
from kupa.words.values import Many

CARDS: Final = ("card",)
HOW: Final = {"sampled": "review.sampled", "nearly": "review.nearly"}


def review_command(  # noqa: PLR0913
    file: Annotated[Path, typer.Argument(help="The record of a finished game; - reads standard input.")],
    seat: Annotated[int, typer.Option(help="Whose game to look back at.")] = 0,
    step: Annotated[
        int | None, typer.Option(min=0, help="Print what could be known after this answer.")
    ] = None,
    html: Annotated[Path | None, typer.Option(help="Write all of it as a page to this file.")] = None,
    as_json: AsJson = False,  # noqa: FBT002
    force: Force = False,  # noqa: FBT002
    lang: Language = "en",
) -> None:
    """Say what a seat could have known, which of its choices turned the game, and the game's story."""
    record = parse(read(file))
    with Bar(console=err, transient=True) as bar:
        task = bar.add_task(words.say(lang, "review.progress"), total=1.0)
        found = review(record, seat, lambda share: bar.update(task, completed=share))
    writer = Writer(found, lang)
    if step is not None and step >= len(found.knowledge.steps):
        fail(words.say(lang, "review.no_step", last=len(found.knowledge.steps) - 1))
    if html is not None:
        write(writer.page(), html, force=force)
    elif as_json:
        print_json(found.plain())
    else:
        for line in writer.whole() if step is None else writer.step(found.knowledge.steps[step]):
            print_line(line)


class Writer:
    """A review in words."""

    def __init__(self, found: Review, language: str) -> None:
        self.found = found
        self.language = language

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of the review."""
        return words.say(self.language, key, **facts)

    def card(self, card: str) -> Many:
        """Return a card, to be called as its game calls it."""
        return Many((card,), (self.found.game,))

    def whole(self) -> list[str]:
        """Return all that fits a terminal."""
        return [*self.lines(), "", self.say("review.all_choices"), *self.every_choice()]

    def lines(self) -> list[str]:
        """Return the story, then the choices."""
        story = [self.sentence(each) for each in self.found.story]
        choices = [line for each in self.found.decisions.turning_points for line in self.choice(each)]
        return [*story, *choices, self.how()]

    def every_choice(self) -> list[str]:
        """Return each choice beside that of a strong player, with the difference and its error."""
        return [self.compared(choice) for choice in self.found.decisions.all]

    def compared(self, choice: Choice) -> str:
        """Return one of them."""
        move, other = self.move(choice.chosen), self.move(choice.other)
        if choice.alike:
            return self.say("review.alike_choice", step=choice.step, move=move)
        found = {"difference": signed(choice.difference), "error": max(1, hundredths(choice.error))}
        return self.say("review.other_choice", step=choice.step, move=move, other=other, **found)

    def sentence(self, sentence: Sentence) -> str:
        """Return a sentence of the story."""
        facts = dict(sentence.facts)
        for name in CARDS:
            if name in facts:
                facts[name] = self.card(facts[name])
        return words.say(self.language, sentence.key, **facts)

    def choice(self, choice: Choice) -> list[str]:
        """Return a turning point: what was chosen, what else there was, and what each was worth."""
        return [
            self.say("review.turning_point", round=choice.round or 0, step=choice.step),
            "  "
            + self.say(
                "review.chosen", move=self.move(choice.chosen), chances=hundredths(choice.chance)
            ),
            "  "
            + self.say(
                "review.instead", move=self.move(choice.other), chances=hundredths(choice.other_chance)
            ),
            "  "
            + self.say("review.error", error=max(1, hundredths(choice.error)), worlds=choice.worlds),
        ]

    def move(self, text: str) -> str:
        """Return what a move is called."""
        verb, arguments = parse_move(find(self.found.game), text)
        facts: dict[str, Any] = {
            name: Many(tuple(value), (self.found.game,)) if isinstance(value, list) else value
            for name, value in arguments.items()
        }
        key = f"move.{self.found.game}.{verb.key}"
        return words.say(self.language, key, **facts) if words.has(self.language, key) else text

    def how(self) -> str:
        """Say how the chances were found."""
        ways = {step.how for step in self.found.knowledge.steps}
        return self.say(next((key for how, key in HOW.items() if how in ways), "review.exact"))

    def step(self, step: Step) -> list[str]:
        """Return what could be known after an answer, place by place."""
        return [self.place(each) for each in step.places]

    def place(self, known: KnownPlace) -> str:
        """Return what could be known of a place."""
        chances = [
            self.say("review.chance", card=self.card(card), chances=hundredths(chance))
            for card, chance in known.chances[:MOST_CARDS]
            if chance
        ]
        seat, number = known.place.seat, known.place.number
        key = "review.place" if seat is None else "review.place_of" if number else "review.hand"
        seen = "" if known.seen is None else " " + self.say("review.seen", step=known.seen)
        return self.say(key, seat=seat or 0, place=number, chances="; ".join(chances)) + seen

    def page(self) -> str:
        """Return all of it as one HTML page that needs nothing else."""
        direction = words.say(self.language, "language.direction")
        title = escape(self.say("review.title"))
        lines = "".join(f"<p>{escape(line)}</p>" for line in self.lines())
        choices = folded(self.say("review.all_choices"), self.every_choice())
        steps = "".join(map(self.section, self.found.knowledge.steps))
        return (
            f'<!doctype html><html lang="{self.language}" dir="{direction}"><meta charset="utf-8">'
            f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>{lines}{choices}{steps}</html>"
        )

    def section(self, step: Step) -> str:
        """Return one step, folded away."""
        return folded(self.say("review.after", step=step.number), self.step(step))


def folded(head: str, lines: list[str]) -> str:
    """Return lines in HTML that are shown when their heading is pressed."""
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<details><summary>{escape(head)}</summary><ul>{listed}</ul></details>"


STYLE: Final = "body{font:1.1em/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}"


def signed(difference: float) -> str:
    """Return a difference in chances of 100, with its sign."""
    rounded = hundredths(difference)
    return f"{'−' if rounded < 0 else '+'}{abs(rounded)}"


def hundredths(chance: float) -> int:
    """Return a chance in 100."""
    return round(100 * chance)
