"""What is stored: tables, their seats, their moves.

Invitations are stored as they are, not hashed: the one who opened the table must be able to copy them again, and whoever reads the database
has the tables themselves.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, ForeignKeyConstraint, Index, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from spadework.engine.chance import commitment

OWN = {"guest": "own"}
"""Marks a column with a guest's id whose rows belong to that guest alone: they go when the guest deletes everything."""
PLACE = {"guest": "place"}
"""Marks a column with a guest's id whose rows belong to others too: they stay, and the id becomes that of nobody."""


class Base(DeclarativeBase):
    """All stored classes."""


def now() -> datetime:
    """The present, in universal time and without a zone, as databases keep it."""
    return datetime.now(UTC).replace(tzinfo=None)


class StoredTable(Base):
    """One table: what was agreed before the deal, and how far it has come."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("open_tables", "public", "cancelled", "dealt", "created"),
        Index("tables_by_deal", "deal"),
        Index("finished_tables", "game", "finished"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules_version: Mapped[int]
    deck: Mapped[str]
    deck_digest: Mapped[str]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    secret: Mapped[str]
    """The server's part of the chance, as hex digits."""
    creator: Mapped[str] = mapped_column(info=PLACE)
    """The guest who opened the table."""
    created: Mapped[datetime] = mapped_column(default=now)
    hints: Mapped[bool] = mapped_column(default=False)
    """Whether all agreed that whoever is to move may ask for hints."""
    hints_alone: Mapped[bool] = mapped_column(default=False)
    """Whether hints are wanted as soon as one person plays alone, because computer players have taken the other seats."""
    voyage: Mapped[bool] = mapped_column(default=False)
    """Whether somebody learns the game here, by its first voyage."""
    deal: Mapped[str | None]
    """The deal that this table plays with the same chance as others."""
    sealed_until: Mapped[datetime | None]
    """Before this moment the secret is not shown, not even when the game is over: others still play with it."""
    begun_from: Mapped[str | None]
    """The table whose game goes on here from one of its steps, with the same chance."""
    again: Mapped[str | None]
    """The table at which the same people play once more."""
    again_by: Mapped[int | None]
    """The seat of whoever opened it."""
    public: Mapped[bool] = mapped_column(default=False)
    """Whether anybody may join, and not only who has a link."""
    cancelled: Mapped[bool] = mapped_column(default=False)
    """Whether the table does not come about."""
    closed: Mapped[bool] = mapped_column(default=False)
    """Whether only those who sit here may look."""
    delay: Mapped[int] = mapped_column(default=0)
    """How many minutes later spectators see what happens."""
    spectators_talk: Mapped[str] = mapped_column(default="read")
    """What spectators may do with what is said at the table: nothing ("none"), "read" it, or "write" too."""
    dealt: Mapped[bool] = mapped_column(default=False)
    over: Mapped[bool] = mapped_column(default=False)
    ended: Mapped[bool] = mapped_column(default=False)
    """Whether all who played agreed to end the game before it was over."""
    began: Mapped[datetime | None]
    """When the game was dealt, kept when it is over or ended."""
    finished: Mapped[datetime | None]
    """When it was over or ended."""
    length: Mapped[int | None]
    """How many moves all seats had made by then."""
    to_move: Mapped[int] = mapped_column(default=0)
    """Bit mask of the seats to move, for lists of tables."""
    course: Mapped[int] = mapped_column(default=0)
    """How often the game has gone back because all agreed to it."""
    revision: Mapped[int] = mapped_column(default=0)
    """Counts what has been stored of the game: whoever knows an earlier one has something to catch up with, and can't store anything."""

    time: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The terms of the clocks, as `spadework.web.live.time_bank` writes them; None where nobody's time runs."""
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """How the clocks stood when something was stored last."""

    seats: Mapped[list["StoredSeat"]] = relationship(order_by="StoredSeat.seat", lazy="selectin")
    moves: Mapped[list["StoredMove"]] = relationship(order_by="StoredMove.number", lazy="raise")

    @property
    def commitment(self) -> str:
        """The hash of the server's secret, shown before the deal, which it names."""
        return commitment(bytes.fromhex(self.secret))

    @property
    def sealed(self) -> bool:
        """Whether others still play with the same chance: then the secret stays one when the game is over."""
        return self.sealed_until is not None and self.sealed_until > now()


