"""Snapshots of a table, drawn once for all who see the same."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from spadework.engine.interface import SPECTATOR
from spadework.engine.words import Message, Words, message
from spadework.table import LogLine, Result, Table
from spadework.table.takeback import last_known_decision
from spadework.web.server.requests import join_names, page_words
from spadework.web.socket.transport import Payload


def verdict(result: Result, names: Sequence[str], own: Sequence[int], words: Words) -> Message:
    """Return the result in a few words; "you" is the only player at the screen."""
    you = own[0] if len(own) == 1 else None
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    if you is not None and you not in winners:
        return message("verdict-you-place", place=result.places[you], points=result.scores[you])
    points, others = result.scores[winners[0]], join_names([names[seat] for seat in winners if seat != you], words)
    if len(winners) > 1:
        return message("verdict-share" if you is None else "verdict-you-share", names=others, points=points)
    return message("verdict-wins" if you is None else "verdict-you-win", name=others, points=points)


def margin(result: Result, names: Sequence[str], own: Sequence[int], words: Words) -> Message | None:
    """Return what the verdict leaves open: how close the victory was, or who won; None if it leaves nothing."""
    places, scores = result.places, result.scores
    best = places.index(1)
    if len(own) == 1 and places[own[0]] != 1:
        return verdict(result, names, (), words)
    second = min((seat for seat in range(len(places)) if seat != best), key=lambda seat: places[seat])
    lead = scores[best] - scores[second]
    return message("verdict-margin", margin=lead, name=names[second]) if lead else None


Value = TypeVar("Value")


class CachedValue(NamedTuple):
    """A value and the time at which it expires."""

    value: Any
    until: float


class Cache:
    """Values that are computed once between changes.

    Args:
        clock: returns the time in seconds.

    >>> cache = Cache(lambda: 0.0)
    >>> cache.once("names", lambda: ["Ada"]) is cache.once("names", lambda: ["Bo"])
    True
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._held: dict[str, CachedValue] = {}

    def once(self, name: str, compute: Callable[[], Value], change: Callable[[], float | None] = lambda: None) -> Value:
        """Return the value of a name; compute it if there has been a change since the last call.

        Args:
            name: of the value.
            compute: computes it.
            change: returns the seconds until it changes with time alone; None if it doesn't.
        """
        now = self._clock()
        held = self._held.get(name)
        if held is None or held.until <= now:
            value, seconds = compute(), change()
            held = self._held[name] = CachedValue(value, float("inf") if seconds is None else now + seconds)
        return cast(Value, held.value)

    def forget(self) -> None:
        """Drop all values: something has changed."""
        self._held.clear()


class Snapshots:
    """The snapshots of one table."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str, bool], Payload] = {}

    def of(self, table: Table, viewer: int, language: str, wide: bool) -> Payload:
        """Return a viewer's snapshot in a language and layout, drawn once."""
        key = viewer, language, wide
        seen = self._known.get(key)
        if seen is None:
            seen = self._known[key] = snapshot(table, viewer, language, wide)
        return seen

    def forget(self) -> None:
        """Drop all snapshots: the table has changed."""
        self._known.clear()


class LogCache:
    """The log lines of one table, by viewer and language, so that each line is written once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[int, int, list[LogLine]]] = {}

    def lines(self, table: Table, viewer: int, language: str, keep: bool = True) -> list[LogLine]:
        """Return a viewer's whole log; each line says what the viewer could see at the time.

        Args:
            table: the table, or a copy of it, which may be behind.
            viewer: a seat, or SPECTATOR.
            language: of the lines.
            keep: whether to keep the lines; False for a copy.
        """
        takebacks, version = len(table.reversals), table.version(viewer)
        known, upto, lines = self._known.get((viewer, language), (takebacks, 0, []))
        if known != takebacks or upto > version:
            upto, lines = 0, []
        if upto != version:
            lines = [*lines, *table.lines(viewer, language, upto)]
            if keep:
                self._known[viewer, language] = takebacks, version, lines
        return lines

    def forget(self) -> None:
        """Drop all lines: the past has changed."""
        self._known.clear()


def snapshot(table: Table, viewer: int, language: str, wide: bool) -> Payload:
    """Draw a viewer's snapshot: everything but the log."""
    return {
        "version": table.version(viewer),
        "past": table.past(viewer),
        "seat": viewer,
        "decision": 0 if viewer == SPECTATOR else table.decision(viewer),
        "picture": table.draw(viewer, language, wide),
        "title": title(table, viewer, language),
        "prompt": table.prompt(viewer, language),
        "meaning": (meaning := table.explain(viewer, language)) and meaning._asdict(),
        "can_take_back": viewer != SPECTATOR and table.can_take_back(viewer),
        "can_ask_takeback": viewer != SPECTATOR and last_known_decision(table, viewer) is not None,
        "waiting": [table.names[other] for other in table.waiting(viewer) if other != viewer],
        "moves": [
            {"text": move.text, "label": move.label, "picks": move.picks, "marks": move.marks}
            for move in table.labelled_moves(viewer, language)
        ],
        "names": list(table.names),
        "over": table.over,
        "result": result(table, table.result, viewer, language),
    }


def title(table: Table, viewer: int, language: str) -> str:
    """Return the title of the browser tab."""
    words = page_words()[language]
    game = table.game.title(language)
    if table.over:
        return words.text("title-over", game=game)
    if viewer in table.waiting(viewer):
        return words.text("title-your-turn", game=game)
    return words.text("title-table", game=game)


def result(table: Table, ended: Result | None, viewer: int, language: str) -> Payload | None:
    """Return the result as rows, the best first."""
    if ended is None:
        return None
    words = table.game.words[language]
    rows = [
        {
            "seat": seat,
            "name": table.names[seat],
            "place": ended.places[seat],
            "score": ended.scores[seat],
            "mine": seat == viewer,
            "parts": [{"name": words.text(f"part-{part}"), "points": points} for part, points in parts.items()],
        }
        for seat, parts in enumerate(ended.parts)
    ]
    return {"rows": sorted(rows, key=lambda row: (row["place"], row["seat"]))}
