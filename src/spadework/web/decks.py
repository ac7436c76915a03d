"""Decks that guests have brought, as games find them: in files beside those of the server's own."""

import asyncio
import os
import tempfile
from pathlib import Path

from spadework.engine.game import KEPT_NAME, OWN_DECK, Game, data_folder
from spadework.engine.material import MaterialError
from spadework.web.store import decks as stored_decks
from spadework.web.store.storage import Storage


async def lay_out(storage: Storage, game: Game, name: str) -> None:
    """See that a deck that somebody has brought, to whichever server, lies where the game looks for it. Raises StorageError."""
    if not KEPT_NAME.fullmatch(name):
        return
    file = game.kept_deck_file(name)
    if await asyncio.to_thread(file.exists):
        return
    text = await stored_decks.text_of(storage, game.id, name)
    if text is not None:
        await asyncio.to_thread(_write, file, text)


async def tidy(storage: Storage) -> None:
    """Remove the decks that no table is played with, and the files of those that nobody keeps. Raises StorageError."""
    await stored_decks.drop_unused(storage)
    files = await asyncio.to_thread(lambda: list(data_folder().glob("decks/*/kept/*.toml")))
    # Asked for afterwards: a deck is stored before it gets a file.
    names = await stored_decks.names(storage)
    for file in files:
        if file.stem not in names:
            await asyncio.to_thread(file.unlink, missing_ok=True)


def _write(file: Path, text: str) -> None:
    """Write a file that is whole or not there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, half = tempfile.mkstemp(dir=file.parent)
    with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as there:
        there.write(text)
    Path(half).replace(file)


def deck_label(game: Game, name: str, language: str) -> str:
    """What a deck is called where somebody chooses it: by its title if a guest has brought it, by its file if it is the server's."""
    if name == OWN_DECK:
        return game.words[language].text("option-deck-own")
    if not KEPT_NAME.fullmatch(name):
        return name
    try:
        title = getattr(game.deck(name), "title", {}).get(language, "")
        return str(title) or name[:8]
    except MaterialError:
        return name[:8]
