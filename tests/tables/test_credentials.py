from __future__ import annotations

from kupa.tables import credentials


def test_a_tables_name_is_never_taken_for_an_option_of_the_command_line() -> None:
    fresh = [credentials.fresh_id() for _ in range(3000)]
    assert all(credentials.is_id(name) for name in fresh)
    assert not any(name.startswith("-") for name in fresh)
    assert len(set(fresh)) == len(fresh)
