"""Winning and losing colours of a trick, and two colours that count as one."""

import pytest
from tests.games.sea_and_shore.position import Position

FOUR = ("r1 g12", "r2 g11", "r3 g10", "r4 g9")  # arbitrary hands


def all_blue(start: int, *cards: str, second: tuple[str, ...] = ("r1", "r2", "r3", "r4")) -> Position:
    """Four players, each with a blue card and 3 extra cards; a blue treasure is open."""
    hands = [f"{card} {other}" for card, other in zip(cards, second, strict=True)]
    return Position(*hands, turned_up="b3a g3a", start=start).hold(3, 3, 3, 3)


# Winning a colour


@pytest.mark.rule("SS-23", "SS-25")
def test_the_highest_card_of_each_colour_wins_it() -> None:
    position = Position("r3 b1", "g12 b2", "r2 b3", "g11 b4", turned_up="r5a g5a")
    position.trick("r3 sea", "g12 sea", "r2 sea", "g11 sea")
    assert position.piles == ["r5a", "g5a", "", ""]


@pytest.mark.rule("SS-23", "SS-25")
def test_a_player_alone_in_a_colour_wins_it() -> None:
    position = Position("r1 b1", "b12 b2", "b11 b3", "b10 b4", turned_up="r5a g5a", sides=(1, 3))
    position.trick("r1 sea", "b12 sea", "b11 sea", "b10 sea")
    assert position.piles == ["r5a", "", "", ""]


@pytest.mark.rule("SS-23", "SS-27")
def test_all_four_colours_may_have_a_winner() -> None:
    position = Position("r1 b5", "b1 b6", "g1 b7", "p1 b8", turned_up="b2a p2a", sides=(1, 4))
    position.trick("r1 sea", "b1 sea", "g1 sea", "p1 sea")
    assert position.piles == ["", "b2a", "", "p2a"]
    assert position.extras == [2, 0, 0, 0]
    assert position.to_move == [2]


@pytest.mark.rule("SS-24", "SS-28")
@pytest.mark.parametrize("start", range(4))
def test_the_start_player_wins_a_tie_and_the_last_player_clockwise_is_lowest(start: int) -> None:
    position = all_blue(start, "b12", "b11", "b10", "b9")
    position.trick("b12 sea", "b11 sea +1", "b10 sea +2", "b9 sea +3")
    won = [0, 0, 0, 0]
    won[start - 1] = 4
    assert position.piles == ["b3a" if seat == start else "" for seat in range(4)]
    assert position.extras == [3 + won[0], 2 + won[1], 1 + won[2], 0 + won[3]]


