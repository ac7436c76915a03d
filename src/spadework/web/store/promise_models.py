"""What is stored of offers and promises between people at a table; no part of the game's record.

An offer is something said, and stands among it too: what is reported, hidden or deleted there is so here.
"""

from datetime import datetime

from sqlalchemy import ForeignKeyConstraint
from sqlalchemy.orm import Mapped, mapped_column

from spadework.web.store.models import OWN, Base


class StoredPromise(Base):
    """That something said is an offer to others, which becomes a promise when somebody accepts it."""

    __tablename__ = "promises"
    __table_args__ = (ForeignKeyConstraint(["table", "number"], ["said.table", "said.number"]),)

    table: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """That of the line."""
    guest: Mapped[str] = mapped_column(info=OWN)
    to_seat: Mapped[int | None]
    """To whom it was made; None for all others."""
    step: Mapped[int]
    """How many steps the game had then."""


class PromiseEvent(Base):
    """What became of an offer or a promise: what somebody said about it, in order."""

    __tablename__ = "promise_events"
    __table_args__ = (ForeignKeyConstraint(["table", "number"], ["promises.table", "promises.number"]),)

    table: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    count: Mapped[int] = mapped_column(primary_key=True)
    """Counts the events of this promise, from 1."""
    seat: Mapped[int]
    guest: Mapped[str] = mapped_column(info=OWN)
    kind: Mapped[str]
    """As in `spadework.web.talk.ledger`."""
    at: Mapped[datetime]
