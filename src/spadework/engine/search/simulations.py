"""Information-set Monte Carlo tree search over a game's rules, compiled once per game like `spadework.engine.driver`.

Each simulation samples the information hidden from the searching seat (a determinization), plays a move of that seat, descends the tree,
adds one node to it, continues with the game's policies (the rollout), and evaluates the resulting state. All seats choose for themselves by
what they know: the statistics of an edge belong to the view of the choosing seat, not to the sampled state. So sealed answers and
reactions need no special treatment: a seat's view never shows an answer that is secret from it, and all paths to the same view share
their statistics.

Sources:

- one tree of information sets for each seat: P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search",
  IEEE Transactions on Computational Intelligence and AI in Games 4 (2012), the variant MO-ISMCTS;
- selection: the PUCT rule of D. Silver et al., "Mastering the game of Go without human knowledge", Nature 550 (2017), which
  follows C. D. Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial Intelligence 61 (2011);
- progressive widening: R. Coulom, "Computing Elo ratings of move patterns in the game of Go", ICGA Journal 30 (2007);
- transpositions, nodes shared by all paths that lead to them: B. E. Childs, J. H. Brodeur, L. Kocsis, "Transpositions and move groups in
  Monte Carlo tree search", IEEE Symposium on Computational Intelligence and Games (2008);
- common random numbers, the same determinizations and the same chance for all moves under comparison: A. M. Law, "Simulation Modeling and
  Analysis", 5th edition (2015), chapter 11.
"""

from typing import TYPE_CHECKING, cast

import numpy as np

from spadework.engine.buffers import Buffers, Values
from spadework.engine.compile.records import copy_record
from spadework.engine.interface import CHANCE, Codes, Record
from spadework.engine.masks import lowest_in
from spadework.engine.search.decision import Decision
from spadework.engine.search.keys import key_of
from spadework.engine.search.planner import NO_PLAN
from spadework.engine.search.priors import AT_ROOT, NEVER
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.shares import normalize_shares
from spadework.engine.search.tree import NOTHING, Tree, add_edge, credit, has_edge, node_of
from spadework.engine.search.workspace import Workspace
from spadework.engine.stream import Stream, below, start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.interface import Rules
    from spadework.engine.interface.ai import Ai
    from spadework.engine.loops import Driver
    from spadework.engine.own_rules import Value

    rules = cast(Rules, None)
    to_move, legal, chance_outcomes, apply = rules.to_move, rules.legal, rules.chance_outcomes, rules.apply
    view, sample_state, scores, places = rules.view, rules.sample_state, rules.scores, rules.places
    driver = cast(Driver, None)
    draw, apply_certain_outcomes = driver.draw, driver.apply_certain_outcomes
    ai = cast(Ai, None)
    rollout_policy, planned_move, is_quiescent = ai.rollout_policy, ai.planned_move, ai.is_quiescent
    evaluate, evaluate_leaf = cast(Value, None), cast(Value, None)
    win_probabilities = ai.win_probabilities
    reweight_belief, move_prior = ai.reweight_belief, ai.move_prior


@rule
def one_ply_values(
    material: Record, seen: Record, seat: int, stream: Stream, buffers: Buffers, determinizations: int
) -> int:
    """List a seat's legal moves, with each one's mean value one move deep over a number of determinizations. Returns the number of moves.

    `seen` is the seat's view. Fills the buffers of moves and of values.
    """
    moves, values, sampled = buffers.moves, buffers.values, buffers.sampled
    count = legal(material, seen, seat, moves)
    for index in range(count):
        values[index] = 0.0
    for _ in range(determinizations):
        sample_state(material, seen, seat, stream, sampled[0])
        for index in range(count):
            sampled[1] = sampled[0]
            apply(material, sampled[1], seat, int(moves[index]))
            apply_certain_outcomes(material, sampled[1], buffers.outcomes, buffers.weights)
            values[index] += evaluate(material, sampled[1], seat) / determinizations
    return count


@rule
def max_children(node: Record, settings: SearchSettings) -> int:
    """Return the maximum number of edges of a node by progressive widening."""
    return settings.pw_base + int(settings.pw_factor * np.sqrt(float(node.visits)))


@rule
def best_by_puct(node: Record, among: int, tree: Tree, settings: SearchSettings) -> int:
    """Return the best of a node's first `among` edges by the PUCT rule."""
    exploration = settings.exploration * np.sqrt(float(node.visits))
    highest, best = -1.0, NOTHING
    number = int(node.first)
    for _ in range(among):
        if number == NOTHING:
            break
        visits = int(tree.edges[number].visits)
        if visits == 0:
            return number
        bound = tree.edges[number].value_sum / visits + exploration / (1 + visits)
        if bound > highest:
            highest, best = bound, number
        number = int(tree.edges[number].next)
    return best


