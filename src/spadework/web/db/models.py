"""All tables of the database."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Column, ForeignKey, ForeignKeyConstraint, Index, MetaData, Table, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from spadework.engine.chance import commitment

OWN = {"guest": "own"}
"""Marks a column with a guest's id whose rows belong to that guest alone; they are deleted with the guest's data."""
ANONYMOUS = "anonymous:"
"""Begins the ids of guests who have deleted their data, a new one at each table."""
PLACE = {"guest": "place"}
"""Marks a column with a guest's id whose rows concern others too; they stay, with an anonymous id."""


class Base(DeclarativeBase):
    """Base class of all tables."""


def now() -> datetime:
    """Return the current time in UTC, without a time zone, as databases store it."""
    return datetime.now(UTC).replace(tzinfo=None)


# Tables and games


class StoredTable(Base):
    """A table: its options and its progress."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("open_tables", "public", "cancelled", "dealt", "created"),
        Index("tables_by_club", "club"),
        Index("tables_by_rematch", "rematch"),
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
    """The server's seed contribution, in hexadecimal."""
    creator: Mapped[str] = mapped_column(info=PLACE)
    """The host, who opened the table. Empty if a club's date has opened it and no one has sat down yet, and for a tournament's table."""
    created: Mapped[datetime] = mapped_column(default=now)
    hints: Mapped[bool] = mapped_column(default=False)
    """Whether hints are allowed."""
    hints_alone: Mapped[bool] = mapped_column(default=False)
    """Whether hints become allowed when one person plays alone, because computer players have taken the other seats."""
    tutorial: Mapped[bool] = mapped_column(default=False)
    """Whether the table is a tutorial."""
    open_hands: Mapped[bool] = mapped_column(default=False)
    """Whether everyone may see the views of all seats, for teaching."""
    deal: Mapped[str | None]
    """The shared deal that the table plays, if any."""
    sealed_until: Mapped[datetime | None]
    """Until then the secret stays hidden even after the game, as others still play the same deal."""
    begun_from: Mapped[str | None]
    """The table from whose game this one branches off, with the same chance."""
    series: Mapped[str] = mapped_column(default="single")
    """The goal of a series of rematches, see `spadework.web.features.rematch.service`."""
    rematch: Mapped[str | None]
    """The rematch."""
    rematch_by: Mapped[int | None]
    """The seat that opened the rematch."""
    public: Mapped[bool] = mapped_column(default=False)
    """Whether the table is listed in the lobby, where any guest may join."""
    club: Mapped[str | None]
    """The club whose members may take the open seats."""
    cancelled: Mapped[bool] = mapped_column(default=False)
    """Whether the table was cancelled before the deal."""
    closed: Mapped[bool] = mapped_column(default=False)
    """Whether spectators are excluded."""
    delay: Mapped[int] = mapped_column(default=0)
    """The spectator delay in minutes."""
    spectators_talk: Mapped[str] = mapped_column(default="read")
    """Spectators' access to the chat: "none", "read" or "write"."""
    dealt: Mapped[bool] = mapped_column(default=False)
    over: Mapped[bool] = mapped_column(default=False)
    ended: Mapped[bool] = mapped_column(default=False)
    """Whether the players ended the game early."""
    began: Mapped[datetime | None]
    """When the game was dealt; stored at its end."""
    finished: Mapped[datetime | None]
    """When the game ended."""
    length: Mapped[int | None]
    """The number of moves of all seats at the end."""
    to_move: Mapped[int] = mapped_column(default=0)
    """Bit mask of the seats to move, for lists of tables."""
    epoch: Mapped[int] = mapped_column(default=0)
    """The number of takebacks by consent."""
    revision: Mapped[int] = mapped_column(default=0)
    """Incremented by every stored change; a server with an earlier revision must reload and can't store anything."""

    time: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The time control, as `spadework.web.features.clocks.service` writes it; None without clocks."""
    clocks: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The state of the clocks at the last stored change."""

    seats: Mapped[list["StoredSeat"]] = relationship(order_by="StoredSeat.seat", lazy="selectin")
    moves: Mapped[list["StoredMove"]] = relationship(order_by="StoredMove.number", lazy="raise")

    @property
    def commitment(self) -> str:
        """The hash of the server's secret, published before the deal."""
        return commitment(bytes.fromhex(self.secret))

    @property
    def has_free_seat(self) -> bool:
        """Whether a seat is open and reserved for nobody."""
        return any(seat.is_open and not seat.name for seat in self.seats)

    @property
    def sealed(self) -> bool:
        """Whether others still play the same deal, so the secret stays hidden after the game."""
        return self.sealed_until is not None and self.sealed_until > now()


