"""What docs/environments.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(CODE)))
def test_what_the_document_shows_runs(number: int) -> None:
    names: dict[str, object] = {}
    exec(compile("import kupa.env\n" + CODE[number], "environments.md", "exec"), names)  # noqa: S102
    assert {"env", "batch", "game", "layout"} & set(names)


def test_it_shows_every_interface() -> None:
    assert len(CODE) == 5
    for name in ("aec", "parallel", "single", "batch", "layout"):
        assert f"kupa.env.{name}(" in TEXT
