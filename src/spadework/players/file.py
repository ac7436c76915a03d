"""A player whose code, or whose network, is in a file of somebody's own."""

import json
import pickle
import sys
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path

from spadework.engine.contract import Record
from spadework.players.own import Answer, among, not_among
from spadework.players.player import PlayerFailed
from spadework.players.process import HOST, Ended, Process, TooLate
from spadework.table import Variant

ENDINGS = (".py", ".npz")
"""A player whose name ends so is a file, not a level: one that holds a class, or a network."""

SECONDS = 10.0
"""How long a player may think about a move."""

LOADING_SECONDS = 60.0
"""How long a file may take to be imported, and its player to begin a game: it may import big libraries, and compile."""

LONGEST_TEXT = 200

GAMES = 64
"""So many games a process keeps at the same time."""

GAME = ""
"""The name of the present game of who plays one at a time."""


def is_file(player: str) -> bool:
    """Whether a player is named by a file rather than a level.

    >>> is_file("./my_player.py"), is_file("network.npz"), is_file("random")
    (True, True, False)
    """
    return player.endswith(ENDINGS)


def check_file(path: str) -> None:
    """Raise ValueError when there is no such file."""
    if not Path(path).is_file():
        raise ValueError(f"{path}: there is no such file")


class PlayerFile:
    """A Python file of somebody's own that holds a player, in a process of its own, with the rights of whoever runs it.

    The file holds one class with a method `choose(self, view, moves)`, or several of which one is called MyPlayer. `view` is the
    `spadework.View` of its seat and `moves` a list of `spadework.Move`; it returns one of them, or its code or text. The class is
    made anew for each game, with those of the keywords `game` (its id), `seats`, `seat`, `seed`, `options` (what was chosen, by name) and
    `deck` that its `__init__` names; before that, `random` and `numpy.random` are seeded. A file whose name ends in .npz holds a network,
    which plays as `spadework.players.network.NetworkPlayer` does.

    When it raises, hangs, ends or returns what is no legal move, PlayerFailed is raised, and the process is started again for the next
    game.

    Args:
        path: the file.
        at_once: whether it is imported now, and not only when it is to begin a game.

    Raises:
        ValueError: there is no such file, it can't be imported, or it holds no player; PlayerFailed later, where it is not imported now.
    """

    def __init__(self, path: str, at_once: bool = True) -> None:
        self.path = path
        self._process: Process | None = None
        self._games: OrderedDict[str, None] = OrderedDict()
        self.class_name = ""
        """What its class is called."""
        if not at_once:
            return
        check_file(path)
        try:
            self._start(0)
        except PlayerFailed as failure:
            raise ValueError(f"{path}: can't be used: {failure.reason}") from None

    def holds(self, game: str) -> bool:
        """Whether it still knows a game that it has begun: after a failure none, and of many games the last `GAMES`."""
        return game in self._games

    def begin(self, game: str, variant: Variant, seats: int, seat: int, seed: int) -> None:
        """Let it take its seat in a new game, which has a name. Raises PlayerFailed."""
        if self._process is None:
            self._start(seat)
        played = pickle.dumps((variant.game, dict(variant.options), variant.deck))
        self._games[game] = None
        self._games.move_to_end(game)
        forgotten = [self._games.popitem(last=False)[0]] if len(self._games) > GAMES else []
        arguments = {"game": game, "variant": played, "seats": seats, "seat": seat, "seed": seed}
        # It may have to compile what it uses.
        self._ask(seat, "begin", {**arguments, "forgotten": forgotten}, LOADING_SECONDS)

    def choose(self, game: str, variant: Variant, seat: int, view: Record, seconds: float) -> int:
        """The code of a legal move for `seat`, which is to move in `view`, in a game that was begun. Raises PlayerFailed."""
        buffer = variant.new_codes()
        count = variant.game.rules.legal(variant.deck.record, view, seat, buffer)
        moves = [variant.move(seat, code) for code in buffer[:count].tolist()]
        arguments = {"game": game, "seat": seat, "view": view.tobytes(), "moves": list(map(tuple, moves))}
        answer = self._ask(seat, "choose", arguments, seconds)
        code = among(answer, moves)
        if code is None:
            assert self._process is not None
            raise self._failure(seat, self._process, not_among(_in_one_line(repr(answer)), count))
        return code

    def close(self) -> None:
        """End the process; another thread that waits for it gets a PlayerFailed."""
        process, self._process = self._process, None
        self._games.clear()
        if process is not None:
            process.close()

    def _start(self, seat: int) -> None:
        self._process = Process(HOST)
        arguments = {"path": str(Path(self.path).resolve()), "places": [place for place in sys.path if place]}
        self.class_name = str(self._ask(seat, "load", arguments, LOADING_SECONDS))

    def _ask(self, seat: int, what: str, arguments: Mapping[str, object], seconds: float) -> Answer:
        """Call a method of the host in the process; returns the value of its reply."""
        process = self._process
        if process is None:
            raise PlayerFailed(seat, "its process has ended")
        process.forget_printed()
        try:
            reply = process.ask((what, arguments), seconds)
        except TooLate:
            does = {"load": "to be imported", "begin": "to begin a game", "choose": "for a move"}[what]
            raise self._failure(seat, process, f"took longer than {seconds:g} s {does}") from None
        except Ended as ending:
            raise self._failure(seat, process, str(ending)) from None
        kind, value = _read(reply)
        if kind in ("done", "played"):
            return value
        raised = f"importing it raised {value}" if what == "load" else f"raised {value}"
        reasons = {"raised": raised, "nonsense": f"answered {value}, which is no move", "unusable": str(value)}
        raise self._failure(seat, process, _in_one_line(reasons.get(kind, "answered in a way that can't be read")))

    def _failure(self, seat: int, process: Process, reason: str) -> PlayerFailed:
        """The failure for a reason, to which the last line that the process printed is added; ends the process."""
        self.close()
        printed = [line for line in map(_in_one_line, process.printed.splitlines()) if line]
        return PlayerFailed(seat, reason + (f"; the last line it printed: {printed[-1]}" if printed else ""))


class FilePlayer:
    """Plays one game after another as the class in a Python file does; `PlayerFile` explains the file.

    Args:
        path: the file.
        variant: what it is to play.
        seconds: how long it may think about a move.

    Raises:
        ValueError: there is no such file, it can't be imported, or it holds no player.
    """

    def __init__(self, path: str, variant: Variant, seconds: float = SECONDS) -> None:
        self._variant, self._seconds = variant, seconds
        self._file = PlayerFile(path)

    def begin(self, seats: int, seat: int, seed: int) -> None:
        """Let the player take its seat in a new game, which must come before `choose`. Raises PlayerFailed."""
        self._file.begin(GAME, self._variant, seats, seat, seed)

    def choose(self, view: Record, seat: int) -> int:
        """The code of a legal move for `seat`, which is to move in `view`. Raises PlayerFailed."""
        return self._file.choose(GAME, self._variant, seat, view, self._seconds)

    def close(self) -> None:
        """End the process."""
        self._file.close()


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
