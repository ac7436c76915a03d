import pytest

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.table.rehearsal import rehearse


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.voyage] or [None])
def test_every_voyage_can_be_played_to_its_end(game: Game | None) -> None:
    assert game is None or not rehearse(game).over


def test_the_voyage_of_the_fifth_game_too(toy: Game) -> None:
    assert len(rehearse(toy).steps) > 4


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('moves = ["stay"]', 'moves = ["dig"]', "step 3: 'dig' is not a move"),
        ("seat = 1", "seat = 0", "step 4: only|step 4: the learner's moves need"),
        (
            '"answer-go"]',
            '"treasure"]',
            "step 2: nothing has the id 'treasure' in the wide picture; there are .*answer-go",
        ),
        ('say = "card"', 'say = "carp"', "step 5: the words of dig have no 'voyage-carp' in 'en'"),
    ],
)
def test_a_voyage_that_does_not_fit_its_game_is_refused(own_toy: Game, old: str, new: str, said: str) -> None:
    path = own_toy.folder / "voyage.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(MaterialError, match=said):
        rehearse(own_toy)
