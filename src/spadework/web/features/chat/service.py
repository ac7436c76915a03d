"""Chat lines and phrases, and how they are stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import func, select, update

from spadework.engine.game import Game
from spadework.engine.names import clean
from spadework.engine.words import Words
from spadework.web.db.models import ReportedLine, SaidLine, StoredMove, StoredPromise, StoredTable, now
from spadework.web.db.storage import Conflict, Storage
from spadework.web.server.errors import Refused


class Speaker(NamedTuple):
    """Who says something."""

    guest: str
    seat: int | None
    """None for a spectator."""
    name: str


class OfferTerms(NamedTuple):
    """What makes something said an offer."""

    to: int | None
    """The seat to which it is made; None for all others."""
    step: int
    """How many steps the game has."""


class Wording(NamedTuple):
    """What is said: a text, or a phrase by its id."""

    text: str = ""
    phrase: str | None = None
    terms: OfferTerms | None = None
    """Those of an offer."""


class Line(NamedTuple):
    """Something said."""

    number: int
    """Counts what was said at the table, from 1."""
    speaker: Speaker
    wording: Wording
    at: datetime


LONGEST = 300
"""How many characters may be said at once."""

JOINERS = {"\u200d", "\ufe0f"}
"""What holds the parts of one picture character together; by itself it does no harm."""


def plain_line(text: str) -> str:
    """A text in one line, without needless space and signs that can't be seen. Raises Refused when nothing is left, or too much.

    >>> plain_line("  Well\\u202e \\n played ")
    'Well played'
    """
    seen = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    line = " ".join(seen.split())
    if not clean(line):
        raise Refused("refused-said-nothing")
    if len(line) > LONGEST:
        raise Refused("refused-said-much", most=LONGEST)
    return line


GENERAL = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-your-move",
    "phrase-one-moment",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-oh-no",
    "phrase-again",
)
"""The phrases that fit every game."""

PREFIX = "phrase-"
PROMISE = "promise-"


def phrases_of(game: Game) -> list[str]:
    """The ids of what can be said at the tables of a game, its own first."""
    own = next(iter(game.words.values())).beginning(PREFIX)
    return [*own, *(id for id in GENERAL if id not in own)]


def promises_of(game: Game) -> list[str]:
    """The ids of what people may promise each other with one click at the tables of a game; none where people don't bargain."""
    return next(iter(game.words.values())).beginning(PROMISE)


def told_phrase(id: str, own: Words, pages: Words) -> str:
    """A phrase in a reader's language; empty when there is no such phrase any more.

    Args:
        id: of the phrase.
        own: the words of the game.
        pages: the words of the pages.
    """
    return next((words.text(id) for words in (own, pages) if words.has(id)), "")


DAY = timedelta(days=1)
MOST_REPORTS = 20
"""Lines that one guest may report in a day: what was reported is kept for the operator, at whatever table."""


@dataclass(frozen=True)
class SpectatorsMay:
    """What spectators may do, as in `StoredTable`."""

    talk: str
    closed: bool
    delay: int


@dataclass(frozen=True)
class Report:
    """Something said that was reported."""

    table: str
    game: str
    number: int
    guest: str
    name: str
    text: str
    phrase: str | None
    at: datetime
    """When it was said."""
    times: int
    """How many have reported it."""
    last: datetime
    """When it was last reported."""


class Talk:
    """What is stored of the talk at tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def lines(self, table: str, most: int) -> Sequence[SaidLine]:
        """The last things said at a table, in order. Raises StorageError."""
        query = select(SaidLine).where(SaidLine.table == table).order_by(SaidLine.number.desc()).limit(most)
        async with self._storage.reading() as session:
            return list((await session.scalars(query)).all())[::-1]

    async def add(self, line: SaidLine, promise: StoredPromise | None = None) -> None:
        """Store something said, and what makes it an offer. Raises Conflict when something else was said under this number, NotStored."""
        async with self._storage.writing() as session:
            session.add(line)
            await session.flush()
            if promise is not None:
                session.add(promise)

    async def report(self, table: str, number: int, guest: str) -> bool:
        """Store that a guest reports something; once is enough. False when the guest has reported enough for a day. Raises NotStored."""
        today = select(func.count()).where(ReportedLine.guest == guest, ReportedLine.at > now() - DAY)
        try:
            async with self._storage.writing() as session:
                if (await session.scalar(today) or 0) >= MOST_REPORTS:
                    return False
                session.add(ReportedLine(table=table, number=number, guest=guest, at=now()))
        except Conflict:
            return True
        return True

    async def let_spectators(self, table: str, may: SpectatorsMay) -> None:
        """Store what spectators may do at a table. Raises NotStored."""
        values = {"spectators_talk": may.talk, "closed": may.closed, "delay": may.delay}
        change = update(StoredTable).where(StoredTable.id == table).values(values)
        async with self._storage.writing() as session:
            await session.execute(change)

    async def made(self, table: str) -> Sequence[datetime]:
        """When the moves of a table were stored, in order. Raises StorageError."""
        query = select(StoredMove.at).where(StoredMove.table == table).order_by(StoredMove.number)
        async with self._storage.reading() as session:
            return list((await session.scalars(query)).all())

    async def reports(self) -> list[Report]:
        """All that was reported, what was reported last first. Raises StorageError."""
        reported = (
            select(
                ReportedLine.table,
                ReportedLine.number,
                func.count().label("times"),
                func.max(ReportedLine.at).label("last"),
            )
            .group_by(ReportedLine.table, ReportedLine.number)
            .subquery()
        )
        query = (
            select(SaidLine, StoredTable.game, reported.c.times, reported.c.last)
            .join(reported, (SaidLine.table == reported.c.table) & (SaidLine.number == reported.c.number))
            .join(StoredTable, StoredTable.id == SaidLine.table)
            .order_by(reported.c.last.desc(), SaidLine.table, SaidLine.number)
        )
        async with self._storage.reading() as session:
            return [
                Report(
                    line.table, game, line.number, line.guest, line.name, line.text, line.phrase, line.at, times, last
                )
                for line, game, times, last in await session.execute(query)
            ]
