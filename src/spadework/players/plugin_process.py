"""The plugin process: runs the class or the network of a player file for `PlayerFile`.

A request is a pickled tuple of a `Plugin` method's name and its arguments. A reply is a line of JSON, [kind, value]: "done", "played" (a
code or text), "nonsense" (what was returned), "unusable" (the reason) or "raised" (the error).
"""

import importlib.util
import inspect
import json
import os
import pickle
import random
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import numpy as np
import numpy.random as numpy_random

from spadework.players.job import Job, choose
from spadework.players.network import is_network, player_in
from spadework.players.plugin_api import Answer, Unusable, described, known_to, made, plain, wanted_by
from spadework.table import Move, Variant, View

MODULE = "spadework_player"
"""Module name under which a player file is imported."""

CHOSEN_CLASS = "MyPlayer"
"""The class that plays if the file holds several."""

VARIANTS = 64
"""Maximum variants kept, each with its deck."""

LONGEST_REASON = 1000

Reply = tuple[str, Answer]
DONE: Reply = ("done", "")


class Plugin:
    """A player class and its instances in games in progress."""

    _class: type
    _path = ""

    def __init__(self) -> None:
        self._variants: dict[bytes, Variant] = {}
        self._games: dict[str, tuple[Variant, Any]] = {}

    def load(self, path: str, places: Sequence[str]) -> Reply:
        """Import the file and find its class; `places` extends the module search path. Replies with the class name."""
        self._path = path
        sys.path.extend(place for place in places if place not in sys.path)
        sys.path.insert(0, str(Path(path).parent))
        try:
            self._class = player_in(path) if is_network(path) else class_in(_imported(path))
        except Unusable as problem:
            return "unusable", str(problem)
        return "done", self._class.__name__

    def begin(
        self, game: str, variant: bytes, seats: int, seat: int, seed: int, forgotten: Sequence[str] = ()
    ) -> Reply:
        """Create the player for a new game of a pickled variant; drop the forgotten games."""
        for other in forgotten:
            self._games.pop(other, None)
        if variant not in self._variants:
            if len(self._variants) == VARIANTS:
                self._variants.clear()
            self._variants[variant] = Variant.of(*pickle.loads(variant))
        random.seed(seed)
        numpy_random.seed(seed % 2**32)
        played = self._variants[variant]
        self._games[game] = played, made(self._class, known_to(played, seats, seat, seed))
        return DONE

    def choose(self, game: str, seat: int, view: bytes, moves: Sequence[tuple[int, str]]) -> Reply:
        """Ask a game's player to choose one of the moves, given as codes and texts."""
        variant, player = self._games[game]
        seen = variant.game.new_states(1)
        seen.view(np.uint8)[:] = np.frombuffer(view, np.uint8)
        chosen = player.choose(View(variant, seat, seen[0]), [Move(*move) for move in moves])
        answer = plain(chosen)
        if answer is None:
            return "nonsense", repr(chosen)[:LONGEST_REASON]
        return "played", answer[:LONGEST_REASON] if isinstance(answer, str) else answer

    def play(self, job: Job) -> Reply:
        """Return the move of a built-in player that does not search."""
        return "played", choose(job, 0.0)

    def reply(self, name: str, arguments: dict[str, Any]) -> Reply:
        """Call a method and return its reply, or a "raised" reply."""
        try:
            reply: Reply = getattr(self, name)(**arguments)
        except Exception as problem:
            return "raised", described(problem, self._path)[:LONGEST_REASON]
        return reply


def _imported(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(MODULE, path)
    if spec is None or spec.loader is None:
        raise Unusable("it is not a Python file; its name must end in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module
    spec.loader.exec_module(module)
    return module


def class_in(module: ModuleType) -> type:
    """Return the module's player class. Raises Unusable if there is none or several, or if it can't be instantiated."""
    found = {
        name: member
        for name, member in vars(module).items()
        if inspect.isclass(member)
        and member.__module__ == module.__name__
        and callable(getattr(member, "choose", None))
    }
    if not found:
        raise Unusable("no class has a method `choose(self, view, moves)`")
    if len(found) > 1 and CHOSEN_CLASS not in found:
        raise Unusable(
            f"several classes have a `choose` method: {', '.join(found)}; rename the one to use to {CHOSEN_CLASS}"
        )
    chosen = found[CHOSEN_CLASS] if len(found) > 1 else next(iter(found.values()))
    wanted_by(chosen)
    return chosen


def _exit_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _reserve_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Reserve standard input and output for messages: the player's prints go to standard error and its input is empty."""
    # Left open for the system to close: once the replies end, the process is gone and its exit code is available.
    requests, replies = os.fdopen(os.dup(0), "rb", closefd=False), os.fdopen(os.dup(1), "wb", closefd=False)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def main() -> None:
    """Answer requests until standard input closes."""
    threading.Thread(target=_exit_with, args=(os.getppid(),), daemon=True).start()
    requests, replies = _reserve_pipes()
    host = Plugin()
    while True:
        try:
            name, arguments = pickle.load(requests)
        except EOFError:
            return
        reply = host.reply(name, arguments)
        replies.write(json.dumps(reply).encode() + b"\n")
        replies.flush()


if __name__ == "__main__":
    main()
