"""Players in user-supplied files: Python code or a network."""

import json
import pickle
import sys
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path

from spadework.engine.interface import Record
from spadework.players.player import PlayerFailed
from spadework.players.plugin_api import Answer, among, not_among
from spadework.players.process import HOST, Ended, Process, TooLate
from spadework.table import Variant

ENDINGS = (".py", ".npz")
"""Suffixes that mark a player as a file rather than a level."""

SECONDS = 10.0
"""Default time limit per move, in seconds."""

LOADING_SECONDS = 60.0
"""Time limit for importing a file and for starting a game: imports may be large and code may have to be compiled."""

LONGEST_TEXT = 200

GAMES = 64
"""Maximum games a process keeps at the same time."""

GAME = ""
"""Game id used by a player that plays one game at a time."""


def is_file(player: str) -> bool:
    """Return whether a player's name is a file rather than a level.

    >>> is_file("./my_player.py"), is_file("network.npz"), is_file("random")
    (True, True, False)
    """
    return player.endswith(ENDINGS)


def check_file(path: str) -> None:
    """Raise ValueError if the file does not exist."""
    if not Path(path).is_file():
        raise ValueError(f"{path}: file not found")


class PlayerFile:
    """A player in a Python or network file, running in a separate process with the rights of the current user.

    The file holds one class with a method `choose(self, view, moves)`; if it holds several, the one called MyPlayer is used. `view` is the
    seat's `spadework.View` and `moves` a list of `spadework.Move`; the method returns one of them, or its code or text. The class is
    instantiated for each game with those of the keywords `game` (its id), `seats`, `seat`, `seed`, `options` (choices by name) and `deck`
    that its `__init__` accepts; `random` and `numpy.random` are seeded first. A file that ends in .npz holds a network, which plays as
    `spadework.players.network.NetworkPlayer` does.

    If the player raises, hangs, exits or returns an illegal move, PlayerFailed is raised and the process is restarted for the next game.

    Args:
        path: the file.
        at_once: whether to import the file now rather than when the first game starts.

    Raises:
        ValueError: the file does not exist, can't be imported or holds no player. If it is imported later, PlayerFailed is raised then.
    """

    def __init__(self, path: str, at_once: bool = True) -> None:
        self.path = path
        self._process: Process | None = None
        self._games: OrderedDict[str, None] = OrderedDict()
        self.class_name = ""
        """Name of the player's class."""
        if not at_once:
            return
        check_file(path)
        try:
            self._start(0)
        except PlayerFailed as failure:
            raise ValueError(f"{path}: can't be used: {failure.reason}") from None

    def holds(self, game: str) -> bool:
        """Return whether a game is still in progress here: none is after a failure, and only the last `GAMES` are kept."""
        return game in self._games

    def begin(self, game: str, variant: Variant, seats: int, seat: int, seed: int) -> None:
        """Start a new game under an id. Raises PlayerFailed."""
        if self._process is None:
            self._start(seat)
        played = pickle.dumps((variant.game, dict(variant.options), variant.deck))
        self._games[game] = None
        self._games.move_to_end(game)
        forgotten = [self._games.popitem(last=False)[0]] if len(self._games) > GAMES else []
        arguments = {"game": game, "variant": played, "seats": seats, "seat": seat, "seed": seed}
        # The player may have to compile code here.
        self._ask(seat, "begin", {**arguments, "forgotten": forgotten}, LOADING_SECONDS)

    def choose(self, game: str, variant: Variant, seat: int, view: Record, seconds: float) -> int:
        """Return the code of a legal move for `seat`, which moves next in `view`, in a game that has been started. Raises PlayerFailed."""
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
        """End the process; a thread that waits for it gets a PlayerFailed."""
        process, self._process = self._process, None
        self._games.clear()
        if process is not None:
            process.close()

    def _start(self, seat: int) -> None:
        self._process = Process(HOST)
        arguments = {"path": str(Path(self.path).resolve()), "places": [place for place in sys.path if place]}
        self.class_name = str(self._ask(seat, "load", arguments, LOADING_SECONDS))

    def _ask(self, seat: int, function: str, arguments: Mapping[str, object], seconds: float) -> Answer:
        """Call a method of the plugin process and return the value of its reply."""
        process = self._process
        if process is None:
            raise PlayerFailed(seat, "its process has ended")
        process.forget_printed()
        try:
            reply = process.ask((function, arguments), seconds)
        except TooLate:
            does = {"load": "to import", "begin": "to begin a game", "choose": "to choose a move"}[function]
            raise self._failure(seat, process, f"took longer than {seconds:g} s {does}") from None
        except Ended as ending:
            raise self._failure(seat, process, str(ending)) from None
        kind, value = _read(reply)
        if kind in ("done", "played"):
            return value
        raised = f"importing it raised {value}" if function == "load" else f"raised {value}"
        reasons = {"raised": raised, "nonsense": f"answered {value}, which is not a move", "unusable": str(value)}
        raise self._failure(seat, process, _in_one_line(reasons.get(kind, "sent an unreadable reply")))

    def _failure(self, seat: int, process: Process, reason: str) -> PlayerFailed:
        """End the process and return the failure, with the last line that the process printed."""
        self.close()
        printed = [line for line in map(_in_one_line, process.printed.splitlines()) if line]
        return PlayerFailed(seat, reason + (f"; last output: {printed[-1]}" if printed else ""))


class FilePlayer:
    """Plays games one after another as the class in a player file does; see `PlayerFile`.

    Args:
        path: the file.
        variant: the game and deck to play.
        seconds: time limit per move.

    Raises:
        ValueError: the file does not exist, can't be imported or holds no player.
    """

    def __init__(self, path: str, variant: Variant, seconds: float = SECONDS) -> None:
        self._variant, self._seconds = variant, seconds
        self._file = PlayerFile(path)

    def begin(self, seats: int, seat: int, seed: int) -> None:
        """Start a new game; required before `choose`. Raises PlayerFailed."""
        self._file.begin(GAME, self._variant, seats, seat, seed)

    def choose(self, view: Record, seat: int) -> int:
        """Return the code of a legal move for `seat`, which moves next in `view`. Raises PlayerFailed."""
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
    """Return a text as one short line without control characters, which could act on a terminal."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= LONGEST_TEXT else line[: LONGEST_TEXT - 1] + "…"
