"""Draw how well each level of bots remembers, measured from the memory they play with.

``python tools/recall_curve.py [--memories 4000] [docs/bots-memory.svg]`` shows a card to many
memories of each level and counts, turn after turn, how many still know where it lies: once at a
quiet table, and once at a busy one where every turn another card is seen and every third turn
somebody swaps two cards.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from kupa.bots.memory import MEMORY_PROFILES, Memory, MemoryProfile

TURNS = 30
PLACES = range(1, 15)
EVERY = 3  # turns between the swaps of others
COLOURS = {"easy": "#2a9d8f", "medium": "#e09f3e", "hard": "#c1440e", "perfect": "#5b5f97"}
WIDTH, HEIGHT, LEFT, TOP, GAP = 340, 220, 56, 64, 70


def beside(place: int) -> list[int]:
    """Return the places beside one."""
    return [other for other in (place - 1, place + 1) if other in PLACES]


def one_memory(profile: MemoryProfile, seed: int, *, busy: bool) -> list[bool]:
    """Show a card to a memory; return, for each turn, whether it still knows where that card lies."""
    memory: Memory[int, str] = Memory(profile, str(seed), beside)
    memory.see(1, "the card")
    lies, found = 1, [True]
    for turn in range(1, TURNS + 1):
        if busy:
            memory.see(*other_card(turn, lies))
            lies = follow(memory, turn, lies)
        memory.pass_turn()
        recalled = memory.recall(lies)
        found.append(recalled is not None and recalled[0] == "the card")
    return found


def other_card(turn: int, lies: int) -> tuple[int, str]:
    """Return a card that is seen, at some place but that of the card that counts."""
    place = PLACES[(5 * turn) % len(PLACES)]
    return (place if place != lies else place % len(PLACES) + 1), f"card {turn}"


def follow(memory: Memory[int, str], turn: int, lies: int) -> int:
    """Let somebody swap the card with another, now and then; return where it lies."""
    if turn % EVERY:
        return lies
    target = PLACES[(lies + 4 + turn) % len(PLACES)]
    if target == lies:
        return lies
    memory.swap(lies, target)
    return target


def curve(profile: MemoryProfile, memories: int, *, busy: bool) -> list[float]:
    """Return the share of memories that know the card, turn by turn."""
    runs = [one_memory(profile, seed, busy=busy) for seed in range(memories)]
    return [sum(run[turn] for run in runs) / memories for turn in range(TURNS + 1)]


def across(panel: int, turn: float) -> float:
    """Return where a turn stands."""
    return LEFT + panel * (WIDTH + GAP) + WIDTH * turn / TURNS


def down(share: float) -> float:
    """Return where a share stands."""
    return TOP + HEIGHT * (1 - share)


def text(x: float, y: float, words: str, more: str = "") -> str:
    """Return a text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{words}</text>'


def axes(panel: int, title: str) -> list[str]:
    """Return the frame of a panel."""
    found = [text(across(panel, 0), TOP - 14, title, 'font-weight="600"')]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = down(share)
        line = f'x1="{across(panel, 0)}" x2="{across(panel, TURNS)}" y1="{y}" y2="{y}"'
        found.append(f'<line {line} stroke="#ddd"/>')
        found.append(text(across(panel, 0) - 8, y + 4, f"{share:.0%}", 'text-anchor="end" fill="#555"'))
    for turn in range(0, TURNS + 1, 5):
        where = across(panel, turn)
        found.append(text(where, down(0) + 18, str(turn), 'text-anchor="middle" fill="#555"'))
    middle = across(panel, TURNS / 2)
    found.append(text(middle, down(0) + 38, "turns since it was seen", 'text-anchor="middle"'))
    return found


def line(panel: int, level: str, shares: list[float]) -> str:
    """Return a level's curve."""
    at = [(across(panel, turn), down(share)) for turn, share in enumerate(shares)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    return f'<polyline points="{points}" fill="none" stroke="{COLOURS[level]}" stroke-width="2.5"/>'


def legend() -> list[str]:
    """Return what the colours mean."""
    found = []
    for at, (level, profile) in enumerate(MEMORY_PROFILES.items()):
        x = LEFT + at * 190
        found.append(f'<rect x="{x}" y="14" width="14" height="14" rx="3" fill="{COLOURS[level]}"/>')
        span = "all" if profile.span is None else profile.span
        found.append(text(x + 20, 26, f"{level} ({span}, {profile.decay:.1%}, {profile.confusion:.0%})"))
    return found


def picture(memories: int) -> str:
    """Return the whole picture."""
    width, height = LEFT + 2 * WIDTH + GAP + 24, TOP + HEIGHT + 52
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    font = 'font-family="system-ui, sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img">',
        "<title>How long each level of bots knows where a card lies</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *legend(),
    ]
    for panel, title in enumerate(("A quiet table", "A busy table: cards seen, places swapped")):
        parts += axes(panel, title)
        for level, profile in MEMORY_PROFILES.items():
            parts.append(line(panel, level, curve(profile, memories, busy=panel == 1)))
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Measure, draw, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("to", nargs="?", type=Path, default=Path("docs/bots-memory.svg"))
    parser.add_argument("--memories", type=int, default=4000, help="of each level")
    given = parser.parse_args()
    given.to.write_text(picture(given.memories), encoding="utf-8")
    print(f"wrote {given.to}")


if __name__ == "__main__":
    main()
