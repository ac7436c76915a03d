"""What is this? Everything in a picture of Sea & Shore is explained, and nothing is told that its viewer may not know."""

import re

import pytest
from tests.games.sea_and_shore.pictures import ALL_SEATS, BOTH, NAMES, decisions, drawn, three_reds
from tests.games.sea_and_shore.position import GAME, OWN, TREASURES, Fresh, Position

from spadework.engine.contract import SPECTATOR
from spadework.games.sea_and_shore.picture import about
from spadework.games.sea_and_shore.rules.state import NUMBERS

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')


def said(position: Fresh, seat: int, id: str, language: str = "en") -> str:
    told = about(OWN, position.view(seat)[0], seat, id)
    return GAME.words[language].say(told, NAMES) if told else ""


@BOTH
@ALL_SEATS
def test_all_that_has_a_name_is_explained_with_its_rule(seats: int, wide: bool) -> None:
    for position in decisions(seats, 30 + seats, 17):
        for seat in (SPECTATOR, 0):
            for id in TITLED.findall(drawn(position, seat, wide)):
                for language in ("en", "de"):
                    assert re.search(r"SS-\d", said(position, seat, id, language)), id


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_island_has_a_story_of_its_own(language: str) -> None:
    position = Position(" ".join(f"r{number}" for number in range(1, NUMBERS + 1)), "b1", "b2", turned_up="g1a")
    stories = [said(position, 0, f"card-r{number}", language) for number in range(1, NUMBERS + 1)]
    assert len({story.partition(".")[0] for story in stories}) == NUMBERS


def test_a_covered_card_tells_the_others_what_shows_and_no_more() -> None:
    position = three_reds().play(0, "r11 sea")
    [id] = [id for id in TITLED.findall(drawn(position, 1)) if id.startswith("played-1")]
    told = {said(position, seat, id) for seat in (SPECTATOR, 0, 1, 2)}
    assert told == {
        "Anna has played this card and shows the sea (red). When all have played, the covers come off (SS-22)."
    }


def test_only_treasures_in_sight_are_explained() -> None:
    position = three_reds()
    for name, words in (
        ("r2a", "Whoever wins its colour"),
        ("r4a", "on top of Cem\u2019s pile"),
        ("r1a", ""),
        ("b5a", ""),
    ):
        told = said(position, 0, f"treasure-{TREASURES.index(name) + 1}")
        assert words in told
        assert bool(told) == bool(words)


@pytest.mark.parametrize(
    "id", ["seat-9", "cover-0", "stack-3", "action-card-7", "treasure-99", "card-x1", "played-", "nothing", ""]
)
def test_what_is_not_there_is_not_explained(id: str) -> None:
    assert said(three_reds(), 0, id) == ""