class KeptDeck(Base):
    """A deck that a guest has brought."""

    __tablename__ = "kept_decks"
    __table_args__ = (Index("kept_decks_by_guest", "guest"),)

    name: Mapped[str] = mapped_column(primary_key=True)
    """A hash of the text."""
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """Who keeps it; empty for what tables are played with."""
    game: Mapped[str]
    text: Mapped[str]
    at: Mapped[datetime] = mapped_column(default=now)


class StoredDeal(Base):
    """A deal that several tables play with the same chance."""

    __tablename__ = "deals"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    secret: Mapped[str]
    """All of its chance, as hex digits."""
    ends: Mapped[datetime]
    """From then on nobody begins to play it, and the secret is shown."""


class StoredSeat(Base):
    """Who sits where."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_guest", "guest"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(default="")
    level: Mapped[str | None]
    """The level of a computer player; None for a person."""
    guest: Mapped[str | None] = mapped_column(info=PLACE)
    """The person's guest; None for a computer player, and for a seat that is still open."""
    invitation: Mapped[str | None]
    """Whoever knows it may sit down here while the seat is open."""
    commitment: Mapped[str | None]
    """The hash of the seat's part of the chance, from when it is asked for; None where there was no need."""
    contribution: Mapped[str | None]
    """The seat's part of the chance; None before it is given and for a computer player, empty where the deal takes none."""
    stand_in: Mapped[str | None]
    """The level of the computer player who plays for the person until that takes the seat back."""
    stood_in: Mapped[bool] = mapped_column(default=False)
    """Whether a computer player has ever stood in here."""
    score: Mapped[int | None]
    """The points when the game was over; None before, and when it was ended early."""
    place: Mapped[int | None]
    """The finishing place, 1 the best; None as with the points."""
    turns: Mapped[int | None]
    """How many turns were counted when the game was over, at a table with clocks."""
    late: Mapped[int | None]
    """How many of them came when no time was left."""
    left: Mapped[bool] = mapped_column(default=False)
    """Whether the person has said to leave, and not come back."""
    zone: Mapped[str | None]
    """The person's time zone, where nights or weekends do not count."""
    holidays: Mapped[list[tuple[float, float]] | None] = mapped_column(JSON(none_as_null=True))
    """The holidays that the person has taken, from when to when, in seconds since 1970."""


class StoredMove(Base):
    """One move of a seat, or one outcome of chance."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("table", "seat", "decision"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    decision: Mapped[int | None]
    """Which decision of its seat this was, from 0; None for chance."""
    text: Mapped[str]
    """The move in the game's notation."""
    at: Mapped[datetime]
    """When it was stored, the same for a move and what chance brought after it."""


class TakenBackMove(Base):
    """A move that was acknowledged and then taken back: kept, but no part of the game."""

    __tablename__ = "taken_back"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    count: Mapped[int] = mapped_column(primary_key=True)
    """How many moves have been taken back at the table, this one among them."""
    number: Mapped[int]
    """As it had been in the moves of the table."""
    seat: Mapped[int]
    text: Mapped[str]
    seen: Mapped[int]
    """Bit mask of the audiences who had seen something of it."""


class SaidLine(Base):
    """Something that somebody said at a table; no part of the game's record."""

    __tablename__ = "said"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(info=OWN)
    seat: Mapped[int | None]
    """Where the guest sat; None for a spectator."""
    name: Mapped[str]
    """By which name it was said; empty for a spectator without one."""
    text: Mapped[str]
    """What was said, empty for a phrase."""
    phrase: Mapped[str | None]
    """The id of a phrase, which is told in each reader's language."""
    at: Mapped[datetime]


class ReportedLine(Base):
    """That somebody found something said worth the operator's attention."""

    __tablename__ = "reported"
    __table_args__ = (ForeignKeyConstraint(["table", "number"], ["said.table", "said.number"]),)

    table: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """Who reported it."""
    at: Mapped[datetime]


class Running(Base):
    """That the server runs: one row."""

    __tablename__ = "running"

    id: Mapped[int] = mapped_column(primary_key=True)
    alive: Mapped[float]
    """When it did last, in seconds since 1970."""


class Outage(Base):
    """A time in which the server did not run, in seconds since 1970."""

    __tablename__ = "outages"

    id: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[float]
    ended: Mapped[float]