class StoredSeat(Base):
    """A seat of a table."""

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
    """The token of the invitation link to the open seat."""
    commitment: Mapped[str | None]
    """The commitment to the seat's seed contribution; None if none is needed."""
    contribution: Mapped[str | None]
    """The seat's seed contribution; None until revealed and for computer players, empty if the deal takes none."""
    substitute: Mapped[str | None]
    """The level of the substitute that plays until the person returns."""
    had_substitute: Mapped[bool] = mapped_column(default=False)
    """Whether a substitute has ever played here."""
    score: Mapped[int | None]
    """The points at the end; None before, and if the game was ended early."""
    place: Mapped[int | None]
    """The final place, from 1; None as for the points."""
    luck: Mapped[float | None]
    """The gain from draws, in shares of the win; only in finished rounds of tournaments, once it has been estimated."""
    turns: Mapped[int | None]
    """Turns counted in a finished game with clocks."""
    late: Mapped[int | None]
    """Turns that were late."""
    left: Mapped[bool] = mapped_column(default=False)
    """Whether the person has left permanently."""
    zone: Mapped[str | None]
    """The person's time zone, if the time control excludes nights or weekends."""
    holidays: Mapped[list[tuple[float, float]] | None] = mapped_column(JSON(none_as_null=True))
    """The person's holidays: start and end in seconds since 1970."""

    @property
    def is_open(self) -> bool:
        """Whether a guest may sit down here."""
        return self.level is None and self.guest is None

    @property
    def is_reserved(self) -> bool:
        """Whether a computer player holds the seat for a person who has yet to join."""
        return self.level is not None and self.invitation is not None


class StoredMove(Base):
    """A move of a seat, or an outcome of chance."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("table", "seat", "decision"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    decision: Mapped[int | None]
    """The number of the seat's decision, from 0; None for chance."""
    text: Mapped[str]
    """The move in the game's notation."""
    at: Mapped[datetime]
    """When it was stored; equal for a move and the chance outcomes after it."""


class StoredTakenBackMove(Base):
    """A move that was taken back: kept, but not part of the game."""

    __tablename__ = "taken_back_moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    count: Mapped[int] = mapped_column(primary_key=True)
    """Counts the moves taken back at the table, from 1."""
    number: Mapped[int]
    """The number that the move had."""
    seat: Mapped[int]
    text: Mapped[str]
    seen: Mapped[int]
    """Bit mask of the audiences that had seen it."""


class StoredDeal(Base):
    """A deal shared by several tables."""

    __tablename__ = "deals"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    secret: Mapped[str]
    """The seed, in hexadecimal."""
    ends: Mapped[datetime]
    """From then on no new table plays the deal, and the secret is published."""
    tournament: Mapped[str | None] = mapped_column(ForeignKey("tournaments.id"), index=True)
    """The tournament that plays the deal; None for others, and if it has been deleted."""
    round: Mapped[int | None]
    """The tournament's round, from 1; None for a deal that does not belong to a tournament."""


class StoredDeck(Base):
    """A deck uploaded by a guest."""

    __tablename__ = "decks"
    __table_args__ = (Index("decks_by_guest", "guest"),)

    name: Mapped[str] = mapped_column(primary_key=True)
    """The hash of the text."""
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """The owner; empty for a copy that tables use."""
    game: Mapped[str]
    text: Mapped[str]
    at: Mapped[datetime] = mapped_column(default=now)


