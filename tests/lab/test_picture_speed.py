from spadework.engine.game import Game
from spadework.engine.picture.parts import Drawn, Part
from spadework.lab.picture_speed import bytes_of, measure_pictures


def test_pictures_are_measured_after_the_first_of_a_game(toy: Game) -> None:
    shares: list[float] = []
    speed = measure_pictures(toy, 3, 0.02, shares.append)
    assert speed.pictures > 0
    assert 0 < speed.draw <= speed.slowest_tenth
    assert 0 < speed.changed <= speed.whole
    assert shares[-1] == 1.0


def test_only_changed_parts_are_counted() -> None:
    old, new = Part("a", '<g id="a"/>'), Part("b", '<g id="b"/>')
    first, second = Drawn((1, 1), "", "", [old]), Drawn((1, 1), "", "", [old, new])
    assert bytes_of(second, second) < bytes_of(second, first) < bytes_of(second, None)
