"""What explanations are told from: a view, who looks at it, and what that viewer is asked."""

from dataclasses import dataclass
from functools import cached_property

from spadework.engine.contract import SPECTATOR, Record
from spadework.engine.picture.parts import Plain
from spadework.engine.words import Message, message
from spadework.games.sea_and_shore.picture.look import SETTLING, SettledTrick, settled_trick
from spadework.games.sea_and_shore.rules.material import Deck


@dataclass(frozen=True)
class Situation:
    """A view, and whose it is."""

    deck: Deck
    view: Record
    seat: int
    """The viewer."""

    @cached_property
    def table(self) -> Plain:
        """The view, read once."""
        return Plain(self.view)

    @cached_property
    def settled(self) -> SettledTrick | None:
        """The trick whose covers are off, as the picture shows it."""
        return settled_trick(self.table)

    @property
    def settling(self) -> bool:
        """Whether the covers are off and somebody has still to decide."""
        return self.table.phase in SETTLING

    def asks(self, phase: int) -> bool:
        """Whether it is the viewer who has to decide something in a phase."""
        return self.seat != SPECTATOR and self.table.phase == phase and self.table.turn == self.seat


def told(*sentences: Message) -> Message:
    """Sentences in a row, at least one."""
    first, *others = sentences
    for other in others:
        first = message("sentences", first=first, last=other)
    return first
