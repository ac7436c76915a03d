"""The end of Rat Alarm: the last round, and proof that every game reaches it."""

from collections import Counter
from dataclasses import dataclass, field

import pytest
from tests.games.rat_alarm.position import DROPS, Chooser, Fresh, Position, deck_of, eager, random_game, timid

from spadework.engine.interface import CHANCE

COINS, RINGS, GEMS, COINS_RAT, RINGS_RAT, PEARLS_RAT, CROWNS, GOBLETS = range(1, 9)
DECK = deck_of("coins", "rings", "gems", "coins rat", "rings rat", "pearls rat", "crowns", "goblets")

SEATS = [2, 3, 4]
CHOOSERS: list[Chooser | None] = [None, eager, timid]
NAMES = ["random", "eager", "timid"]


# The last round


@pytest.mark.rule("RA-40")
def test_turning_up_the_last_card_makes_the_round_the_last() -> None:
    position = Position(2, DECK).leave_open(CROWNS, GOBLETS).draw_from(COINS)
    position.play(0, f"turn up {COINS}")
    assert position.legal == ["stay", *DROPS]
    position.play(0, "stay")
    assert position.legal == DROPS
    position.play(1, "drop coins", f"bury {CROWNS}").play(0, "drop goblets")
    assert position.to_move is None
    assert (position.taken(0), position.taken(1)) == ([GOBLETS], [COINS])


@pytest.mark.rule("RA-40")
def test_an_alarm_with_the_last_card_also_makes_the_round_the_last() -> None:
    position = Position(2, DECK).leave_open(COINS_RAT).draw_from(RINGS_RAT)
    position.play(0, f"turn up {RINGS_RAT}", "keep none", f"bury {COINS_RAT}")
    assert (position.to_move, position.legal) == (1, DROPS)
    position.play(1, "drop rings")
    assert position.to_move is None
    assert position.taken(1) == [RINGS_RAT]


@pytest.mark.rule("RA-40")
def test_one_card_on_the_draw_pile_is_enough_for_another_round() -> None:
    position = Position(2, DECK).leave_open(CROWNS).draw_from(COINS, RINGS)
    position.play(0, f"turn up {COINS}", "drop coins", f"bury {CROWNS}").play(1, "drop gems")
    assert (position.state.rounds, position.to_move, position.legal) == (1, 0, ["turn up"])


@pytest.mark.rule("RA-40")
def test_the_discards_are_shuffled_without_cards_buried_in_the_last_round() -> None:
    position = Position(3, DECK).discard(RINGS, GEMS).leave_open(CROWNS).draw_from(COINS)
    position.play(0, f"turn up {COINS}", "drop pearls", f"bury {CROWNS}")
    assert (position.discards, position.draw_pile) == ([RINGS, GEMS], [])
    assert (position.to_move, position.legal) == (1, ["turn up", *DROPS])
    position.play(1, "turn up")
    assert position.chance_outcomes == {f"card {RINGS}": 1, f"card {GEMS}": 1}
    assert (position.discards, position.buried) == ([], [CROWNS])


@pytest.mark.rule("RA-40")
def test_the_discards_are_not_shuffled_unless_a_player_turns_up_a_card() -> None:
    position = Position(2, DECK).discard(RINGS, GEMS).draw_from(COINS)
    position.play(0, f"turn up {COINS}", "drop coins").play(1, "drop coins")
    assert position.to_move is None
    assert (position.discards, position.draw_pile) == ([RINGS, GEMS], [])


@pytest.mark.rule("RA-40", "RA-28")
def test_the_last_player_goes_on_with_the_shuffled_discards() -> None:
    position = Position(2, DECK).discard(RINGS, GEMS).leave_open(CROWNS, GOBLETS).draw_from(COINS)
    position.play(0, "drop pearls", f"bury {CROWNS}").play(1, f"turn up {COINS}")
    assert position.legal == ["turn up", *DROPS]
    position.play(1, f"turn up {GEMS}", f"turn up {RINGS}")
    assert position.legal == DROPS


@pytest.mark.rule("RA-40")
def test_the_discards_are_shuffled_once() -> None:
    position = Position(3, DECK).discard(RINGS).leave_open(CROWNS).draw_from(COINS)
    position.play(0, f"turn up {COINS}", "stay").play(1, f"turn up {RINGS}", "stay")
    position.state.discards = 1 << (GEMS - 1)  # no rule discards cards in a last round
    assert (position.to_move, position.legal) == (2, DROPS)


@pytest.mark.rule("RA-40")
def test_the_round_stays_the_last_even_if_shuffled_cards_are_left() -> None:
    position = Position(2, DECK).discard(RINGS, GEMS, GOBLETS).leave_open(CROWNS).draw_from(COINS)
    position.play(0, f"turn up {COINS}", "stay").play(1, f"turn up {RINGS}", "stay")
    assert len(position.draw_pile) == 2
    position.play(0, "drop rings", f"bury {CROWNS}").play(1, "drop coins")
    assert position.to_move is None


