import copy
import pickle
import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from tests.some_games import ONE_OF_EACH

import spadework
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.table import IllegalMove, Move, Position, Table, View


@pytest.fixture(params=["dig", *(game.id for game in ONE_OF_EACH)])
def table(request: pytest.FixtureRequest, toy: Game) -> Table:
    """A table after a few moves."""
    game = toy if request.param == "dig" else find_game(request.param)
    table, choices = Table(game, game.rules.SEATS[-1], 3), random.Random(4)
    for _ in range(4):
        if not table.over:
            seat = table.to_move[0]
            table.play(seat, choices.choice(table.legal(seat)[:2]))
    assert not table.over
    return table


def test_a_position_matches_its_table(table: Table) -> None:
    position = table.position()
    assert (position.to_move, position.over, position.seats) == (table.to_move, table.over, table.seats)
    assert [position.legal(seat) for seat in range(table.seats)] == [table.legal(seat) for seat in range(table.seats)]
    assert all(position.view(seat) == table.view(seat) for seat in range(-1, table.seats))
    assert position.options == table.setup.options
    assert position.deck is table.deck
    assert table.position(0).chance()


def test_playing_a_position_does_not_change_its_table(table: Table) -> None:
    before, position = table.position(), table.position()
    twin = position.copy()
    seat = position.to_move[0]
    position.play(seat, position.legal(seat)[0].text)
    assert position != before
    assert twin == before == table.position()
    position.play_out(5, "policy")
    assert position.over
    assert position.to_move == ()
    assert min(position.places) == 1
    assert len(position.scores) == table.seats


def test_playing_out_is_reproducible_by_seed(table: Table) -> None:
    ends = []
    for seed in (1, 1, *range(2, 9), random.Random(5), np.random.default_rng(5)):
        position = table.position()
        position.play_out(seed)
        ends.append(position)
    assert ends[0] == ends[1]
    assert any(end != ends[0] for end in ends)
    with pytest.raises(TypeError, match=r"integer, a random\.Random or a numpy\.random\.Generator, not str"):
        table.position().play_out("5")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no policy 'mate'; choose 'random' or 'policy'"):
        table.position().play_out(5, "mate")  # type: ignore[arg-type]


class Last:
    """A player that plays its last legal move and records the seats it played for."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: View, moves: Sequence[Move]) -> str:
        """Return the move's text, as players are allowed to."""
        assert [move.code for move in moves] == [move.code for move in view.legal()]
        self.seats.append(view.seat)
        return moves[-1].text


class Wrong:
    """A player whose answer is not a move of this game."""

    def choose(self, _view: View, _moves: Sequence[Move]) -> str:
        return "up and away"


def test_a_position_can_be_played_out_by_any_players(table: Table) -> None:
    ends = []
    for seed in (1, 1, *range(2, 6)):
        position, last = table.position(), Last()
        other = spadework.player("random", seed=3)
        position.play_out(seed, [last, *[other] * (table.seats - 1)], limit=300)
        # Games that count turns may not end within the limit.
        assert position.over or table.game.turns
        assert set(last.seats) <= {0}
        ends.append(position)
    assert ends[0] == ends[1]
    assert any(end != ends[0] for end in ends)
    position, last = table.position(), Last()
    position.play_out(1, last, limit=1)
    assert last.seats == [table.to_move[0]]


def test_playing_out_refuses_invalid_players(table: Table) -> None:
    position = table.position()
    with pytest.raises(ValueError, match=f"expected a player for each of {table.seats} seats, not 1"):
        position.play_out(1, [Last()])
    for nobody in (Last, None, 5):
        with pytest.raises(TypeError, match=r"expected an object with choose\(view, moves\), not "):
            position.play_out(1, nobody)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="up and away"):
        position.play_out(1, Wrong())
    assert position == table.position()


def test_chance_is_played_by_hand_or_drawn(toy: Game) -> None:
    position = Position.deal(toy, 3)
    assert position.to_move == ()
    outcomes = position.chance()
    assert all(weight > 0 for _, weight in outcomes)
    twin = position.copy()
    assert position.play(CHANCE, outcomes[-1][0]) == outcomes[-1][0]
    with pytest.raises(IllegalMove):
        twin.play(CHANCE, 99)
    brought = twin.play_chance(3)
    assert brought
    assert twin.to_move
    assert twin.chance() == []
    assert twin.play_chance(3) == []
    again = Position.deal(toy, 3)
    assert again.play_chance(3) == brought


