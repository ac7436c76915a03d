"""Line numbers of errors in deck files."""

import pytest
from tests.waiting import seconds, wait_until

from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.material import MaterialError
from spadework.engine.places import line_of

MISTAKES = [
    ("lost_maps", 'name = "P2"\n', 'name = "P2"\npoints = 200\n', "points = 200"),
    ("lost_maps", "[colours.grey]\nboxes = 8", "[colours.grey]\nboxes = 99", "boxes = 99"),
    ("lost_maps", "rounds = 4", "rounds = 40", "rounds = 40"),
    ("lost_maps", "copies = 1\nfigure", "copies = 0\nfigure", "copies = 0"),
    ("rat_alarm", "cubes = [", "author = 1\ncubes = [", "author = 1"),
    ("sea_and_shore", "green = [1, 2,", "green = [0, 2,", "green = [0, 2,"),
    ("sea_and_shore", "red-blue = [1, 2]", "red-blue = [1, 9]", "red-blue = [1, 9]"),
    ("sea_and_shore", "[actions]\n", "[actions]\nred = = 4\n", "red = = 4"),
]


def read(game: Game, text: str) -> None:
    game.read_deck(text, "deck.toml")


@pytest.mark.parametrize(("id", "old", "new", "wrong"), MISTAKES)
def test_the_line_of_an_error_is_found(id: str, old: str, new: str, wrong: str) -> None:
    game = all_games()[id]
    text = (game.folder / "deck.toml").read_text(encoding="utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    with pytest.raises(MaterialError) as caught:
        read(game, text)
    line = line_of(text, str(caught.value))
    assert line is not None
    assert text.split("\n")[line - 1].startswith(wrong)


def test_text_inside_a_value_is_not_a_key() -> None:
    text = 'title = """\n[card]\nname = "x" """\nlist = [\n  "]",  # ]\n  { name = 1 },\n]\nlast = 1\n'
    assert line_of(text, "deck.toml, last: wrong") == 8
    assert line_of(text, "deck.toml, list, number 2: wrong") == 4
    assert line_of(text, "deck.toml, card: wrong") is None


def test_tables_of_an_array_are_found_by_number_or_name() -> None:
    text = '[[card]]\nname = "a"\nrings = 1\n[[card]]\nrings = 2\n[[card]]\nname = "c"\n'
    assert line_of(text, "deck.toml, card 2, rings: wrong") == 5
    assert line_of(text, "deck.toml, card number 3: wrong") == 6
    assert line_of(text, "deck.toml, card c: colour is missing") == 6
    assert line_of(text, "deck.toml: 3 cards; there must be 20") is None


@pytest.mark.parametrize("line", ["[[a]]\n", "[a" + " " * 9 + "\n", "a = 1\n"])
def test_finding_a_line_takes_linear_time(line: str) -> None:
    small, large = (line * count for count in (500, 5_000))
    # Other processes may disturb one measurement, but not all of them.
    wait_until(
        lambda: seconds(lambda: line_of(large, "deck, b: x")) < 30 * seconds(lambda: line_of(small, "deck, b: x"))
    )


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("0x" + "f" * 4000, "a number of very many digits is not a text"),
        ('{ en = "A\\u202e", de = "B" }', "contains characters that can't be printed"),
        ('{ en = "A\\u0007", de = "B" }', "contains characters that can't be printed"),
        ("[" + "1," * 999 + "1]", "…"),
    ],
)
@pytest.mark.parametrize("game", all_games().values(), ids=str)
def test_an_invalid_title_gets_a_short_error_message(game: Game, value: str, said: str) -> None:
    text = (game.folder / "deck.toml").read_text(encoding="utf-8")
    title = next(line for line in text.splitlines() if line.startswith("title = "))
    other = value if value.startswith("{") else f'{{ en = {value}, de = "B" }}'
    with pytest.raises(MaterialError, match="title, en: ") as refused:
        read(game, text.replace(title, f"title = {other}", 1))
    assert said in str(refused.value)
    assert len(str(refused.value)) < 300
