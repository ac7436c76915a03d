"""Numbers for all moves of Dragon Island, with any deck, and factors that distinguish all moves."""

from copy import deepcopy

import pytest
from tests.games.any_moves import all_legal_moves_are_numbered

import spadework
from spadework.engine.encoding import Numbering
from spadework.engine.material import read_document

GAME = spadework.game("dragon_island")
PRINTED = dict(read_document(GAME.folder / "deck.toml"))
OTHER_DOUBLES = [["volcano", "water"], ["water", "forest"], ["desert", "farmland"]]


@pytest.mark.slow
@pytest.mark.parametrize("rare", ["terrain", "action"])
def test_every_card_can_be_played(rare: str) -> None:
    document = deepcopy(PRINTED)
    for double, shows in zip(document["double"], OTHER_DOUBLES, strict=False):
        double["shows"] = shows
    for kind in document[rare]:
        document[rare][kind] = 1
    all_legal_moves_are_numbered(GAME, document)


@pytest.mark.parametrize("seats", GAME.rules.SEATS)
def test_factors_identify_every_move(seats: int) -> None:
    numbering = Numbering.of_moves(GAME, GAME.deck().record, seats)
    assert len(numbering) > 9000
    steps = [factor.step for factor in numbering.factors]
    assert (numbering.parts @ steps == numbering.codes).all()
