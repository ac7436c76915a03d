"""Who sits at a table, and how far it has come."""

from collections.abc import Mapping, Sequence
from typing import Literal

from spadework.engine.game import Game
from spadework.engine.picture.sprites import Sprites
from spadework.table import Table
from spadework.web.db.models import StoredSeat, StoredTable
from spadework.web.features.tutorial.service import TutorialProgress

Stage = Literal["gathering", "playing", "over"]


class Seating:
    """What can be told of a table without looking at its cards.

    Args:
        stored: what the database holds of it; its seats are kept up to date here.
        game: its game, ready.
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
        """Who sits where."""
        return self.stored.seats

    @property
    def names(self) -> list[str]:
        """The names by seat, empty where nobody sits yet."""
        return [seat.name for seat in self.seats]

    @property
    def sprites(self) -> Sprites:
        """The art of the deck that is played with."""
        return self.game.sprites(self.game.deck(self.deck))

    @property
    def deck(self) -> str:
        """The deck that is played with, by its name now."""
        return self.game.deck_played(self.stored.deck, self.stored.deck_digest)

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the server's secret, shown before the deal."""
        return self.stored.commitment

    @property
    def sealed(self) -> bool:
        """As that of the stored table."""
        return self.stored.sealed

    @property
    def alone(self) -> bool:
        """Whether at most one person sits here."""
        return sum(seat.level is None for seat in self.seats) < 2

    @property
    def apart(self) -> bool:
        """Whether people sit here who don't share a screen."""
        people = [seat.guest for seat in self.seats if seat.level is None]
        return len(people) > 1 and (None in people or len(set(people)) > 1)

    @property
    def time_to_react(self) -> int | None:
        """While there is time to react: the version of spectators, which nothing changes before it is over. Else None."""
        if self.table is None or self.ended or not self.table.time_to_react:
            return None
        return self.table.version()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for which the table waits."""
        if self.table is None:
            return ()
        return self.table.to_move if self.tutorial is None else self.tutorial.awaited(self.table)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        return tuple(seat.seat for seat in self.seats if guest is not None and seat.guest == guest)

    @property
    def ended(self) -> bool:
        """Whether all who played here have ended the game early."""
        return self.stored.ended

    def level_of(self, seat: int) -> str | None:
        """The level of the computer player who plays on a seat, for itself or for somebody; None when a person does."""
        return self.seats[seat].level or self.seats[seat].stand_in

    def is_open(self, seat: StoredSeat) -> bool:
        """Whether somebody may still sit down there."""
        return seat.level is None and seat.guest is None

    def set_seats(self, seats: Sequence[int], values: Sequence[Mapping[str, object]]) -> None:
        """Change what is known of some seats: the values by name, for each seat."""
        for seat, named in zip(seats, values, strict=True):
            for name, value in named.items():
                setattr(self.seats[seat], name, value)
