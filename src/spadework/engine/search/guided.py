"""Information-set Monte Carlo tree search that a network guides, compiled once per game like `spadework.engine.driver`.

As in `spadework.engine.search.simulations`, each simulation samples the information hidden from the searching seat, and all seats choose
for themselves by what they know. But the network says which moves of a node to try, how soon, and what the seats can expect. The
selection is PUCT with the network's probabilities: D. Silver et al., "A general reinforcement learning algorithm that masters chess,
shogi, and Go through self-play", Science 362 (2018). The value of a new node is a mean of the network's expectation and a rollout's
result: D. Silver et al., "Mastering the game of Go with deep neural networks and tree search", Nature 529 (2016). The two err in
different ways: a network sees far, but counts badly.
"""

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.interface import CHANCE, Codes, Record
from spadework.engine.masks import lowest_in
from spadework.engine.network.net import Activations, Guide, infer, seat_shares
from spadework.engine.playing.quick import NOBODY
from spadework.engine.search.decision import Decision
from spadework.engine.search.keys import key_of
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.shares import normalize_shares
from spadework.engine.search.tree import NOTHING, Tree, add_edge, credit, node_of
from spadework.engine.search.workspace import Workspace
from spadework.engine.stream import start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.interface import Rules
    from spadework.engine.loops import Driver, Searching

    rules = cast(Rules, None)
    to_move, legal, apply = rules.to_move, rules.legal, rules.apply
    view, places = rules.view, rules.places
    draw = cast(Driver, None).draw
    searching = cast(Searching, None)
    prune, begin_simulation = searching.prune, searching.begin_simulation
    rollout, evaluate_rollout = searching.rollout, searching.evaluate_rollout

MOST_EDGES = 16
"""Maximum moves considered at a node other than the root."""

LEAST_PRIOR = 0.002
"""Minimum prior of a move considered at a node other than the root."""

DRAWS = 16
"""Number of sampled continuations by chance that an estimate averages over."""


@rule
def add_moves(node: Record, count: int, all_moves: bool, now: Activations, tree: Tree, moves: Codes) -> None:
    """Give a new node the network's value, and its `count` moves as edges, the most probable ones first; overwrites the priors."""
    priors = now.priors
    node.value, node.visits = now.shares[0], 1
    for rank in range(count if all_moves else min(count, MOST_EDGES)):
        best = 0
        for index in range(1, count):
            if priors[index] > priors[best]:
                best = index
        if rank > 0 and priors[best] < LEAST_PRIOR and not all_moves:
            break
        number = add_edge(node, int(moves[best]), tree)
        if number == NOTHING:
            break
        tree.edges[number].prior = priors[best]
        priors[best] = -1.0


@rule
def best_by_puct(node: Record, tree: Tree, settings: SearchSettings) -> int:
    """Return the best edge of a node by PUCT; an untried edge has the value of the node."""
    exploration = settings.guided_exploration * np.sqrt(float(max(1, node.visits)))
    highest, best = -1.0, NOTHING
    for number in range(node.first, node.first + node.children):
        edge = tree.edges[number]
        visits = int(edge.visits)
        value = edge.value_sum / visits if visits else float(node.value)
        bound = value + exploration * edge.prior / (1 + visits)
        if bound > highest:
            highest, best = bound, number
    return best


@rule
def best_at_root(decision: Decision, node: Record, tree: Tree) -> int:
    """Return the edge of the root to try next: first each of the first `min_children` once, then the best by PUCT."""
    for number in range(min(decision.min_children, int(node.children))):
        if tree.edges[number].visits == 0:
            return number
    return best_by_puct(node, tree, decision.settings)


@rule
def share_among_winners(material: Record, seats: int, workspace: Workspace) -> None:
    """Fill workspace.shares[seat] with each seat's share of the win in the final state of a simulation."""
    places(material, workspace.buffers.sampled[0], workspace.ranks)
    winners = 0
    for seat in range(seats):
        winners += workspace.ranks[seat] == 1
    for seat in range(seats):
        workspace.shares[seat] = 1.0 / winners if workspace.ranks[seat] == 1 else 0.0


@rule
def play_to_choice(material: Record, workspace: Workspace) -> tuple[int, int, int]:
    """Play chance and forced moves in the sampled state until a seat has a choice or the game is over.

    Returns that seat, or NOBODY; the number of its legal moves, which are in the buffer of moves; and the number of moves of seats played.
    """
    buffers, played = workspace.buffers, 0
    state, moves = buffers.sampled[0], buffers.moves
    mask = to_move(material, state)
    while mask:
        if mask >> CHANCE & 1:
            apply(material, state, CHANCE, draw(material, state, workspace.chance, moves, buffers.weights))
        else:
            mover = lowest_in(mask)
            count = legal(material, state, mover, moves)
            if count > 1:
                return mover, count, played
            apply(material, state, mover, int(moves[0]))
            played += 1
        mask = to_move(material, state)
    return NOBODY, 0, played