@rule
def policy_move(material: Record, seat: int, listed: int, workspace: Workspace) -> int:
    """Return the next move of a rollout: a seat's planned move in the sampled state, or else the rollout policy's.

    `listed` is the number of its legal moves in the buffer of moves, or 0 if they are not listed yet.
    """
    state, moves, noise = workspace.buffers.sampled[0], workspace.buffers.moves, workspace.noise
    move = planned_move(material, state, seat, moves, noise, workspace.rollout_state, workspace.planner_cache)
    if move != NO_PLAN:
        return move
    count = listed if listed else legal(material, state, seat, moves)
    return int(moves[rollout_policy(material, state, seat, moves, count, noise) if count > 1 else 0])


@rule
def select_edge(decision: Decision, seat: int, node: Record, count: int, tree: Tree, workspace: Workspace) -> int:
    """Return the edge that a simulation takes from a node, adding one while it has few; NOTHING when there is no room for the first.

    The seat is to move in the sampled state, and its `count` legal moves are in the buffer of moves.
    """
    if node.children < count and node.children < max_children(node, decision.settings):
        # First the policies' proposals, then any move.
        material = decision.materials[0]
        move = policy_move(material, seat, count, workspace)
        if has_edge(node, move, tree):
            move = int(workspace.buffers.moves[below(workspace.noise, count)])
        is_new = not has_edge(node, move, tree)
        state = workspace.buffers.sampled[0]
        if is_new and (node.children == 0 or move_prior(material, state, seat, move) != NEVER):
            added = add_edge(node, move, tree)
            if added != NOTHING:
                return added
    return best_by_puct(node, count, tree, decision.settings)


@rule
def rollout(material: Record, seat: int, workspace: Workspace, horizon: int) -> int:
    """Play the sampled state on by the policies: to the end, until it is quiescent for `seat`, or for `horizon` moves.

    Returns the number of moves of seats.
    """
    buffers = workspace.buffers
    state = buffers.sampled[0]
    played = 0
    mask = to_move(material, state)
    while mask and played < horizon and not is_quiescent(material, state, seat):
        if mask >> CHANCE & 1:
            apply(material, state, CHANCE, draw(material, state, workspace.chance, buffers.moves, buffers.weights))
        else:
            mover = lowest_in(mask)
            apply(material, state, mover, policy_move(material, mover, 0, workspace))
            played += 1
        mask = to_move(material, state)
    return played


@rule
def share_by_lead(seats: int, workspace: Workspace, settings: SearchSettings) -> None:
    """Fill workspace.shares[seat] with the expected shares of the win for the evaluations in workspace.evaluations[seat]."""
    for seat in range(seats):
        share = 1.0
        for other in range(seats):
            if other != seat:
                lead = (workspace.evaluations[seat] - workspace.evaluations[other]) / settings.lead_scale
                share *= 0.5 + 0.5 * lead / (1.0 + abs(lead))
        workspace.shares[seat] = share
    normalize_shares(workspace.shares, seats)


@rule
def evaluate_rollout(material: Record, seats: int, workspace: Workspace, settings: SearchSettings) -> None:
    """Fill workspace.shares[seat] with each seat's share of the win at the end of a rollout, or its expected share where the rollout was
    broken off."""
    state = workspace.buffers.sampled[0]
    if to_move(material, state):
        if win_probabilities(material, state, settings.use_belief, workspace.shares):
            return
        for seat in range(seats):
            workspace.evaluations[seat] = evaluate_leaf(material, state, seat)
        share_by_lead(seats, workspace, settings)
        return
    scores(material, state, workspace.points)
    places(material, state, workspace.ranks)
    winners = 0
    for seat in range(seats):
        workspace.evaluations[seat] = float(workspace.points[seat])
        winners += workspace.ranks[seat] == 1
    share_by_lead(seats, workspace, settings)
    for seat in range(seats):
        won = 1.0 / winners if workspace.ranks[seat] == 1 else 0.0
        workspace.shares[seat] = settings.for_winning * won + (1.0 - settings.for_winning) * workspace.shares[seat]


@rule
def prune(decision: Decision, count: int, workspace: Workspace) -> int:
    """Remove the moves with the prior NEVER from the buffers of moves and values, unless there are no others. Returns the number left."""
    moves, values = workspace.buffers.moves, workspace.buffers.values
    left = 0
    for index in range(count):
        if move_prior(decision.materials[0], decision.views[0], decision.seat, int(moves[index])) != NEVER:
            moves[left], values[left] = moves[index], values[index]
            left += 1
    return left if left else count


