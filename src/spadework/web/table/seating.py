"""The seats of a table, and its stage."""

from collections.abc import Mapping, Sequence
from typing import Literal

from spadework.engine.game import Game
from spadework.engine.picture.sprites import Sprites
from spadework.table import Table
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.features.tutorial.service import TutorialProgress

TableStage = Literal["waiting", "playing", "over"]


class TableSeating:
    """The seats and the stage of a table.

    Args:
        stored: its row in the database.
        game: its game, compiled.
        table: the game in play, None before the deal.
    """

    def __init__(self, stored: StoredTable, game: Game, table: Table | None) -> None:
        self.stored = stored
        self.id = stored.id
        self.game = game
        self.table = table
        self.tutorial = TutorialProgress(game.tutorial) if stored.tutorial and game.tutorial else None

    @property
    def seats(self) -> list[StoredSeat]:
        """The seats, in order."""
        return self.stored.seats

    @property
    def names(self) -> list[str]:
        """The names by seat, empty for an open seat."""
        return [seat.name for seat in self.seats]

    @property
    def sprites(self) -> Sprites:
        """The sprites of the table's deck."""
        return self.game.sprites(self.game.deck(self.deck))

    @property
    def deck(self) -> str:
        """The current name of the table's deck."""
        return self.game.deck_played(self.stored.deck, self.stored.deck_digest)

    @property
    def stage(self) -> TableStage:
        """Before the deal, during the game, or after it."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the server's secret, shown before the deal."""
        return self.stored.commitment

    @property
    def sealed(self) -> bool:
        """Whether the secret stays sealed because others still play the same deal."""
        return self.stored.sealed

    @property
    def alone(self) -> bool:
        """Whether at most one person sits here."""
        return sum(seat.level is None or seat.is_reserved for seat in self.seats) < 2

    @property
    def apart(self) -> bool:
        """Whether people sit here who don't share a screen."""
        people = [seat.guest for seat in self.seats if seat.level is None or seat.is_reserved]
        return len(people) > 1 and (None in people or len(set(people)) > 1)

    @property
    def time_to_react(self) -> int | None:
        """While there is time to react: the version of the spectators' view, which nothing changes before it is over. Otherwise None."""
        if self.table is None or self.ended or not self.table.time_to_react:
            return None
        return self.table.version()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        if self.table is None:
            return ()
        return self.table.to_move if self.tutorial is None else self.tutorial.awaited(self.table)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """Return a guest's seats."""
        return tuple(seat.seat for seat in self.seats if guest is not None and seat.guest == guest)

    def is_host(self, guest: str | None) -> bool:
        """Return whether a guest is the table's host."""
        return guest is not None and guest == self.stored.creator

    @property
    def ended(self) -> bool:
        """Whether the game was ended early."""
        return self.stored.ended

    def level_of(self, seat: int) -> str | None:
        """Return the level of the computer player on a seat, its own or a substitute; None for a person."""
        return self.seats[seat].level or self.seats[seat].substitute

    def set_seats(self, seats: Sequence[int], values: Sequence[Mapping[str, object]]) -> None:
        """Set values of some seats in memory, by name for each seat."""
        for seat, named in zip(seats, values, strict=True):
            for name, value in named.items():
                setattr(self.seats[seat], name, value)
