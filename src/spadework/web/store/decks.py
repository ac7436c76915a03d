"""Keeping decks that guests have brought. A deck never changes: another text has another name."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import delete, exists, func, select

from spadework.web.store.models import KeptDeck, StoredTable, now
from spadework.web.store.storage import Conflict, Storage

MOST_DECKS = 20
"""Nobody keeps more decks than this."""

NOBODY = ""
"""Whose the decks are that tables are played with: they stay when the guest lets go of them."""

UNUSED_FOR = timedelta(days=1)
"""After that time a deck that no table plays with is gone."""


async def decks_of(storage: Storage, guest: str, game: str) -> Sequence[KeptDeck]:
    """The decks of a guest for a game, the oldest first. Raises StorageError."""
    query = select(KeptDeck).where(KeptDeck.guest == guest, KeptDeck.game == game).order_by(KeptDeck.at, KeptDeck.name)
    async with storage.reading() as session:
        return (await session.scalars(query)).all()


async def keep(storage: Storage, deck: KeptDeck) -> None:
    """Keep a deck for a guest, who may have it already. Raises Conflict when there are many, NotStored."""
    count = select(func.count()).select_from(KeptDeck).where(KeptDeck.guest == deck.guest)
    async with storage.writing() as session:
        if await session.get(KeptDeck, (deck.name, deck.guest)) is not None:
            return
        if (await session.scalar(count) or 0) >= MOST_DECKS:
            raise Conflict("there are many decks already")
        session.add(deck)


async def keep_for_tables(storage: Storage, name: str) -> None:
    """Keep a deck that somebody has for the tables that are played with it. Raises NotStored."""
    async with storage.writing() as session:
        found = (await session.scalars(select(KeptDeck).where(KeptDeck.name == name).limit(1))).first()
        if found is not None:
            await session.merge(KeptDeck(name=name, guest=NOBODY, game=found.game, text=found.text, at=now()))


async def remove(storage: Storage, guest: str, name: str) -> None:
    """Let go of a deck of a guest, if it is there. Raises NotStored."""
    async with storage.writing() as session:
        await session.execute(delete(KeptDeck).where(KeptDeck.guest == guest, KeptDeck.name == name))


async def text_of(storage: Storage, game: str, name: str) -> str | None:
    """The text of a deck, whoever keeps it; None when nobody does. Raises StorageError."""
    query = select(KeptDeck.text).where(KeptDeck.name == name, KeptDeck.game == game).limit(1)
    async with storage.reading() as session:
        return await session.scalar(query)


async def names(storage: Storage) -> set[str]:
    """The names of all decks that are kept. Raises StorageError."""
    async with storage.reading() as session:
        return set(await session.scalars(select(KeptDeck.name).distinct()))


async def drop_unused(storage: Storage) -> None:
    """Let go of what was kept for tables that are gone. Raises NotStored."""
    played = exists().where(StoredTable.deck == KeptDeck.name)
    unused = (KeptDeck.guest == NOBODY, KeptDeck.at < now() - UNUSED_FOR, ~played)
    async with storage.writing() as session:
        await session.execute(delete(KeptDeck).where(*unused))
