"""The deck of Rat Alarm: contents of the built-in deck, and limits of custom decks."""

from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest
from tests.games.changes import Change, Document, leave_out, put

from spadework.engine.material import MaterialError, read_document
from spadework.games.rat_alarm.rules import material, state
from spadework.games.rat_alarm.rules.material import Deck

DECK_FILE = Path(material.__file__).parents[1] / "deck.toml"
KINDS = ["rings", "coins", "pearls", "crowns", "goblets", "gems"]


@pytest.fixture(scope="module")
def printed() -> Document:
    return dict(read_document(DECK_FILE))


@pytest.fixture(scope="module")
def deck(printed: Document) -> Deck:
    return material.read_material(printed, "deck.toml")


@pytest.fixture
def document(printed: Document) -> Document:
    return deepcopy(printed)


def marked(mask: int) -> set[int]:
    """The numbers of the cards in a bit mask."""
    return {card + 1 for card in range(64) if int(mask) >> card & 1}


def pieces(deck: Deck, cards: set[int]) -> list[int]:
    """The number of treasures of each kind on cards."""
    return [sum(int(deck.record.treasures[card - 1, kind]) for card in cards) for kind in range(6)]


@pytest.mark.rule("RA-1")
def test_has_50_treasure_cards_6_of_them_with_a_skull(deck: Deck) -> None:
    assert marked(deck.record.cards) == set(range(1, 51))
    assert len(deck.treasures) == 50
    assert len(marked(deck.record.skulls)) == 6
    assert marked(deck.record.skulls) < marked(deck.record.cards)


@pytest.mark.rule("RA-2", "RA-3")
def test_every_card_shows_1_to_4_treasures_and_three_cards_show_4(deck: Deck) -> None:
    assert list(state.KINDS) == KINDS
    assert {sum(shown) for shown in deck.treasures} == {1, 2, 3, 4}
    assert [sum(shown) for shown in deck.treasures].count(4) == 3
    assert {sum(pieces > 0 for pieces in shown) for shown in deck.treasures} == {1, 2, 3}
    assert deck.record.treasures[:50].tolist() == [list(shown) for shown in deck.treasures]
    assert not deck.record.treasures[50:].any()


def test_the_record_packs_the_treasures_by_card_and_the_cards_by_kind(deck: Deck) -> None:
    for card, shown in enumerate(deck.treasures):
        together = int(deck.record.packed[card])
        assert [together >> kind * state.KIND_BITS & (1 << state.KIND_BITS) - 1 for kind in range(6)] == list(shown)
    for kind in range(6):
        assert marked(deck.record.showing[kind]) == {card for card in range(1, 51) if deck.treasures[card - 1][kind]}


@pytest.mark.rule("RA-2", "RA-3")
def test_12_cards_have_a_rat_3_of_these_a_skull_too(deck: Deck) -> None:
    assert len(marked(deck.record.rats)) == 12
    assert marked(deck.record.rats) < marked(deck.record.cards)
    assert len(marked(deck.record.rats) & marked(deck.record.skulls)) == 3


@pytest.mark.rule("RA-3")
def test_no_two_kinds_are_equally_common(deck: Deck) -> None:
    assert pieces(deck, marked(deck.record.cards)) == [18, 17, 16, 15, 14, 13]


@pytest.mark.rule("RA-3")
def test_the_kinds_keep_their_order_without_the_skull_cards(deck: Deck) -> None:
    left = pieces(deck, marked(deck.record.cards) - marked(deck.record.skulls))
    assert left == sorted(set(left), reverse=True)
    assert len(left) == 6


def test_every_kind_is_shown_by_several_cards_with_a_rat(deck: Deck) -> None:
    assert min(pieces(deck, marked(deck.record.rats))) >= 3


@pytest.mark.rule("RA-1", "RA-4")
def test_has_12_cubes_three_of_each_value(deck: Deck) -> None:
    assert dict(zip(deck.record.value.tolist(), deck.record.copies.tolist(), strict=True)) == {2: 3, 3: 3, 4: 3, 5: 3}


def test_comments_in_the_deck_file_number_the_cards_correctly() -> None:
    number = 0
    seen = 0
    for line in DECK_FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("    #"):
            first, _, last = line.split(":")[0].removeprefix("    # ").partition(" to ")
            assert int(first) == number + 1
            expected, seen = int(last), seen + 1
        elif line.startswith("    {"):
            number += 1
        elif line == "]":
            assert number == expected == 50
    assert seen == 6


def test_has_a_title_in_both_languages(deck: Deck) -> None:
    assert set(deck.title) == {"en", "de"}


def test_the_record_matches_the_material_layout(deck: Deck) -> None:
    assert deck.record.dtype.descr == state.MATERIAL.descr
    assert isinstance(deck.record, np.record)


def test_reading_twice_gives_the_same_bytes(printed: Document, deck: Deck) -> None:
    assert material.read_material(printed, "elsewhere").record.tobytes() == deck.record.tobytes()


def test_cards_are_numbered_in_the_order_of_the_file(document: Document) -> None:
    document["card"] = [{"rings": 1}, {"gems": 2, "coins": 1, "rat": True}, {"pearls": 3, "skull": True, "rat": False}]
    deck = material.read_material(document, "deck.toml")
    assert deck.treasures == ((1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 2), (0, 0, 3, 0, 0, 0))
    assert (marked(deck.record.rats), marked(deck.record.skulls)) == ({2}, {3})