@rule
def shuffle(moves: Codes, values: Values, count: int, stream: Stream) -> None:
    """Shuffle moves together with their values."""
    for index in range(count - 1, 0, -1):
        other = below(stream, index + 1)
        moves[index], moves[other] = moves[other], moves[index]
        values[index], values[other] = values[other], values[index]


@rule
def build_root(decision: Decision, determinizations: int, tree: Tree, workspace: Workspace) -> int:
    """Start a new tree with an edge for each move of the searching seat that is not pruned. Returns the number of edges.

    They are sorted by one-ply value, equal ones in random order, because moves are listed by seat and the first of equals would
    disadvantage the first seat. But the moves with the prior AT_ROOT come right after the best one.
    """
    tree.slots[:] = NOTHING
    tree.counts[:] = 0
    material, seen, seat = decision.materials[0], decision.views[0], decision.seat
    moves, values = workspace.buffers.moves, workspace.buffers.values
    count = one_ply_values(material, seen, seat, workspace.chance, workspace.buffers, determinizations)
    count = prune(decision, count, workspace)
    shuffle(moves, values, count, workspace.chance)
    copy_record(seen, workspace.observation[0])
    root = node_of(key_of(workspace.observation_data, seat), tree)
    for rank in range(count):
        best = 0
        for index in range(1, count):
            if values[index] > values[best]:
                best = index
        add_edge(tree.nodes[root], int(moves[best]), tree)
        values[best] = -np.inf
        if rank == 0:
            for index in range(count):
                if index != best and move_prior(material, seen, seat, int(moves[index])) == AT_ROOT:
                    values[index] = np.inf
    return count


@rule
def begin_simulation(decision: Decision, edge: Record, seed: int, workspace: Workspace) -> None:
    """Sample what is hidden from the searching seat into the sampled state, for another try of an edge of the root.

    All edges get the same determinizations and the same chance, one try after another.
    """
    state, number = workspace.buffers.sampled[0], int(edge.visits)
    start_stream(workspace.chance, seed, 2 * number)
    start_stream(workspace.noise, seed, 2 * number + 1)
    for index in range(len(workspace.rollout_state)):
        workspace.rollout_state[index] = 0
    sample_state(decision.materials[0], decision.views[0], decision.seat, workspace.chance, state)
    if decision.settings.use_belief:
        reweight_belief(decision.materials[0], state, decision.seat, workspace.chance)


@rule
def run_simulations(decision: Decision, seed: int, simulations: int, tree: Tree, workspace: Workspace) -> int:
    """Run more simulations from the root. Returns the number of moves of seats played in them."""
    material, seat, seats = decision.materials[0], decision.seat, decision.seats
    settings, buffers, path = decision.settings, workspace.buffers, workspace.path
    state, moves = buffers.sampled[0], buffers.moves
    root = tree.nodes[0]
    played = 0
    for _ in range(simulations):
        chosen = best_by_puct(root, max(decision.min_children, max_children(root, settings)), tree, settings)
        begin_simulation(decision, tree.edges[chosen], seed, workspace)
        entry = path[0]
        entry.edge, entry.node, entry.seat = chosen, 0, seat
        apply(material, state, seat, int(tree.edges[chosen].move))
        played += 1
        depth = 1
        is_cycle = False
        root.latest = root.visits
        while depth < len(path):
            mask = to_move(material, state)
            if mask == 0 or is_quiescent(material, state, seat):
                break
            if mask >> CHANCE & 1:
                apply(material, state, CHANCE, draw(material, state, workspace.chance, moves, buffers.weights))
                continue
            mover = lowest_in(mask)
            count = legal(material, state, mover, moves)
            if count == 1:
                apply(material, state, mover, int(moves[0]))
                played += 1
                continue
            view(material, state, mover, workspace.observation[0])
            number = node_of(key_of(workspace.observation_data, mover), tree)
            if number == NOTHING:
                break
            node = tree.nodes[number]
            if node.visits == 0:
                node.visits = 1
                break
            if node.latest == root.visits:
                is_cycle = True
                break
            node.latest = root.visits
            chosen = select_edge(decision, mover, node, count, tree, workspace)
            if chosen == NOTHING:
                break
            entry = path[depth]
            entry.edge, entry.node, entry.seat = chosen, number, mover
            depth += 1
            apply(material, state, mover, int(tree.edges[chosen].move))
            played += 1
        if is_cycle:
            # Otherwise going in circles before a bad end would seem to be the best plan.
            for other in range(seats):
                workspace.shares[other] = 0.0
        else:
            played += rollout(material, seat, workspace, settings.horizon)
            evaluate_rollout(material, seats, workspace, settings)
        credit(tree, path, depth, workspace.shares)
    return played
