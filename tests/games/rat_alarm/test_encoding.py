"""Numbers for all moves of Rat Alarm, with any deck."""

from copy import deepcopy

import pytest
from tests.games.any_moves import all_legal_moves_are_numbered

import spadework
from spadework.engine.material import read_document

GAME = spadework.game("rat_alarm")
PRINTED = dict(read_document(GAME.folder / "deck.toml"))


@pytest.mark.long(but=("60",))
@pytest.mark.slow
@pytest.mark.parametrize("cards", [20, 60])
def test_every_card_can_be_taken_kept_and_buried(cards: int) -> None:
    document = deepcopy(PRINTED)
    document["card"] = [
        {"gems" if number % 2 else "rings": 1 + number % 3, "rat": number % 2 == 0, "skull": number % 5 == 0}
        for number in range(1, cards + 1)
    ]
    all_legal_moves_are_numbered(GAME, document)
