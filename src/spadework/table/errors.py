"""What a table refuses: a move, to take one back, or a whole log."""

from typing import Literal

Reason = Literal["nothing", "over", "chance", "known", "moved", "answered"]
"""Why a move stays: none was made; it ended the game; chance has been asked, or others whether they react; somebody has learned something
by it; somebody else has moved; all others have answered, too."""


class IllegalMove(ValueError):
    """A move that was refused: by which seat, which move, why, and the rule behind it where one is known.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> try:
    ...     table.play(9, table.legal(table.to_move[0])[0])
    ... except IllegalMove as error:
    ...     print(error.reason)
    there is no such seat; seats are 0 to 2
    """

    def __init__(self, seat: int, move: str, reason: str, rule: str | None = None) -> None:
        """Keep what was refused, and say it in one sentence."""
        super().__init__(f"seat {seat} can't play {move!r}: {reason}" + (f" (rule {rule})" if rule else ""))
        self.seat = seat
        self.move = move
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[int, str, str, str | None]]:
        return IllegalMove, (self.seat, self.move, self.reason, self.rule)


class Irrevocable(ValueError):
    """A move that can't be taken back, and why.

    >>> Irrevocable(0, "chance")
    Irrevocable("seat 0 can't take its last move back: chance")
    """

    def __init__(self, seat: int, reason: Reason) -> None:
        """Keep whose move it was and why it stays."""
        super().__init__(f"seat {seat} can't take its last move back: {reason}")
        self.seat = seat
        self.reason = reason

    def __reduce__(self) -> tuple[type["Irrevocable"], tuple[int, Reason]]:
        return Irrevocable, (self.seat, self.reason)


class BrokenLog(ValueError):
    """A log that can't have been played: `number` is the position of the entry, from 0, and `reason` what is wrong with it.

    >>> BrokenLog(0, "'take 2' comes after the end of the game")
    BrokenLog("entry 1: 'take 2' comes after the end of the game")
    """

    def __init__(self, number: int, reason: str) -> None:
        """Keep where the log breaks and why."""
        super().__init__(f"entry {number + 1}: {reason}")
        self.number = number
        self.reason = reason
