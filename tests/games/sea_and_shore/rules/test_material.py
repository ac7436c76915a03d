"""The deck of Sea & Shore: contents of the built-in deck, and limits of custom decks."""

from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest
from tests.games.changes import Change, Document, leave_out, put

from spadework.engine.material import MaterialError, read_document
from spadework.engine.packages import rules_of
from spadework.games.sea_and_shore.rules import material, state
from spadework.games.sea_and_shore.rules.material import Deck

rules = rules_of("spadework.games.sea_and_shore")

DECK_FILE = Path(material.__file__).parents[1] / "deck.toml"
COLOURS = ["red", "blue", "green", "purple"]


@pytest.fixture(scope="module")
def printed() -> Document:
    return dict(read_document(DECK_FILE))


@pytest.fixture(scope="module")
def deck(printed: Document) -> Deck:
    return material.read_material(printed, "deck.toml")


@pytest.fixture
def document(printed: Document) -> Document:
    return deepcopy(printed)


def left_out(deck: Deck) -> list[str]:
    """The treasures left out of a round with 3 players."""
    return [name for place, name in enumerate(deck.treasures) if int(deck.record.left_out) >> place & 1]


@pytest.mark.rule("SS-1")
def test_island_cards_are_four_colours_of_12_numbers() -> None:
    assert list(state.COLOURS) == COLOURS
    assert (state.NUMBERS, state.CARDS) == (12, 48)


@pytest.mark.rule("SS-2")
def test_there_are_8_treasures_of_each_colour_worth_1_to_5(deck: Deck) -> None:
    assert len(deck.treasures) == state.TREASURES == 32
    assert deck.record.value.tolist() == [1, 2, 2, 3, 3, 4, 4, 5] * 4


@pytest.mark.rule("SS-2")
def test_treasures_are_called_by_colour_value_and_a_letter_for_copies(deck: Deck) -> None:
    of_a_colour = ["1a", "2a", "2b", "3a", "3b", "4a", "4b", "5a"]
    assert list(deck.treasures) == [colour[0] + name for colour in COLOURS for name in of_a_colour]


@pytest.mark.rule("SS-3")
def test_there_are_22_extra_cards_and_two_action_cards_of_two_sides(deck: Deck) -> None:
    assert state.EXTRAS == 22
    assert deck.record.action.tolist() == [[1, 2], [3, 4]]
    choices = {option.name: option.choices for option in rules.OPTIONS}
    for name in ("red-blue-1", "green-purple-1", "red-blue-2", "green-purple-2"):
        assert choices[name] == ("chance", "front", "back")


@pytest.mark.rule("SS-3")
def test_an_owner_may_type_in_the_actions_of_the_cards(document: Document) -> None:
    document["actions"] = {"red-blue": [4, 1], "green-purple": [2, 3]}
    assert material.read_material(document, "deck.toml").record.action.tolist() == [[4, 1], [2, 3]]


@pytest.mark.rule("SS-10")
def test_with_3_players_a_2_a_3_and_a_4_of_each_colour_stay_out(deck: Deck) -> None:
    assert left_out(deck) == [f"{colour[0]}{value}a" for colour in COLOURS for value in (2, 3, 4)]


def test_has_a_title_in_both_languages(deck: Deck) -> None:
    assert set(deck.title) == {"en", "de"}


def test_the_record_matches_the_material_layout(deck: Deck) -> None:
    assert deck.record.dtype.descr == state.MATERIAL.descr
    assert isinstance(deck.record, np.record)


def test_reading_twice_gives_the_same_bytes(printed: Document, deck: Deck) -> None:
    assert material.read_material(printed, "elsewhere").record.tobytes() == deck.record.tobytes()


def test_the_order_of_values_makes_no_difference(document: Document, deck: Deck) -> None:
    document["treasures"]["green"] = [5, 4, 3, 2, 1, 2, 3, 4]
    assert material.read_material(document, "deck.toml").record.tobytes() == deck.record.tobytes()


def test_colours_may_have_different_values_and_need_one_2_one_3_and_one_4(document: Document) -> None:
    document["treasures"] |= {"blue": [9, 9, 9, 9, 9, 2, 3, 4], "purple": [1, 1, 1, 1, 1, 4, 3, 2]}
    deck = material.read_material(document, "deck.toml")
    assert deck.treasures[8:16] == ("b2a", "b3a", "b4a", "b9a", "b9b", "b9c", "b9d", "b9e")
    assert deck.record.value[8:16].tolist() == [2, 3, 4, 9, 9, 9, 9, 9]
    assert deck.treasures[24:] == ("p1a", "p1b", "p1c", "p1d", "p1e", "p2a", "p3a", "p4a")
    assert left_out(deck) == ["r2a", "r3a", "r4a", "b2a", "b3a", "b4a", "g2a", "g3a", "g4a", "p2a", "p3a", "p4a"]


