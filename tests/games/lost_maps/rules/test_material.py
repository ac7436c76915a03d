import csv
import hashlib
from collections import Counter
from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest
from tests.games.changes import Change, Document, leave_out, put

from spadework.engine.material import MaterialError, listed, read_document
from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.rules import material, state
from spadework.games.lost_maps.rules.material import LANDMARKS, Deck

DECK_FILE = Path(material.__file__).parents[1] / "deck.toml"
COLOURS = ("purple", "orange", "green", "grey")
TURNINGS = range(8)


@pytest.fixture(scope="module")
def printed() -> Document:
    return dict(read_document(DECK_FILE))


@pytest.fixture(scope="module")
def deck(printed: Document) -> Deck:
    return material.read_material(printed, "deck.toml")


@pytest.fixture
def document(printed: Document) -> Document:
    return deepcopy(printed)


def cards_of(deck: Deck, colour: int) -> list[int]:
    return [card for card in range(deck.record.cards) if deck.record.colour[card] == colour]


def boxes_of(mask: int) -> set[tuple[int, int]]:
    return {divmod(bit, 4) for bit in range(16) if mask >> bit & 1}


def count(mask: int) -> int:
    return len(boxes_of(mask))


def turned(boxes: set[tuple[int, int]], turning: int) -> frozenset[tuple[int, int]]:
    """The shape in one of its eight orientations, at the top left."""
    for _ in range(turning % 4):
        boxes = {(column, -row) for row, column in boxes}
    if turning >= 4:
        boxes = {(row, -column) for row, column in boxes}
    top, left = min(row for row, _ in boxes), min(column for _, column in boxes)
    return frozenset((row - top, column - left) for row, column in boxes)


def shape(mask: int) -> tuple[tuple[int, int], ...]:
    """The canonical form of a shape, the same for all turned and mirrored copies."""
    return min(tuple(sorted(turned(boxes_of(mask), turning))) for turning in TURNINGS)


def outline(deck: Deck, card: int) -> tuple[str, str]:
    """A card's colour and the digest of its outline, the same for all turned and mirrored copies."""
    colour = COLOURS[deck.record.colour[card]]
    boxes = " ".join(f"{row}{column}" for row, column in shape(deck.record.boxes[card]))
    return colour, hashlib.sha256(f"{colour} {boxes}".encode()).hexdigest()[:12]


def card_row(deck: Deck, card: int) -> tuple[str, ...]:
    record = deck.record
    seal = "" if record.seal[card] == state.NO_SEAL else COLOURS[record.seal[card]]
    symbols = (record.coins[card], record.palms[card], record.crosses[card])
    return (COLOURS[record.colour[card]], str(count(record.boxes[card])), seal, *(str(count(mask)) for mask in symbols))


def listed_rows(name: str) -> list[tuple[str, ...]]:
    with Path(__file__).with_name(name).open(encoding="utf-8", newline="") as file:
        return [tuple(row) for row in csv.reader(file)][1:]


@pytest.mark.rule("LM-1")
def test_has_47_cards_in_four_colours(deck: Deck) -> None:
    assert deck.record.cards == len(deck.card_names) == 47
    assert [len(cards_of(deck, colour)) for colour in range(4)] == [12, 12, 12, 11]


@pytest.mark.rule("LM-2")
@pytest.mark.parametrize(("colour", "worth"), [(0, 14), (1, 12), (2, 10), (3, 8)])
def test_boxes_and_points_of_a_colour(deck: Deck, colour: int, worth: int) -> None:
    assert {int(deck.record.points[card]) for card in cards_of(deck, colour)} == {worth}
    assert {count(deck.record.boxes[card]) for card in cards_of(deck, colour)} == {worth}


@pytest.mark.rule("LM-2")
def test_every_figure_is_connected_by_sides(deck: Deck) -> None:
    for card in range(deck.record.cards):
        figure = boxes_of(deck.record.boxes[card])
        reached = {min(figure)}
        for _ in figure:
            reached |= {
                (row, column) for row, column in figure for y, x in reached if abs(row - y) + abs(column - x) == 1
            }
        assert reached == figure, deck.card_names[card]


