"""Runs the class in a player's file; the module that the process behind a `FilePlayer` runs.

Messages are tuples of the name of a method of `Host` and its arguments. The reply is a line of JSON, [kind, value]:
"done", "played" (a code or a text), "nonsense" (what it was), "unusable" (why) or "raised" (what).
"""

import importlib.util
import inspect
import json
import operator
import os
import pickle
import random
import sys
import threading
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import numpy as np
import numpy.random as numpy_random

from spadework.engine.compile.records import record_type
from spadework.table import Move, Variant, View

MODULE = "spadework_player"
"""What the module of a player's file is called."""

CHOSEN_CLASS = "MyPlayer"
"""Which class is taken when there are several."""

MADE_WITH = ("game", "seats", "seat", "seed")
"""The keywords that the class may take."""

LONGEST_REASON = 1000

CODES = np.iinfo(np.int32)
UNUSED = CODES.max + 1
"""A number that is no code of a move."""

Reply = tuple[str, str | int]
DONE: Reply = ("done", "")


class Unusable(Exception):
    """A file that holds no player: why."""


class Host:
    """Holds a player's class, and the player of the present game."""

    _class: type
    _player: Any
    _path: str
    _record: Any
    _variant: Variant
    _seat: int

    def load(self, path: str, state: "np.dtype[np.void]") -> Reply:
        """Import the file and find its class. `state` is the type of the views' records."""
        self._path = path
        self._record = record_type(state)
        sys.path.insert(0, str(Path(path).parent))
        try:
            self._class = class_in(_imported(path))
        except Unusable as problem:
            return "unusable", str(problem)
        return DONE

    def begin(self, variant: Variant, **known: Any) -> Reply:
        """Make the player of a new game; `known` holds the keywords that it may take."""
        self._variant, self._seat = variant, known["seat"]
        random.seed(known["seed"])
        numpy_random.seed(known["seed"] % 2**32)
        wanted = inspect.signature(self._class).parameters.values()
        anything = any(parameter.kind is parameter.VAR_KEYWORD for parameter in wanted)
        names = MADE_WITH if anything else [parameter.name for parameter in wanted if parameter.name in MADE_WITH]
        self._player = self._class(**{name: known[name] for name in names})
        return DONE

    def choose(self, view: bytes, moves: Sequence[tuple[int, str]]) -> Reply:
        """Ask the player for one of the moves, given as codes and texts."""
        seen = np.frombuffer(bytearray(view), self._record)
        chosen = self._player.choose(View(self._variant, self._seat, seen[0]), [Move(*move) for move in moves])
        if isinstance(chosen, Move):
            chosen = chosen.code
        if isinstance(chosen, str):
            return "played", str(chosen)[:LONGEST_REASON]
        try:
            code = UNUSED if isinstance(chosen, bool) else operator.index(chosen)
        except TypeError:
            code = UNUSED
        known = CODES.min <= code <= CODES.max
        return ("played", code) if known else ("nonsense", repr(chosen)[:LONGEST_REASON])

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
    for parameter in inspect.signature(chosen).parameters.values():
        by_name = parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
        many = parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
        if parameter.default is parameter.empty and not many and not (by_name and parameter.name in MADE_WITH):
            raise Unusable(
                f"{chosen.__name__} can't be made without {parameter.name!r}; it can ask for {', '.join(MADE_WITH)}"
            )
    return chosen


def described(problem: Exception, path: str) -> str:
    """An error in one line, with the line of the file at `path` where it came from."""
    lines = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__) if frame.filename == path]
    if isinstance(problem, SyntaxError) and problem.filename == path:
        return f"{type(problem).__name__}: {problem.msg} (line {problem.lineno})"
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(problem).__name__}: {problem}{place}"


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
