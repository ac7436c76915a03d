"""The settings of a series of games, their outcomes, and the arrays in which they are played."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import MOST_SEATS, Codes, Rules
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.workspace import Workspace, new_workspace
from spadework.engine.stream import Stream, new_stream

STREAMS_PER_SEAT = 3
"""Streams of the mate, of random moves, and of the deck hand's choice between the two: separate, so that none depends
on how much the others have drawn."""

LONGEST_GAME = 2000
"""Turns after which a game without a natural end is stopped."""

LONGEST_TURN = 2000
"""Moves after which a game is stopped within a turn, since a player may move back and forth indefinitely."""

FINAL = np.dtype(
    [
        ("lowest", np.float64),
        ("choices", np.int64),
        ("points", np.int32, MOST_SEATS),
        ("places", np.int32, MOST_SEATS),
        ("leads", np.int32, MOST_SEATS),
        ("moves", np.int32),
        ("decisions", np.int32),
        ("forced", np.int32),
        ("turns", np.int32),
        ("finished", np.int32),
        ("first", np.int32),
        ("lead_changes", np.int32),
        ("decided", np.int32),
    ]
)
"""Outcome of a game: `spadework.lab.simulation.Outcome` explains the fields."""


PROGRESS = np.dtype(
    [
        ("steps", np.int32),
        ("asked", np.int32),
        ("leader", np.int32),
        ("began", np.int32),
        ("turned", np.int32),
        ("broken", np.int32),
    ]
)
"""State of a game in progress: its number of steps, the seats that have not answered a simultaneous question (a bit mask), the leader,
the number of moves when the present turn began, the rotation of the seats, and whether the game is broken off."""


class Match(NamedTuple):
    """Settings of a series of games."""

    materials: Any
    """The printed material, in an array of one."""
    options: Codes
    kinds: Codes
    """Each player's kind of quick player; ASKED for one whose moves come from elsewhere."""
    rotated: bool
    """Whether each deal is played from every seat in turn."""
    seed: int
    limit: int
    """Maximum turns of a game that need not end."""
    longest_turn: int
    """Maximum moves in a turn of such a game."""
    detailed: bool
    """Whether to track the leader."""
    settings: SearchSettings
    """Settings for estimating shares of the win."""


class MatchArrays(NamedTuple):
    """The arrays in which games are played."""

    states: Any
    """The state of the current game, and the one from which games begin; blank if they begin with a deal."""
    views: Any
    """The view of the seat to move, in an array of one."""
    contents: Any
    """Its bytes."""
    chance: Stream
    streams: Any
    """streams[seat]: the streams of the player on a seat."""
    workspace: Workspace
    progress: Any
    """An array of one, of type PROGRESS."""
    led: Codes
    """led[seat]: number of the last decision at which it led."""
    lowest: Any
    """lowest[seat]: its smallest share of the win so far."""


def new_match_arrays(rules: Rules) -> MatchArrays:
    """Allocate the arrays for games by a game's rules."""
    state = record_type(rules.STATE)
    views = np.zeros(1, state)
    return MatchArrays(
        states=np.zeros(2, state),
        views=views,
        contents=views.view(np.uint8),
        chance=new_stream(0),
        streams=np.zeros((MOST_SEATS, STREAMS_PER_SEAT, len(new_stream(0))), np.int64),
        workspace=new_workspace(rules),
        progress=np.zeros(1, record_type(PROGRESS)),
        led=np.zeros(MOST_SEATS, np.int32),
        lowest=np.zeros(MOST_SEATS),
    )


def new_log(steps: int) -> Any:
    """Allocate the log of a game with room for its first steps: the seat and the code of each."""
    return np.zeros((steps, 2), np.int32)


def new_finals(games: int) -> Any:
    """Allocate the outcomes of games that are to be played: blank, of type FINAL."""
    return np.zeros(games, record_type(FINAL))