@pytest.mark.rule("RA-40", "RA-24")
def test_a_rat_from_the_shuffled_discards_sets_off_an_alarm() -> None:
    position = Position(2, DECK).discard(RINGS_RAT).leave_open(COINS_RAT).draw_from(COINS)
    position.play(0, f"turn up {COINS}", "stay").play(1, f"turn up {RINGS_RAT}")
    assert position.legal == [f"keep {COINS_RAT}", f"keep {RINGS_RAT}", "keep none"]


@pytest.mark.rule("RA-40")
def test_with_no_card_left_a_player_may_only_drop_out_even_if_none_lies_open() -> None:
    position = Position(3, DECK).draw_from(COINS).play(0, f"turn up {COINS}", "drop coins")
    for seat in (1, 2):
        assert (position.to_move, position.legal) == (seat, DROPS)
        position.play(seat, "drop gems")
    assert position.to_move is None


@pytest.mark.rule("RA-40")
def test_a_deck_of_one_card_is_a_game_of_one_round() -> None:
    position = Position(4, deck_of("gems rat"))
    assert position.legal == ["turn up"]
    position.play(0, "turn up 1", "stay").play(1, "drop gems").play(2, "drop gems")
    position.play(3, "drop gems").play(0, "drop gems")
    assert (position.to_move, position.taken(1)) == (None, [1])


# Every game ends


@dataclass
class Round:
    """A summary of a round; `weight` is twice the draw pile plus the open cards, at its beginning."""

    weight: int
    last: bool = False
    turned_up: int = 0
    shuffled: int = 0
    moves: list[str] = field(default_factory=list)


def weight(position: Fresh) -> int:
    return 2 * len(position.draw_pile) + len(position.lies_open)


def rounds_of(seats: int, seed: int, choose: Chooser | None) -> tuple[list[Round], int]:
    """The rounds of a game, and the weight at its end."""
    rounds: list[Round] = []
    for seat, move, position in random_game(seats, seed, choose):
        if seat != CHANCE and len(rounds) == position.state.rounds:
            rounds.append(Round(weight(position)))
        if not rounds:
            continue
        rounds[-1].last = rounds[-1].last or bool(position.state.last_round)
        if move == "turn up" and not position.draw_pile:
            rounds[-1].shuffled = len(position.discards)
        rounds[-1].turned_up += move.startswith("card")
        rounds[-1].moves.append(move)
    return rounds, weight(position)


@pytest.mark.slow
@pytest.mark.rule("RA-21", "RA-40")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("choose", CHOOSERS, ids=NAMES)
def test_every_round_brings_the_end_closer(seats: int, choose: Chooser | None) -> None:
    """Twice the draw pile plus the open cards decreases with every round.

    A card turned up subtracts 1 (2 from the draw pile, plus 1 open card). Before the first player drops out, a card lies open, because
    a player who begins a round with nothing open must turn one up; so the first to drop out takes or buries a card, which subtracts at
    least 1. Only shuffling the discards adds to the sum, 2 per card; this happens at most once, and only in the last round, after which
    no other begins. So there are fewer rounds than twice the cards, and in every turn of a round a player turns up a card or leaves.
    """
    for seed in range(12):
        rounds, left = rounds_of(seats, seed, choose)
        assert [played.last for played in rounds] == [False] * (len(rounds) - 1) + [True]
        assert not any(played.shuffled for played in rounds[:-1])
        after = [played.weight for played in rounds[1:]] + [left]
        for played, weight_after in zip(rounds, after, strict=True):
            assert played.weight + 2 * played.shuffled - weight_after >= played.turned_up + 1
        assert rounds[0].weight == 2 * (44 if seats == 2 else 50)
        assert len(rounds) <= rounds[0].weight


@pytest.mark.rule("RA-21")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_ends_even_if_nobody_turns_up_a_card_by_choice(seats: int) -> None:
    rounds, _ = rounds_of(seats, 3, timid)
    assert len(rounds) > 40
    assert all(played.turned_up <= 1 for played in rounds)


@pytest.mark.rule("RA-40")
def test_players_who_always_turn_up_reach_the_shuffled_discards() -> None:
    assert any(rounds_of(seats, seed, eager)[0][-1].shuffled for seats in SEATS for seed in range(12))


@pytest.mark.slow
@pytest.mark.rule("RA-10", "RA-25", "RA-27", "RA-29")
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_in_one_place_and_a_taken_card_stays_taken(seats: int) -> None:
    everything = Counter(range(1, 45 if seats == 2 else 51))
    for seed in range(12):
        piles: list[list[int]] = [[] for _ in range(seats)]
        for _, _, position in random_game(seats, seed):
            places = [position.draw_pile, position.lies_open, position.discards, position.buried]
            taken = [position.taken(seat) for seat in range(seats)]
            assert sum(map(Counter, places + taken), Counter()) == everything
            assert all(set(before) <= set(now) for before, now in zip(piles, taken, strict=True))
            piles = taken


@pytest.mark.rule("RA-20", "RA-26")
@pytest.mark.parametrize("seats", SEATS)
def test_only_a_player_holding_a_spade_can_move(seats: int) -> None:
    for seed in range(12):
        for seat, move, position in random_game(seats, seed):
            if move:
                assert seat == CHANCE or seat in position.in_the_round
            else:
                assert (position.to_move, position.in_the_round) == (None, list(range(seats)))
