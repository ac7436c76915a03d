"""The layout of the database as a whole, and what of it concerns a guest."""

from collections.abc import Iterator

from sqlalchemy import Column, MetaData, Table

from spadework.web.store import models, notice_models, people_models, prepared_models, promise_models, wish_models
from spadework.web.store.history import club_models

MODULES = (models, notice_models, people_models, prepared_models, promise_models, wish_models, club_models)
"""The modules that say what is stored; only what was imported is known."""

METADATA: MetaData = models.Base.metadata


def guest_columns(kind: str = "") -> Iterator[Column[str]]:
    """All columns that hold a guest's id: of one kind, `own` or `place`, or of both."""
    for table in METADATA.sorted_tables:
        yield from (
            column for column in table.columns if column.info.get("guest") in ({kind} if kind else {"own", "place"})
        )


def parts_of_a_table() -> Iterator[Table]:
    """What belongs to a table at which people play, whose id stands in the column `table`: what refers to others first."""
    yield from (part for part in reversed(METADATA.sorted_tables) if "table" in part.columns)
