"""What is played in many games, how each of them ended, and the arrays in which they are played."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import MOST_SEATS, Codes, Rules
from spadework.engine.search.aims import Aims
from spadework.engine.search.workspace import Workspace, new_workspace
from spadework.engine.stream import Stream, new_stream

STREAMS_PER_SEAT = 3
"""What the mate draws from, what any move is drawn from, and what tells whether the deck hand plays any move: apart, so that none depends
on what the others have used up."""

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
"""How a game ended and went: `spadework.lab.simulation.Outcome` explains the fields."""


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
"""How far a game has got: its steps, who of those that were asked together has not answered yet (a bit mask), who leads, after how many
moves the present turn began, by how many seats everybody sits further on, and whether the game is broken off."""


class Match(NamedTuple):
    """What is played again and again."""

    materials: Any
    """An array of one: the printed material."""
    options: Codes
    kinds: Codes
    """Which quick player each player is; ASKED for one whose moves come from elsewhere."""
    rotated: bool
    """Whether each deal is played from every seat in turn."""
    seed: int
    limit: int
    """Turns after which a game that can go on for ever is broken off."""
    longest_turn: int
    """Moves after which it is broken off in the middle of a turn."""
    detailed: bool
    """Whether it is followed who leads."""
    aims: Aims
    """What the shares of the win are estimated by."""


class Room(NamedTuple):
    """What the games are played in."""

    states: Any
    """The state of the game that is played, and one that stays blank."""
    views: Any
    """An array of one: what the seat to move knows."""
    chance: Stream
    streams: Any
    """streams[seat] are the streams of the player on a seat."""
    workspace: Workspace
    progress: Any
    """An array of one, of type PROGRESS."""
    led: Codes
    """led[seat]: the number of the last decision at which it led."""
    lowest: Any
    """lowest[seat]: its smallest share of the win so far."""


def new_room(rules: Rules) -> Room:
    """Room for games by a game's rules."""
    state = record_type(rules.STATE)
    return Room(
        states=np.zeros(2, state),
        views=np.zeros(1, state),
        chance=new_stream(0),
        streams=np.zeros((MOST_SEATS, STREAMS_PER_SEAT, len(new_stream(0))), np.int64),
        workspace=new_workspace(rules),
        progress=np.zeros(1, record_type(PROGRESS)),
        led=np.zeros(MOST_SEATS, np.int32),
        lowest=np.zeros(MOST_SEATS),
    )
