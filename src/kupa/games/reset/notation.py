"""Reading what a person typed. What is no play at all is refused with the ruling that says so."""

from __future__ import annotations

from kupa.core.refused import Refused
from kupa.games.reset.cards import KIND_OF, SPECIALS
from kupa.games.reset.moves import BY_TEXT, SHORTEST, Move

LONGEST = 120  # characters; eleven of a number and five jokers still fit


def read(text: str) -> Move:
    """Read a move: letter case, spaces and the order of a play's cards do not matter."""
    words = text[: LONGEST + 1].lower().split()
    move = BY_TEXT.get(" ".join(words)) or BY_TEXT.get(" ".join(sorted(words, key=_by_card)))
    if len(text) > LONGEST:
        raise Refused("R9", "reset.unreadable", text=text[:LONGEST])
    if move is None:
        raise _refusal(words, text)
    return move


def _by_card(word: str) -> tuple[int, str]:
    number = word.removesuffix("*")
    return (int(number) if number.isdecimal() else 0), word


def _refusal(words: list[str], text: str) -> Refused:
    """Say which ruling the words break, as exactly as they allow."""
    cards = [word.removesuffix("*") for word in words]
    numbers = [int(card) for card in cards if card.isascii() and card.isdecimal()]
    specials = [card for card in cards if card in KIND_OF and not card.isdecimal()]
    if len(numbers) + len(specials) != len(words) or not words:
        return Refused("R9", "reset.unreadable", text=text)
    if "joker" in specials:
        return Refused("R20", "reset.joker_undeclared", text=text)
    if specials:
        return Refused("R13", "reset.special_alone", text=text)
    if _not_in_deck(words, numbers):
        return Refused("R2", "reset.no_such_number", text=text)
    if len(set(numbers)) == len(numbers) and len(numbers) < SHORTEST:
        return Refused("R9", "reset.short_straight", text=text)
    return Refused("R9", "reset.mixed_play", text=text)


def _not_in_deck(words: list[str], numbers: list[int]) -> bool:
    """Tell whether no deck could make this play; equal numbers are readable unless too many."""
    jokers = sum(word.endswith("*") for word in words)
    strange = any(str(number) not in KIND_OF for number in numbers)
    return strange or jokers > SPECIALS or len(set(numbers)) == 1
