"""What is settled before a table is dealt."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from spadework.engine.chance import KeyedStream, commitment, stream_key
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.stream import NumberedStream

SECRET_BYTES = 32
LONGEST_NAME = 100  # as in the schema of records


def new_secret(seed: int | None = None) -> bytes:
    """A secret for a table's chance: from the operating system's entropy, or the one that belongs to a seed.

    >>> new_secret(7) == new_secret(7) != new_secret(8)
    True
    """
    return secrets.token_bytes(SECRET_BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()


class SimulatedGame(NamedTuple):
    """Which game of a simulation a table shows again."""

    seed: int
    """The simulation's seed."""
    number: int
    """The number of its stream of chance."""


@dataclass(frozen=True)
class TableSetup:
    """What is settled before a table is dealt: the game, who plays it, and what chance is made of.

    All tables of one setup have the same chance: the same moves bring the same cards.

    Args:
        game: what is played.
        seats: how many play.
        options: choices by the names of the game's options; the others take their defaults.
        names: of those who sit at the table, by seat; when there are none, they are called Player 1, Player 2 and so on.
        secret: the server's part of the key of chance; `new_secret` makes one.
        contributions: the players' parts of that key, by seat: None for a computer player, who has none to give; empty, or left out at the
            end, where a player's part is missing.
        patient: whether the time to react lasts until `Table.let_time_pass` ends it, as among people, or only until nobody is left to be
            asked.
        simulated: the game of a simulation whose chance this is, instead of that of the secret; nobody sealed it before the deal.
        position: the text of the position from which the game goes on, of the same game, options and deck; by default it is dealt.

    Raises:
        ValueError: the game does not take so many seats or has no such option, or a name or a part of the key is too long.

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
    patient: bool = False
    simulated: SimulatedGame | None = None
    position: str = ""

    def __post_init__(self) -> None:
        """Name those who have no name, and check everything but the deck, which is read when a table is made."""
        self.game.check_seats(self.seats)
        # A frozen dataclass can complete itself in no other way.
        if not self.names:
            object.__setattr__(self, "names", tuple(f"Player {number}" for number in range(1, self.seats + 1)))
        object.__setattr__(self, "options", dict(self.options))
        if len(self.names) != self.seats:
            raise ValueError(f"{len(self.names)} names for {self.seats} seats; name everyone or no one")
        if not all(1 <= len(name) <= LONGEST_NAME for name in self.names):
            raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
        self.game.option_codes(self.options)
        if len(self.contributions) > self.seats:
            # A part that is nobody's could be chosen when all others are known.
            raise ValueError(f"{len(self.contributions)} parts of the key for {self.seats} seats; a seat gives one")
        stream_key(self.secret, self._parts)

    @property
    def deck_name(self) -> str:
        """The name of the deck that is played with."""
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
        """The seats of players whose part of the key is missing: for each of them whoever dealt could choose the deal.

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
        """What the table's chance is drawn from, at its beginning."""
        return KeyedStream(self.key) if self.simulated is None else NumberedStream(*self.simulated)

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the deal."""
        return commitment(self.secret)
