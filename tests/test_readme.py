"""The README's quick start runs as printed."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_quick_start_plays_a_game_and_prints_a_view() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.strip().splitlines()) <= 10
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})  # noqa: S102 — our own README
    assert "View(seat=0" in out.getvalue()
    assert "phase='over'" in out.getvalue()


def test_every_make_target_it_names_exists() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"(?<!dataset )make ([a-z-]+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_ratios_it_prints_are_ratios_that_are_measured() -> None:
    """Not the same digits: whoever runs the bench gets figures of their own machine."""
    results = Path(__file__).parents[1] / "bench" / "results.json"
    ratios = json.loads(results.read_text(encoding="utf-8"))["ratios"]
    keys = ("driven_vs_openspiel", "driven_vs_rlcard", "inside_vs_openspiel")
    more = ("copy_vs_openspiel_clone", "compiled_vs_interpreted")
    memory = {"court_driven_vs_hanabi", "ushpizin_driven_vs_hanabi"}
    named = {f"reset_{key}" for key in (*keys, *more)} | memory | {"tables_vs_boardgameio"}
    assert named <= set(ratios)
    assert len(re.findall(r"\| \d+\.\d × ", README)) == len(named)
