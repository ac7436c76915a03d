"""Scoring in Rat Alarm: cubes and the winner."""

from collections.abc import Sequence
from itertools import product

import pytest
from tests.games.rat_alarm.position import Fresh, Position, deck_of, random_game

SEATS = [2, 3, 4]

# Six cards for each of four seats: 2 with rings, 2 rats without rings, and one each with coins and a pearl.
DECK = deck_of(*["rings", "rings", "gems rat", "gems rat", "coins", "pearls"] * 4)

Holding = tuple[int, int]
"""A player's numbers of rings and rat cards."""


def holding(holdings: Sequence[Holding], *cubes: int, tie: int = 0) -> Position:
    """A position in which the seats hold these rings and rat cards, and the cubes lie beside the rings."""
    position = Position(len(holdings), DECK, tie=tie).lay_cubes("rings", *cubes)
    for seat, (rings, rats) in enumerate(holdings):
        first = 6 * seat + 1
        position.give(seat, *range(first, first + rings), *range(first + 2, first + 2 + rats))
    return position


def ring_cubes(position: Fresh) -> list[int]:
    return [parts["rings"] for parts in position.parts()]


def expected(holdings: Sequence[Holding], *cubes: int, passes_on: bool = False) -> list[int]:
    """The cubes as players would hand them out, best first; a tie uses up a cube per tied player, with `passes_on` only the higher one."""
    left = sorted(cubes, reverse=True)
    won = [0] * len(holdings)
    for rank in sorted({held for held in holdings if held[0] > 0}, reverse=True):
        tied = [seat for seat, held in enumerate(holdings) if held == rank]
        if len(tied) == 1 and left:
            won[tied[0]] = left.pop(0)
        elif not passes_on:
            del left[: len(tied)]
        elif len(left) == len(cubes):
            del left[0]
    return won


# The cubes of a kind


@pytest.mark.rule("RA-41")
@pytest.mark.parametrize(("holdings", "won"), [([(2, 0), (1, 0)], [4, 0]), ([(0, 0), (1, 0)], [0, 4])])
def test_a_single_cube_goes_to_the_player_with_the_most_treasures(holdings: list[Holding], won: list[int]) -> None:
    assert ring_cubes(holding(holdings, 4)) == won


@pytest.mark.rule("RA-41")
@pytest.mark.parametrize("cubes", [(5, 2), (2, 5)])
def test_of_two_cubes_the_first_player_takes_the_higher_the_second_the_other(cubes: tuple[int, int]) -> None:
    assert ring_cubes(holding([(1, 0), (2, 0), (0, 0)], *cubes)) == [2, 5, 0]


@pytest.mark.rule("RA-41")
def test_treasures_are_counted_not_cards() -> None:
    deck = deck_of("rings rings rings", "rings", "rings", "gems")
    position = Position(2, deck).lay_cubes("rings", 3).give(0, 1, 4).give(1, 2, 3)
    assert ring_cubes(position) == [3, 0]


@pytest.mark.rule("RA-41")
def test_a_card_counts_for_all_kinds_that_it_shows() -> None:
    position = Position(2, deck_of("rings coins gems", "crowns")).lay_cubes("rings", 2).lay_cubes("coins", 3)
    position.lay_cubes("gems", 4).lay_cubes("crowns", 5).give(0, 1).give(1, 2)
    assert position.parts()[0] == {"rings": 2, "coins": 3, "pearls": 0, "crowns": 0, "goblets": 0, "gems": 4}
    assert position.parts()[1] == {"rings": 0, "coins": 0, "pearls": 0, "crowns": 5, "goblets": 0, "gems": 0}
    assert position.scores() == [9, 5]


@pytest.mark.rule("RA-41")
def test_cards_still_open_or_buried_count_for_nobody() -> None:
    position = Position(2, deck_of("rings", "rings", "rings", "coins")).lay_cubes("rings", 4)
    position.leave_open(1, 2).draw_from(4)
    position.play(0, "turn up 4", "drop coins", "bury 1").play(1, "drop gems", "bury 2")
    assert position.to_move is None
    assert ring_cubes(position) == [0, 0]


@pytest.mark.rule("RA-42")
def test_the_second_cube_is_lost_if_only_one_player_has_the_kind() -> None:
    assert ring_cubes(holding([(0, 1), (1, 0), (0, 2)], 5, 2)) == [0, 5, 0]


@pytest.mark.rule("RA-42")
@pytest.mark.parametrize(
    ("holdings", "cubes", "won"),
    [
        ([(1, 1), (1, 0)], (4,), [4, 0]),
        ([(1, 0), (1, 2)], (4,), [0, 4]),
        ([(1, 0), (1, 1), (0, 2)], (5, 2), [2, 5, 0]),
        ([(2, 0), (1, 0), (1, 1), (0, 2)], (5, 2), [5, 0, 2, 0]),
        ([(1, 2), (1, 1), (1, 0)], (5, 2), [5, 2, 0]),
    ],
)
def test_more_rat_cards_in_the_whole_pile_break_a_tie(
    holdings: list[Holding], cubes: tuple[int, ...], won: list[int]
) -> None:
    assert ring_cubes(holding(holdings, *cubes)) == won


@pytest.mark.rule("RA-42")
def test_no_number_of_rat_cards_outweighs_a_treasure() -> None:
    position = Position(2, deck_of("rings", "rings", "rings", *["gems rat"] * 57)).lay_cubes("rings", 4)
    position.give(0, 1, 2).give(1, 3, *range(4, 61))
    assert ring_cubes(position) == [4, 0]


