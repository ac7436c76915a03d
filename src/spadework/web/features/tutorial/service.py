"""A table at which somebody learns the game: how far the tutorial has come, and what may be played next."""

from spadework.engine.interface import CHANCE
from spadework.engine.tutorial import Stage, Turn, Tutorial
from spadework.table import IllegalMove, Table
from spadework.web.server.errors import Refused


class TutorialProgress:
    """The guide at a table. What it has said is not stored: after a restart it says it once more.

    Args:
        tutorial: what the guide goes by.
    """

    def __init__(self, tutorial: Tutorial) -> None:
        self.script = tutorial
        self.lessons_read = 0
        """How many lessons the learner has read."""

    def stage(self, table: Table) -> Stage | None:
        """How far the tutorial has come, None once it is over."""
        return self.script.stage([(step.seat, step.text) for step in table.steps if step.seat != CHANCE])

    def read(self, lessons: int) -> None:
        """The learner has read so many lessons."""
        self.lessons_read = max(self.lessons_read, lessons)

    def waits(self, stage: Stage) -> bool:
        """Whether the others wait until the learner has read what is said."""
        return self.lessons_read < stage.number + len(stage.lessons)

    def scripted(self, table: Table) -> Turn | None:
        """The move that one of the others makes now; None when it is the learner's turn, or the tutorial is over."""
        stage = self.stage(table)
        if stage is None or stage.turn is None or stage.turn.seat == self.script.learner or self.waits(stage):
            return None
        return stage.turn if stage.turn.seat in table.to_move else None

    def awaited(self, table: Table) -> tuple[int, ...]:
        """For whom the time to react waits: of all who could react, only for whom the script lets react."""
        stage = self.stage(table)
        if stage is None or stage.turn is None:
            return table.to_move
        return tuple(seat for seat in table.to_move if seat == stage.turn.seat)

    def leads(self, table: Table) -> bool:
        """Whether the script still says who plays what."""
        stage = self.stage(table)
        return stage is not None and (stage.turn is not None or self.waits(stage))

    def check(self, table: Table, seat: int, move: str | int) -> None:
        """Raise Refused, with what the guide says to it, when a move is not the one that is to be learnt now."""
        stage = self.stage(table)
        if stage is None or stage.turn is None:
            return
        turn = stage.turn
        try:
            codes = {code_of(table, seat, text) for text in turn.moves}
            wanted = turn.seat == seat and code_of(table, seat, move) in codes
        except (ValueError, IllegalMove):
            wanted = False
        if not wanted:
            raise Refused(turn.message or "refused-tutorial")


def code_of(table: Table, seat: int, move: str | int) -> int:
    """A move's code. Raises ValueError when its text can't be read."""
    return move if isinstance(move, int) else table.game.notation.read(table.deck, seat, move)
