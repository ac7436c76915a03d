"""The material of Dragon Island: contents of the built-in deck and board, and limits of custom ones."""

from collections import Counter
from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest
from tests.games.changes import Change, Document, leave_out, put

from spadework.engine.material import MaterialError, digest, read_document
from spadework.games.dragon_island.rules import board, material
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.material import Deck

DECK_FILE = Path(material.__file__).parents[1] / "deck.toml"
BOATS = ["red", "green", "brown", "grey", "blue", "yellow"]


@pytest.fixture(scope="module")
def printed() -> Document:
    return dict(read_document(DECK_FILE))


@pytest.fixture(scope="module")
def deck() -> Deck:
    return material.read_material(read_document(DECK_FILE), "deck.toml")


@pytest.fixture
def document(printed: Document) -> Document:
    """A copy of the built-in deck's document, with its board."""
    return deepcopy(printed)


def terrain(deck: Deck, field: int) -> int:
    """The first tile of a field."""
    return int(deck.record.tile[field])


def own_fields(deck: Deck, hunter: int) -> list[int]:
    """The fields whose first tile has a hunter's own terrain."""
    return [field for field in range(s.ISLAND) if terrain(deck, field) == deck.record.own[hunter]]


def cheapest_walk(deck: Deck, hunter: int) -> int:
    """The minimum number of cards a hunter needs to walk from its boat to the treasure field."""
    reached = {s.ISLAND + hunter: 0}
    while True:
        farther = dict(reached)
        for field, cards in reached.items():
            for near in board.neighbours(field):
                if near < s.ISLAND:
                    free = near == s.TREASURE_FIELD or terrain(deck, near) == deck.record.own[hunter]
                    farther[near] = min(farther.get(near, s.FIELDS), cards + (0 if free else 1))
        if farther == reached:
            return reached[s.TREASURE_FIELD]
        reached = farther


@pytest.mark.rule("DI-3")
def test_there_are_ten_tiles_of_each_of_six_terrains(deck: Deck) -> None:
    assert s.TERRAINS == ("volcano", "forest", "farmland", "mountain", "water", "desert")
    assert Counter(deck.record.tile.tolist()) == {s.NO_TERRAIN: 1} | dict.fromkeys(range(6), 10)
    assert terrain(deck, s.TREASURE_FIELD) == s.NO_TERRAIN


@pytest.mark.rule("DI-4")
def test_the_first_layout_is_the_same_from_every_boat(deck: Deck) -> None:
    next_terrain = dict(zip(deck.record.own.tolist(), np.roll(deck.record.own, -1).tolist(), strict=True))
    for field in range(s.ISLAND):
        if field != s.TREASURE_FIELD:
            assert (
                terrain(deck, board.FIELD_AT[board.turned(board.AXIALS[field])]) == next_terrain[terrain(deck, field)]
            )


@pytest.mark.rule("DI-4")
def test_no_two_neighbouring_tiles_are_alike(deck: Deck) -> None:
    for field in range(s.ISLAND):
        assert terrain(deck, field) not in [terrain(deck, near) for near in board.neighbours(field) if near < s.ISLAND]


@pytest.mark.rule("DI-4")
def test_a_hunters_own_terrain_is_spread_over_the_island(deck: Deck) -> None:
    for hunter in range(6):
        own, boat = own_fields(deck, hunter), s.ISLAND + hunter
        assert not set(own) & set(board.neighbours(boat))
        assert Counter(board.distance(field, s.TREASURE_FIELD) for field in own) == {1: 1, 2: 2, 3: 3, 4: 4}
        assert sorted(board.distance(field, boat) for field in own) == [2, 3, 4, 5, 5, 5, 6, 7, 7, 9]


@pytest.mark.rule("DI-4")
def test_every_hunter_can_walk_to_the_treasure_with_three_cards(deck: Deck) -> None:
    assert [cheapest_walk(deck, hunter) for hunter in range(6)] == [3] * 6


@pytest.mark.rule("DI-4", "DI-5")
def test_boats_and_hunters_have_six_colours_each_with_a_terrain_of_its_own(deck: Deck) -> None:
    assert list(deck.colours) == BOATS
    assert deck.fields == (*board.NAMES, *(f"boat-{colour}" for colour in BOATS))
    own = {colour: s.TERRAINS[number] for colour, number in zip(deck.colours, deck.record.own, strict=True)}
    assert own == {
        "red": "volcano",
        "green": "forest",
        "brown": "farmland",
        "grey": "mountain",
        "blue": "water",
        "yellow": "desert",
    }


