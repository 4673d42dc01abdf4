"""The learning curve: a line of figures a round, and a picture of the wins."""

from __future__ import annotations

import csv
from pathlib import Path

COLUMNS = ("round", "seats", "games", "wrong", "open", "wins")


class Curve:
    """``curve.csv`` and ``curve.svg`` in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "curve.csv"
        self.rows: list[dict[str, str]] = []
        if self.path.exists():
            with self.path.open(encoding="utf-8", newline="") as file:
                self.rows = list(csv.DictReader(file))

    def add(
        self, number: int, seats: int, games: int, wrong: float, openness: float, wins: float | None
    ) -> None:
        """Note a round: how wrong positions were judged, how open choices were, wins if measured."""
        share = "" if wins is None else f"{wins:.4f}"
        values = (str(number), str(seats), str(games), f"{wrong:.4f}", f"{openness:.4f}", share)
        self.rows.append(dict(zip(COLUMNS, values, strict=True)))
        with self.path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(self.rows)

    def last(self) -> str:
        """Return the last round as a line."""
        return "  ".join(f"{name} {value or '–'}" for name, value in self.rows[-1].items())

    def draw(self, rival: str) -> None:
        """Draw the share of wins against a level over the rounds."""
        points = [(int(row["round"]), float(row["wins"])) for row in self.rows if row["wins"]]
        if points:
            self.path.with_suffix(".svg").write_text(picture(points, rival), encoding="utf-8")


WIDTH, HEIGHT, EDGE = 640, 320, 40


def picture(points: list[tuple[int, float]], rival: str) -> str:
    """Return the curve as SVG, from no win to all wins."""
    most = max(number for number, _ in points)

    def place(number: float, share: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * number / most
        return f"{across:.1f},{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share:.1f}"

    line = " ".join(place(number, share) for number, share in points)
    levels = "".join(
        f'<polyline points="{place(0, share)} {place(most, share)}" stroke="#8886"/>'
        f'<text x="4" y="{place(0, share).split(",")[1]}">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none" '
        f'font-family="sans-serif" font-size="11"><title>Wins by round of training</title>'
        f'<g fill="#888">{levels}<text x="{WIDTH - EDGE - 60}" y="{HEIGHT - 12}">round {most}</text>'
        f'<text x="{EDGE}" y="20">Games won, by round of training (against {rival})</text></g>'
        f'<polyline points="{line}" stroke="#2a7" stroke-width="2"/></svg>\n'
    )
