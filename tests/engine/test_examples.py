from pathlib import Path

import pytest

from spadework.engine.examples import read_examples
from spadework.engine.interface import SPECTATOR
from spadework.engine.material import MaterialError


def test_an_example_has_a_picture_before_and_after_each_shown_move(tmp_path: Path) -> None:
    (tmp_path / "examples.toml").write_text(
        '[rat]\nseats = 3\ndeal = 4\nseat = 1\nmoves = ["0 go", "2 stay here"]\nfirst = 1\npart = [0, 0.5, 1, 0.5]\n'
        "[deal]\nseats = 2\ndeal = 0\n",
        encoding="utf-8",
    )
    rat, deal = read_examples(tmp_path).values()
    assert (rat.moves, rat.seat, rat.pictures, rat.part) == (((0, "go"), (2, "stay here")), 1, 2, (0, 0.5, 1, 0.5))
    assert (deal.moves, deal.seat, deal.pictures) == ((), SPECTATOR, 1)
    assert rat.secret != deal.secret


def test_a_game_may_have_no_examples(tmp_path: Path) -> None:
    assert read_examples(tmp_path) == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[a]\nseats = 2", "examples.toml: a: deal is missing"),
        ('[a]\nseats = 2\ndeal = 1\nmoves = ["2 go"]', "'2 go' is not a seat and its move"),
        ('[a]\nseats = 2\ndeal = 1\nmoves = ["go"]', "'go' is not a seat and its move"),
        ("[a]\nseats = 2\ndeal = 1\nfirst = 1", "first: 1 is not a whole number from 0 to 0"),
        ("[a]\nseats = 2\ndeal = 1\npart = [0, 1]", "is not four fractions"),
        ("[a]\nseats = 2\ndeal = 1\npart = [0, 0, 2, 1]", "is not four fractions"),
    ],
)
def test_an_invalid_example_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "examples.toml").write_text(text, encoding="utf-8")
    with pytest.raises(MaterialError, match=said):
        read_examples(tmp_path)