# Chat and offers


class StoredChatLine(Base):
    """A chat line at a table; not part of the game's record."""

    __tablename__ = "chat_lines"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(info=OWN)
    seat: Mapped[int | None]
    """The guest's seat; None for a spectator."""
    name: Mapped[str]
    """The guest's name; empty for an anonymous spectator."""
    text: Mapped[str]
    """The text; empty for a phrase."""
    phrase: Mapped[str | None]
    """The id of a phrase, shown in each reader's language."""
    at: Mapped[datetime]


class StoredChatReport(Base):
    """A report of a chat line to the operator."""

    __tablename__ = "chat_reports"
    __table_args__ = (ForeignKeyConstraint(["table", "number"], ["chat_lines.table", "chat_lines.number"]),)

    table: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """The guest who reported it."""
    at: Mapped[datetime]


class StoredOffer(Base):
    """An offer in the chat, which becomes a promise when accepted."""

    __tablename__ = "offers"
    __table_args__ = (ForeignKeyConstraint(["table", "number"], ["chat_lines.table", "chat_lines.number"]),)

    table: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """The number of the chat line."""
    guest: Mapped[str] = mapped_column(info=OWN)
    to_seat: Mapped[int | None]
    """The seat that it addresses; None for all."""
    step: Mapped[int]
    """The number of steps of the game at the time."""


class StoredOfferEvent(Base):
    """An event of an offer or promise."""

    __tablename__ = "offer_events"
    __table_args__ = (ForeignKeyConstraint(["table", "number"], ["offers.table", "offers.number"]),)

    table: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    count: Mapped[int] = mapped_column(primary_key=True)
    """Counts the promise's events, from 1."""
    seat: Mapped[int]
    guest: Mapped[str] = mapped_column(info=OWN)
    kind: Mapped[str]
    """The kind, as in `spadework.web.features.offers.service`."""
    at: Mapped[datetime]


# Premoves, votes and takebacks


class StoredPremove(Base):
    """A premove: moves to play when a seat faces a decision. It is visible to its owner only."""

    __tablename__ = "premoves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """Counts the seat's premoves, from 1."""
    guest: Mapped[str] = mapped_column(info=OWN)
    key: Mapped[str]
    """The key of a question or of a kind of questions, as `spadework.table.question_key` writes it; empty for any."""
    prompt: Mapped[str]
    """The question in the owner's language; empty for any."""
    moves: Mapped[list[tuple[str, str]]] = mapped_column(JSON)
    """The candidate moves, of which the first legal one is played: each in notation with its label."""
    language: Mapped[str]
    """The owner's language."""
    repeats: Mapped[bool]
    """Whether the premove repeats until withdrawn, or applies once."""
    skips: Mapped[int | None]
    """The decision that the premove skips, since it was already used or taken back there."""
    played: Mapped[str | None]
    """The move that the premove played last."""


ALL_SEATS = -1
"""The seat in a vote to end the game early."""


class StoredVote(Base):
    """A guest's vote for a substitute, or to end the game early."""

    __tablename__ = "votes"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    seat: Mapped[int] = mapped_column(primary_key=True)
    """The seat to replace; `ALL_SEATS` to end the game."""
    level: Mapped[str | None]
    """The level of the substitute."""
    at: Mapped[datetime] = mapped_column(default=now)


class StoredTakebackRequest(Base):
    """The last takeback request at a table."""

    __tablename__ = "takeback_requests"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    """Counts the requests at the table, from 1."""
    guest: Mapped[str] = mapped_column(info=OWN)
    seat: Mapped[int]
    """The seat whose decision is taken back."""
    step: Mapped[int]
    """The number of steps that would remain."""
    steps: Mapped[int]
    """The number of steps at the time."""
    reversals: Mapped[int]
    """The number of moves taken back before."""
    epoch: Mapped[int]
    """As in `StoredTable`."""
    begun: Mapped[float]
    """The time of the request, in seconds since 1970."""
    outcome: Mapped[str | None]
    """The outcome, once a guest has ended the request."""
    by: Mapped[int | None]
    """The seat of the player who ended it."""