NEEDS = "red, blue, green and purple"
LEAVE = "with 3 players a 2, a 3 and a 4 of each colour leave the round"

MISTAKES: list[tuple[Change, str]] = [
    (put("author", value="me"), "deck.toml: unknown key 'author'; known keys are title, actions and treasures"),
    (leave_out("title"), "deck.toml: title is missing"),
    (leave_out("treasures"), "deck.toml: treasures is missing"),
    (leave_out("actions"), "deck.toml: actions is missing"),
    (leave_out("actions", "red-blue"), "deck.toml, actions: red-blue is missing"),
    (put("actions", "red-blue", value=[1]), "deck.toml, actions, red-blue: 1 actions; a card has 2 sides"),
    (
        put("actions", "red-blue", 0, value=5),
        "deck.toml, actions, red-blue, number 1: 5 is not a whole number from 1 to 4",
    ),
    (
        put("actions", "red-blue", 0, value=3),
        "deck.toml, actions: action 1 must stand on exactly one side, like each of the 4",
    ),
    (put("title", value="Sea"), "deck.toml, title: not a table; it needs en and de"),
    (leave_out("title", "de"), "deck.toml, title: de is missing"),
    (put("title", "de", value=" "), "deck.toml, title, de: the title is empty"),
    (put("title", "en", value=3), 'deck.toml, title, en: 3 is not a text; write it in quotes, "..."'),
    (put("treasures", value=[1, 2, 3, 4]), f"deck.toml, treasures: not a table; it needs {NEEDS}"),
    (leave_out("treasures", "green"), "deck.toml, treasures: green is missing"),
    (put("treasures", "grey", value=[1]), f"deck.toml, treasures: unknown key 'grey'; known keys are {NEEDS}"),
    (put("treasures", "red", value=3), "deck.toml, treasures, red: 3 is not a filled array; write [ ... ]"),
    (put("treasures", "red", value=[]), "deck.toml, treasures, red: [] is not a filled array; write [ ... ]"),
    (
        put("treasures", "blue", value=[1, 2, 3, 4, 5, 6, 7]),
        "deck.toml, treasures, blue: 7 values; there must be 8, one for each treasure",
    ),
    (
        put("treasures", "blue", value=[1, 2, 3, 4, 5, 6, 7, 8, 9]),
        "deck.toml, treasures, blue: 9 values; there must be 8, one for each treasure",
    ),
    (
        put("treasures", "purple", 2, value=0),
        "deck.toml, treasures, purple, number 3: 0 is not a whole number from 1 to 9",
    ),
    (
        put("treasures", "purple", 2, value=10),
        "deck.toml, treasures, purple, number 3: 10 is not a whole number from 1 to 9",
    ),
    (
        put("treasures", "purple", 7, value=True),
        "deck.toml, treasures, purple, number 8: True is not a whole number from 1 to 9",
    ),
    (
        put("treasures", "purple", 0, value="1"),
        "deck.toml, treasures, purple, number 1: '1' is not a whole number from 1 to 9",
    ),
    (put("treasures", "red", value=[1, 1, 3, 3, 3, 4, 4, 5]), f"deck.toml, treasures, red: no 2; {LEAVE}"),
    (put("treasures", "red", value=[1, 2, 2, 2, 2, 4, 4, 5]), f"deck.toml, treasures, red: no 3; {LEAVE}"),
    (put("treasures", "red", value=[1, 2, 2, 3, 3, 5, 5, 5]), f"deck.toml, treasures, red: no 4; {LEAVE}"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message[len("deck.toml") :] for _, message in MISTAKES])
def test_a_mistake_is_reported_with_its_place(document: Document, change: Change, message: str) -> None:
    change(document)
    with pytest.raises(MaterialError) as caught:
        material.read_material(document, "deck.toml")
    assert str(caught.value) == message


def test_a_deck_must_be_a_table() -> None:
    with pytest.raises(MaterialError, match=r"^mine: not a table; it needs title, actions and treasures$"):
        material.read_material([], "mine")  # type: ignore[arg-type]