@pytest.mark.rule("LM-3")
def test_three_cards_of_each_colour_have_a_seal_one_for_each_other_colour(deck: Deck) -> None:
    for colour in range(4):
        seals = [deck.record.seal[card] for card in cards_of(deck, colour) if deck.record.seal[card] != state.NO_SEAL]
        assert sorted(seals) == [other for other in range(4) if other != colour]


@pytest.mark.rule("LM-3")
def test_worth_of_a_seal(deck: Deck) -> None:
    assert deck.record.seal_points.tolist() == [2, 2, 1, 1]


@pytest.mark.rule("LM-4")
def test_symbols_are_those_listed_card_by_card(deck: Deck) -> None:
    rows = [card_row(deck, card) for card in range(deck.record.cards)]
    listed = listed_rows("cards.csv")
    assert Counter(rows) == Counter(listed)
    assert rows == listed


@pytest.mark.rule("LM-4")
def test_a_box_has_at_most_one_symbol(deck: Deck) -> None:
    record = deck.record
    for card in range(record.cards):
        symbols = [int(record[name][card]) for name in ("coins", "palms", "crosses")]
        assert sum(symbols) == symbols[0] | symbols[1] | symbols[2]
        assert sum(symbols) & ~int(record.boxes[card]) == 0


@pytest.mark.rule("LM-4")
def test_no_two_figures_are_alike_even_turned_or_mirrored(deck: Deck) -> None:
    assert len({shape(deck.record.boxes[card]) for card in range(deck.record.cards)}) == 47


@pytest.mark.rule("LM-4")
def test_no_figure_matches_the_outline_of_a_printed_card_of_its_colour(deck: Deck) -> None:
    """The list holds only digests, and none of purple cards: with 14 boxes there are only 20 outlines for 12 cards."""
    printed = listed_rows("printed_outlines.csv")
    assert Counter(colour for colour, _ in printed) == {"orange": 12, "green": 12, "grey": 11}
    alike = [deck.card_names[card] for card in range(deck.record.cards) if outline(deck, card) in printed]
    assert alike == []


def test_no_two_boxes_with_symbols_touch_in_our_deck(deck: Deck) -> None:
    record = deck.record
    for card in range(record.cards):
        symbols = boxes_of(int(record.coins[card] | record.palms[card] | record.crosses[card]))
        assert not any((row + 1, column) in symbols or (row, column + 1) in symbols for row, column in symbols), (
            deck.card_names[card]
        )


@pytest.mark.rule("LM-5")
def test_has_8_expedition_cards_with_6_patterns(deck: Deck) -> None:
    assert deck.pattern_names == ("I2", "I3", "V3", "T4", "L4", "O4")
    assert deck.record.copies.tolist() == [1, 2, 2, 1, 1, 1, 0, 0]


@pytest.mark.rule("LM-5")
@pytest.mark.parametrize(
    ("name", "boxes"),
    [
        ("I2", {(0, 0), (0, 1)}),
        ("I3", {(0, 0), (0, 1), (0, 2)}),
        ("V3", {(0, 0), (0, 1), (1, 0)}),
        ("T4", {(0, 0), (0, 1), (0, 2), (1, 1)}),
        ("L4", {(0, 0), (0, 1), (0, 2), (1, 0)}),
        ("O4", {(0, 0), (0, 1), (1, 0), (1, 1)}),
    ],
)
def test_placements_are_all_ways_to_lay_the_pattern(deck: Deck, name: str, boxes: set[tuple[int, int]]) -> None:
    wanted = {turned(boxes, turning) for turning in TURNINGS}
    fitting = [mask for mask in range(1, 1 << 16) if count(mask) == len(boxes) and turned(boxes_of(mask), 0) in wanted]
    pattern = deck.pattern_names.index(name)
    found = deck.record.placement[pattern, : deck.record.placements[pattern]].tolist()
    assert sorted(found) == fitting