class StoredAgreement(Base):
    """A guest's agreement to the last takeback request."""

    __tablename__ = "takeback_agreements"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    number: Mapped[int]
    """The number of the request."""


# People, accounts and clubs


class StoredPerson(Base):
    """The profile of a guest, with or without an account."""

    __tablename__ = "people"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    name: Mapped[str] = mapped_column(default="")
    emblem: Mapped[int | None]


class StoredAccount(Base):
    """An account; its name is in `StoredPerson`."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """The guest who owns the account's seats."""
    key: Mapped[str] = mapped_column(unique=True)
    """The case-folded name, for signing in."""
    skeleton: Mapped[str] = mapped_column(index=True, unique=True)
    """The name's confusable skeleton, so that no two names look alike."""
    password: Mapped[str | None]
    """The Argon2 hash of the password; None for passkeys only."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredPasskey(Base):
    """The public key of a passkey."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(primary_key=True)
    """The credential id, in base64url."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True, info=OWN)
    public_key: Mapped[bytes]
    count: Mapped[int]
    """The signature counter; always 0 for many passkeys."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredSession(Base):
    """A signed-in browser."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(primary_key=True)
    """The hash of the token in the browser's cookie."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True, info=OWN)
    created: Mapped[datetime] = mapped_column(default=now)


class StoredChallenge(Base):
    """A pending WebAuthn challenge."""

    __tablename__ = "challenges"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    what: Mapped[str] = mapped_column(primary_key=True)
    challenge: Mapped[bytes]
    ends: Mapped[float]
    """Its expiry, in seconds since 1970."""


class StoredClub(Base):
    """A club of players with common standings."""

    __tablename__ = "clubs"

    id: Mapped[str] = mapped_column(primary_key=True)
    """The id. Anyone with the link, which contains it, may view and join the club."""
    name: Mapped[str]
    founder: Mapped[str] = mapped_column(info=PLACE)
    """The guest who may rename the club, remove members and dissolve it; always a member."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredMember(Base):
    """A member of a club."""

    __tablename__ = "club_members"

    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True, info=OWN)
    key: Mapped[str]
    """The member's public key in forms, since guests' ids are secret."""
    name: Mapped[str]
    """The name at the time of joining."""
    joined: Mapped[datetime] = mapped_column(default=now)


class StoredDate(Base):
    """A date on which a club plays."""

    __tablename__ = "club_dates"
    __table_args__ = (Index("club_dates_by_club", "club"), Index("club_dates_by_start", "starts"))

    id: Mapped[str] = mapped_column(primary_key=True)
    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"))
    creator: Mapped[str] = mapped_column(info=PLACE)
    """The member who set the date."""
    game: Mapped[str]
    starts: Mapped[datetime]
    """The next time, in UTC."""
    zone: Mapped[str]
    """The time zone whose clocks show the same time at each repetition."""
    clock: Mapped[str]
    """That time, as `20:00`; a day on which clocks skip it has another."""
    weeks: Mapped[int]
    """The weeks from one time to the next; 0 for a single time."""
    series: Mapped[str] = mapped_column(default="single")
    """The goal of the series at its table, as in `StoredTable`."""
    reminded: Mapped[bool] = mapped_column(default=False)
    """Whether the members have been reminded of the next time, or need not be."""


class StoredAnswer(Base):
    """Whether a member comes to the next time of a date."""

    __tablename__ = "club_answers"

    date: Mapped[str] = mapped_column(ForeignKey("club_dates.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True, info=OWN)
    answer: Mapped[str]
    """The answer: "yes", "maybe" or "no"."""


class StoredTournament(Base):
    """A tournament: some rounds of a game, each with the same deal at all tables."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(primary_key=True)
    club: Mapped[str | None] = mapped_column(ForeignKey("clubs.id"), index=True)
    """The club whose members may enter; None for an open tournament."""
    creator: Mapped[str] = mapped_column(info=PLACE, index=True)
    """The guest who set the tournament up."""
    game: Mapped[str]
    seats: Mapped[int]
    """The number of seats at each table."""
    rounds: Mapped[int]
    """The number of rounds."""
    time: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The time control of its tables, as in `StoredTable`."""
    round: Mapped[int] = mapped_column(default=0)
    """The last round that has begun; 0 before the first."""
    created: Mapped[datetime] = mapped_column(default=now)
    finished: Mapped[datetime | None]
    """When its last round ended."""


class StoredEntry(Base):
    """An entrant of a tournament."""

    __tablename__ = "tournament_entries"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True, info=OWN)
    name: Mapped[str]
    """The name at the time of entering."""
    at: Mapped[datetime] = mapped_column(default=now)


# Friends


class StoredBlock(Base):
    """A block of one guest by another."""

    __tablename__ = "blocks"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    other: Mapped[str] = mapped_column(primary_key=True, index=True, info=PLACE)
    name: Mapped[str]
    """The other's name at that time."""
    at: Mapped[datetime] = mapped_column(default=now)


