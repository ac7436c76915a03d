"""The tutorial at a table: its progress, and the moves that it allows."""

from collections.abc import Mapping

from spadework.engine.interface import CHANCE
from spadework.engine.tutorial import Stage, Turn, Tutorial
from spadework.table import IllegalMove, Table
from spadework.web.server.errors import Refused

LEARNED_COOKIE = "spadework_learned"
"""The ids of the games whose tutorial was finished in this browser, whose script writes it; separated by dots."""


def learned_games(cookies: Mapping[str, str]) -> frozenset[str]:
    """Return the games whose tutorial the user has finished."""
    return frozenset(cookies.get(LEARNED_COOKIE, "").split("."))


class TutorialProgress:
    """The progress of a table's tutorial. It isn't stored: after a restart the lessons are shown again.

    Args:
        tutorial: the game's tutorial.
    """

    def __init__(self, tutorial: Tutorial) -> None:
        self.script = tutorial
        self.lessons_read = 0
        """The number of lessons read."""

    def stage(self, table: Table) -> Stage | None:
        """Return the current stage, None after the tutorial."""
        return self.script.stage([(step.seat, step.text) for step in table.steps if step.seat != CHANCE])

    def read(self, lessons: int) -> None:
        """Note the number of lessons read."""
        self.lessons_read = max(self.lessons_read, lessons)

    def waits(self, stage: Stage) -> bool:
        """Return whether the other seats wait until the learner has read a lesson."""
        return self.lessons_read < stage.number + len(stage.lessons)

    def scripted(self, table: Table) -> Turn | None:
        """Return another seat's scripted move that is due; None when the learner moves next, or after the tutorial."""
        stage = self.stage(table)
        if stage is None or stage.turn is None or stage.turn.seat == self.script.learner or self.waits(stage):
            return None
        return stage.turn if stage.turn.seat in table.to_move else None

    def awaited(self, table: Table) -> tuple[int, ...]:
        """Return the seats for which the time to react waits: the one with a scripted reaction, or without a script all that may react."""
        stage = self.stage(table)
        if stage is None or stage.turn is None:
            return table.to_move
        return tuple(seat for seat in table.to_move if seat == stage.turn.seat)

    def leads(self, table: Table) -> bool:
        """Return whether the script still determines the moves."""
        stage = self.stage(table)
        return stage is not None and (stage.turn is not None or self.waits(stage))

    def check(self, table: Table, seat: int, move: str | int) -> None:
        """Raise Refused, with the guide's answer, for a move other than the one being taught."""
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
    """Return a move's code. Raises ValueError for unreadable text."""
    return move if isinstance(move, int) else table.game.notation.read(table.deck, seat, move)
