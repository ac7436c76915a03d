import re
from xml.etree import ElementTree

from tests.games.drawings import SVG
from tests.games.lost_maps.moments import random_game
from tests.games.lost_maps.pictures import drawn

from spadework.engine.interface import SPECTATOR
from spadework.games.lost_maps.rules.state import CROSSING


def test_title_and_description_match_the_position() -> None:
    game = list(random_game(2, 6))
    moment = next(moment for moment in game if moment.state.phase == CROSSING and moment.state.undecided == 3)
    root = ElementTree.fromstring(drawn(moment, 0))
    assert root.findtext(SVG + "title") == "Lost Maps: round 1 of 4, expedition 1 of 7"
    described = root.findtext(SVG + "desc") or ""
    assert described.startswith("Expedition: ")
    for part in (
        "On display: ",
        "Anna works on ",
        " boxes crossed off",
        "Points so far: Anna 0",
        "Waiting for Anna and ",
    ):
        assert part in described
    over = ElementTree.fromstring(drawn(game[-1], SPECTATOR, True, "de"))
    assert over.findtext(SVG + "title") == "Lost Maps: Das Spiel ist aus"
    assert re.search(r"gewinnt|Geteilter Sieg", over.findtext(SVG + "desc") or "")
