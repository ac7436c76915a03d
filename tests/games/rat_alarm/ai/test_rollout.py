"""The rollout policy of Rat Alarm in positions with an obvious best move."""

from tests.games.rat_alarm.position import GAME, Position, deck_of, last_in_the_round, last_round

from spadework.players.quick import KINDS, QuickPlayer

DECK = deck_of("rings", "gems gems", "rings rings", "gems", "pearls rat", "coins rat", "crowns")


def policy_move(position: Position) -> str:
    """The rollout policy's move for the seat whose turn it is."""
    seat = position.to_move
    assert seat is not None
    policy = QuickPlayer(KINDS["policy"], GAME, position.deck)
    return position.texts[policy.choose(position.view(seat)[0], seat)]


def test_the_last_player_goes_on_while_no_rat_lies_open() -> None:
    assert policy_move(last_in_the_round(Position(2, DECK).leave_open(1, 2, 3))) == "turn up"


def test_the_last_player_drops_out_before_a_certain_alarm() -> None:
    position = last_in_the_round(Position(2, DECK).give(0, 2).leave_open(1, 3, 5).draw_from(6))
    assert policy_move(position) == "drop rings"


def test_drops_out_with_the_kind_that_overtakes_the_others() -> None:
    # One more gem would be worth most, but all six rings beat the other player's five.
    deck = deck_of(
        "rings rings rings rings rings", *["rings rings rings"] * 2, "gems", "coins rat", *["pearls rat"] * 2
    )
    position = Position(2, deck).give(0, 1).leave_open(2, 3, 4, 5).draw_from(6, 7)
    for kind in ("rings", "gems"):
        position.lay_cubes(kind, 3)
    assert policy_move(last_in_the_round(position)) == "drop rings"


def test_turns_up_the_last_card_only_if_it_can_win_with_it() -> None:
    position = last_in_the_round(Position(2, DECK).give(0, 3).leave_open(1).draw_from(7).lay_cubes("rings", 5))
    assert policy_move(position.lay_cubes("crowns", 3)) == "drop rings"
    assert policy_move(position.lay_cubes("crowns", 6)) == "turn up"


def test_goes_on_in_the_last_round_while_it_is_losing() -> None:
    position = last_in_the_round(Position(2, DECK).give(0, 2).leave_open(4, 5).draw_from(1, 6).lay_cubes("rings", 3))
    assert policy_move(last_round(position)) == "turn up"
    assert policy_move(position.lay_cubes("pearls", 6)) == "drop pearls"


def test_drops_out_when_no_card_is_left() -> None:
    position = Position(2, DECK).leave_open(1, 3, 4).draw_from().lay_cubes("rings", 3).lay_cubes("gems", 3)
    assert policy_move(last_in_the_round(position)) == "drop rings"


def test_buries_the_card_the_others_could_use_most() -> None:
    position = Position(2, DECK).leave_open(1, 2, 7)
    for kind in ("rings", "gems", "crowns"):
        position.lay_cubes(kind, 3)
    position.play(0, "drop crowns")
    assert policy_move(position) == "bury 2"


def test_keeps_the_rat_card_of_the_dearer_kind() -> None:
    position = last_in_the_round(Position(2, DECK).leave_open(5).lay_cubes("pearls", 2).lay_cubes("coins", 5))
    position.play(1, "turn up 6")
    assert policy_move(position) == "keep 6"


def test_stays_for_more_at_the_beginning() -> None:
    position = Position(2)
    position.play(0, "turn up 1")
    assert policy_move(position) == "stay"