@pytest.mark.rule("DI-6")
def test_there_are_54_terrain_cards(deck: Deck) -> None:
    shown = [[s.TERRAINS[kind] for kind in kinds if kind != s.NO_TERRAIN] for kinds in deck.record.shows[:12].tolist()]
    assert shown == [[kind] for kind in s.TERRAINS] + [
        ["volcano", "forest"],
        ["forest", "farmland"],
        ["farmland", "mountain"],
        ["mountain", "water"],
        ["water", "desert"],
        ["desert", "volcano"],
    ]
    assert deck.record.copies[:12].tolist() == [8] * 6 + [1] * 6
    assert deck.kinds[:12] == tuple("-or-".join(kinds) for kinds in shown)


@pytest.mark.rule("DI-6")
def test_a_double_card_joins_a_kind_with_that_of_the_next_boat(deck: Deck) -> None:
    own = deck.record.own.tolist()
    pairs = list(zip(own, own[1:] + own[:1], strict=True))
    assert deck.record.shows[6:12].tolist() == [list(pair) for pair in pairs]


@pytest.mark.rule("DI-7")
def test_there_are_45_action_cards(deck: Deck) -> None:
    assert dict(zip(deck.kinds[12:], deck.record.copies[12:].tolist(), strict=True)) == {
        "forces": 4,
        "elements": 3,
        "patrol": 5,
        "curse": 3,
        "flight": 5,
        "journey": 4,
        "terror": 2,
        "attack": 2,
        "slumber": 3,
        "counterspell": 3,
        "infidelity": 5,
        "slumber-or-terror": 2,
        "counterspell-or-terror": 2,
        "infidelity-or-attack": 2,
    }
    assert int(deck.record.copies[12:].sum()) == 45
    assert (deck.record.shows[12:] == s.NO_TERRAIN).all()


@pytest.mark.rule("DI-8")
def test_seven_pairs_of_coins_rise_from_100_to_300(deck: Deck) -> None:
    assert deck.record.value.tolist() == [100, 125, 150, 175, 200, 240, 300]
    assert (s.COINS, s.DRAGONS) == (2, 2)


@pytest.mark.rule("DI-62")
def test_dragons_keep_off_the_treasure_field_and_the_fields_before_boats(deck: Deck) -> None:
    barred = {field for field in range(64) if int(deck.record.not_for_dragons) >> field & 1}
    assert barred == {s.TREASURE_FIELD, *board.fields_before_boats()}
    assert len(barred) == 13


@pytest.mark.rule("DI-2", "DI-64")
def test_the_record_holds_neighbours_and_flights(deck: Deck) -> None:
    record = deck.record
    assert [len({*row} - {s.NO_FIELD}) for row in record.neighbour[s.ISLAND :].tolist()] == [2] * 6
    c4 = board.NAMES.index("c4")
    assert [board.NAMES[field] for field in record.neighbour[c4]] == ["c5", "d5", "d4", "c3", "b3", "b4"]
    assert record.neighbour[board.NAMES.index("e1")].tolist()[3:] == [s.NO_FIELD] * 3
    ways = [[deck.fields[over], deck.fields[landing]] for over, landing in record.flight[s.ISLAND, :6].tolist()]
    assert sorted(ways) == [["a2", "a1"], ["a2", "b2"], ["a2", "b3"], ["a3", "a4"], ["a3", "b3"], ["a3", "b4"]]
    assert (record.flight[s.ISLAND, 6:] == s.NO_FIELD).all()


def test_has_a_title_in_both_languages(deck: Deck) -> None:
    assert set(deck.title) == {"en", "de"}


def test_the_record_matches_the_material_layout(deck: Deck) -> None:
    assert deck.record.dtype.descr == s.MATERIAL.descr
    assert isinstance(deck.record, np.record)
    assert [len(deck.kinds), len(deck.fields), len(deck.colours)] == [s.KINDS, s.FIELDS, s.HUNTERS]


def test_reading_twice_gives_the_same_bytes(deck: Deck) -> None:
    assert material.read_material(read_document(DECK_FILE), "elsewhere").record.tobytes() == deck.record.tobytes()


# Custom decks and boards


def test_a_board_in_the_deck_file_overrides_the_default_board(document: Document, deck: Deck) -> None:
    assert material.read_material(document, "deck.toml").record.tobytes() == deck.record.tobytes()
    document["board"]["coins"][6] = 999
    own = material.read_material(document, "deck.toml")
    assert own.record.value.tolist() == [100, 125, 150, 175, 200, 240, 999]
    assert digest(own.record) != digest(deck.record)


