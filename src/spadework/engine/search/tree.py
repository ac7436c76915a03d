"""The search tree: nodes, found by the keys of views, and their edges, the moves tried there."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.interface import Codes

NODE = np.dtype(
    [
        ("key", np.int64),
        ("visits", np.int32),
        ("latest", np.int32),
        ("children", np.int32),
        ("first", np.int32),
        ("last", np.int32),
    ]
)
"""An information set: what a seat knows when it is to move. The key is a hash of its view, `latest` the number of the last simulation
that visited it, `children` the number of its edges, `first` and `last` the ends of their list."""

EDGE = np.dtype(
    [
        ("move", np.int32),
        ("visits", np.int32),
        ("value_sum", np.float64),
        ("value_sq_sum", np.float64),
        ("next", np.int32),
    ]
)
"""A move tried at a node: its visits, the sums of its values for its seat and of their squares, and the node's next edge."""

NOTHING = -1
"""In place of the index of a node or an edge: there is none."""

MAX_NODES, MAX_EDGES = 100_000, 300_000
"""Maximum size of a tree; when it is full, the search continues without adding nodes."""

SLOTS_PER_NODE = 2.5
"""Minimum slots of the hash table per node: most stay empty, so that lookups are short."""


class Tree(NamedTuple):
    """Nodes, found by their keys through slots, their edges, and the counts of both. The root is node 0, and its edges come first."""

    slots: Codes
    nodes: Any
    edges: Any
    counts: Codes


def new_tree(simulations: int | None = None) -> Tree:
    """Allocate a tree large enough for a number of simulations, or of the maximum size. `build_root` clears it."""
    # A simulation adds at most one node. All slots are cleared for every move, so there are no more than needed.
    nodes = MAX_NODES if simulations is None else min(MAX_NODES, simulations + 1)
    slots = 1 << int(SLOTS_PER_NODE * nodes).bit_length()
    return Tree(
        np.empty(slots, np.int32), unset_records(nodes, NODE), unset_records(MAX_EDGES, EDGE), np.empty(2, np.int32)
    )


def unset_records(count: int, kind: "np.dtype[np.void]") -> Any:
    """Return uninitialized records: a search writes before it reads, and clearing them would take longer than many a short search."""
    return np.empty(count, record_type(kind))
