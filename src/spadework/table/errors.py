"""Errors of tables: illegal moves, irrevocable moves, broken logs."""

from typing import Literal

Reason = Literal["nothing", "over", "chance", "known", "moved", "answered"]
"""Why a move can't be taken back: there is none; it ended the game; it led to a chance event or a time to react; it revealed something to
another player; another player has moved since; all others have answered too."""


class IllegalMove(ValueError):
    """A rejected move: its seat, the move, the reason, and the number of the rule if known.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> try:
    ...     table.play(9, table.legal(table.to_move[0])[0])
    ... except IllegalMove as error:
    ...     print(error.reason)
    there is no such seat; seats are 0 to 2
    """

    def __init__(self, seat: int, move: str, reason: str, rule: str | None = None) -> None:
        super().__init__(f"seat {seat} can't play {move!r}: {reason}" + (f" (rule {rule})" if rule else ""))
        self.seat = seat
        self.move = move
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[int, str, str, str | None]]:
        return IllegalMove, (self.seat, self.move, self.reason, self.rule)


class Irrevocable(ValueError):
    """A move that can't be taken back, and the reason.

    >>> Irrevocable(0, "chance")
    Irrevocable("seat 0 can't take its last move back: chance")
    """

    def __init__(self, seat: int, reason: Reason) -> None:
        super().__init__(f"seat {seat} can't take its last move back: {reason}")
        self.seat = seat
        self.reason = reason

    def __reduce__(self) -> tuple[type["Irrevocable"], tuple[int, Reason]]:
        return Irrevocable, (self.seat, self.reason)


class BrokenLog(ValueError):
    """A log that contains an illegal or missing entry: `number` is the index of the entry, from 0, and `reason` the error.

    >>> BrokenLog(0, "'take 2' comes after the end of the game")
    BrokenLog("entry 1: 'take 2' comes after the end of the game")
    """

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number + 1}: {reason}")
        self.number = number
        self.reason = reason
