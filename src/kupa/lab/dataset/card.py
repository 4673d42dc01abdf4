"""The card of a data set: what it is, how it was made and is read, for people and Hugging Face."""

from __future__ import annotations

from pathlib import Path

from kupa import words
from kupa.lab.dataset.plan import MADE, DataPlan


def card(plan: DataPlan) -> str:
    """Return the card as Markdown with a header."""
    return "\n".join([header(plan), f"# {plan.name}", "", about(plan), reading(plan), columns(plan)])


def header(plan: DataPlan) -> str:
    """Return what Hugging Face reads: licence, and where the tables lie."""
    tables = ["games", *(["decisions"] if plan.every else [])]
    configs = [f"- config_name: {name}\n  data_files: {name}/*.parquet" for name in tables]
    return "\n".join(["---", f"license: {plan.licence.lower()}", "configs:", *configs, "---", ""])


def about(plan: DataPlan) -> str:
    """Return what the data set is and how it was made."""
    title = words.say("en", f"game.{plan.game}") if words.has("en", f"game.{plan.game}") else plan.game
    kept = {0: "no decisions", 1: "every decision"}.get(
        plan.every, f"the decisions of one game in {plan.every}"
    )
    return "\n".join(
        [
            f"{plan.games:,} games of {title} for {plan.seats} players, with {kept}.",
            "",
            f"- Game: `{plan.game}`, edition {plan.edition}; options: `{plan.options}`",
            f"- {origin(plan)}",
            "- An answer is the seat that gave it and the index of its move. `dataset.json` lists the",
            "  moves, and what each feature of a view means.",
            f"- Licence: {plan.licence}",
            "",
        ]
    )


def origin(plan: DataPlan) -> str:
    """Return who played."""
    if plan.origin != MADE:
        return (
            f"Played at tables by people and bots, exported by Kupa {plan.version}. Without names, times"
            " and tables; in the order of their seeds. `kupa dataset check` replays a sample."
        )
    played = f"by bots of the levels {', '.join(plan.bots)}" if plan.bots else "at random"
    return (
        f"Played {played} by Kupa {plan.version} from the seed `{plan.seed}`: the same command makes the"
        " same files, and `kupa dataset check` plays a sample again, bit for bit."
    )


def reading(plan: DataPlan) -> str:
    """Return how it is read."""
    table = "decisions" if plan.every else "games"
    return f"""## Reading it

```python
import pandas
rows = pandas.read_parquet("{table}")
```

```python
import polars
rows = polars.scan_parquet("{table}/*.parquet")
```

```python
from datasets import load_dataset
rows = load_dataset("parquet", data_files="{table}/*.parquet", split="train")
```

A view as numbers: `numpy.frombuffer(row["view"], numpy.uint8)`.
"""


def columns(plan: DataPlan) -> str:
    """Return what the columns are."""
    found = """## Columns

`games`, a row a game:

| column | what it is |
|---|---|
| `game` | its number; the key of `decisions` |
| `seed` | 32 bytes, from which everything that is shuffled comes |
| `seats`, `moves` | its record: who gave each answer, and the index of the move |
| `ranks` | each seat's place, 1 the best |
| `unfinished` | it ended at its limit |
"""
    if not plan.every:
        return found
    return (
        found
        + """
`decisions`, a row for each choice between several legal moves:

| column | what it is |
|---|---|
| `game`, `step`, `seat` | whose choice, as which answer of which game |
| `view` | what the seat saw, a byte a feature; nothing else |
| `legal`, `choice` | indices of the legal moves, and of the one that was chosen |
| `result` | what the seat gained in the end: 1 for winning alone, all seats together 0 |
"""
    )


def write_card(plan: DataPlan, folder: Path) -> None:
    """Write the card as README.md."""
    (folder / "README.md").write_text(card(plan), encoding="utf-8")
