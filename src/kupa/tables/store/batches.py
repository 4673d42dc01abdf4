"""Many rows in one statement: a JSON list that the database unpacks.

One statement for each commit is fast, and in SQLite the writing thread does not have to acquire the
interpreter's lock for every row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from sqlalchemy import TextClause, text

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Batch(Generic[S]):
    """The two statements of an SQL dialect; both take ``:rows``."""

    entries: S
    heads: S


SQLITE: Final[Batch[str]] = Batch(
    """
        insert into entries (table_id, number, body)
        select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
        from json_each(:rows)
    """,
    """
        update tables set game = json_extract(head.value, '$[1]'),
            phase = json_extract(head.value, '$[2]'), listed = json_extract(head.value, '$[3]'),
            touched = json_extract(head.value, '$[4]'), due = json_extract(head.value, '$[5]'),
            deals = json_extract(head.value, '$[6]'), summary = json_extract(head.value, '$[7]')
        from json_each(:rows) as head where tables.id = json_extract(head.value, '$[0]')
    """,
)

POSTGRESQL: Final[Batch[TextClause]] = Batch(
    text("""
        insert into entries (table_id, number, body)
        select line ->> 0, (line ->> 1)::int, line ->> 2
        from json_array_elements(cast(:rows as json)) as line
    """),
    text("""
        update tables set game = head ->> 1, phase = head ->> 2,
            listed = (head ->> 3)::boolean, touched = (head ->> 4)::float, due = (head ->> 5)::float,
            deals = (head ->> 6)::int, summary = head ->> 7
        from json_array_elements(cast(:rows as json)) as head where tables.id = head ->> 0
    """),
)
