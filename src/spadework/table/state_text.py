"""A state as one line of text, and back: exact, and checked before anything is made of it."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Any
from urllib.parse import quote, unquote

from spadework.engine.contract import CHANCE, Deck, Record
from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.material import MaterialError
from spadework.table.variant import Variant

FORMAT = "position-1"
SHORT = 12
"""So many characters of a deck's digest stand in a text."""

LONGEST = 20_000
"""No text of a state is longer; those of the games here have some hundred characters."""

PART = re.compile(r"[!-~]+")


def written(variant: Variant, state: Record) -> str:
    """The text of a state, some hundred characters without a line break.

    It names the game and the version of its rules, the deck, the options, and holds the fields of the state, packed.

    >>> import spadework
    >>> position = spadework.Position.deal(spadework.game_ids()[1])
    >>> position.text().split()[:2] == ["position-1", spadework.game_ids()[1]]
    True
    """
    game = variant.game
    deck = f"deck={quote(variant.options.get('deck', OWN_DECK))}:{variant.digest[:SHORT]}"
    options = [f"{name}={choice}" for name, choice in sorted(variant.options.items()) if name != "deck"]
    content = urlsafe_b64encode(zlib.compress(variant.packed(state), 9)).decode()
    return " ".join([FORMAT, game.id, f"rules={game.rules.VERSION}", deck, *options, content])


def read(text: str, game: Game | None = None, deck: Deck | None = None) -> tuple[Variant, Record]:
    """What a text says: what is played, and the state.

    Args:
        text: as `written` gives it.
        game: where the game is not among those that are found by their ids.
        deck: where the deck is not among those of the game.

    Raises ValueError, which says what was expected.
    """
    if not isinstance(text, str):
        raise TypeError(f"a position is read from text, not from {type(text).__name__}")
    parts = text.split()
    if len(text) > LONGEST or len(parts) < 5 or parts[0] != FORMAT or not all(map(PART.fullmatch, parts)):
        raise ValueError(
            f"not a position: its text is one line that begins with {FORMAT!r} and a game, as Position.text() writes it"
        )
    _, id, rules, named, *chosen, content = parts
    try:
        found = find_game(id) if game is None else game
    except UnknownGame as error:
        raise ValueError(f"not a position: {error.args[0]}") from None
    if id != found.id:
        raise ValueError(f"not a position of {found.id}: the text is one of {id}")
    if rules != f"rules={found.rules.VERSION}":
        raise ValueError(f"the position is one by {rules}; this program knows rules={found.rules.VERSION} of {id}")
    variant = _variant(found, named, chosen, deck)
    return variant, _state(variant, content)


def _variant(game: Game, named: str, chosen: list[str], deck: Deck | None) -> Variant:
    """The game with the deck and the options that a text names."""
    name, _, digest = named.removeprefix("deck=").rpartition(":")
    options = dict(option.partition("=")[::2] for option in chosen)
    if "deck" in options or len(options) < len(chosen):
        raise ValueError("not a position: an option stands twice in it")
    name = unquote(name)
    if name != OWN_DECK:
        options["deck"] = name
    try:
        variant = Variant.of(game, options, deck)
    except MaterialError as error:
        raise ValueError(f"the position is one with the deck {name!r}: {error}") from None
    if not digest or variant.digest[: len(digest)] != digest:
        raise ValueError(
            f"the position is one with another deck {name!r} than the one here: "
            "put its file into the data folder, or give it as `deck`"
        )
    return variant


def _state(variant: Variant, content: str) -> Record:
    try:
        unpacking = zlib.decompressobj()
        # The check sum at the end counts, too, and nothing may come after it.
        packed = unpacking.decompress(urlsafe_b64decode(content), variant.packed_size + 1)
        whole = unpacking.eof and not unpacking.unused_data
    except (zlib.error, NotBase64, ValueError):
        packed, whole = b"", False
    if len(packed) != variant.packed_size or not whole:
        raise ValueError(f"not a position: the last word is damaged or no state of {variant.game.id}")
    states = variant.unpacked(packed)
    _check(variant, states)
    return states[0]


def _check(variant: Variant, states: Any) -> None:
    """Raise ValueError for a state in which those can't be to move who are."""
    game, seats = variant.game, int(states[0].seats)
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise ValueError(f"not a position: {error}") from None
    mask = int(game.driver.whose_move(variant.materials, states, 0))
    if mask != 1 << CHANCE and mask >> seats:
        raise ValueError(f"not a position of {game.id}: somebody is to move who does not sit at the table")