def test_placements_come_as_drawn_first_then_turned(deck: Deck) -> None:
    lines = deck.record.placement[deck.pattern_names.index("I3")].tolist()
    assert lines[:3] == [0b0111, 0b1110, 0b0111_0000]
    assert lines[8] == 1 | 1 << 4 | 1 << 8


@pytest.mark.rule("LM-7")
def test_cups_are_6_to_1(deck: Deck) -> None:
    assert deck.record.cups.tolist() == [6, 5, 4, 3, 2, 1]


def test_card_names_give_colour_and_number(deck: Deck) -> None:
    letters = (("P", 12), ("O", 12), ("G", 12), ("S", 11))
    assert list(deck.card_names) == [f"{letter}{place}" for letter, cards in letters for place in range(1, cards + 1)]


def test_has_a_title_in_both_languages(deck: Deck) -> None:
    assert set(deck.title) == {"en", "de"}


def test_a1_is_bit_0_and_a2_is_bit_4(document: Document) -> None:
    document["card"][0]["figure"] = ["$xpo", "oooo", "oooo", "oo.."]
    record = material.read_material(document, "deck.toml").record
    assert (record.coins[0], record.crosses[0], record.palms[0]) == (0b1, 0b10, 0b100)
    document["card"][0]["figure"] = ["..oo", "$ooo", "oooo", "oooo"]
    assert material.read_material(document, "deck.toml").record.coins[0] == 1 << 4


def test_the_record_matches_the_material_layout(deck: Deck) -> None:
    assert deck.record.dtype.descr == state.MATERIAL.descr
    assert isinstance(deck.record, np.record)


def test_reading_twice_gives_the_same_bytes(printed: Document, deck: Deck) -> None:
    assert material.read_material(printed, "elsewhere").record.tobytes() == deck.record.tobytes()


def test_an_owner_may_change_numbers(document: Document) -> None:
    document["cups"] = [9, 9, 5, 4, 2, 1]
    document["colours"]["grey"] = {"boxes": 8, "points": 20, "seal_points": 3}
    document["pattern"][0]["copies"] = 4
    record = material.read_material(document, "deck.toml").record
    assert record.cups.tolist() == [9, 9, 5, 4, 2, 1]
    grey = {int(record.points[card]) for card in range(record.cards) if record.colour[card] == state.GREY}
    assert (grey, record.seal_points[state.GREY], record.copies[0]) == ({20}, 3, 4)


@pytest.mark.rule("LM-2")
def test_a_card_may_have_points_of_its_own(document: Document, deck: Deck) -> None:
    document["card"][3]["points"] = 99
    changed = material.read_material(document, "deck.toml").record.points.tolist()
    expected = deck.record.points.tolist()
    expected[3] = 99
    assert changed == expected


@pytest.mark.rule("LM-41")
def test_an_owner_may_change_the_number_of_rounds(document: Document, deck: Deck) -> None:
    assert deck.record.rounds == 4
    document["rounds"] = 2
    assert material.read_material(document, "deck.toml").record.rounds == 2


def test_7_expedition_cards_are_enough(document: Document) -> None:
    del document["pattern"][0]
    assert material.read_material(document, "deck.toml").record.copies.sum() == 7


def test_20_cards_are_enough(document: Document) -> None:
    del document["card"][20:]
    assert material.read_material(document, "deck.toml").record.cards == 20


def test_the_pattern_with_most_placements_fits_the_record(document: Document) -> None:
    document["pattern"][0]["figure"] = ["##.", ".##", "..."]
    document["pattern"][1]["figure"] = ["###", "##."]
    assert material.read_material(document, "deck.toml").record.placements[:2].tolist() == [24, state.MOST_PLACEMENTS]


