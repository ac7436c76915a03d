"""Moves and takebacks on a table, and the form in which they are stored."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from spadework.engine.interface import CHANCE
from spadework.engine.words import Message, message
from spadework.table import IllegalMove, Irrevocable, Step, Table, takeback
from spadework.web.db.storage import GameOutcome, MoveTakenBack, NewMove, ProgressUpdate, TakebackUpdate
from spadework.web.server.errors import Refused
from spadework.web.server.requests import join_names, page_words

ID = re.compile(r' id="([^"]+)"')


class RemovedSteps(NamedTuple):
    """Steps that were taken back at a table."""

    number: int
    """The number of steps before them."""
    steps: Sequence[Step]
    """The steps after those, as they were."""
    taken: int
    """How many of them were taken back, from the first; the others stay."""
    together: bool = False
    """Whether all players agreed to it, which begins a new branch of the game."""


def make_move(table: Table, seat: int, decision: int, move: str | int) -> list[Step]:
    """Play a move and return its steps; none if the same move had been played before. Raises Refused."""
    if decision != table.decision(seat):
        made = [step for step in table.steps if step.seat == seat]
        if 0 <= decision < len(made) and same_move(made[decision], move):
            return []
        raise Refused("refused-stale")
    try:
        return table.play(seat, move)
    except IllegalMove as error:
        raise refusal(table, error) from None


def make_moves(table: Table, moves: Mapping[int, tuple[int, int]], refused: dict[int, Refused]) -> list[Step]:
    """Play moves of several seats and return the steps; add refusals to `refused`, by seat."""
    steps: list[Step] = []
    for seat, (decision, code) in moves.items():
        try:
            steps += make_move(table, seat, decision, code)
        except Refused as reason:
            refused[seat] = reason
    return steps


def take_back(table: Table, seat: int, decision: int) -> RemovedSteps | None:
    """Take back a seat's move of this decision; None if it had been taken back before. Raises Refused."""
    if decision == table.decision(seat):
        return None
    if decision != table.decision(seat) - 1:
        raise Refused("refused-stale")
    try:
        steps = table.take_back(seat)
    except Irrevocable as error:
        raise Refused(f"refused-stays-{error.reason}") from None
    return RemovedSteps(len(table.steps) + 1 - len(steps), steps, 1)


def take_back_by_consent(table: Table, number: int) -> RemovedSteps:
    """Take the table back to its first `number` steps, by consent."""
    steps = takeback.take_back(table, number)
    return RemovedSteps(number, steps, len(steps), together=True)


def would_be_final(table: Table, seat: int, decision: int, move: str | int) -> bool:
    """Return whether a move can't be taken back, as far as its seat can tell; False for an illegal move."""
    if decision != table.decision(seat):
        return False
    try:
        return table.is_final(seat, move)
    except IllegalMove:
        return False


def redo(table: Table, undone: RemovedSteps) -> None:
    """Play again what was taken back."""
    table.undo(undone.number)
    table.restore([(step.seat, step.text) for step in undone.steps])
    del table.reversals[-undone.taken :]


def stored_takeback(table: Table, undone: RemovedSteps, epoch: int) -> TakebackUpdate:
    """Return a takeback as it is stored; `epoch` is the game's branch before it."""
    seen = table.reversals[-undone.taken :]
    steps = zip(undone.steps, seen, strict=False)
    taken = [
        MoveTakenBack(number, step.seat, step.text, mask) for number, (step, mask) in enumerate(steps, undone.number)
    ]
    later = new_moves(table, table.steps[undone.number :])
    return TakebackUpdate(len(table.reversals) - undone.taken, taken, later, epoch + undone.together)


def same_move(step: Step, move: str | int) -> bool:
    """Return whether a step was this move; spacing and capitals in its text don't matter."""
    if isinstance(move, int):
        return step.code == move
    return step.text.casefold().split() == move.casefold().split()


def refusal(table: Table, error: IllegalMove) -> Refused:
    """Return the refusal that explains an illegal move to a player."""
    if table.over:
        return Refused("refused-over")
    if error.seat not in table.to_move:
        return Refused("refused-not-your-turn")
    if error.rule:
        return Refused("refused-rule", move=error.move, rule=error.rule)
    return Refused("refused-illegal", move=error.move)


def why_not(table: Table, seat: int, move: str, language: str) -> Message:
    """Return the reason why a seat can't choose a move now, or any other for an empty text. Uses only the seat's view."""
    if table.over:
        return message("refused-over")
    view, presenter = table.view(seat).record, table.presenter(seat, language)
    prompt, rule = presenter.prompt(view), presenter.refusal_rule(view, move)
    if not prompt:
        others = [table.names[other] for other in table.waiting(seat)]
        return (
            message("why-wait", names=join_names(others, page_words()[language]))
            if others
            else message("refused-not-your-turn")
        )
    return message("why-rule", ask=prompt, rule=rule) if rule else message("why-ask", ask=prompt)


def about(table: Table, viewer: int, ids: Sequence[str], language: str) -> str | None:
    """Describe the first of these picture elements that has a description. Uses only the viewer's view."""
    view, presenter = table.view(viewer).record, table.presenter(viewer, language)
    there = {found for part in table.draw(viewer, language).parts for found in ID.findall(part.svg)}
    return next((text for id in ids if id in there and (text := presenter.about(view, id))), None)


def new_moves(table: Table, steps: Sequence[Step]) -> list[NewMove]:
    """Return the table's last steps in the form in which they are stored."""
    first = len(table.steps) - len(steps)
    decisions = {seat: table.decision(seat) for seat in range(table.seats)}
    for step in steps:
        if step.seat != CHANCE:
            decisions[step.seat] -= 1
    moves = []
    for number, step in enumerate(steps, first):
        decision = None
        if step.seat != CHANCE:
            decision = decisions[step.seat]
            decisions[step.seat] += 1
        moves.append(NewMove(number, step.seat, decision, step.text))
    return moves


def progress(table: Table, clocks: dict[str, Any] | None) -> ProgressUpdate:
    """Return how far a table has come, with its clocks, in the form in which it is stored."""
    to_move = sum(1 << seat for seat in table.to_move)
    result, counts = table.result, () if clocks is None else (clocks["turns"], clocks["late"])
    return ProgressUpdate(table.over, to_move, clocks, result and GameOutcome(result.scores, result.places, *counts))
