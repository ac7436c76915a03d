"""The scene that pictures are drawn with."""

from spadework.engine.game import Game
from spadework.engine.interface import Scene


def test_a_scene_knows_the_tables_options(toy: Game) -> None:
    words = toy.words["en"]
    assert Scene(words, ("a",)).option("rats") is None
    assert Scene(words, ("a",), True, {"rats": "three"}).option("rats") == "three"