def test_gaps_around_a_pattern_do_not_matter(document: Document) -> None:
    document["pattern"][0]["figure"] = ["....", "..##"]
    assert material.read_material(document, "deck.toml").record.placements[0] == 24


def print_p1_twice(document: Document) -> None:
    document["card"][4] = {**document["card"][0], "name": "P5"}


MISTAKES: list[tuple[Change, str]] = [
    (
        put("author", value="me"),
        "deck.toml: unknown key 'author'; known keys are title, rounds, cups, colours, pattern and card",
    ),
    (leave_out("cups"), "deck.toml: cups is missing"),
    (leave_out("card"), "deck.toml: card is missing"),
    (put("title", value="Maps"), "deck.toml, title: not a table; it needs en and de"),
    (leave_out("title", "de"), "deck.toml, title: de is missing"),
    (put("title", "fr", value="Cartes"), "deck.toml, title: unknown key 'fr'; known keys are en and de"),
    (put("title", "de", value=" "), "deck.toml, title, de: the title is empty"),
    (put("title", "en", value=3), 'deck.toml, title, en: 3 is not a text; write it in quotes, "..."'),
    (put("cups", value=6), "deck.toml, cups: 6 is not a filled array; write [ ... ]"),
    (put("cups", value=[6, 5, 4]), "deck.toml, cups: 3 numbers; the round card has 6 cups"),
    (
        put("cups", value=[1, 2, 3, 4, 5, 6]),
        "deck.toml, cups: [1, 2, 3, 4, 5, 6] is not in order; give the highest first",
    ),
    (put("cups", 0, value=128), "deck.toml, cups: 128 is not a whole number from 1 to 127"),
    (put("cups", 5, value=0), "deck.toml, cups: 0 is not a whole number from 1 to 127"),
    (put("cups", 5, value=True), "deck.toml, cups: True is not a whole number from 1 to 127"),
    (put("colours", value=[]), "deck.toml, colours: not a table; it needs purple, orange, green and grey"),
    (leave_out("colours", "grey"), "deck.toml, colours: grey is missing"),
    (
        put("colours", "pink", value={}),
        "deck.toml, colours: unknown key 'pink'; known keys are purple, orange, green and grey",
    ),
    (put("colours", "grey", value=8), "deck.toml, colour grey: not a table; it needs boxes, points and seal_points"),
    (put("rounds", value=5), "deck.toml, rounds: 5 is not a whole number from 1 to 4"),
    (put("rounds", value=0), "deck.toml, rounds: 0 is not a whole number from 1 to 4"),
    (leave_out("rounds"), "deck.toml: rounds is missing"),
    (put("card", 0, "points", value=128), "deck.toml, card P1, points: 128 is not a whole number from 0 to 127"),
    (leave_out("colours", "grey", "points"), "deck.toml, colour grey: points is missing"),
    (
        put("colours", "grey", "worth", value=1),
        "deck.toml, colour grey: unknown key 'worth'; known keys are boxes, points and seal_points",
    ),
    (put("colours", "grey", "boxes", value=17), "deck.toml, colour grey, boxes: 17 is not a whole number from 1 to 16"),
    (put("colours", "grey", "boxes", value=0), "deck.toml, colour grey, boxes: 0 is not a whole number from 1 to 16"),
    (
        put("colours", "grey", "points", value=200),
        "deck.toml, colour grey, points: 200 is not a whole number from 0 to 127",
    ),
    (
        put("colours", "grey", "points", value=-1),
        "deck.toml, colour grey, points: -1 is not a whole number from 0 to 127",
    ),
    (
        put("colours", "grey", "seal_points", value=1.5),
        "deck.toml, colour grey, seal_points: 1.5 is not a whole number from 0 to 127",
    ),
    (put("pattern", value={}), "deck.toml, pattern: {} is not a filled array; write [ ... ]"),
    (put("pattern", value=[{}] * 9), "deck.toml: 9 patterns; the maximum is 8"),
    (put("pattern", 3, value="T4"), "deck.toml, pattern number 4: not a table; it needs name, copies and figure"),
    (leave_out("pattern", 3, "name"), "deck.toml, pattern number 4: name is missing"),
    (
        put("pattern", 3, "colour", value="green"),
        "deck.toml, pattern T4: unknown key 'colour'; known keys are name, copies and figure",
    ),
    (
        put("pattern", 3, "name", value="the T"),
        "deck.toml, pattern number 4, name: 'the T' is not a valid name of a pattern; "
        "use a letter first, then letters, digits or '-', 12 characters at most",
    ),
    (
        put("pattern", 3, "name", value="i3"),
        "deck.toml, pattern number 4: the name i3 is already taken by another pattern",
    ),
    (put("pattern", 3, "copies", value=0), "deck.toml, pattern T4, copies: 0 is not a whole number from 1 to 127"),
    (put("pattern", 3, "copies", value="2"), "deck.toml, pattern T4, copies: '2' is not a whole number from 1 to 127"),
    (put("pattern", 3, "figure", value=[]), "deck.toml, pattern T4, figure: [] is not a filled array; write [ ... ]"),
    (
        put("pattern", 3, "figure", value=["###", ".o."]),
        "deck.toml, pattern T4: figure, row 2 has the character 'o'; use '.' or '#'",
    ),
    (
        put("pattern", 3, "figure", value=["###", ".#"]),
        "deck.toml, pattern T4: figure has rows of different lengths; fill the gaps with '.'",
    ),
    (
        put("pattern", 3, "figure", value=["..."]),
        "deck.toml, pattern T4: figure has fewer than 2 boxes; draw them with '#'",
    ),
    (
        put("pattern", 3, "figure", value=["#"]),
        "deck.toml, pattern T4: figure has fewer than 2 boxes; draw them with '#'",
    ),
    (
        put("pattern", 3, "figure", value=["#.#", "..#"]),
        "deck.toml, pattern T4: figure falls apart; "
        "the box in row 1, column 3 is not connected to the first box by sides",
    ),
    (
        put("pattern", 3, "figure", value=["#####"]),
        "deck.toml, pattern T4: figure is bigger than a card's grid of 4 by 4",
    ),
    (
        put("pattern", 3, "figure", value=["##", ".#"]),
        "deck.toml, pattern T4: the same pattern as V3; keep one of them and give it more copies",
    ),
    (
        leave_out("pattern", slice(0, 2)),
        "deck.toml: 5 expedition cards (all copies of all patterns); a round turns up 7, so there must be at least 7",
    ),
    (put("card", value="P1"), "deck.toml, card: 'P1' is not a filled array; write [ ... ]"),
    (leave_out("card", slice(19, None)), "deck.toml: 19 treasure cards; there must be 20 to 60"),
    (put("card", value=[{}] * 61), "deck.toml: 61 treasure cards; there must be 20 to 60"),
    (put("card", 4, value=[]), "deck.toml, card number 5: not a table; it needs name, colour and figure"),
    (leave_out("card", 4, "name"), "deck.toml, card number 5: name is missing"),
    (leave_out("card", 4, "figure"), "deck.toml, card P5: figure is missing"),
    (
        put("card", 4, "coins", value=2),
        "deck.toml, card P5: unknown key 'coins'; known keys are name, colour, figure, points, seal, title and landmarks",
    ),
    (
        put("card", 4, "title", value={"en": "Kraken Deep"}),
        "deck.toml, card P5, title: de is missing",
    ),
    (
        put("card", 4, "landmarks", value=["kraken", "dodo"]),
        f"deck.toml, card P5, landmarks: 'dodo' is not a landmark; choose {listed(LANDMARKS, 'or')}",
    ),
    (
        put("card", 4, "name", value=""),
        "deck.toml, card number 5, name: '' is not a valid name of a card; "
        "use a letter first, then letters, digits or '-', 12 characters at most",
    ),
    (put("card", 4, "name", value=5), 'deck.toml, card number 5, name: 5 is not a text; write it in quotes, "..."'),
    (put("card", 4, "name", value="p1"), "deck.toml, card number 5: the name p1 is already taken by another card"),
    (
        put("card", 4, "colour", value="pink"),
        "deck.toml, card P5, colour: 'pink' is not a colour; choose purple, orange, green or grey",
    ),
    (
        put("card", 4, "colour", value=["grey"]),
        "deck.toml, card P5, colour: ['grey'] is not a text; write it in quotes, \"...\"",
    ),
    (
        put("card", 4, "seal", value="pink"),
        "deck.toml, card P5, seal: 'pink' is not a colour; choose purple, orange, green or grey",
    ),
    (put("card", 4, "seal", value=1), 'deck.toml, card P5, seal: 1 is not a text; write it in quotes, "..."'),
    (
        put("card", 4, "seal", value=["grey"]),
        "deck.toml, card P5, seal: ['grey'] is not a text; write it in quotes, \"...\"",
    ),
    (
        put("card", 4, "seal", value="purple"),
        "deck.toml, card P5, seal: purple is the card's own colour; a seal counts another colour",
    ),
    (put("card", 4, "figure", value="oooo"), "deck.toml, card P5, figure: 'oooo' is not a filled array; write [ ... ]"),
    (put("card", 4, "figure", 1, value=7), 'deck.toml, card P5, figure: 7 is not a text; write it in quotes, "..."'),
    (
        put("card", 4, "figure", 1, value="oo#o"),
        "deck.toml, card P5: figure, row 2 has the character '#'; use '.', 'o', '$', 'p' or 'x'",
    ),
    (put("card", 4, "figure", 1, value="ooo"), "deck.toml, card P5: figure is not 4 rows of 4 characters"),
    (put("card", 4, "figure", value=["oooo"] * 5), "deck.toml, card P5: figure is not 4 rows of 4 characters"),
    (
        put("card", 4, "figure", value=["....", "oooo", "oooo", "oooo"]),
        "deck.toml, card P5: figure has 12 boxes, a purple card needs 14",
    ),
    (
        put("card", 4, "figure", value=["oooo", "oooo", "ooo.", "oo.o"]),
        "deck.toml, card P5: figure falls apart; the box in row 4, column 4 is not connected to the first box by sides",
    ),
    (print_p1_twice, "deck.toml, card P5: alike in colour, seal, figure and symbols to card P1; change or remove one"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message[len("deck.toml") :] for _, message in MISTAKES])
