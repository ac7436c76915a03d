"""Every table of the database."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Column, ForeignKey, ForeignKeyConstraint, Index, MetaData, Table, UniqueConstraint
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
    tutorial: Mapped[bool] = mapped_column(default=False)
    """Whether somebody learns the game here, by its tutorial."""
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
    """The terms of the clocks, as `spadework.web.features.clocks.service` writes them; None where nobody's time runs."""
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


class NotificationChannel(Base):
    """A way by which a guest wants to be told; several guests may name the same address."""

    __tablename__ = "notice_ways"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    address: Mapped[str] = mapped_column(primary_key=True)
    """Where they are sent to. Whoever knows it could send there, too."""
    id: Mapped[str] = mapped_column(unique=True)
    kind: Mapped[str]
    """What sends the notices: "push" or "webhook"."""
    session: Mapped[str | None] = mapped_column(ForeignKey("sessions.token", ondelete="CASCADE"), index=True)
    """Of a browser in which somebody is signed in the session, with which the way ends."""
    key: Mapped[dict[str, str]] = mapped_column(JSON)
    """What a browser gave so that only it can read what is pushed to it; empty for a webhook."""
    language: Mapped[str]
    site: Mapped[str]
    """Where this server was found by whoever chose the way, as `https://host`."""
    created: Mapped[datetime] = mapped_column(default=now)


class SentNotification(Base):
    """Something that a guest has been told of a table, or has seen there, and is not told again."""

    __tablename__ = "told_notices"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    what: Mapped[str] = mapped_column(primary_key=True)
    """`begun`, `over`, `again`, or a turn as `turn-<seat>-<decision>-<course>`."""
    at: Mapped[datetime] = mapped_column(default=now)


class StoredPerson(Base):
    """How a guest wants to appear, with an account or without."""

    __tablename__ = "people"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    name: Mapped[str] = mapped_column(default="")
    emblem: Mapped[int | None]


class StoredAccount(Base):
    """An account; its name is that of the person."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """The guest to whom its seats belong."""
    key: Mapped[str] = mapped_column(unique=True)
    """The name as it is typed to sign in, without regard to case."""
    skeleton: Mapped[str] = mapped_column(index=True, unique=True)
    """What the name looks like."""
    password: Mapped[str | None]
    """Its hash by Argon2; None where one signs in by passkeys only."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredPasskey(Base):
    """The public half of a passkey."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(primary_key=True)
    """As the browser gives it, in base64url."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True, info=OWN)
    public_key: Mapped[bytes]
    count: Mapped[int]
    """How often it was used, as it says itself; many always say 0."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredSession(Base):
    """A browser in which somebody is signed in."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(primary_key=True)
    """The hash of the token in the browser's cookie."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True, info=OWN)
    created: Mapped[datetime] = mapped_column(default=now)


class StoredChallenge(Base):
    """What a browser has been asked that shall make a passkey, or show one."""

    __tablename__ = "challenges"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    what: Mapped[str] = mapped_column(primary_key=True)
    challenge: Mapped[bytes]
    ends: Mapped[float]
    """Until when it may be answered, in seconds since 1970."""


class StoredPremove(Base):
    """What a person wants to be answered on a seat when it is asked something. It is a secret of that person."""

    __tablename__ = "prepared"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """Counts what was prepared on the seat, the first is 1."""
    guest: Mapped[str] = mapped_column(info=OWN)
    occasion: Mapped[str]
    """The key of a question or of a kind of questions, as `spadework.table.occasion` writes it; empty for whatever is asked."""
    asked: Mapped[str]
    """The question in the words of whoever prepared the answer; empty for whatever is asked."""
    moves: Mapped[list[tuple[str, str]]] = mapped_column(JSON)
    """What is to be played, the first of them that is legal then: texts of the notation, each with its label as the person read it."""
    stands: Mapped[bool]
    """Whether it holds each time, until it is withdrawn; else for the next time only."""
    rests: Mapped[int | None]
    """The decision of the seat for which it is not played: that for which it was, or whose move was taken back."""
    played: Mapped[str | None]
    """The move that was played of it last."""


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
    """As in `spadework.web.features.offers.service`."""
    at: Mapped[datetime]


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


class StoredTakebackRequest(Base):
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


class StoredClub(Base):
    """A club."""

    __tablename__ = "clubs"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Whoever knows it may look, and join."""
    name: Mapped[str]
    founder: Mapped[str] = mapped_column(info=PLACE)
    """The guest who may rename the club, remove members and dissolve it; always a member."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredMember(Base):
    """That somebody belongs to a club."""

    __tablename__ = "club_members"

    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True, info=OWN)
    key: Mapped[str]
    """By which the founder names the member, for nobody else learns a guest's id."""
    name: Mapped[str]
    """With which the member joined."""
    joined: Mapped[datetime] = mapped_column(default=now)


METADATA: MetaData = Base.metadata


def guest_columns(kind: str = "") -> Iterator[Column[str]]:
    """All columns that hold a guest's id: of one kind, `own` or `place`, or of both."""
    for table in METADATA.sorted_tables:
        yield from (
            column for column in table.columns if column.info.get("guest") in ({kind} if kind else {"own", "place"})
        )


def parts_of_a_table() -> Iterator[Table]:
    """What belongs to a table at which people play, whose id stands in the column `table`: what refers to others first."""
    yield from (part for part in reversed(METADATA.sorted_tables) if "table" in part.columns)
