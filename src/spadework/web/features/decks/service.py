"""Decks that guests have uploaded, in the database and as files that games find."""

import asyncio
import os
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from sqlalchemy import delete, exists, func, select

from spadework.engine.game import OWN_DECK, STORED_DECK_NAME, Game, data_folder
from spadework.engine.material import MaterialError
from spadework.web.db.models import StoredDeck, StoredTable, now
from spadework.web.db.storage import Conflict, Storage

MAX_DECKS = 20
"""Maximum decks of a guest."""

NOBODY = ""
"""Owner of decks in use at tables: they stay when the guest removes them."""

UNUSED_FOR = timedelta(days=1)
"""A deck that no table uses is deleted after this time."""


async def decks_of(storage: Storage, guest: str, game: str) -> Sequence[StoredDeck]:
    """Return a guest's decks for a game, oldest first. Raises StorageError."""
    query = (
        select(StoredDeck)
        .where(StoredDeck.guest == guest, StoredDeck.game == game)
        .order_by(StoredDeck.at, StoredDeck.name)
    )
    return await storage.scalars(query)


async def keep(storage: Storage, deck: StoredDeck) -> None:
    """Store a guest's deck; changes nothing if they have it. Raises Conflict at the limit, NotStored."""
    count = select(func.count()).select_from(StoredDeck).where(StoredDeck.guest == deck.guest)
    async with storage.writing() as session:
        if await session.get(StoredDeck, (deck.name, deck.guest)) is not None:
            return
        if (await session.scalar(count) or 0) >= MAX_DECKS:
            raise Conflict("there are many decks already")
        session.add(deck)


async def keep_for_tables(storage: Storage, name: str) -> None:
    """Keep a guest's deck for the tables that use it. Raises NotStored."""
    async with storage.writing() as session:
        found = (await session.scalars(select(StoredDeck).where(StoredDeck.name == name).limit(1))).first()
        if found is not None:
            await session.merge(StoredDeck(name=name, guest=NOBODY, game=found.game, text=found.text, at=now()))


async def remove(storage: Storage, guest: str, name: str) -> None:
    """Remove a guest's deck, if there is one. Raises NotStored."""
    await storage.execute(delete(StoredDeck).where(StoredDeck.guest == guest, StoredDeck.name == name))


async def text_of(storage: Storage, game: str, name: str) -> str | None:
    """Return the text of a stored deck, or None. Raises StorageError."""
    query = select(StoredDeck.text).where(StoredDeck.name == name, StoredDeck.game == game).limit(1)
    return await storage.scalar(query)


async def install_deck(storage: Storage, game: Game, name: str) -> None:
    """Write the file of an uploaded deck where its game finds it, whichever server received it. Raises StorageError."""
    if not STORED_DECK_NAME.fullmatch(name):
        return
    file = game.stored_deck_file(name)
    if await asyncio.to_thread(file.exists):
        return
    text = await text_of(storage, game.id, name)
    if text is not None:
        await asyncio.to_thread(_write, file, text)


async def remove_unused(storage: Storage) -> None:
    """Remove decks kept for tables that are gone, and the files of decks that are gone. Raises StorageError."""
    played = exists().where(StoredTable.deck == StoredDeck.name)
    unused = StoredDeck.guest == NOBODY, StoredDeck.at < now() - UNUSED_FOR, ~played
    await storage.execute(delete(StoredDeck).where(*unused))
    files = await asyncio.to_thread(lambda: list(data_folder().glob("decks/*/kept/*.toml")))
    # Read last: a deck is stored before its file is written.
    known = set(await storage.scalars(select(StoredDeck.name).distinct()))
    for file in files:
        if file.stem not in known:
            await asyncio.to_thread(file.unlink, missing_ok=True)


def _write(file: Path, text: str) -> None:
    """Write a file atomically."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
    Path(temporary).replace(file)


def deck_label(game: Game, name: str, language: str) -> str:
    """Return a deck's label: the title of an uploaded deck, the file name of a server's own."""
    if name == OWN_DECK:
        return game.words[language].text("option-deck-own")
    if not STORED_DECK_NAME.fullmatch(name):
        return name
    try:
        title = getattr(game.deck(name), "title", {}).get(language, "")
        return str(title) or name[:8]
    except MaterialError:
        return name[:8]
