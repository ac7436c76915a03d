"""A player whose code is in a file of somebody's own."""

import json
from collections.abc import Mapping
from pathlib import Path

from spadework.engine.contract import Deck, Record
from spadework.engine.game import Game
from spadework.players.player import PlayerFailed
from spadework.players.process import Ended, Process, TooLate
from spadework.table import Variant

ENDING = ".py"
"""A player whose name ends so is a file, not a level."""

SECONDS = 10.0
"""How long a player may think about a move."""

LOADING_SECONDS = 60.0
"""How long a file may take to be imported: it may import big libraries."""

LONGEST_TEXT = 200


def is_file(player: str) -> bool:
    """Whether a player is named by a file rather than a level.

    >>> is_file("./my_player.py"), is_file("random")
    (True, False)
    """
    return player.endswith(ENDING)


class FilePlayer:
    """Plays as the class in a Python file does.

    The file holds one class with a method `choose(self, view, moves)`, or several of which one is called MyPlayer. `view` is the
    `spadework.table.View` of its seat and `moves` a list of `spadework.Move`; it returns one of them, or its code or text. The class is
    made anew for each game, with those of the keywords `game` (its id), `seats`, `seat` and `seed` that its `__init__` names; before
    that, `random` and `numpy.random` are seeded.

    The code runs in a process of its own, with the rights of whoever runs it. When it raises, hangs, ends or returns what is no legal move,
    PlayerFailed is raised, and the process is started again for the next game.

    Args:
        path: the file.
        game: what it is to play.
        deck: with which cards.
        seconds: how long it may think about a move; for a new game it has SECONDS at least.

    Raises:
        ValueError: there is no such file, it can't be imported, or it holds no player.
    """

    def __init__(self, path: str, game: Game, deck: Deck, seconds: float = SECONDS) -> None:
        if not Path(path).is_file():
            raise ValueError(f"{path}: there is no such file")
        self.path = path
        self._game, self._deck, self._seconds = game, deck, seconds
        self._moves = game.new_buffers().moves
        self._process: Process | None = None
        try:
            self._start(0)
        except PlayerFailed as failure:
            raise ValueError(f"{path}: can't be used: {failure.reason}") from None

    def begin(self, seats: int, seat: int, seed: int) -> None:
        """Let the player take its seat in a new game, which must come before `choose`. Raises PlayerFailed."""
        if self._process is None:
            self._start(seat)
        arguments = {
            "variant": Variant(self._game, {}, self._deck),
            "game": self._game.id,
            "seats": seats,
            "seat": seat,
            "seed": seed,
        }
        self._ask(seat, "begin", arguments, max(self._seconds, SECONDS))

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`. Raises PlayerFailed."""
        count = self._game.rules.legal(self._deck.record, view, seat, self._moves)
        texts = {code: self._game.notation.write(self._deck, seat, code) for code in self._moves[:count].tolist()}
        answer = self._ask(seat, "choose", {"view": view.tobytes(), "moves": list(texts.items())}, self._seconds)
        for code, text in texts.items():
            if answer in (code, text):
                return int(code)
        moves = "the only move there is" if count == 1 else f"one of its {count} moves"
        raise self._failure(seat, f"answered {_in_one_line(repr(answer))}, which is not {moves}")

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _start(self, seat: int) -> None:
        self._process = Process("spadework.players.host")
        arguments = {"path": str(Path(self.path).resolve()), "state": self._game.rules.STATE}
        self._ask(seat, "load", arguments, LOADING_SECONDS)

    def _ask(self, seat: int, what: str, arguments: Mapping[str, object], seconds: float) -> str | int:
        """Call a method of the host in the process; returns the value of its reply."""
        assert self._process is not None
        self._process.forget_printed()
        try:
            reply = self._process.ask((what, arguments), seconds)
        except TooLate:
            does = {"load": "to be imported", "begin": "to begin a game", "choose": "for a move"}[what]
            raise self._failure(seat, f"took longer than {seconds:g} s {does}") from None
        except Ended as ending:
            raise self._failure(seat, str(ending)) from None
        kind, value = _read(reply)
        if kind in ("done", "played"):
            return value
        raised = f"importing it raised {value}" if what == "load" else f"raised {value}"
        reasons = {"raised": raised, "nonsense": f"answered {value}, which is no move", "unusable": str(value)}
        raise self._failure(seat, _in_one_line(reasons.get(kind, "answered in a way that can't be read")))

    def _failure(self, seat: int, reason: str) -> PlayerFailed:
        """The failure for a reason, to which the last line that was printed is added; ends the process."""
        assert self._process is not None
        process = self._process
        self.close()
        printed = [line for line in map(_in_one_line, process.printed.splitlines()) if line]
        return PlayerFailed(seat, reason + (f"; the last line it printed: {printed[-1]}" if printed else ""))


def _read(reply: bytes) -> tuple[str, str | int]:
    try:
        kind, value = json.loads(reply)
    except (ValueError, TypeError, RecursionError):
        return "", ""
    return (kind, value) if isinstance(kind, str) and isinstance(value, str | int) else ("", "")


def _in_one_line(text: str) -> str:
    """Any text as one short line, without characters that could control a terminal."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= LONGEST_TEXT else line[: LONGEST_TEXT - 1] + "…"
