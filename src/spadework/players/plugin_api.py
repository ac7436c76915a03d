"""API for user-written players: classes and objects with `choose(self, view, moves)`."""

import inspect
import operator
import traceback
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from spadework.engine.interface import Record
from spadework.players.player import PlayerFailed
from spadework.table import Move, Variant, View

MADE_WITH = ("game", "seats", "seat", "seed", "options", "deck")
"""Keywords that a class may accept in its `__init__`."""

CODES = np.iinfo(np.int32)

Answer = str | int
"""A move as returned by a player: its text or code."""


class Unusable(ValueError):
    """Not usable as a player; the message is the reason."""


def known_to(variant: Variant, seats: int, seat: int, seed: int) -> dict[str, Any]:
    """Return the values of `MADE_WITH` for a new game."""
    return {
        "game": variant.game.id,
        "seats": seats,
        "seat": seat,
        "seed": seed,
        "options": {
            option.name: variant.options.get(option.name, option.choices[0]) for option in variant.game.options()
        },
        "deck": variant.deck,
    }


def wanted_by(kind: type) -> list[str]:
    """Return the keywords that a class accepts. Raises Unusable if it has no `choose`, or requires a keyword that does not exist."""
    if not callable(getattr(kind, "choose", None)):
        raise Unusable(f"{kind.__name__} has no method `choose(self, view, moves)`")
    wanted = inspect.signature(kind).parameters.values()
    for parameter in wanted:
        by_name = parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
        many = parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
        if parameter.default is parameter.empty and not many and not (by_name and parameter.name in MADE_WITH):
            raise Unusable(f"{kind.__name__} requires {parameter.name!r}; available are {', '.join(MADE_WITH)}")
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in wanted):
        return list(MADE_WITH)
    return [parameter.name for parameter in wanted if parameter.name in MADE_WITH]


def made(kind: type, known: Mapping[str, Any]) -> Any:
    """Instantiate a player class for a new game. Raises whatever its `__init__` raises."""
    return kind(**{name: known[name] for name in wanted_by(kind)})


def described(problem: Exception, path: str) -> str:
    """Format an error as one line, with its last line number in the file at `path`."""
    lines = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__) if frame.filename == path]
    if isinstance(problem, SyntaxError) and problem.filename == path:
        return f"{type(problem).__name__}: {problem.msg} (line {problem.lineno})"
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(problem).__name__}: {problem}{place}"


def file_of(kind: type) -> str:
    """Return the source file of a class, or an empty string if it has none."""
    try:
        return inspect.getfile(kind)
    except (OSError, TypeError):
        return ""


def plain(chosen: object) -> Answer | None:
    """Convert a player's return value to a text or a code; None if it is neither of these nor a `Move`.

    >>> plain(Move(3, "take 2")), plain("take 2"), plain(True)
    (3, 'take 2', None)
    """
    if isinstance(chosen, Move):
        chosen = chosen.code
    if isinstance(chosen, str):
        return str(chosen)
    try:
        code = None if isinstance(chosen, bool) else operator.index(chosen)  # type: ignore[arg-type]
    except TypeError:
        return None
    return code if code is not None and CODES.min <= code <= CODES.max else None


def among(answer: Answer | None, moves: Iterable[tuple[int, str]]) -> int | None:
    """Return the code of the answered move, or None if it is not among the moves.

    >>> among("go", [(0, "stay"), (1, "go")]), among(7, [(0, "stay")])
    (1, None)
    """
    return next((code for code, text in moves if answer is not None and answer in (code, text)), None)


def not_among(answer_text: str, count: int) -> str:
    """Return the error message for an answer that is not a legal move."""
    moves = "the only legal move" if count == 1 else f"one of the {count} legal moves"
    hint = "; does choose() lack a return statement?" if answer_text == "None" else ""
    return f"answered {answer_text}, which is not {moves}{hint}"


class PluginPlayer:
    """Adapts an object with `choose(view, moves)` to play in this process.

    Args:
        player: the object.
        variant: the game and deck it plays.
    """

    def __init__(self, player: Any, variant: Variant) -> None:
        self._player, self._variant = player, variant

    def choose(self, view: Record, seat: int) -> int:
        """Return the code of a legal move for `seat`, which moves next in `view`. Raises PlayerFailed from the player's error."""
        # Copied because callers reuse their records, while a player may keep its view.
        kept = self._variant.game.new_states(1)
        kept[0] = view
        seen = View(self._variant, seat, kept[0])
        moves = seen.legal()
        try:
            chosen = self._player.choose(seen, list(moves))
        except Exception as problem:
            raise PlayerFailed(seat, f"raised {described(problem, file_of(type(self._player)))}") from problem
        code = among(plain(chosen), moves)
        if code is None:
            raise PlayerFailed(seat, not_among(repr(chosen), len(moves)))
        return code