def test_a_mistake_is_reported_with_its_place(document: Document, change: Change, message: str) -> None:
    change(document)
    with pytest.raises(MaterialError) as caught:
        material.read_material(document, "deck.toml")
    assert str(caught.value) == message


def test_every_card_of_spadeworks_deck_is_an_island_with_a_unique_name(deck: Deck) -> None:
    for language in LANGUAGES:
        titles = [island.title[language] for island in deck.islands if island.title]
        assert len(set(titles)) == len(titles) == 47
    assert all(island.landmarks for island in deck.islands)


def test_the_deck_file_lists_the_landmarks() -> None:
    listed_names = ", ".join(sorted(LANDMARKS)) + "."
    assert listed_names in DECK_FILE.read_text(encoding="utf-8").replace("\n#", "").replace("    ", "")


def test_names_and_landmarks_may_be_left_out(document: Document) -> None:
    for card in document["card"]:
        del card["title"], card["landmarks"]
    bare = material.read_material(document, "deck.toml")
    assert {(island.title, island.landmarks) for island in bare.islands} == {(None, ())}


def test_a_deck_must_be_a_table() -> None:
    with pytest.raises(
        MaterialError, match=r"^mine: not a table; it needs title, rounds, cups, colours, pattern and card$"
    ):
        material.read_material([], "mine")  # type: ignore[arg-type]
