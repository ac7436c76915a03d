import numpy as np
import pytest
from tests.uncompiled import told_uncompiled

from spadework.engine.compile.records import record_type
from spadework.engine.game import Game
from spadework.engine.search.settings import SearchSettings
from spadework.engine.search.tree import EDGE, NODE, Tree, add_edge, node_of
from spadework.players.search import Search
from spadework.table import Table


def thought_of(toy: Game) -> str:
    """Return the full results of two searches at the start of a game, as text."""
    table = Table(toy, 3, 2)
    player = Search(toy, table.deck, 5, tries=150)
    return str([player.think(table.view(seat).record, seat) for seat in (0, 2)])


@pytest.mark.long
def test_compiled_and_uncompiled_searches_agree(toy: Game) -> None:
    assert told_uncompiled(toy, __file__, "thought_of") == thought_of(toy)


def small_tree(nodes: int, edges: int) -> Tree:
    records = [np.zeros(count, record_type(kind)) for count, kind in ((nodes, NODE), (edges, EDGE))]
    return Tree(np.full(8, -1, np.int32), records[0], records[1], np.zeros(2, np.int32))


def test_nodes_are_found_again_by_their_keys() -> None:
    tree = small_tree(4, 4)
    # The first three keys hash to the same slot.
    assert [node_of(key, tree) for key in (3, 11, 19, 4)] == [0, 1, 2, 3]
    assert [node_of(key, tree) for key in (19, 4, 11, 3)] == [2, 3, 1, 0]
    assert node_of(5, tree) == -1
    assert node_of(19, tree) == 2


def test_puct_selects_the_next_edge(toy: Game) -> None:
    tree, settings = small_tree(1, 4), SearchSettings(horizon=1, lead_scale=1.0, exploration=0.5)
    node_of(1, tree)
    node = tree.nodes[0]
    for move in (7, 8, 9):
        add_edge(node, move, tree)
    # An edge that was never tried comes first, if it is among those considered.
    node.visits = 100
    for number, (visits, value_sum) in enumerate(((60, 36.0), (40, 20.0))):
        tree.edges[number].visits, tree.edges[number].value_sum = visits, value_sum
    assert toy.searching.best_by_puct(node, 3, tree, settings) == 2
    # 0.6 + 0.5 * 10 / 61 against 0.5 + 0.5 * 10 / 41
    assert toy.searching.best_by_puct(node, 2, tree, settings) == 0
    assert toy.searching.best_by_puct(node, 2, tree, settings._replace(exploration=4.0)) == 1


def test_a_lead_of_the_scale_wins_three_times_out_of_four(toy: Game) -> None:
    player = Search(toy, toy.deck(), tries=1)
    workspace, settings = player._workspaces[0], SearchSettings(horizon=1, lead_scale=5.0)
    for evaluations, expected in (([10, 5], [0.75, 0.25]), ([4, 4, 4], [1 / 3] * 3), ([0, 1000], [0, 1])):
        seats = len(evaluations)
        workspace.evaluations[:seats] = evaluations
        toy.searching.share_by_lead(seats, workspace, settings)
        assert workspace.shares[:seats].tolist() == pytest.approx(expected, abs=0.01)