class StoredInvitation(Base):
    """An invitation of a friend to a table."""

    __tablename__ = "invitations"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True, info=OWN)
    asker: Mapped[str] = mapped_column(info=PLACE)
    declined: Mapped[bool] = mapped_column(default=False)
    """Whether the guest has declined."""
    at: Mapped[datetime] = mapped_column(default=now)


# Notifications


class StoredChannel(Base):
    """A notification channel of a guest; several guests may use the same address."""

    __tablename__ = "notification_channels"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    address: Mapped[str] = mapped_column(primary_key=True)
    """The URL of the push service or webhook. It is a secret, since anyone who has it can send messages there."""
    id: Mapped[str] = mapped_column(unique=True)
    kind: Mapped[str]
    """The kind: "push" or "webhook"."""
    session: Mapped[str | None] = mapped_column(ForeignKey("sessions.token", ondelete="CASCADE"), index=True)
    """The session of a signed-in browser, with which the channel ends."""
    key: Mapped[dict[str, str]] = mapped_column(JSON)
    """The browser's keys for encryption; empty for a webhook."""
    language: Mapped[str]
    site: Mapped[str]
    """The origin under which the guest uses this server, as `https://host`."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredNotification(Base):
    """A notification that a guest has received or no longer needs."""

    __tablename__ = "sent_notifications"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    what: Mapped[str] = mapped_column(primary_key=True)
    """`begun`, `over`, `rematch`, or a turn as `turn-<seat>-<decision>-<epoch>`."""
    at: Mapped[datetime] = mapped_column(default=now)


# Uptime


class StoredHeartbeat(Base):
    """The server's heartbeat: one row."""

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True)
    alive: Mapped[float]
    """The last heartbeat, in seconds since 1970."""


class StoredOutage(Base):
    """A period in which the server did not run, in seconds since 1970."""

    __tablename__ = "outages"

    id: Mapped[int] = mapped_column(primary_key=True)
    began: Mapped[float]
    ended: Mapped[float]


# Metadata

METADATA: MetaData = Base.metadata


def guest_columns(kind: str = "") -> Iterator[Column[str]]:
    """Yield all columns with a guest's id: of one kind, `own` or `place`, or both."""
    for table in METADATA.sorted_tables:
        yield from (
            column for column in table.columns if column.info.get("guest") in ({kind} if kind else {"own", "place"})
        )


def parts_of_a_table() -> Iterator[Table]:
    """Yield the tables with a `table` column, whose rows depend on a game table, dependent ones first."""
    yield from (part for part in reversed(METADATA.sorted_tables) if "table" in part.columns)
