"""Runs the class, or the network, in a player's file; the module that the process behind a `FilePlayer` runs.

Messages are tuples of the name of a method of `Host` and its arguments. The reply is a line of JSON, [kind, value]:
"done", "played" (a code or a text), "nonsense" (what it was), "unusable" (why) or "raised" (what).
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
from spadework.players.own import Answer, Unusable, described, known_to, made, plain, wanted_by
from spadework.table import Move, Variant, View

MODULE = "spadework_player"
"""What the module of a player's file is called."""

CHOSEN_CLASS = "MyPlayer"
"""Which class is taken when there are several."""

VARIANTS = 64
"""So many ways to play, with their decks, are kept."""

LONGEST_REASON = 1000

Reply = tuple[str, Answer]
DONE: Reply = ("done", "")


class Host:
    """Holds a player's class, and the players of some games."""

    _class: type
    _path = ""

    def __init__(self) -> None:
        self._variants: dict[bytes, Variant] = {}
        self._games: dict[str, tuple[Variant, Any]] = {}

    def load(self, path: str, places: Sequence[str]) -> Reply:
        """Read the file and find its class; `places` are those where games and other modules are found. Replies by its name."""
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
        """Make the player of a new game of a variant, pickled, which has a name by which it is asked for moves; forget other games."""
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
        """Ask the player of a game for one of the moves, given as codes and texts."""
        variant, player = self._games[game]
        seen = variant.game.new_states(1)
        seen.view(np.uint8)[:] = np.frombuffer(view, np.uint8)
        chosen = player.choose(View(variant, seat, seen[0]), [Move(*move) for move in moves])
        answer = plain(chosen)
        if answer is None:
            return "nonsense", repr(chosen)[:LONGEST_REASON]
        return "played", answer[:LONGEST_REASON] if isinstance(answer, str) else answer

    def play(self, job: Job) -> Reply:
        """The move of a built-in player that does not search."""
        return "played", choose(job, 0.0)

    def reply(self, name: str, arguments: dict[str, Any]) -> Reply:
        """The reply of a method, or what it raised."""
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
    """The class of a module that plays. Raises Unusable when there is none, or no telling which, or it can't be made."""
    found = {
        name: member
        for name, member in vars(module).items()
        if inspect.isclass(member)
        and member.__module__ == module.__name__
        and callable(getattr(member, "choose", None))
    }
    if not found:
        raise Unusable("it has no class with a method `choose(self, view, moves)`")
    if len(found) > 1 and CHOSEN_CLASS not in found:
        raise Unusable(
            f"it has several classes that choose: {', '.join(found)}; call the one that plays {CHOSEN_CLASS}"
        )
    chosen = found[CHOSEN_CLASS] if len(found) > 1 else next(iter(found.values()))
    wanted_by(chosen)
    return chosen


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Keep standard input and output for messages: what the player prints goes to standard error, and there is nothing for it to read."""
    # Closed by the system alone: when the replies end, the process has ended, and its exit code is there.
    requests, replies = os.fdopen(os.dup(0), "rb", closefd=False), os.fdopen(os.dup(1), "wb", closefd=False)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def main() -> None:
    """Reply to messages until there are no more."""
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    requests, replies = _own_pipes()
    host = Host()
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
