"""Takebacks: returning a table to the position before a seat's decision, undoing everything after it."""

from typing import NamedTuple

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.table.steps import Step
from spadework.table.table import Table


class TakebackSummary(NamedTuple):
    """The moves that a takeback would undo, as far as one viewer knows them."""

    turn: str
    """Heading of the turn of the decision."""
    move: str
    """The decision in words; empty if the viewer doesn't know it."""
    moves: int
    """Number of undone moves that the viewer knows of, including the decision."""


def last_known_decision(table: Table, seat: int) -> int | None:
    """Return the number of steps before a seat's last decision that everybody knows about.

    None if there is none, or if the game is over. Whether a seat has reacted is private, so such decisions don't count. The result
    reveals nothing to the seat that it hasn't seen.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> last_known_decision(table, 0) is None
    True
    """
    if table.over:
        return None
    made = (number for number in reversed(range(len(table.steps))) if table.steps[number].seat == seat)
    return next((number for number in made if seat in table.waiting(SPECTATOR, number)), None)


def undoing(table: Table, number: int, viewer: int, language: str) -> TakebackSummary:
    """Return the moves undone by returning to the first `number` steps, using only a viewer's own views."""
    seen = set(table.seen_steps(viewer))
    known = [
        step.seat == viewer or (step.seat != CHANCE and place in seen)
        for place, step in enumerate(table.steps[number:], number + 1)
    ]
    turn, _ = table.presenter(viewer, language).turn(table.view(viewer, number).record)
    return TakebackSummary(turn, move_text(table, number, viewer, language), sum(known))


def move_text(table: Table, number: int, viewer: int, language: str) -> str:
    """Return the move after `number` steps as its seat chose it, or as another viewer's log has it; empty if that has nothing."""
    step, before = table.steps[number], table.view(viewer, number).record
    if step.seat == viewer:
        return table.presenter(viewer, language).label(before, step.code)
    seen = list(table.seen_steps(viewer))
    if number + 1 not in seen:
        return ""
    version = seen.index(number + 1)
    return " ".join(line.text for line in table.log(viewer, language, version, version + 1) if line.text)


def take_back(table: Table, number: int) -> list[Step]:
    """Return a table to its first `number` steps. Returns the undone steps; the same moves lead to the same chance again."""
    steps = table.steps[number:]
    table.undo(number)
    table.reversals += [step.seen for step in steps]
    return steps
