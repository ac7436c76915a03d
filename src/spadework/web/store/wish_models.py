"""What is stored of what people at a table want together, as long as it is open; no part of the game's record."""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from spadework.web.store.models import OWN, Base, now

ALL_SEATS = -1
"""Stands for the seat in a vote for ending the game early."""


class StoredVote(Base):
    """That a guest wants a stand-in on a seat, or to end the game early."""

    __tablename__ = "votes"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    seat: Mapped[int] = mapped_column(primary_key=True)
    """`ALL_SEATS` for ending the game."""
    level: Mapped[str | None]
    """Of the stand-in."""
    at: Mapped[datetime] = mapped_column(default=now)


class StoredBackRequest(Base):
    """The last time that a guest asked the others at a table to agree that the game goes back."""

    __tablename__ = "back_requests"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    """Counts the requests at the table, from 1."""
    guest: Mapped[str] = mapped_column(info=OWN)
    seat: Mapped[int]
    """Whose decision it is."""
    step: Mapped[int]
    """How many steps would stay."""
    steps: Mapped[int]
    """How many steps there were."""
    reversals: Mapped[int]
    """How many moves had been taken back."""
    course: Mapped[int]
    """As in `StoredTable`."""
    begun: Mapped[float]
    """When it was asked, in seconds since 1970."""
    outcome: Mapped[str | None]
    """How it ended when somebody ended it; None else."""
    by: Mapped[str]
    """The name of whoever did."""


class StoredAgreement(Base):
    """That a guest agrees to the last request at a table."""

    __tablename__ = "agreements"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    number: Mapped[int]
    """That of the request."""
