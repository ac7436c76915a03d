"""Numbers for all moves of Lost Maps, with any deck."""

from copy import deepcopy

import pytest
from tests.games.any_moves import all_legal_moves_are_numbered

import spadework
from spadework.engine.material import read_document

GAME = spadework.game("lost_maps")
PRINTED = dict(read_document(GAME.folder / "deck.toml"))
OTHER_SHAPES = [
    ["###", "..#", "..#"],
    ["####"],
    ["##", "##"],
    ["##.", ".##"],
    ["##", "#.", "##"],
    [".#.", "###", ".#."],
]


@pytest.mark.slow
@pytest.mark.parametrize("shapes", [None, OTHER_SHAPES])
def test_every_pattern_can_lie_anywhere(shapes: list[list[str]] | None) -> None:
    document = deepcopy(PRINTED)
    for pattern, shape in zip(document["pattern"], shapes or (), strict=False):
        pattern["figure"] = shape
    all_legal_moves_are_numbered(GAME, document)
