"""Scoring in Lost Maps: points and places."""

from itertools import permutations

import pytest
from tests.games.lost_maps.position import OWN, Position, changed_deck

PLAIN = {"purple": ["P4", "P5", "P6"], "orange": ["O4", "O5"], "green": ["G4", "G5"], "grey": ["S4", "S5"]}


@pytest.mark.rule("LM-44")
@pytest.mark.parametrize("card", ["P1", "O1", "G1", "S1"])
def test_a_card_with_a_single_free_box_scores_nothing(card: str) -> None:
    position = Position().give(0, card).leave(0, 1, "a1")
    assert position.scores() == [0, 0]


@pytest.mark.rule("LM-44")
def test_unfinished_cards_neither_score_a_seal_nor_count_for_one() -> None:
    position = Position().fill(0, "S4").give(0, "O2", "S5")  # O2 has a seal for grey
    assert position.scores()[0] == 8
    position = Position().fill(0, "O2").give(0, "S4")
    assert position.scores()[0] == 12


@pytest.mark.rule("LM-45")
@pytest.mark.parametrize("coins", [0, 1, 9, 12])
def test_a_coin_box_scores_one(coins: int) -> None:
    position = Position()
    position.state.coins[0] = coins
    assert position.parts(0) == {"coins": coins, "cups": 0, "palms": 0, "cards": 0, "seals": 0}
    assert position.scores() == [coins, 0]


@pytest.mark.rule("LM-45")
def test_a_cup_scores_its_number() -> None:
    position = Position(3)
    position.state.cup[1] = (5, 0, 2)
    assert position.parts(1)["cups"] == 7
    assert position.scores() == [0, 7, 0]


@pytest.mark.rule("LM-45")
def test_palm_fields_score_what_is_written_in_them() -> None:
    position = Position()
    position.state.palm[1], position.state.palms[1] = (3, 1, 5, 0), 3
    assert position.parts(1)["palms"] == 9
    assert position.scores() == [0, 9]


@pytest.mark.rule("LM-45")
def test_a_filled_card_with_custom_points_scores_them() -> None:
    position = Position(deck=changed_deck(P4={"points": 3})).fill(1, "P4", "P5")
    assert position.parts(1)["cards"] == 3 + 14


@pytest.mark.rule("LM-45")
@pytest.mark.parametrize(("card", "points"), [("P4", 14), ("O4", 12), ("G4", 10), ("S4", 8)])
def test_a_filled_card_scores_its_number(card: str, points: int) -> None:
    position = Position().fill(1, card)
    assert position.parts(1)["cards"] == points
    assert position.scores() == [0, points]


@pytest.mark.rule("LM-45")
@pytest.mark.parametrize(
    ("card", "colour", "each"),
    [
        *(("O3", "purple", 2), ("G3", "purple", 2), ("S3", "purple", 2)),
        *(("P3", "orange", 2), ("G2", "orange", 2), ("S2", "orange", 2)),
        *(("P1", "green", 1), ("O1", "green", 1), ("S1", "green", 1)),
        *(("P2", "grey", 1), ("O2", "grey", 1), ("G1", "grey", 1)),
    ],
)
def test_a_seal_scores_for_every_filled_card_of_its_colour(card: str, colour: str, each: int) -> None:
    position = Position().fill(0, card)
    assert position.parts(0)["seals"] == 0
    for count, other in enumerate(PLAIN[colour], 1):
        assert position.fill(0, other).parts(0)["seals"] == each * count
    for others in set(PLAIN) - {colour}:
        position.fill(0, PLAIN[others][0])
    assert position.parts(0)["seals"] == each * len(PLAIN[colour])


@pytest.mark.rule("LM-45")
def test_a_seal_counts_its_owners_cards_only() -> None:
    position = Position().fill(0, "O3", "P4").fill(1, "P5", "P6")
    assert [position.parts(seat)["seals"] for seat in range(2)] == [2, 0]


@pytest.mark.rule("LM-45")
def test_several_seals_all_count_even_for_the_same_colour() -> None:
    # Two seals for purple and one for orange; the cards are two orange ones, a grey one and two purple ones.
    position = Position().fill(0, "O3", "S3", "P3", "P4", "O4")
    assert position.parts(0)["seals"] == 2 * 2 + 2 * 2 + 2 * 2
    assert position.scores()[0] == 12 + 8 + 14 + 14 + 12 + 12


@pytest.mark.rule("LM-45")
def test_the_worked_score_of_95_points() -> None:
    position = Position().fill(0, "S4", "S5", "O2", "O4", "G4", "P3")
    position.state.coins[0] = 9
    position.state.cup[0] = (5, 3, 0)
    position.state.palm[0], position.state.palms[0] = (3, 3, 2, 0), 3
    assert position.parts(0) == {"coins": 9, "cups": 8, "palms": 8, "cards": 64, "seals": 6}
    assert position.scores() == [95, 0]


def totals(position: Position, *points: int) -> Position:
    """Raise everyone's points to a total by filling in their last palm field."""
    for seat, (wanted, has) in enumerate(zip(points, position.scores(), strict=True)):
        assert wanted >= has
        position.state.palm[seat, 3] = wanted - has
    assert position.scores() == list(points)
    return position


@pytest.mark.rule("LM-46")
@pytest.mark.parametrize("points", list(permutations((40, 31, 30, 7))))
def test_the_highest_total_wins_before_any_tiebreak(points: tuple[int, ...]) -> None:
    position = Position(4).fill(points.index(30), "S4", "S5")
    assert totals(position, *points).places() == [1 + (40, 31, 30, 7).index(total) for total in points]


@pytest.mark.rule("LM-46")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("more", "fewer"),
    [
        ("S4", ""),
        ("S4", "G4 G5 O4 O5 P4 P5"),
        ("S4 S5", "S6 G4 O4 P4"),
        ("G4", ""),
        ("S4 G4", "S5 O4 O5 P4 P5"),
        ("O4", ""),
        ("S4 G4 O4", "S5 G5 P4 P5 P6"),
        ("P4", ""),
        ("S4 G4 O4 P4 P5", "S5 G5 O5 P6"),
    ],
)
def test_a_tie_is_broken_by_grey_then_green_then_orange_then_purple_cards(first: int, more: str, fewer: str) -> None:
    position = Position(3).fill(first, *more.split()).fill(1 - first, *fewer.split())
    totals(position, 90, 90, 89)
    assert position.places() == ([1, 2, 3] if first == 0 else [2, 1, 3])


@pytest.mark.rule("LM-46")
def test_players_still_tied_share_the_victory() -> None:
    position = Position(4).fill(0, "S4", "P4").fill(1, "G4").fill(2, "S5", "P5").fill(3, "S6", "P6")
    assert totals(position, 50, 50, 50, 49).places() == [1, 3, 1, 4]


@pytest.mark.rule("LM-46")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_may_share_the_victory(seats: int) -> None:
    assert Position(seats).places() == [1] * seats


def test_the_cards_named_here_bear_no_seals() -> None:
    for names in PLAIN.values():
        assert all(OWN.record.seal[OWN.card_names.index(name)] == -1 for name in names)
