"""The layout of the database as a whole, and what of it concerns a guest."""

from collections.abc import Iterator

from sqlalchemy import Column, MetaData, Table

from spadework.web.store import models, notice_models, people_models

MODULES = (models, notice_models, people_models)
"""The modules that say what is stored; only what was imported is known."""

METADATA: MetaData = models.Base.metadata


def guest_columns(kind: str = "") -> Iterator[Column[str]]:
    """All columns that hold a guest's id: of one kind, `own` or `place`, or of both."""
    for table in METADATA.sorted_tables:
        yield from (
            column for column in table.columns if column.info.get("guest") in ({kind} if kind else {"own", "place"})
        )


def tables_of_a_table() -> Iterator[tuple[Table, Column[str]]]:
    """What belongs to a table at which people play, with the column of its id: what refers to others first."""
    stored = METADATA.tables[models.StoredTable.__tablename__]
    for table in reversed(METADATA.sorted_tables):
        for key in table.foreign_keys:
            if key.column is stored.c.id:
                yield table, key.parent
