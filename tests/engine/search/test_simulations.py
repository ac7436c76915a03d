import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from spadework.engine.compile.records import record_type
from spadework.engine.game import Game
from spadework.engine.search.tree import CHOICE, PLACE, Aims, Tree
from spadework.players.search import Search
from spadework.table import Table

UNCOMPILED = """
import sys
from pathlib import Path
from spadework.engine.game import Game
from spadework.engine.compile.records import record_type
toy = Path(sys.argv[1])
sys.path.append(sys.argv[2])
from test_simulations import thought_of
print(thought_of(Game("dig", "dig", toy)))
"""


def thought_of(toy: Game) -> str:
    """All that two searches of a game's beginning find out."""
    table = Table(toy, 3, 2)
    player = Search(toy, table.deck, 5, tries=150)
    return str([player.think(table.view(seat).record, seat) for seat in (0, 2)])


def test_the_compiled_search_finds_what_the_uncompiled_one_finds(toy: Game) -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", UNCOMPILED, str(toy.folder), str(Path(__file__).parent)],
        env={**os.environ, "SPADEWORK_JIT": "0", "PYTHONPATH": os.pathsep.join([str(toy.folder.parent), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.strip() == thought_of(toy)


def new_tree(places: int, choices: int) -> Tree:
    records = [np.zeros(count, record_type(kind)) for count, kind in ((places, PLACE), (choices, CHOICE))]
    return Tree(np.full(8, -1, np.int32), records[0], records[1], np.zeros(2, np.int32))


def test_places_are_found_again_by_their_keys(toy: Game) -> None:
    place_of, tree = toy.searching.place_of, new_tree(4, 4)
    # These three want the same slot.
    assert [place_of(key, tree) for key in (3, 11, 19, 4)] == [0, 1, 2, 3]
    assert [place_of(key, tree) for key in (19, 4, 11, 3)] == [2, 3, 1, 0]
    assert place_of(5, tree) == -1
    assert place_of(19, tree) == 2


def test_what_is_tried_next(toy: Game) -> None:
    tree, aims = new_tree(1, 4), Aims(horizon=1, lead_scale=1.0, exploration=0.5)
    toy.searching.place_of(1, tree)
    place = tree.places[0]
    for move in (7, 8, 9):
        toy.searching.add_choice(place, move, tree)
    # What was never tried comes first, if it is among those that count.
    place.tries = 100
    for number, (tries, value_sum) in enumerate(((60, 36.0), (40, 20.0))):
        tree.choices[number].tries, tree.choices[number].value_sum = tries, value_sum
    assert toy.searching.most_promising(place, 3, tree, aims) == 2
    # 0.6 + 0.5 * 10 / 61 against 0.5 + 0.5 * 10 / 41
    assert toy.searching.most_promising(place, 2, tree, aims) == 0
    assert toy.searching.most_promising(place, 2, tree, aims._replace(exploration=4.0)) == 1


def test_a_lead_of_a_swing_wins_three_times_of_four(toy: Game) -> None:
    player = Search(toy, toy.deck(), tries=1)
    room, aims = player._rooms[0], Aims(horizon=1, lead_scale=5.0)
    for standing, expected in (([10, 5], [0.75, 0.25]), ([4, 4, 4], [1 / 3] * 3), ([0, 1000], [0, 1])):
        room.standing[: len(standing)] = standing
        toy.searching.share_by_lead(len(standing), room, aims)
        assert np.allclose(room.shares[: len(standing)], expected, atol=0.01)
