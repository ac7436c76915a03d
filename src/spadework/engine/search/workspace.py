"""The arrays of a tree search, allocated once and used for every move."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.buffers import Buffers, new_buffers
from spadework.engine.compile.records import record_type
from spadework.engine.interface import MOST_SEATS, Codes, Rules
from spadework.engine.search.keys import Integers
from spadework.engine.search.planner import ROLLOUT_STATE_SIZE, PlannerCache, new_planner_cache
from spadework.engine.search.shares import Shares
from spadework.engine.search.tree import unset_records
from spadework.engine.stream import Stream, new_stream

PATH_ENTRY = np.dtype([("edge", np.int32), ("node", np.int32), ("seat", np.int32)])
"""An edge taken by a simulation, with its node and the seat that chose it."""

MAX_DEPTH = 48
"""Maximum edges that one simulation follows down the tree."""


class Workspace(NamedTuple):
    """The arrays of a search; the state of a simulation is `buffers.sampled[0]`."""

    buffers: Buffers
    observation: Any
    """One view, in an array of one, from which keys are computed."""
    observation_data: Integers
    """The memory of `observation` as 64-bit integers."""
    observation_bytes: Any
    """The same memory as bytes."""
    points: Codes
    ranks: Codes
    evaluations: Shares
    """Each seat's evaluation."""
    shares: Shares
    """Each seat's share of the win, actual or expected."""
    path: Any
    chance: Stream
    """Random numbers for determinizations and chance."""
    noise: Stream
    """Random numbers for policies."""
    rollout_state: Codes
    planner_cache: PlannerCache


def new_workspace(rules: Rules) -> Workspace:
    """Allocate a workspace for searches by a game's rules."""
    state = record_type(rules.STATE)
    data = np.zeros(-(-state.itemsize // 8), np.int64)
    return Workspace(
        buffers=new_buffers(rules),
        observation=data.view(np.uint8)[: state.itemsize].view(state),
        observation_data=data,
        observation_bytes=data.view(np.uint8)[: state.itemsize],
        points=np.zeros(MOST_SEATS, np.int32),
        ranks=np.zeros(MOST_SEATS, np.int32),
        evaluations=np.zeros(MOST_SEATS),
        shares=np.zeros(MOST_SEATS),
        path=unset_records(MAX_DEPTH, PATH_ENTRY),
        chance=new_stream(0),
        noise=new_stream(0),
        rollout_state=np.zeros(ROLLOUT_STATE_SIZE, np.int32),
        planner_cache=new_planner_cache(),
    )
