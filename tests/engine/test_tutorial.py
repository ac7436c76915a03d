from pathlib import Path

import pytest

from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.engine.tutorial import Lesson, Turn, Tutorial, read_tutorial

VOYAGE = Tutorial(
    2,
    0,
    7,
    "deck-hand",
    (Lesson("goal"), Lesson("how", ("card",)), Turn(0, ("go", "stay"), "no"), Turn(1, ("stay",)), Lesson("end")),
)


def test_a_stage_has_the_lessons_before_the_next_move() -> None:
    first = VOYAGE.stage([])
    assert first is not None
    assert [lesson.message for lesson in first.lessons] == ["tutorial-goal", "tutorial-how"]
    assert first.turn == VOYAGE.steps[2]
    second = VOYAGE.stage([(0, "Stay")])
    assert second is not None
    assert (second.lessons, second.turn, second.number) == ((), VOYAGE.steps[3], 2)
    last = VOYAGE.stage([(0, "go"), (1, "stay")])
    assert last is not None
    assert (last.lessons, last.turn, last.number) == ((Lesson("end"),), None, 2)


def test_moves_outside_the_script_are_ignored() -> None:
    stage = VOYAGE.stage([(1, "let it be"), (0, "go"), (0, "let it be"), (1, "stay"), (1, "go")])
    assert stage is not None
    assert (stage.lessons, stage.turn) == ((Lesson("end"),), None)


def test_there_is_no_stage_once_the_learner_plays_on() -> None:
    assert VOYAGE.stage([(0, "go"), (1, "stay"), (0, "go")]) is None


def test_the_number_of_the_deal_determines_the_secret() -> None:
    other = Tutorial(2, 0, 8, "deck-hand", ())
    assert VOYAGE.secret == Tutorial(3, 1, 7, "mate", ()).secret != other.secret


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats = 2\ndeal = 1", "steps is missing"),
        ('seats = 2\ndeal = 1\n[[steps]]\nmoves = ["go"]\notherwise = "x"', "the last step is a move"),
        ('seats = 2\ndeal = 1\n[[steps]]\nmoves = ["go"]', "step 1: the learner's moves need `otherwise`"),
        ('seats = 2\ndeal = 1\n[[steps]]\nseat = 1\nmoves = ["go", "stay"]', "step 1: only the learner has a choice"),
        ('seats = 2\ndeal = 1\n[[steps]]\nsay = "a"\npoint = "b"', "step 1: point: 'b' is not an array of strings"),
        ("seats = 2\ndeal = 1\nlearner = 2\nsteps = []", "learner: 2 is not a whole number from 0 to 1"),
    ],
)
def test_an_invalid_tutorial_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "tutorial.toml").write_text(text, encoding="utf-8")
    with pytest.raises(MaterialError, match=said):
        read_tutorial(tmp_path)


def test_a_game_may_have_no_tutorial(tmp_path: Path, toy: Game) -> None:
    assert read_tutorial(tmp_path) is None
    assert toy.tutorial is not None
    assert toy.tutorial.lessons[0].say == "goal"
