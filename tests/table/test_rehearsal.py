import re

import pytest

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.engine.words import LANGUAGES
from spadework.table.rehearsal import play_example, rehearse


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.tutorial] or [None])
def test_every_tutorial_can_be_played_to_its_end(game: Game | None) -> None:
    assert game is None or not rehearse(game).over


def test_the_tutorial_of_the_example_game_can_be_played(toy: Game) -> None:
    assert len(rehearse(toy).steps) > 4


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('moves = ["stay"]', 'moves = ["dig"]', "step 3: 'dig' is not a move"),
        ("seat = 1", "seat = 0", "step 4: only|step 4: the learner's moves need"),
        (
            '"answer-go"]',
            '"treasure"]',
            "step 2: the wide picture has no element 'treasure'; its elements are .*answer-go",
        ),
        ('say = "card"', 'say = "carp"', "step 5: dig has no message 'tutorial-carp' in 'en'"),
    ],
)
def test_a_tutorial_that_does_not_fit_its_game_is_refused(own_toy: Game, old: str, new: str, said: str) -> None:
    path = own_toy.folder / "tutorial.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(MaterialError, match=said):
        rehearse(own_toy)


EXAMPLE = re.compile(r"!\[[^\]]+\]\(example:([^)]+)\)")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_rule_books_show_all_examples_and_no_others_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        assert sorted(EXAMPLE.findall(game.rulebook(language))) == sorted(game.examples)
    for name in game.examples:
        assert play_example(game, name).steps


def test_an_example_can_be_viewed_move_by_move(toy: Game) -> None:
    assert EXAMPLE.findall(toy.rulebook()) == list(toy.examples)
    lengths = [len(play_example(toy, "first-cards", moves).steps) for moves in range(5)]
    assert lengths == sorted(set(lengths))


def test_an_illegal_move_in_an_example_is_named(own_toy: Game) -> None:
    path = own_toy.folder / "examples.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("1 stay", "0 go"), encoding="utf-8")
    with pytest.raises(MaterialError, match="first-cards: move 2"):
        play_example(own_toy, "first-cards")
