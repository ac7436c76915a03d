"""The tree of a search: nodes, found by the keys of views, and their edges, the moves tried there."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.contract import Codes

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
"""An information set: what a seat may know when it is to move. The key is a hash of its view, `latest` the number of the
simulation that came here last, `children` the number of its edges, `first` and `last` are the ends of their list."""

EDGE = np.dtype(
    [
        ("move", np.int32),
        ("visits", np.int32),
        ("value_sum", np.float64),
        ("value_sq_sum", np.float64),
        ("next", np.int32),
    ]
)
"""A move tried at a node: how often, the sums of the values that it brought its seat and of their squares, and the node's next edge."""

NOTHING = -1
"""In place of the number of a node or an edge that there is not."""

MAX_NODES, MAX_EDGES = 100_000, 300_000
"""The size of a tree; when it is full, it grows no more, and the search goes on in it."""

SLOTS_PER_NODE = 2.5
"""Slots by which the nodes of a tree are found, for each of them at least: most stay empty, so that a node is soon found."""


class Tree(NamedTuple):
    """Nodes, found by their keys through slots, and their edges; counts of both. The root is node 0, and its edges are the first ones."""

    slots: Codes
    nodes: Any
    edges: Any
    counts: Codes


def new_tree(simulations: int | None = None) -> Tree:
    """Room for a tree that so many simulations can't fill, or of the greatest size. `build_root` clears it."""
    # A simulation adds one node at most. All slots are cleared for every move, so there are no more of them than needed.
    nodes = MAX_NODES if simulations is None else min(MAX_NODES, simulations + 1)
    slots = 1 << int(SLOTS_PER_NODE * nodes).bit_length()
    return Tree(
        np.empty(slots, np.int32), unset_records(nodes, NODE), unset_records(MAX_EDGES, EDGE), np.empty(2, np.int32)
    )


def unset_records(count: int, kind: "np.dtype[np.void]") -> Any:
    """Records with anything in them: a search writes before it reads, and to clear so much takes longer than many a short search."""
    return np.empty(count, record_type(kind))