@pytest.mark.rule("RA-42")
@pytest.mark.parametrize(
    ("holdings", "cubes", "won"),
    [
        ([(1, 1), (1, 1)], (4,), [0, 0]),
        ([(2, 0), (2, 0), (1, 2)], (5, 2), [0, 0, 0]),
        ([(2, 0), (1, 1), (1, 1)], (5, 2), [5, 0, 0]),
        ([(1, 0), (1, 0), (2, 0), (1, 0)], (5, 2), [0, 0, 5, 0]),
        ([(1, 0), (1, 0), (1, 0), (0, 2)], (5, 2), [0, 0, 0, 0]),
        ([(0, 0), (0, 0), (0, 0)], (5, 2), [0, 0, 0]),
    ],
)
def test_tied_players_lose_the_cubes_they_tie_for(
    holdings: list[Holding], cubes: tuple[int, ...], won: list[int]
) -> None:
    assert ring_cubes(holding(holdings, *cubes)) == won


@pytest.mark.rule("RA-41", "RA-42")
@pytest.mark.parametrize(("seats", "cubes"), [(2, (4,)), (3, (2, 5)), (3, (3, 3)), (4, (5, 2))])
def test_every_ranking_and_tie_wins_the_right_cubes(seats: int, cubes: tuple[int, ...]) -> None:
    held = list(product(range(3), range(2)))
    for holdings in product(held, repeat=seats):
        assert ring_cubes(holding(holdings, *cubes)) == expected(holdings, *cubes), holdings


@pytest.mark.rule("RA-42")
@pytest.mark.parametrize(
    ("holdings", "cubes", "won"),
    [
        ([(1, 1), (1, 1)], (4,), [0, 0]),
        ([(2, 0), (2, 0), (1, 2)], (5, 2), [0, 0, 2]),
        ([(2, 0), (1, 1), (1, 1)], (5, 2), [5, 0, 0]),
        ([(1, 1), (1, 1), (2, 0), (1, 0)], (5, 2), [0, 0, 5, 2]),
        ([(1, 0), (1, 0), (1, 0), (0, 2)], (5, 2), [0, 0, 0, 0]),
        ([(2, 0), (2, 0), (1, 0), (1, 0)], (5, 2), [0, 0, 0, 0]),
    ],
)
def test_a_table_may_let_the_second_cube_pass_to_the_next_player(
    holdings: list[Holding], cubes: tuple[int, ...], won: list[int]
) -> None:
    assert ring_cubes(holding(holdings, *cubes, tie=1)) == won


@pytest.mark.rule("RA-41", "RA-42")
@pytest.mark.parametrize(("seats", "cubes"), [(2, (4,)), (3, (2, 5))])
def test_every_ranking_and_tie_is_right_if_the_second_cube_passes_on(seats: int, cubes: tuple[int, ...]) -> None:
    held = list(product(range(3), range(2)))
    for holdings in product(held, repeat=seats):
        won = expected(holdings, *cubes, passes_on=True)
        assert ring_cubes(holding(holdings, *cubes, tie=1)) == won, holdings


# The winner


def ending(*seats: tuple[int, int]) -> Position:
    """A position in which seats have these points and rat cards; each seat's points are one cube, of a kind that only this seat has."""
    position = Position(len(seats), DECK)
    for kind in ("rings", "coins", "pearls", "gems"):
        position.lay_cubes(kind, 0)
    for (points, rats), kind, seat in zip(seats, ("rings", "coins", "pearls"), range(3), strict=False):
        card = 6 * seat + {"rings": 1, "coins": 5, "pearls": 6}[kind]
        position.lay_cubes(kind, points).give(seat, card, *range(6 * seat + 3, 6 * seat + 3 + rats))
    return position


@pytest.mark.rule("RA-43")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        ([(5, 0), (3, 0), (4, 0)], [1, 3, 2]),
        ([(3, 2), (4, 0), (2, 1)], [2, 1, 3]),
        ([(4, 0), (4, 1), (5, 0)], [3, 2, 1]),
        ([(4, 1), (4, 1), (3, 2)], [1, 1, 3]),
        ([(5, 0), (4, 1), (4, 1)], [1, 2, 2]),
        ([(4, 2), (4, 2), (4, 2)], [1, 1, 1]),
        ([(2, 0), (2, 1)], [2, 1]),
        ([(2, 1), (2, 1)], [1, 1]),
    ],
)
def test_rat_cards_break_a_tie_for_the_win_or_the_victory_is_shared(
    seats: list[tuple[int, int]], places: list[int]
) -> None:
    position = ending(*seats)
    assert position.scores() == [points for points, _ in seats]
    assert position.places() == places


@pytest.mark.rule("RA-41", "RA-42", "RA-43")
@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_scored_as_players_would_score_them(seats: int) -> None:
    for seed in range(20):
        *_, (_, _, position) = random_game(seats, seed)
        piles = [position.taken(seat) for seat in range(seats)]
        rats = [sum(int(position.deck.record.rats) >> card - 1 & 1 for card in pile) for pile in piles]
        won = [0] * seats
        for kind in range(6):
            treasures = [sum(position.deck.treasures[card - 1][kind] for card in pile) for pile in piles]
            cubes = [cube for cube in position.state.cubes[kind].tolist() if cube]
            for seat, cube in enumerate(expected(list(zip(treasures, rats, strict=True)), *cubes)):
                won[seat] += cube
        assert position.scores() == won
        ranking = [(won[seat], rats[seat]) for seat in range(seats)]
        assert position.places() == [1 + sum(other > own for other in ranking) for own in ranking]
