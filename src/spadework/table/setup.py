"""The setup of a table before the deal."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.engine.chance import KeyedStream, commitment, stream_key
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.stream import NumberedStream

SECRET_BYTES = 32
LONGEST_NAME = 100  # as in the record schema


def new_secret(seed: int | None = None) -> bytes:
    """Return a secret for a table's chance: random, or derived from a seed.

    >>> new_secret(7) == new_secret(7) != new_secret(8)
    True
    """
    return secrets.token_bytes(SECRET_BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()


class SimulatedGame(NamedTuple):
    """The game of a simulation that a table replays."""

    seed: int
    """Seed of the simulation."""
    number: int
    """Number of the game's stream."""


@dataclass(frozen=True)
class TableSetup:
    """The setup of a table: the game, the players, and the sources of its chance.

    All tables with the same setup have the same chance: the same moves lead to the same cards.

    Args:
        game: the game.
        seats: number of seats.
        options: choices by option name; missing ones take their defaults.
        names: players' names by seat; by default Player 1, Player 2 and so on.
        secret: the server's part of the chance key; `new_secret` makes one.
        contributions: the players' parts of that key, by seat: None for a computer player, who has none; an empty or omitted one counts as
            missing.
        timed_reactions: whether the time to react lasts until `Table.let_time_pass` ends it, as among people; otherwise it ends
            when all who can react have answered.
        simulated: the game of a simulation whose chance replaces that of the secret, without a commitment before the deal.
        position: the text of the initial position, with the same game, options and deck; by default the game is dealt.

    Raises:
        ValueError: the game can't be played with this number of seats, has no such option, or a name or a part of the key is too long.

    >>> import spadework
    >>> setup = TableSetup(spadework.game(spadework.game_ids()[0]), seats=3, secret=new_secret(7))
    >>> setup.names
    ('Player 1', 'Player 2', 'Player 3')
    """

    game: Game
    seats: int = 2
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    secret: bytes = field(default_factory=new_secret, repr=False)
    contributions: tuple[str | None, ...] = ()
    timed_reactions: bool = False
    simulated: SimulatedGame | None = None
    position: str = ""

    def __post_init__(self) -> None:
        """Fill in default names, and check everything but the deck, which is read when a table is made."""
        self.game.check_seats(self.seats)
        # The only way to set a field of a frozen dataclass.
        if not self.names:
            object.__setattr__(self, "names", tuple(f"Player {number}" for number in range(1, self.seats + 1)))
        object.__setattr__(self, "options", dict(self.options))
        if len(self.names) != self.seats:
            raise ValueError(f"{len(self.names)} names for {self.seats} seats; name everyone or no one")
        if not all(1 <= len(name) <= LONGEST_NAME for name in self.names):
            raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
        self.game.option_codes(self.options)
        if len(self.contributions) > self.seats:
            # A part that belongs to no player could be chosen after all others are known.
            raise ValueError(
                f"{len(self.contributions)} parts of the key for {self.seats} seats; each seat gives at most one"
            )
        stream_key(self.secret, self._parts)

    @property
    def deck_name(self) -> str:
        """Name of the deck."""
        return self.options.get("deck", OWN_DECK)

    @property
    def key(self) -> bytes:
        """The key of the table's chance."""
        return stream_key(self.secret, self._parts)

    @property
    def _parts(self) -> list[str]:
        return [part or "" for part in self.contributions]

    @property
    def missing_parts(self) -> tuple[int, ...]:
        """Seats of players whose part of the key is missing: for each of them, the dealer could have chosen the deal.

        >>> import spadework
        >>> game = spadework.game(spadework.game_ids()[0])
        >>> TableSetup(game, seats=3, contributions=("ab", None)).missing_parts
        (2,)
        """
        if self.simulated is not None:
            return ()
        given = dict(enumerate(self.contributions))
        return tuple(seat for seat in range(self.seats) if given.get(seat, "") == "")

    def stream(self) -> KeyedStream | NumberedStream:
        """Return the table's stream of chance, at its start."""
        return KeyedStream(self.key) if self.simulated is None else NumberedStream(*self.simulated)

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before the deal."""
        return commitment(self.secret)
