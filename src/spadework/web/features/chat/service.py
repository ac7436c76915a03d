"""Chat lines and phrases, and their storage."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import func, select

from spadework.engine.game import Game
from spadework.engine.names import clean
from spadework.engine.words import Words
from spadework.web.db.models import StoredChatLine, StoredChatReport, StoredOffer, StoredTable, now
from spadework.web.db.storage import Conflict, Storage
from spadework.web.server.errors import Refused

LONGEST = 300
"""Maximum characters in a line."""

JOINERS = {"\u200d", "\ufe0f"}
"""Characters that join emoji; harmless by themselves."""

GENERAL_PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-your-move",
    "phrase-one-moment",
    "phrase-well-played",
    "phrase-thanks",
    "phrase-oh-no",
    "phrase-again",
)
"""Phrases for every game."""

EMOTES = ("emote-well-done", "emote-thanks", "emote-laugh", "emote-wow", "emote-ouch", "emote-hm")
"""Reactions to a move: phrases that are shown as pictures, beside the seat too."""

PREFIX = "phrase-"

PROMISE = "promise-"

DAY = timedelta(days=1)

MOST_REPORTS = 20
"""Maximum lines that one guest may report in a day; reported lines are kept for the operator."""


class Speaker(NamedTuple):
    """The author of a line."""

    guest: str
    seat: int | None
    """None for a spectator."""
    name: str


class OfferTerms(NamedTuple):
    """The terms that make a line an offer."""

    to: int | None
    """The seat to which it is made; None for all others."""
    step: int
    """The number of the game's steps."""


class Wording(NamedTuple):
    """The content of a line: text, or the id of a phrase."""

    text: str = ""
    phrase: str | None = None
    terms: OfferTerms | None = None
    """The terms of an offer."""


class Line(NamedTuple):
    """A line of the chat."""

    number: int
    """Counts the table's lines, from 1."""
    speaker: Speaker
    wording: Wording
    at: datetime


class ChatReport(NamedTuple):
    """A reported line."""

    line: StoredChatLine
    game: str
    times: int
    """Number of guests who have reported it."""


class ChatStore:
    """The stored chat of all tables."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def lines(self, table: str, most: int) -> Sequence[StoredChatLine]:
        """Return a table's last lines, in order. Raises StorageError."""
        query = (
            select(StoredChatLine)
            .where(StoredChatLine.table == table)
            .order_by(StoredChatLine.number.desc())
            .limit(most)
        )
        return (await self._storage.scalars(query))[::-1]

    async def add(self, line: StoredChatLine, promise: StoredOffer | None = None) -> None:
        """Store a line, and the offer that it makes. Raises Conflict if its number is taken, NotStored."""
        async with self._storage.writing() as session:
            session.add(line)
            await session.flush()
            if promise is not None:
                session.add(promise)

    async def report(self, table: str, number: int, guest: str) -> bool:
        """Store a guest's report of a line; a repeated one changes nothing. Return False at the guest's daily limit. Raises NotStored."""
        today = select(func.count()).where(StoredChatReport.guest == guest, StoredChatReport.at > now() - DAY)
        try:
            async with self._storage.writing() as session:
                if (await session.scalar(today) or 0) >= MOST_REPORTS:
                    return False
                session.add(StoredChatReport(table=table, number=number, guest=guest, at=now()))
        except Conflict:
            return True
        return True

    async def reports(self) -> list[ChatReport]:
        """Return all reported lines, the last reported first. Raises StorageError."""
        reported = (
            select(
                StoredChatReport.table,
                StoredChatReport.number,
                func.count().label("times"),
                func.max(StoredChatReport.at).label("last"),
            )
            .group_by(StoredChatReport.table, StoredChatReport.number)
            .subquery()
        )
        query = (
            select(StoredChatLine, StoredTable.game, reported.c.times)
            .join(reported, (StoredChatLine.table == reported.c.table) & (StoredChatLine.number == reported.c.number))
            .join(StoredTable, StoredTable.id == StoredChatLine.table)
            .order_by(reported.c.last.desc(), StoredChatLine.table, StoredChatLine.number)
        )
        return [ChatReport(*row) for row in await self._storage.rows(query)]


def plain_line(text: str) -> str:
    r"""Return a text on one line, without extra spaces and invisible characters. Raises Refused if nothing or too much is left.

    >>> plain_line("  Well\u202e \n played ")
    'Well played'
    """
    seen = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    line = " ".join(seen.split())
    if not clean(line):
        raise Refused("refused-said-nothing")
    if len(line) > LONGEST:
        raise Refused("refused-said-much", most=LONGEST)
    return line


def phrases_of(game: Game) -> list[str]:
    """Return the ids of a game's phrases, its own first."""
    own = next(iter(game.words.values())).beginning(PREFIX)
    return [*own, *(id for id in GENERAL_PHRASES if id not in own)]


def promises_of(game: Game) -> Sequence[str]:
    """Return the ids of a game's one-click promises; none if it has no bargaining."""
    return next(iter(game.words.values())).beginning(PROMISE)


def phrase_text(id: str, own: Words, pages: Words) -> str:
    """Return a phrase in a reader's language; empty if it no longer exists.

    Args:
        id: of the phrase.
        own: the game's words.
        pages: the pages' words.
    """
    return next((words.text(id) for words in (own, pages) if words.has(id)), "")