def test_cubes_may_come_in_any_order_and_number(document: Document) -> None:
    document["cubes"] = [9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 127]
    record = material.read_material(document, "deck.toml").record
    assert record.value.tolist() == [1, 9, 127, 0]
    assert record.copies.tolist() == [6, 6, 1, 0]


def test_127_cubes_of_one_value_fit_the_record(document: Document) -> None:
    document["cubes"] = [3] * 127
    assert material.read_material(document, "deck.toml").record.copies.tolist() == [127, 0, 0, 0]


def test_one_card_is_enough(document: Document) -> None:
    document["card"] = [{"gems": 1, "rat": True}]
    assert marked(material.read_material(document, "deck.toml").record.cards) == {1}


def test_60_cards_fit_the_record(document: Document) -> None:
    document["card"] = [{"rings": 6, "rat": True}] * 59 + [{"rings": 1, "rat": True, "skull": True}]
    record = material.read_material(document, "deck.toml").record
    assert marked(record.cards) == marked(record.rats) == set(range(1, 61))
    assert marked(record.skulls) == {60}


KNOWN_OF_A_CARD = "rings, coins, pearls, crowns, goblets, gems, rat and skull"

MISTAKES: list[tuple[Change, str]] = [
    (put("author", value="me"), "deck.toml: unknown key 'author'; known keys are title, cubes and card"),
    (leave_out("cubes"), "deck.toml: cubes is missing"),
    (leave_out("card"), "deck.toml: card is missing"),
    (put("title", value="Rats"), "deck.toml, title: not a table; it needs en and de"),
    (leave_out("title", "de"), "deck.toml, title: de is missing"),
    (put("title", "fr", value="Cartes"), "deck.toml, title: unknown key 'fr'; known keys are en and de"),
    (put("title", "de", value=" "), "deck.toml, title, de: the title is empty"),
    (put("title", "en", value=3), 'deck.toml, title, en: 3 is not a text; write it in quotes, "..."'),
    (put("cubes", value=12), "deck.toml, cubes: 12 is not a filled array; write [ ... ]"),
    (put("cubes", value=[]), "deck.toml, cubes: [] is not a filled array; write [ ... ]"),
    (
        put("cubes", value=[5] * 11),
        "deck.toml, cubes: 11 cubes; there must be 12 to 127, at least 2 for each of the 6 kinds",
    ),
    (
        put("cubes", value=[5] * 128),
        "deck.toml, cubes: 128 cubes; there must be 12 to 127, at least 2 for each of the 6 kinds",
    ),
    (
        put("cubes", 3, value=1),
        "deck.toml, cubes: 5 different values, 1, 2, 3, 4 and 5; at most 4 are allowed",
    ),
    (put("cubes", 3, value=0), "deck.toml, cubes, number 4: 0 is not a whole number from 1 to 127"),
    (put("cubes", 3, value=128), "deck.toml, cubes, number 4: 128 is not a whole number from 1 to 127"),
    (put("cubes", 3, value=True), "deck.toml, cubes, number 4: True is not a whole number from 1 to 127"),
    (put("cubes", 3, value="2"), "deck.toml, cubes, number 4: '2' is not a whole number from 1 to 127"),
    (put("card", value={}), "deck.toml, card: {} is not a filled array; write [ ... ]"),
    (put("card", value=[]), "deck.toml, card: [] is not a filled array; write [ ... ]"),
    (put("card", value=[{"gems": 1}] * 61), "deck.toml: 61 treasure cards; at most 60 are allowed"),
    (put("card", 4, value="coins"), f"deck.toml, card 5: not a table; it may hold {KNOWN_OF_A_CARD}"),
    (put("card", 4, "boots", value=1), f"deck.toml, card 5: unknown key 'boots'; known keys are {KNOWN_OF_A_CARD}"),
    (put("card", 4, "coins", value=0), "deck.toml, card 5, coins: 0 is not a whole number from 1 to 6"),
    (put("card", 4, "coins", value=7), "deck.toml, card 5, coins: 7 is not a whole number from 1 to 6"),
    (put("card", 4, "coins", value=1.0), "deck.toml, card 5, coins: 1.0 is not a whole number from 1 to 6"),
    (put("card", 4, value={"rat": True}), "deck.toml, card 5: 0 treasures; a card shows 1 to 6"),
    (put("card", 4, value={"gems": 3, "coins": 4}), "deck.toml, card 5: 7 treasures; a card shows 1 to 6"),
    (
        put("card", 4, "rat", value=1),
        "deck.toml, card 5, rat: 1 is not true or false; write one of them, without quotes",
    ),
    (
        put("card", 4, "skull", value="true"),
        "deck.toml, card 5, skull: 'true' is not true or false; write one of them, without quotes",
    ),
    (
        put("card", value=[{"gems": 1, "skull": True}] * 2),
        "deck.toml: every card has a skull, so none would be left with 2 players; at least one must have none",
    ),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message[len("deck.toml") :] for _, message in MISTAKES])
def test_a_mistake_is_reported_with_its_place(document: Document, change: Change, message: str) -> None:
    change(document)
    with pytest.raises(MaterialError) as caught:
        material.read_material(document, "deck.toml")
    assert str(caught.value) == message


def test_a_deck_must_be_a_table() -> None:
    with pytest.raises(MaterialError, match=r"^mine: not a table; it needs title, cubes and card$"):
        material.read_material([], "mine")  # type: ignore[arg-type]
