"""Sending notices in the background: nothing waits for it, and what fails is tried again."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.web.background import Background
from spadework.web.language import page_words
from spadework.web.notices.matters import Kind
from spadework.web.store.notice_models import NoticeWay
from spadework.web.store.notices import NoticeStore
from spadework.web.store.storage import StorageError
from spadework.web.watch.logs import log

AGAIN = (30.0, 300.0)
"""Seconds after which what could not be sent is tried again, once each."""

AT_ONCE = 8
"""How many notices are sent at the same time."""

MOST = 2000
"""How many notices may wait to be sent; what comes on top is given up."""


class Told(NamedTuple):
    """A notice in words: that there is something at a table, and nothing of the game."""

    title: str
    text: str
    path: str
    closes: bool = False
    """Whether what was told before of the same path is no longer so, and need not be shown any more."""


class NotSent(Exception):
    """A notice could not be sent; the text says why, and names no address."""


class Gone(NotSent):
    """There is nobody any more at a way's other end."""


class Sender(Protocol):
    """Sends notices by one kind of way."""

    async def send(self, way: NoticeWay, told: Told) -> None:
        """Send a notice. Raises NotSent."""


class Delivery:
    """Sends notices by the ways that people have chosen.

    Args:
        store: where the ways are kept.
        senders: who sends, by the kind of way; ways of other kinds rest.
    """

    def __init__(self, store: NoticeStore, senders: Mapping[str, Sender]) -> None:
        self._store = store
        self._senders = senders
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._sending = Background()

    def send(self, way: NoticeWay, told: Told) -> None:
        """Begin to send a notice; returns at once."""
        if way.kind in self._senders and len(self._sending) < MOST:
            self._sending.start(self._send(way, told))

    async def _send(self, way: NoticeWay, told: Told) -> None:
        for wait in (*AGAIN, None):
            try:
                async with self._slots:
                    await self._senders[way.kind].send(way, told)
                return
            except Gone:
                await self._drop(way)
                return
            except NotSent as error:
                log.warning("a notice could not be sent", way=way.kind, why=str(error))
            except Exception as error:
                # What went wrong could name the address.
                log.error("a notice could not be sent", way=way.kind, error=error)
            if wait is not None:
                await asyncio.sleep(wait)
                if not await self._is_wanted(way):
                    return

    async def _is_wanted(self, way: NoticeWay) -> bool:
        """Whether a guest still wants to be told by a way: it may have ended with a session."""
        try:
            return any(one.id == way.id for one in await self._store.ways(way.guest))
        except StorageError:
            return True

    async def _drop(self, way: NoticeWay) -> None:
        try:
            await self._store.remove_way(way.guest, way.id)
        except StorageError:
            log.warning("a way that leads nowhere could not be removed", way=way.kind)

    async def close(self) -> None:
        """Send nothing more."""
        await self._sending.close()


def told(kind: Kind, game: str, table: str, language: str) -> Told:
    """A notice in somebody's language. For the same table and kind it is always the same."""
    words = page_words()[language]
    try:
        title = find_game(game).title(language)
    except UnknownGame:
        title = game
    return Told(title, words.text(f"notice-{kind}", game=title), f"/tables/{table}", kind == "settled")


def trial(language: str) -> Told:
    """A notice that somebody has asked for, to see whether it comes."""
    words = page_words()[language]
    return Told("Spadework", words.text("notice-trial"), "/notices")
