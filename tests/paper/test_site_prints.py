"""What lies beside the static site to be printed."""

from __future__ import annotations

from pathlib import Path

from tools.site_prints import main

from kupa.words import LANGUAGES


def test_a_game_is_printed_in_every_language_under_the_name_the_page_asks_for(tmp_path: Path) -> None:
    main(tmp_path / "print", ["pairs"])
    found = {each.name: each.read_bytes()[:5] for each in (tmp_path / "print").iterdir()}
    assert found == {f"pairs-{language}.pdf": b"%PDF-" for language in LANGUAGES}
