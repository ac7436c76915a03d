"""Numbers for all moves of Sea & Shore, with any deck."""

from copy import deepcopy

import pytest
from tests.games.any_moves import all_legal_moves_are_numbered

import spadework
from spadework.engine.material import read_document

GAME = spadework.game("sea_and_shore")
PRINTED = dict(read_document(GAME.folder / "deck.toml"))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("high", [4, 9])
def test_every_card_can_be_played_with_any_extra_cards(high: int) -> None:
    document = deepcopy(PRINTED)
    for colour in document["treasures"]:
        document["treasures"][colour] = [2, 3, 4, high, high, high, 1, 1]
    all_legal_moves_are_numbered(GAME, document)
