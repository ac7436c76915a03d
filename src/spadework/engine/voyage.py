"""A first voyage: a game that teaches itself, move by move, on a table with a fixed deal. Written down in a game's `voyage.toml`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from spadework.engine.contract import MOST_SEATS
from spadework.engine.material import MaterialError, array, keys, number, read_document, text

FILE = "voyage.toml"


@dataclass(frozen=True)
class Lesson:
    """Something that the guide says.

    Args:
        say: the id of the message, without its beginning "voyage-".
        point: the ids of the elements of the picture that it speaks of.
    """

    say: str
    point: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The id of what is said."""
        return f"voyage-{self.say}"


@dataclass(frozen=True)
class Turn:
    """A move of the script.

    Args:
        seat: who makes it.
        moves: in notation; a learner may make any of them, and is shown the first. Others make the first.
        otherwise: the id, without "voyage-", of what a learner hears who tries something else.
    """

    seat: int
    moves: tuple[str, ...]
    otherwise: str = ""

    @property
    def message(self) -> str:
        """The id of what is said to another move, empty for a move of the others."""
        return self.otherwise and f"voyage-{self.otherwise}"


@dataclass(frozen=True)
class Stage:
    """How far somebody has come: what the guide says since the last move, and the move that is due, None when all is said."""

    lessons: tuple[Lesson, ...]
    turn: Turn | None
    number: int
    """How many lessons came before."""


@dataclass(frozen=True)
class Voyage:
    """The script of a first voyage.

    Args:
        seats: how many sit at the table.
        learner: the seat of whoever learns.
        deal: tells one fixed deal from another.
        level: who plays the others when the script is over.
        steps: lessons and moves in order.
    """

    seats: int
    learner: int
    deal: int
    level: str
    steps: tuple[Lesson | Turn, ...]

    @property
    def secret(self) -> bytes:
        """The server's part of the chance: open to all, since the deal is fixed."""
        return sha256(f"voyage {self.deal}".encode()).digest()

    @property
    def lessons(self) -> list[Lesson]:
        """All that the guide says, in order."""
        return [step for step in self.steps if isinstance(step, Lesson)]

    def stage(self, played: Sequence[tuple[int, str]]) -> Stage | None:
        """How far a game has come by its seats' moves in notation; None when the learner has played on after the end.

        Moves that the script does not name are passed over: those of who lets pass what they could react to.
        """
        said, rest = 0, iter(played)
        lessons: list[Lesson] = []
        for step in self.steps:
            if isinstance(step, Lesson):
                lessons.append(step)
            elif any(step.seat == seat and any(same(move, wanted) for wanted in step.moves) for seat, move in rest):
                said, lessons = said + len(lessons), []
            else:
                return Stage(tuple(lessons), step, said)
        return None if any(seat == self.learner for seat, _ in rest) else Stage(tuple(lessons), None, said)


def same(played: str, written: str) -> bool:
    """Whether two texts are one move, however they are spaced and capitalised."""
    return played.casefold().split() == written.casefold().split()


def read_voyage(folder: Path) -> Voyage | None:
    """The first voyage of the game in a folder, None where there is none. Raises MaterialError when it is not as described."""
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
        raise MaterialError(f"{FILE}: the last step is a move; end with something that is said")
    return Voyage(
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
        raise MaterialError(f"{where}: the learner's moves need `otherwise`, which others' have not")
    return Turn(seat, moves, otherwise)


def _texts(values: Any, where: str) -> tuple[str, ...]:
    if not isinstance(values, list):
        raise MaterialError(f"{where}: {values!r} is not an array of texts")
    return tuple(text(value, where) for value in values)
