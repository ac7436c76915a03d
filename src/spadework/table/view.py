"""The view of one viewer."""

from typing import TYPE_CHECKING, Any

from spadework.engine.game import Game
from spadework.engine.interface import SPECTATOR, UNKNOWN, Deck, Record
from spadework.engine.picture.alone import standalone
from spadework.table.draws import Random, stream_of
from spadework.table.notebook import NotebookPicture
from spadework.table.presenter import Presenter
from spadework.table.setup import TableSetup
from spadework.table.steps import Move
from spadework.table.variant import Variant, seats_of

if TYPE_CHECKING:
    from spadework.table.position import Position

SHOWN = 8
"""Maximum fields in the `repr` of a view."""


class View:
    """A state as one viewer, a seat or a spectator, knows it.

    Args:
        variant: the game with its options and deck.
        seat: the viewer; SPECTATOR for a spectator.
        record: a record of the game's STATE type, filled by the rules' `view`; rules and computer players read it.

    >>> import spadework
    >>> view = spadework.Table(spadework.game_ids()[1], seats=3, seed=7).view(0)
    >>> view.as_dict()["seats"], view.seat, view.legal()[0].code in [move.code for move in view.legal()]
    (3, 0, True)
    """

    def __init__(self, variant: Variant, seat: int, record: Record) -> None:
        """Wrap a record without copying it."""
        self.variant, self.seat, self.record = variant, seat, record

    @property
    def game(self) -> Game:
        """The game."""
        return self.variant.game

    @property
    def options(self) -> dict[str, str]:
        """The options chosen before the deal, by name."""
        return dict(self.variant.options)

    @property
    def deck(self) -> Deck:
        """The deck."""
        return self.variant.deck

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self.record.seats)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats to move, as far as the viewer knows."""
        return seats_of(int(self.game.rules.to_move(self.deck.record, self.record)))

    def legal(self) -> list[Move]:
        """Return the viewer's legal moves; empty for a spectator, or if it is not to move."""
        return [] if self.seat == SPECTATOR else self.variant.legal(self._states(), self.seat)

    def guess(self, random: Random) -> "Position":
        """Return a determinization: a random state consistent with everything that the viewer knows, as sampled by the game's rules.

        Args:
            random: a seed, which always gives the same state, or a generator.

        >>> import spadework
        >>> view = spadework.Table(spadework.game_ids()[1], seats=3, seed=7).view(0)
        >>> view.guess(1) == view.guess(1), view.guess(1).legal(0) == view.legal()
        (True, True)
        """
        from spadework.table.position import Position

        states = self.game.new_states(1)
        self.game.rules.sample_state(self.deck.record, self.record, self.seat, stream_of(random), states[0])
        return Position.within(self.variant, states[0])

    def prompt(self, language: str = "en") -> str:
        """Return the question to the viewer; empty if it is not to move."""
        return self._presenter(language).prompt(self.record)

    def show(self, language: str = "en", wide: bool = True) -> NotebookPicture:
        """Return a picture for a notebook."""
        drawn = self._presenter(language).draw(self.record, wide, None)
        return NotebookPicture(standalone(drawn, self.game.sprites(self.deck)))

    def _repr_svg_(self) -> str:
        return self.show().svg

    def _presenter(self, language: str) -> Presenter:
        return Presenter(TableSetup(self.game, self.seats, self.options), self.deck, self.seat, language)

    def _states(self) -> Any:
        states = self.game.new_states(1)
        states[0] = self.record
        return states

    def as_dict(self) -> dict[str, Any]:
        """Return the fields by name as plain numbers and lists; hidden values are UNKNOWN (-1)."""
        return {name: self.record[name].tolist() for name in self.record.dtype.names}

    def __eq__(self, other: object) -> bool:
        """Return whether both viewers are on the same seat and know the same."""
        if not isinstance(other, View):
            return NotImplemented
        mine, others = (view.variant.packed(view.record) for view in (self, other))
        return self.seat == other.seat and self.variant.same_as(other.variant) and mine == others

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ((name, self.record[name]) for name in self.record.dtype.names)
        plain = [f"{name}={int(value)}" for name, value in fields if value.shape == () and value != UNKNOWN][:SHOWN]
        viewer = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {self.game.id} by {viewer}: {', '.join(plain)}>"
