"""A state as one line of text: exact, and validated when read."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Any
from urllib.parse import quote, unquote

from spadework.engine.discovery import UnknownGame
from spadework.engine.discovery import game as find_game
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.interface import CHANCE, Deck, Record
from spadework.engine.material import MaterialError
from spadework.table.variant import Variant

FORMAT = "position-1"
SHORT = 12
"""Characters of a deck's digest in a text."""

LONGEST = 20_000
"""Maximum length of a text; those of the bundled games have a few hundred characters."""

PART = re.compile(r"[!-~]+")


def written(variant: Variant, state: Record) -> str:
    """Return the text of a state, a few hundred characters without a line break.

    It names the game, the version of its rules, the deck and the options, and contains the packed fields of the state.

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
    """Read the variant and the state from a text.

    Args:
        text: as returned by `written`.
        game: the game, if it can't be found by its id.
        deck: the deck, if it isn't one of the game's named decks.

    Raises ValueError with what was expected.
    """
    if not isinstance(text, str):
        raise TypeError(f"expected a position as text, not {type(text).__name__}")
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
        raise ValueError(f"not a position of {found.id}: the text is a position of {id}")
    if rules != f"rules={found.rules.VERSION}":
        raise ValueError(
            f"the position is by {rules}; this version of Spadework has rules={found.rules.VERSION} of {id}"
        )
    variant = _variant(found, named, chosen, deck)
    return variant, _state(variant, content)


def _variant(game: Game, named: str, chosen: list[str], deck: Deck | None) -> Variant:
    """Return the game with the deck and the options named in a text."""
    name, _, digest = named.removeprefix("deck=").rpartition(":")
    options = dict(option.partition("=")[::2] for option in chosen)
    if "deck" in options or len(options) < len(chosen):
        raise ValueError("not a position: it contains an option twice")
    name = unquote(name)
    if name != OWN_DECK:
        options["deck"] = name
    try:
        variant = Variant.of(game, options, deck)
    except MaterialError as error:
        raise ValueError(f"the position is with the deck {name!r}: {error}") from None
    if not digest or variant.digest[: len(digest)] != digest:
        raise ValueError(
            f"the position is with a different version of the deck {name!r}: "
            "put its file into the data folder, or pass it as `deck`"
        )
    return variant


def _state(variant: Variant, content: str) -> Record:
    try:
        unpacking = zlib.decompressobj()
        # The checksum must be complete, and nothing may follow it.
        packed = unpacking.decompress(urlsafe_b64decode(content), variant.packed_size + 1)
        whole = unpacking.eof and not unpacking.unused_data
    except (zlib.error, NotBase64, ValueError):
        packed, whole = b"", False
    if len(packed) != variant.packed_size or not whole:
        raise ValueError(f"not a position: the last word is damaged or not a state of {variant.game.id}")
    states = variant.unpacked(packed)
    _check(variant, states)
    return states[0]


def _check(variant: Variant, states: Any) -> None:
    """Raise ValueError if the seats to move can't be right."""
    game, seats = variant.game, int(states[0].seats)
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise ValueError(f"not a position: {error}") from None
    mask = int(game.driver.whose_move(variant.materials, states, 0))
    if mask != 1 << CHANCE and mask >> seats:
        raise ValueError(f"not a position of {game.id}: a seat is to move that is not at the table")
