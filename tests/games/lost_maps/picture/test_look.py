"""Secrecy of pictures."""

import pytest
from tests.games.drawings import ids_of
from tests.games.lost_maps.moments import GAME, Moment, random_game
from tests.games.lost_maps.pictures import drawn
from tests.games.lost_maps.position import OWN, Position, expeditions_seen_before

from spadework.engine.interface import SPECTATOR, Scene
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.rules.state import CROSSING, KEEPING


def pictured(position: Position, seat: int, memory_aid: str, language: str = "en", wide: bool = True) -> str:
    names = ("Ada", "Ben", "Cleo", "Dan")[: int(position.state.seats)]
    scene = Scene(GAME.words[language], names, wide, {"memory-aid": memory_aid})
    return str(GAME.picture.draw(OWN, position.view(seat)[0], seat, scene))


def test_other_players_crosses_of_this_turn_are_not_drawn() -> None:
    for moment in random_game(2, 6):
        if moment.state.phase == CROSSING and moment.state.crossing[1].any():
            hidden = Moment(moment.state.copy(), None, None)
            hidden.state.crossing[1] = 0
            hidden.state.owed[1] = 0
            assert drawn(moment, 0) == drawn(hidden, 0)
            assert drawn(moment, 1) != drawn(hidden, 1)
            return
    pytest.fail("nobody crossed anything off before the others")


def test_earlier_expeditions_show_only_with_the_memory_aid() -> None:
    moment = next(moment for moment in random_game(2, 6) if moment.state.turn == 3 and moment.state.phase == CROSSING)
    other = Moment(moment.state.copy(), None, None)
    other.state.patterns_left[:2] = other.state.patterns_left[1::-1] + 1
    assert drawn(moment, 0) == drawn(other, 0)
    assert drawn(moment, 0, True, "en", **{"memory-aid": "off"}) == drawn(moment, 0)
    aided = drawn(moment, 0, True, "en", **{"memory-aid": "on"})
    assert "To come" in aided
    assert aided != drawn(other, 0, True, "en", **{"memory-aid": "on"})


def test_other_players_hands_show_only_card_backs() -> None:
    moment = next(moment for moment in random_game(3, 6) if moment.state.phase == KEEPING)
    assert not any(id.startswith(("card-", "hand-1", "hand-2")) for id in ids_of(drawn(moment, SPECTATOR)))
    assert sum(id.startswith("card-") for id in ids_of(drawn(moment, 0))) == 4


@pytest.mark.rule("LM-25")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_the_picture_shows_earlier_expeditions_with_the_memory_aid_only(seat: int, wide: bool, language: str) -> None:
    one, other = expeditions_seen_before("O4", "T4"), expeditions_seen_before("L4", "V3")
    assert pictured(one, seat, "off", language, wide) == pictured(other, seat, "off", language, wide)
    assert pictured(one, seat, "on", language, wide) != pictured(other, seat, "on", language, wide)


@pytest.mark.rule("LM-25")
def test_the_picture_shows_the_present_expedition_and_how_many_were_revealed() -> None:
    one = expeditions_seen_before("O4", "T4")
    other = one.copy()
    other.state.pattern = OWN.pattern_names.index("V3")
    assert pictured(one, 0, "off") != pictured(other, 0, "off")
    later = one.copy()
    later.state.turn = 3
    assert pictured(one, 0, "off") != pictured(later, 0, "off")
