"""The search tree: nodes, found by the keys of views, and their edges, the moves tried there."""

from typing import Any, NamedTuple

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Codes, Record

NODE = np.dtype(
    [
        ("key", np.int64),
        ("visits", np.int32),
        ("latest", np.int32),
        ("children", np.int32),
        ("first", np.int32),
        ("last", np.int32),
        ("value", np.float32),
    ]
)
"""An information set: what a seat knows when it is to move. The key is a hash of its view, `latest` the number of the last simulation
that visited it, `children` the number of its edges, `first` and `last` the ends of their list. The value is what a network
expects for the seat."""

EDGE = np.dtype(
    [
        ("move", np.int32),
        ("visits", np.int32),
        ("value_sum", np.float64),
        ("value_sq_sum", np.float64),
        ("next", np.int32),
        ("prior", np.float32),
    ]
)
"""A move tried at a node: its visits, the sums of its values for its seat and of their squares, the node's next edge, and the network's
prior."""

NOTHING = -1
"""Sentinel for no node, or no edge."""

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


@rule
def node_of(key: int, tree: Tree) -> int:
    """Return the index of the node with a key, adding it if needed; NOTHING when there is no room."""
    last_slot = len(tree.slots) - 1
    slot = key & last_slot
    while tree.slots[slot] != NOTHING:
        if tree.nodes[tree.slots[slot]].key == key:
            return int(tree.slots[slot])
        slot = slot + 1 & last_slot
    number = int(tree.counts[0])
    if number == len(tree.nodes):
        return NOTHING
    tree.counts[0] = number + 1
    tree.slots[slot] = number
    node = tree.nodes[number]
    node.key, node.visits, node.children, node.latest = key, 0, 0, NOTHING
    node.first, node.last = NOTHING, NOTHING
    return number


@rule
def add_edge(node: Record, move: int, tree: Tree) -> int:
    """Add an edge for a move to a node and return it; NOTHING when there is no room."""
    number = int(tree.counts[1])
    if number == len(tree.edges):
        return NOTHING
    tree.counts[1] = number + 1
    edge = tree.edges[number]
    edge.move, edge.visits, edge.value_sum, edge.value_sq_sum, edge.next = move, 0, 0.0, 0.0, NOTHING
    edge.prior = 0.0
    if node.first == NOTHING:
        node.first = number
    else:
        tree.edges[node.last].next = number
    node.last = number
    node.children += 1
    return number


@rule
def has_edge(node: Record, move: int, tree: Tree) -> bool:
    """Return whether a node has an edge for a move."""
    number = int(node.first)
    while number != NOTHING and tree.edges[number].move != move:
        number = int(tree.edges[number].next)
    return number != NOTHING


@rule
def credit(tree: Tree, path: Any, depth: int, shares: Any) -> None:
    """Count a simulation at the first `depth` nodes and edges of its path, each with the share of the seat that chose there."""
    for index in range(depth):
        entry = path[index]
        value = shares[entry.seat]
        tree.nodes[entry.node].visits += 1
        edge = tree.edges[entry.edge]
        edge.visits += 1
        edge.value_sum += value
        edge.value_sq_sum += value * value
