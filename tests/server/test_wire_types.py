"""The types of the page are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import get_args

from kupa.service import wire

HOME = Path(__file__).parents[2]
MADE = HOME / "web" / "src" / "lib" / "wire.ts"


def test_the_page_has_the_types_of_the_server() -> None:
    command = [sys.executable, "-m", "tools.wire_types", "--show"]
    shown = subprocess.run(command, cwd=HOME, capture_output=True, check=True)
    assert MADE.read_bytes() == shown.stdout, "the types have changed: run `make wire`"


def test_every_message_is_told_apart_by_its_tag() -> None:
    text = MADE.read_text(encoding="utf-8")
    messages = [*get_args(wire.FromPage), *get_args(wire.FromServer)]
    tags = [f'readonly t: "{message.__struct_config__.tag}";' for message in messages]
    assert len(set(tags)) == len(messages)
    assert [tag for tag in tags if text.count(tag) != 1] == []