@rule
def infer_seen(guide: Guide, seat: int, count: int, workspace: Workspace) -> None:
    """Evaluate the observation, the view of a seat whose `count` legal moves are in the buffer; fill workspace.shares[seat] with all
    seats' expected shares of the win."""
    infer(guide.net, workspace.observation_bytes, seat, workspace.buffers.moves, count, guide.now)
    seat_shares(guide.net, seat, guide.now, workspace.shares)


@rule
def mix_in_rollout(decision: Decision, guide: Guide, seat: int, workspace: Workspace) -> int:
    """Play a rollout from the sampled state and mix its result with the network's evaluation for `seat` in workspace.shares.

    Returns the number of moves of seats played.
    """
    material, seats, settings = decision.materials[0], decision.seats, decision.settings
    played = rollout(material, decision.seat, workspace, settings.horizon)
    evaluate_rollout(material, seats, workspace, settings)
    seat_shares(guide.net, seat, guide.now, workspace.evaluations)
    weight = settings.guided_rollouts
    for other in range(seats):
        workspace.shares[other] = weight * workspace.shares[other] + (1.0 - weight) * workspace.evaluations[other]
    return played


@rule
def build_root(decision: Decision, guide: Guide, tree: Tree, workspace: Workspace) -> int:
    """Start a new tree with an edge for each move of the searching seat that is not pruned, the most probable ones first. Returns their
    number."""
    tree.slots[:] = NOTHING
    tree.counts[:] = 0
    count = legal(decision.materials[0], decision.views[0], decision.seat, workspace.buffers.moves)
    copy_record(decision.views[0], workspace.observation[0])
    root = node_of(key_of(workspace.observation_data, decision.seat), tree)
    infer_seen(guide, decision.seat, count, workspace)
    priors, values = guide.now.priors, workspace.buffers.values
    for index in range(count):
        values[index] = priors[index]
    count = prune(decision, count, workspace)
    for index in range(count):
        priors[index] = values[index]
    add_moves(tree.nodes[root], count, True, guide.now, tree, workspace.buffers.moves)
    return count


@rule
def run_simulations(
    decision: Decision, guide: Guide, seed: int, simulations: int, tree: Tree, workspace: Workspace
) -> int:
    """Run more simulations from the root. Returns the number of moves of seats played in them."""
    material, seat, seats = decision.materials[0], decision.seat, decision.seats
    path, state = workspace.path, workspace.buffers.sampled[0]
    root = tree.nodes[0]
    played = 0
    for _ in range(simulations):
        chosen = best_at_root(decision, root, tree)
        begin_simulation(decision, tree.edges[chosen], seed, workspace)
        entry = path[0]
        entry.edge, entry.node, entry.seat = chosen, 0, seat
        apply(material, state, seat, int(tree.edges[chosen].move))
        played += 1
        depth = 1
        for other in range(seats):
            workspace.shares[other] = 0.0
        root.latest = root.visits
        while True:
            mover, count, forced = play_to_choice(material, workspace)
            played += forced
            if mover == NOBODY:
                share_among_winners(material, seats, workspace)
                break
            view(material, state, mover, workspace.observation[0])
            number = node_of(key_of(workspace.observation_data, mover), tree)
            if number == NOTHING or depth == len(path) or tree.nodes[number].children == 0:
                infer_seen(guide, mover, count, workspace)
                if number != NOTHING and tree.nodes[number].visits == 0:
                    add_moves(tree.nodes[number], count, False, guide.now, tree, workspace.buffers.moves)
                if decision.settings.guided_rollouts > 0.0:
                    played += mix_in_rollout(decision, guide, mover, workspace)
                break
            node = tree.nodes[number]
            if node.latest == root.visits:
                # Going in circles is worth nothing: otherwise delaying a bad end would seem to be the best plan.
                break
            node.latest = root.visits
            chosen = best_by_puct(node, tree, decision.settings)
            entry = path[depth]
            entry.edge, entry.node, entry.seat = chosen, number, mover
            depth += 1
            apply(material, state, mover, int(tree.edges[chosen].move))
            played += 1
        credit(tree, path, depth, workspace.shares)
    return played


@rule
def expect(materials: Any, states: Any, number: int, seats: int, seed: int, guide: Guide, workspace: Workspace) -> None:
    """Fill workspace.shares[seat] with each seat's expected share of the win in states[number], or its actual share if the game is over.

    The network evaluates the view of the seat that decides next; where chance moves first, the result is the mean over DRAWS
    continuations.
    """
    material, state = materials[0], workspace.buffers.sampled[0]
    for seat in range(seats):
        workspace.evaluations[seat] = 0.0
    draws = DRAWS if to_move(material, states[number]) >> CHANCE & 1 else 1
    for index in range(draws):
        copy_record(states[number], state)
        start_stream(workspace.chance, seed, index)
        mover, count, _ = play_to_choice(material, workspace)
        if mover == NOBODY:
            share_among_winners(material, seats, workspace)
        else:
            view(material, state, mover, workspace.observation[0])
            infer_seen(guide, mover, count, workspace)
        for seat in range(seats):
            workspace.evaluations[seat] += workspace.shares[seat] / draws
    for seat in range(seats):
        workspace.shares[seat] = workspace.evaluations[seat]
    normalize_shares(workspace.shares, seats)
