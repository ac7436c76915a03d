"""A table that goes back to before a decision of a seat, with all that came after it: where to, what that undoes, and undoing it."""

from typing import NamedTuple

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.table.steps import Step
from spadework.table.table import Table


class Undoing(NamedTuple):
    """What would be undone, as one viewer may know it."""

    turn: str
    """The heading of the turn in which the decision was made."""
    move: str
    """The decision in words; empty when the viewer does not know it."""
    moves: int
    """How many moves it is that the viewer knows of, the decision among them."""


def last_known_decision(table: Table, seat: int) -> int | None:
    """How many steps there were before the last decision of a seat that everybody knows it has made.

    None when there is none, and when the game is over. Whether a seat has reacted is nobody else's business, so that such decisions don't
    count. To the seat itself this tells nothing that it has not seen.

    >>> import spadework
    >>> table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    >>> last_known_decision(table, 0) is None
    True
    """
    if table.over:
        return None
    made = (number for number in reversed(range(len(table.steps))) if table.steps[number].seat == seat)
    return next((number for number in made if seat in table.waiting(SPECTATOR, number)), None)


def undoing(table: Table, number: int, viewer: int, language: str) -> Undoing:
    """What would be undone if a table went back to its first `number` steps, told from what a viewer has seen and from nothing else."""
    seen = set(table.seen_steps(viewer))
    known = [
        step.seat == viewer or (step.seat != CHANCE and place in seen)
        for place, step in enumerate(table.steps[number:], number + 1)
    ]
    turn, _ = table.presenter(viewer, language).turn(table.view(viewer, number).record)
    return Undoing(turn, told_move(table, number, viewer, language), sum(known))


def told_move(table: Table, number: int, viewer: int, language: str) -> str:
    """The move after `number` steps, as the seat chose it, or as it was told to another viewer; empty when nothing was told."""
    step, before = table.steps[number], table.view(viewer, number).record
    if step.seat == viewer:
        offers = table.presenter(viewer, language).offers(before)
        return next(offer.label for offer in offers if offer.code == step.code)
    seen = list(table.seen_steps(viewer))
    if number + 1 not in seen:
        return ""
    version = seen.index(number + 1)
    return " ".join(line.text for line in table.log(viewer, language, version, version + 1) if line.text)


def go_back(table: Table, number: int) -> list[Step]:
    """Take a table back to its first `number` steps. Returns those that it had after them; the same moves bring the same chance again."""
    steps = table.steps[number:]
    table.undo(number)
    table.reversals += [step.seen for step in steps]
    return steps
