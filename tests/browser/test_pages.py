from __future__ import annotations

import pytest

from support.browser import LANGUAGES, PHONE, SIZES, WIDE, NewVisitor
from support.page_scenarios import PAGES

SPREAD = ("home", "lobby")  # these have columns that a wide window sets apart
RULES = "rules"  # these pages are looked at in test_rules.py, every game's


@pytest.mark.parametrize("name", [name for name in PAGES if name != RULES])
def test_every_page_is_accessible_and_fits_every_size_in_every_language(
    new_visitor: NewVisitor, name: str
) -> None:
    visitor = new_visitor()
    PAGES[name](visitor)
    for language in LANGUAGES:
        visitor.resize(PHONE)
        visitor.speak(language)
        assert visitor.violations() == [], language
        for size in (*SIZES, *([WIDE] if name in SPREAD else [])):
            visitor.resize(size)
            assert visitor.overflow() <= 0, (language, size)
