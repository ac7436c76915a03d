"""Metadata of games, as shown in lists."""

import re
from pathlib import Path

import pytest

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.engine.metadata import DIFFICULTIES, FILE, Moment, read
from spadework.engine.words import LANGUAGES


def test_metadata_is_read(toy: Game) -> None:
    facts = toy.metadata
    assert facts is not None
    assert (facts.players, facts.seats, facts.effort) == ((2, 3), 3, "light")
    assert facts.minutes == 5
    assert facts._replace(decisions=100, seconds=10).minutes == 15
    assert (facts.cover, facts.moment) == (
        None,
        Moment(3, facts.moment.moves if facts.moment else 0, (0, 0.27, 1, 0.36)),
    )


def test_a_game_may_have_no_metadata(tmp_path: Path) -> None:
    assert read(tmp_path) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats = 3", "", "metadata.toml: seats is missing"),
        ("seats = 3", "seats = 3\nages = 8", "unknown key 'ages'"),
        ("seats = 3", "seats = true", "seats: True is not a whole number"),
        ("seconds = 8", 'seconds = "eight"', "seconds: 'eight' is not a number"),
        ('"light"', '"easy"', "effort: 'easy' is not one of light, middling, demanding"),
        ("[2, 3]", "[2]", "players: .2. is not an array of 2 numbers"),
        ("[0, 0.27, 1, 0.36]", "7", "moment: part: 7 is not an array of 4 numbers"),
        ("seed = 3", "seed = 0.5", "seed: 0.5 is not a whole number"),
        ("[moment]", '[cover]\nground = "sea"\nart = [[1]]\n[moment]', "cover: art: .1. does not begin with a name"),
        (
            "[moment]",
            '[cover]\nground = "sea"\nart = [["a", 1]]\n[moment]',
            "cover: art: a: .1. is not an array of 4 numbers",
        ),
        ("[moment]", '[signs]\na = { en = "b" }\n[moment]', "signs: a: de is missing"),
    ],
)
def test_invalid_metadata_is_an_error(toy: Game, tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (toy.folder / FILE).read_text("utf-8")
    assert old in text
    (tmp_path / FILE).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(MaterialError, match=said):
        read(tmp_path)


@pytest.mark.parametrize("game", all_games().values(), ids=game_ids())
def test_every_game_has_metadata_that_fits_its_rules(game: Game) -> None:
    facts = game.metadata
    assert facts is not None
    assert facts.players == (game.rules.SEATS[0], game.rules.SEATS[-1])
    assert facts.seats in game.rules.SEATS
    assert facts.effort in DIFFICULTIES
    measured = re.search(r"`spadework simulate (\w+)((?: mate)+) --games 200`", (game.folder / FILE).read_text("utf-8"))
    assert measured is not None
    assert (measured[1], measured[2].count("mate")) == (game.id, facts.seats)
    for language in LANGUAGES:
        for id in ("tagline", "genre"):
            assert game.words[language].has(id)
