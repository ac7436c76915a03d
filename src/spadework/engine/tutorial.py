"""A tutorial: a game on a fixed deal that explains itself move by move, scripted in a game's `tutorial.toml`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from spadework.engine.interface import MOST_SEATS
from spadework.engine.material import MaterialError, array, keys, number, read_document, text

FILE = "tutorial.toml"


@dataclass(frozen=True)
class Lesson:
    """A message of the guide.

    Args:
        say: the message id without its prefix "tutorial-".
        point: ids of the picture's elements that it refers to.
    """

    say: str
    point: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The message id."""
        return f"tutorial-{self.say}"


@dataclass(frozen=True)
class Turn:
    """A move of the script.

    Args:
        seat: the seat that makes it.
        moves: in notation; a learner may make any of them and is shown the first. Others make the first.
        otherwise: the message id, without "tutorial-", that answers any other move of a learner.
    """

    seat: int
    moves: tuple[str, ...]
    otherwise: str = ""

    @property
    def message(self) -> str:
        """The message id that answers any other move; empty for a move of the others."""
        return self.otherwise and f"tutorial-{self.otherwise}"


@dataclass(frozen=True)
class Stage:
    """Progress: the guide's messages since the last move, and the next scripted move, None at the end of the script."""

    lessons: tuple[Lesson, ...]
    turn: Turn | None
    number: int
    """Number of earlier lessons."""


@dataclass(frozen=True)
class Tutorial:
    """The script of a tutorial.

    Args:
        seats: number of seats.
        learner: the learner's seat.
        deal: identifies a fixed deal.
        level: the computer players' level after the script.
        steps: lessons and moves in order.
    """

    seats: int
    learner: int
    deal: int
    level: str
    steps: tuple[Lesson | Turn, ...]

    @property
    def secret(self) -> bytes:
        """The server's secret, which need not be secret, since the deal is fixed."""
        # Another word would change the deals of all tutorials.
        return sha256(f"voyage {self.deal}".encode()).digest()

    @property
    def lessons(self) -> list[Lesson]:
        """All lessons, in order."""
        return [step for step in self.steps if isinstance(step, Lesson)]

    def stage(self, played: Sequence[tuple[int, str]]) -> Stage | None:
        """Return the progress of a game by its seats' moves in notation; None when the learner has played on after the end.

        Moves that the script doesn't list are skipped: those of seats that pass a chance to react.
        """
        number, rest = 0, iter(played)
        lessons: list[Lesson] = []
        for step in self.steps:
            if isinstance(step, Lesson):
                lessons.append(step)
            elif any(step.seat == seat and any(same(move, wanted) for wanted in step.moves) for seat, move in rest):
                number, lessons = number + len(lessons), []
            else:
                return Stage(tuple(lessons), step, number)
        return None if any(seat == self.learner for seat, _ in rest) else Stage(tuple(lessons), None, number)


def same(played: str, written: str) -> bool:
    """Return whether two texts are the same move, ignoring spacing and case."""
    return played.casefold().split() == written.casefold().split()


def read_tutorial(folder: Path) -> Tutorial | None:
    """Read the tutorial in a game's folder; None if there is no file. Raises MaterialError when the file is invalid."""
    path = folder / FILE
    if not path.exists():
        return None
    document = keys(read_document(path), FILE, ("seats", "deal", "steps"), ("learner", "level"))
    seats = number(document["seats"], f"{FILE}: seats", 1, MOST_SEATS)
    learner = number(document.get("learner", 0), f"{FILE}: learner", 0, seats - 1)
    steps = tuple(
        _step(step, f"{FILE}: step {count}", seats, learner)
        for count, step in enumerate(array(document["steps"], f"{FILE}: steps"), 1)
    )
    if not isinstance(steps[-1], Lesson):
        raise MaterialError(f"{FILE}: the last step is a move; end with a lesson")
    return Tutorial(
        seats,
        learner,
        number(document["deal"], f"{FILE}: deal", 0, 1 << 31),
        text(document.get("level", "deck-hand"), f"{FILE}: level"),
        steps,
    )


def _step(step: Any, where: str, seats: int, learner: int) -> Lesson | Turn:
    if isinstance(step, Mapping) and "say" in step:
        keys(step, where, ("say",), ("point",))
        return Lesson(text(step["say"], f"{where}: say"), _texts(step.get("point", []), f"{where}: point"))
    keys(step, where, ("moves",), ("seat", "otherwise"))
    seat = number(step.get("seat", learner), f"{where}: seat", 0, seats - 1)
    moves = _texts(array(step["moves"], f"{where}: moves"), f"{where}: moves")
    if seat != learner and len(moves) > 1:
        raise MaterialError(f"{where}: only the learner has a choice; write one move")
    otherwise = text(step.get("otherwise", ""), f"{where}: otherwise")
    if (seat == learner) != bool(otherwise):
        raise MaterialError(f"{where}: the learner's moves need `otherwise`, and others' moves must not have it")
    return Turn(seat, moves, otherwise)


def _texts(values: Any, where: str) -> tuple[str, ...]:
    if not isinstance(values, list):
        raise MaterialError(f"{where}: {values!r} is not an array of strings")
    return tuple(text(value, where) for value in values)