def test_boats_may_stand_in_another_order(document: Document) -> None:
    document["board"]["boats"] = ["grey", "blue", "yellow", "red", "green", "brown"]
    own = material.read_material(document, "deck.toml")
    assert own.colours == ("grey", "blue", "yellow", "red", "green", "brown")
    assert own.record.own.tolist() == [3, 4, 5, 0, 1, 2]
    assert own.fields[s.ISLAND :] == ("boat-grey", "boat-blue", "boat-yellow", "boat-red", "boat-green", "boat-brown")


def test_a_layout_may_be_irregular(document: Document) -> None:
    document["board"]["tiles"] = [" ".join(["water"] * fields) for fields in (5, 6, 7, 8)] * 2 + ["water " * 5]
    document["board"]["tiles"][4:] = ["water water  water water treasure water water water desert"] + [
        " ".join(["water"] * fields) for fields in (8, 7, 6, 5)
    ]
    tile = material.read_material(document, "deck.toml").record.tile.tolist()
    assert Counter(tile) == {4: 59, s.NO_TERRAIN: 1, 5: 1}
    assert tile[board.NAMES.index("e9")] == 5


def test_a_deck_may_have_other_and_fewer_double_cards(document: Document) -> None:
    document["double"] = [{"shows": ["water", "volcano"], "copies": 6}]
    own = material.read_material(document, "deck.toml")
    assert own.kinds[6:12] == ("water-or-volcano", "", "", "", "", "")
    assert own.record.copies[6:12].tolist() == [6, 0, 0, 0, 0, 0]
    assert own.record.shows[6:12].tolist() == [[4, 0]] + [[s.NO_TERRAIN] * 2] * 5


@pytest.mark.parametrize("cards", [37, 127])
def test_a_deck_may_have_the_minimum_or_maximum_number_of_cards(document: Document, cards: int) -> None:
    only(cards)(document)
    assert int(material.read_material(document, "deck.toml").record.copies.sum(dtype=int)) == cards


def only(cards: int) -> Change:
    """A change that leaves `cards` cards: one double card, the rest water."""

    def change(document: Document) -> None:
        document["double"] = [{"shows": ["water", "desert"], "copies": 1}]
        for group in ("terrain", "action"):
            document[group] = dict.fromkeys(document[group], 0)
        document["terrain"]["water"] = cards - 1

    return change


COLOURS = "red, green, brown, grey, blue and yellow"
KINDS = "volcano, forest, farmland, mountain, water and desert"

