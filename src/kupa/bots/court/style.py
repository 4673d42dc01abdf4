"""How a level plays what it knows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """The traits in which levels differ, apart from their memory."""

    thief: float  # how far it acts on what the swaps of others betray, 0 to 1
    reads: float  # how likely it notices where somebody else looks
    guards: float  # how far it minds who could steal after its own swaps, 0 to 1
    bluffs: bool  # swaps hats that fit nothing, for thieves to declare
    trusts: float  # swaps it takes a player to have meant, to one bluff, before having seen any
    noise: float  # how much chance is mixed in, in pairs
    tempo: float = 0.25  # what another turn is worth
    pains: float = 0.08  # what a bluff must bring to be worth its turn
    patience: int = 4  # turns without a win after which it gives a pair away, so that games end
    resolve: int = (
        0  # more such turns, the fewer the more rivals there are: a gift to one costs less then
    )
    stubborn: int = 1  # times as long it waits before it gives the game away with the last pair
    firm: int = 1  # times as long it waits while it leads: it is for the others to give in
    impatience: float = 0.4  # how much more it risks, each turn after such a wait
    slips: float = 0  # how likely it takes others to lose track of a hat that is swapped
