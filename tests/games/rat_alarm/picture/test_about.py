import re

import pytest
from tests.games.rat_alarm.moments import DECK, GAME, NAMES, Moment, first_in, in_turn, moments_in
from tests.games.rat_alarm.pictures import drawn, exchanged

from spadework.engine.contract import SPECTATOR
from spadework.games.rat_alarm.notation.wording import RAT_NAMES
from spadework.games.rat_alarm.picture import about
from spadework.games.rat_alarm.rules.state import ALARM, BURYING, OVER, TURN, TURNED

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')


def said(moment: Moment, id: str, language: str = "en") -> str | None:
    told = about(DECK, moment.view(0), 0, id)
    return GAME.words[language].say(told, NAMES) if told else None


@pytest.mark.parametrize("phase", [TURN, TURNED, ALARM, BURYING, OVER])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_has_a_name_is_explained_with_its_rule(phase: int, language: str) -> None:
    for moment in list(moments_in(3, phase, 3))[::4]:
        for id in TITLED.findall(drawn(moment, 0)):
            assert re.search(r"RA-\d\d", said(moment, id, language) or ""), id


def test_an_open_rat_is_introduced_and_a_buried_one_too() -> None:
    moment = in_turn(TURNED, 5, 17)
    assert (
        said(moment, "card-5")
        == "This is card 5 (1 coin). Whoever drops out with coins takes it, unless it is buried (RA-23)."
    )
    assert (said(moment, "card-17") or "").startswith("Captain Gouda has never steered a ship, but owns the hat. While")
    moment.state.lies_open, moment.state.spade[1] = 1 << 4, 16
    assert "Under Bert\u2019s spade: the rat Gouda" in (said(moment, "card-17") or "")


def test_every_rat_has_a_story() -> None:
    for words in GAME.words.values():
        assert len({words.text(f"about-rat-{number}") for number in range(1, RAT_NAMES + 1)}) == RAT_NAMES


def test_of_a_card_that_lies_in_a_pile_nothing_is_said() -> None:
    for moment in list(moments_in(3, TURN, 3))[::7]:
        other = exchanged(moment)
        for card in range(len(DECK.treasures) + 2):
            told = about(DECK, moment.view(SPECTATOR), SPECTATOR, f"card-{card}")
            assert told == about(DECK, other.view(SPECTATOR), SPECTATOR, f"card-{card}")
            lies = any(card - 1 == spade for spade in moment.state.spade.tolist()) or (
                card > 0 and int(moment.state.lies_open) >> card - 1 & 1
            )
            assert (told is not None) == bool(lies)


@pytest.mark.parametrize("id", ["", "kind-", "kind-mice", "spade-9", "pile-0", "card-x", "card-99", "hold"])
def test_what_is_not_there_is_not_explained(id: str) -> None:
    assert said(first_in(3, TURN), id) is None