def test_a_position_is_read_back_from_its_text(table: Table) -> None:
    position = table.position()
    text = position.text()
    read = Position.from_text(text, game=table.game)
    assert read == position
    assert read.text() == text
    assert "\n" not in text
    assert len(text) < 1500


def test_every_state_of_a_game_has_a_text(table: Table) -> None:
    for step in range(len(table.steps) + 1):
        position = table.position(step)
        assert Position.from_text(position.text(), game=table.game) == position


def test_copies_and_pickles(table: Table) -> None:
    position = table.position()
    for other in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert other == position
        assert other.game.id == position.game.id
        other.play_out(1, "policy")
        assert other != position


def test_guesses_differ_only_in_hidden_information(toy: Game) -> None:
    view = Table(toy, 3, 5).view(0)
    guesses = [view.guess(seed) for seed in range(20)]
    assert all(guess.view(0) == view for guess in guesses)
    assert len({guess.text() for guess in guesses}) > 1
    assert view.guess(random.Random(3)) == view.guess(random.Random(3))


def test_a_view_knows_its_game_and_its_legal_moves(table: Table) -> None:
    seat = table.to_move[0] if table.to_move else 0
    view = table.view(seat)
    assert (view.game, view.deck, view.seat, view.seats) == (table.game, table.deck, seat, table.seats)
    assert view.legal() == table.legal(seat)
    assert view.to_move == table.to_move
    assert view.guess(1).view(seat) == view
    assert len(repr(view)) < 300
    assert repr(view).startswith(f"<View of {table.game.id} by seat {seat}: ")
    assert table.view().legal() == []


def test_a_view_has_a_prompt_in_each_language(toy: Game) -> None:
    table = Table(toy, 2, 5)
    view = table.view(table.to_move[0])
    assert view.prompt()
    assert view.prompt() != view.prompt("de")


def test_an_invalid_move_changes_nothing(table: Table) -> None:
    position = table.position()
    with pytest.raises(IllegalMove, match=f"no such seat; seats are 0 to {table.seats - 1}"):
        position.play(table.seats, 0)
    with pytest.raises(IllegalMove, match="no move of this code"):
        position.play(0, 2**40)
    with pytest.raises(IllegalMove):
        position.play(0, "hm?")
    with pytest.raises(IndexError, match="there is no seat 99"):
        position.legal(99)
    with pytest.raises(IndexError, match="there is no seat 99"):
        position.view(99)
    assert position == table.position()


def test_the_repr_of_a_position(toy: Game) -> None:
    assert repr(Position.deal(toy, 2)) == "<Position of dig, 2 seats, chance to move>"
    assert repr(Table(toy, 2, 5).position()) == "<Position of dig, 2 seats, seats 0, 1 to move>"
    position = Table(toy, 2, 5).position()
    position.play_out(1)
    assert repr(position) == "<Position of dig, 2 seats, over>"


def test_a_state_of_another_game_is_refused(toy: Game) -> None:
    other = find_game(ONE_OF_EACH[0].id)
    with pytest.raises(TypeError, match=f"expected a record of the STATE type of {other.id}"):
        Position(other, state=toy.new_states(1)[0])
    with pytest.raises(ValueError, match="no option 'mice'"):
        Position(toy, {"mice": "two"})


def test_pictures_are_those_of_the_table(table: Table, tmp_path: Path) -> None:
    seat = table.to_move[0]
    shown = table.show(seat, language="de")
    assert shown.svg == table.standalone(seat, "de")
    assert repr(shown) == f"<a picture of {len(shown.svg)} characters of SVG>"
    shown.save(tmp_path / "picture.svg")
    assert (tmp_path / "picture.svg").read_text(encoding="utf-8") == shown.svg
    for other in (table.position(), table.view()):
        assert other._repr_svg_().startswith("<svg")
    assert table.position().show(seat).svg == table.view(seat).show().svg