MISTAKES: list[tuple[Change, str]] = [
    (
        put("author", value="me"),
        "deck.toml: unknown key 'author'; known keys are title, terrain, double, action and board",
    ),
    (leave_out("double"), "deck.toml: double is missing"),
    (put("title", value="Dragons"), "deck.toml, title: not a table; it needs en and de"),
    (leave_out("title", "de"), "deck.toml, title: de is missing"),
    (put("title", "en", value=""), "deck.toml, title, en: the title is empty"),
    (put("terrain", value=8), f"deck.toml, terrain: not a table; it needs {KINDS}"),
    (leave_out("terrain", "desert"), "deck.toml, terrain: desert is missing"),
    (put("terrain", "swamp", value=8), f"deck.toml, terrain: unknown key 'swamp'; known keys are {KINDS}"),
    (put("terrain", "water", value=-1), "deck.toml, terrain, water: -1 is not a whole number from 0 to 127"),
    (put("terrain", "water", value=128), "deck.toml, terrain, water: 128 is not a whole number from 0 to 127"),
    (put("terrain", "water", value=True), "deck.toml, terrain, water: True is not a whole number from 0 to 127"),
    (put("double", value=6), "deck.toml, double: 6 is not a filled array; write [ ... ]"),
    (
        put("double", value=[{"shows": ["water", "desert"], "copies": 1}] * 7),
        "deck.toml, double: 7 different cards; at most 6 are allowed",
    ),
    (put("double", 1, value="forest"), "deck.toml, double 2: not a table; it needs shows and copies"),
    (leave_out("double", 1, "copies"), "deck.toml, double 2: copies is missing"),
    (put("double", 1, "copies", value="1"), "deck.toml, double 2, copies: '1' is not a whole number from 0 to 127"),
    (put("double", 1, "kind", value=1), "deck.toml, double 2: unknown key 'kind'; known keys are shows and copies"),
    (
        put("double", 1, "shows", value="forest"),
        "deck.toml, double 2, shows: 'forest' is not a filled array; write [ ... ]",
    ),
    (
        put("double", 1, "shows", 0, value=3),
        'deck.toml, double 2, shows, number 1: 3 is not a text; write it in quotes, "..."',
    ),
    (
        put("double", 1, "shows", 0, value="swamp"),
        f"deck.toml, double 2, shows, number 1: 'swamp' is not among {KINDS}",
    ),
    (put("double", 1, "shows", value=["forest"]), "deck.toml, double 2, shows: forest; name two different kinds"),
    (
        put("double", 1, "shows", value=["forest", "forest"]),
        "deck.toml, double 2, shows: forest and forest; name two different kinds",
    ),
    (
        put("double", 1, "shows", value=["forest", "water", "desert"]),
        "deck.toml, double 2, shows: forest, water and desert; name two different kinds",
    ),
    (
        put("double", 3, "shows", value=["forest", "volcano"]),
        "deck.toml, double 4: shows the same kinds as double 1; keep one of them and raise its copies",
    ),
    (leave_out("action", "terror"), "deck.toml, action: terror is missing"),
    (put("action", "flight", value=1.5), "deck.toml, action, flight: 1.5 is not a whole number from 0 to 127"),
    (only(36), "deck.toml: 36 cards in total; 37 to 127 are allowed"),
    (only(128), "deck.toml: 128 cards in total; 37 to 127 are allowed"),
    (put("board", value="own"), "deck.toml, board: not a table; it needs boats, tiles and coins"),
    (leave_out("board", "coins"), "deck.toml, board: coins is missing"),
    (put("board", "boats", value="red"), "deck.toml, board, boats: 'red' is not a filled array; write [ ... ]"),
    (put("board", "boats", 2, value="pink"), f"deck.toml, board, boats, number 3: 'pink' is not among {COLOURS}"),
    (
        put("board", "boats", 2, value="red"),
        f"deck.toml, board, boats: red, green, red, grey, blue and yellow; name each of {COLOURS} once",
    ),
    (put("board", "boats", value=["red"]), f"deck.toml, board, boats: red; name each of {COLOURS} once"),
    (put("board", "tiles", value=[]), "deck.toml, board, tiles: [] is not a filled array; write [ ... ]"),
    (leave_out("board", "tiles", 8), "deck.toml, board, tiles: 8 rows; there must be 9"),
    (put("board", "tiles", 2, value=7), 'deck.toml, board, tiles, row c: 7 is not a text; write it in quotes, "..."'),
    (put("board", "tiles", 2, value="water desert"), "deck.toml, board, tiles, row c: 2 fields; there must be 7"),
    (
        put("board", "tiles", 1, value="water desert swamp water desert water"),
        f"deck.toml, board, tiles, b3: 'swamp' is not among {KINDS}",
    ),
    (
        put("board", "tiles", 0, value="water treasure water desert water"),
        f"deck.toml, board, tiles, a2: 'treasure' is not among {KINDS}",
    ),
    (
        put("board", "tiles", 4, value="water " * 9),
        "deck.toml, board, tiles: 'water' in the middle; 'treasure' must stand there",
    ),
    (put("board", "coins", value=100), "deck.toml, board, coins: 100 is not a filled array; write [ ... ]"),
    (put("board", "coins", 2, value=0), "deck.toml, board, coins, number 3: 0 is not a whole number from 1 to 999"),
    (
        put("board", "coins", 6, value=1000),
        "deck.toml, board, coins, number 7: 1000 is not a whole number from 1 to 999",
    ),
    (leave_out("board", "coins", 6), "deck.toml, board, coins: 6 numbers; one for each of the 7 pairs is needed"),
    (
        put("board", "coins", 1, value=100),
        "deck.toml, board, coins: 100, 100, 150, 175, 200, 240 and 300 are not in rising order; "
        "each must be higher than the one before",
    ),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message[len("deck.toml") :] for _, message in MISTAKES])
def test_a_mistake_is_reported_with_its_place(document: Document, change: Change, message: str) -> None:
    change(document)
    with pytest.raises(MaterialError) as caught:
        material.read_material(document, "deck.toml")
    assert str(caught.value) == message


def test_a_deck_must_be_a_table() -> None:
    with pytest.raises(MaterialError, match=r"^mine: not a table; it needs title, terrain, double, action and board$"):
        material.read_material([], "mine")  # type: ignore[arg-type]