@pytest.mark.rule("SS-24")
@pytest.mark.parametrize(("start", "winner"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_the_tied_player_nearest_to_the_start_player_clockwise_wins(start: int, winner: int) -> None:
    position = all_blue(start, "b1", "b2", "b12", "b10").trick("b1 sea", "b2 sea", "b12 sea", "b10 sea +2")
    assert position.piles[winner] == "b3a"


@pytest.mark.rule("SS-24", "SS-31")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_equal_numbers_of_two_colours_that_count_as_one_are_a_tie(start: int, winner: int) -> None:
    position = Position("g9 b1", "p9 b2", "r4 b3", turned_up="r3b", start=start, sides=(1, 4))
    position.trick("g9 sea", "p9 sea", "r4 sea")
    assert position.to_move == [winner]
    assert position.extras == [2 * (winner == 1), 2 * (winner == 0), 0]


@pytest.mark.rule("SS-25")
def test_a_treasure_comes_on_top_of_the_pile() -> None:
    position = Position(*FOUR, turned_up="r3a p3a").own(3, "g1a b5a")
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea")
    assert position.pile(3) == "r3a b5a g1a"


# Losing a colour


@pytest.mark.rule("SS-28")
@pytest.mark.parametrize(
    ("cards", "extras"),
    [
        ("b9 b5 b7 b8", [0, 4, 0, 0]),
        ("b9 b5 b7 r8", [0, 3, 0, 0]),
        ("b9 r5 b7 r8", [0, 2, 2, 0]),
        ("b9 r5 b7 g8", [0, 0, 2, 0]),
    ],
)
def test_the_lowest_of_a_colour_gets_one_extra_card_per_card_played_in_it(cards: str, extras: list[int]) -> None:
    played = cards.split()
    position = Position(*(f"{card} p{seat + 5}" for seat, card in enumerate(played)), turned_up="r2a g3a")
    for seat, card in enumerate(played):
        position.play(seat, f"{card} sea")
    # The winner may have taken two with action 1 of the blue card.
    assert position.extras[1:] == extras[1:]
    assert position.state.supply == 22 - sum(position.extras)


@pytest.mark.rule("SS-28")
def test_extra_cards_played_count_for_being_the_lowest() -> None:
    position = all_blue(0, "b9", "b2", "b3", "b8").trick("b9 sea", "b2 sea +3", "b3 sea", "b8 sea")
    assert position.extras == [3, 0, 7, 3]


@pytest.mark.rule("SS-28", "SS-24")
@pytest.mark.parametrize(("start", "lowest"), [(0, 3), (1, 3), (2, 1), (3, 2)])
def test_of_tied_losers_the_last_clockwise_gets_the_extra_cards(start: int, lowest: int) -> None:
    position = all_blue(start, "b12", "b5", "b4", "b3").trick("b12 sea", "b5 sea", "b4 sea +1", "b3 sea +2")
    assert position.extras == [3 + 4 * (seat == lowest) - [0, 0, 1, 2][seat] for seat in range(4)]


@pytest.mark.rule("SS-29")
@pytest.mark.parametrize(
    ("start", "extras"), [(0, [0, 2, 0, 1]), (1, [0, 2, 0, 1]), (2, [0, 1, 0, 2]), (3, [0, 1, 0, 2])]
)
def test_a_short_supply_is_handed_out_clockwise_from_the_start_player(start: int, extras: list[int]) -> None:
    position = Position("r3 b1", "r2 b2", "g12 b3", "g11 b4", turned_up="r5a g5a", start=start).leave_in_supply(3)
    position.trick("r3 sea", "r2 sea", "g12 sea", "g11 sea")
    assert (position.extras, position.state.supply) == (extras, 0)


@pytest.mark.rule("SS-29", "SS-33")
def test_extra_cards_of_this_trick_are_not_in_the_supply_yet() -> None:
    position = Position(*FOUR, turned_up="r5a g5a").hold(0, 0, 0, 3).leave_in_supply(1)
    position.trick("r1 sea", "r2 sea", "r3 sea", "r4 sea +3")
    assert (position.extras, position.state.supply) == ([1, 0, 0, 0], 3)


# Two colours that count as one


@pytest.mark.rule("SS-31", "SS-28")
@pytest.mark.parametrize("start", range(3))
def test_the_worked_case_of_three_players(start: int) -> None:
    position = Position("r4 b1", "p7 b2", "g9 b3", turned_up="r3b", start=start, sides=(1, 4))
    position.trick("r4 sea", "p7 sea", "g9 sea")
    assert position.piles == ["r3b", "", ""]
    assert position.to_move == [2]
    assert position.extras == [0, 2, 0]


@pytest.mark.rule("SS-31", "SS-28")
@pytest.mark.parametrize(
    ("played", "extras"), [("b3 r9 r5", [3, 0, 0]), ("r3 r9 b5", [3, 0, 0]), ("b9 r3 b5", [0, 3, 0])]
)
def test_three_cards_of_two_colours_that_count_as_one_bring_3_extra_cards(played: str, extras: list[int]) -> None:
    cards = played.split()
    position = Position(*(f"{card} p{seat + 5}" for seat, card in enumerate(cards)), turned_up="g3b", sides=(2, 4))
    position.trick(*(f"{card} sea" for card in cards))
    assert position.to_move == [next(seat for seat, card in enumerate(cards) if card.endswith("9"))]
    assert position.extras == extras


@pytest.mark.rule("SS-31", "SS-23")
def test_two_colours_stay_separate_if_one_has_an_open_treasure() -> None:
    position = Position("r4 g1", "b7 g2", "r9 g3", turned_up="r3b", sides=(2, 4)).trick("r4 sea", "b7 sea", "r9 sea")
    assert position.pile(2) == "r3b"
    assert (position.to_move, position.extras) == ([1], [2, 0, 0])


@pytest.mark.rule("SS-31")
@pytest.mark.parametrize(("played", "winner", "acting"), [("g4 p7 p9 g12", 2, 3), ("b4 r7 r9 b12", 2, 3)])
def test_with_4_players_no_colours_count_as_one(played: str, winner: int, acting: int) -> None:
    cards = played.split()
    other = "r" if "p" in played else "p"
    hands = [f"{card} {other}{seat + 1}" for seat, card in enumerate(cards)]
    position = Position(*hands, turned_up="r3a p3a", sides=(2, 4)).trick(*(f"{card} sea" for card in cards))
    assert position.pile(winner) == ("p3a" if "p" in played else "r3a")
    assert (position.to_move, position.extras) == ([acting], [2, 2, 0, 0])
