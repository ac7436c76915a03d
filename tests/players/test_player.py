from typing import Any

import pytest
from tests.some_games import short

import spadework
from spadework.engine.discovery import game as find_game
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE
from spadework.engine.stream import below, new_stream
from spadework.players import LEVELS, PLAYERS, SECONDS, Player, new_player
from spadework.players.search import Search
from spadework.table import Table


@pytest.fixture(params=[*spadework.game_ids(), "dig"])
def game(request: pytest.FixtureRequest, toy: Game) -> Game:
    return toy if request.param == "dig" else find_game(request.param)


QUICK = [name for name in PLAYERS if not SECONDS[name]]
TRIES = 12


def seated(name: str, game: Game, seed: int) -> Player:
    """Return a quick player by name, or one with a small search."""
    if name == "search":
        return Search(game, game.deck(), seed, tries=TRIES)
    return new_player(name, game, game.deck(), seed)


def play(game: Game, name: str, seats: int, seed: int) -> list[str]:
    """Play a short game of one kind of player against itself. Return its steps as texts."""
    table = Table(game, seats, seed, short(game))
    players = [seated(name, game, seed + seat) for seat in range(seats)]
    while not table.over:
        seat = table.to_move[-1]
        table.play(seat, players[seat].choose(table.view(seat).record, seat))
    return [step.text for step in table.steps]


def test_there_are_levels_from_weak_to_strong() -> None:
    assert LEVELS == ("deck-hand", "mate", "captain", "admiral")
    assert ("random", "policy", *LEVELS) == PLAYERS


def test_players_that_do_not_search_need_no_time(toy: Game) -> None:
    assert set(SECONDS) == set(PLAYERS)
    assert [SECONDS[name] for name in ("random", "policy", "deck-hand", "mate")] == [0.0] * 4
    view = Table(toy, 2, 1).view(0).record
    for name in ("random", "policy", "deck-hand", "mate"):
        chosen = {new_player(name, toy, toy.deck(), 3, seconds).choose(view, 0) for seconds in (None, 0.01, 60.0)}
        assert len(chosen) == 1


def test_an_unknown_level_is_an_error(toy: Game) -> None:
    with pytest.raises(
        ValueError, match="unknown computer player 'genius'; choose from random, policy, deck-hand, mate"
    ):
        new_player("genius", toy, toy.deck())


@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, "search"])
def test_players_play_whole_games_by_the_rules(game: Game, name: str) -> None:
    for seats in {game.rules.SEATS[0], game.rules.SEATS[-1]} if name in QUICK else {game.rules.SEATS[0]}:
        assert play(game, name, seats, 3)


@pytest.mark.long(but=("dragon_island-random",))
@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, "search"])
def test_the_same_seed_plays_the_same_moves(game: Game, name: str) -> None:
    seats = game.rules.SEATS[0]
    assert play(game, name, seats, 5) == play(game, name, seats, 5)
    assert play(game, name, seats, 5) != play(game, name, seats, 6)


def moments(game: Game, seats: int) -> list[tuple[Any, int]]:
    """Return states of a random game, each with the seat that moves next."""
    stream, rules, driver, buffers = new_stream(17), game.rules, game.driver, game.new_buffers()
    material, states, found = game.deck().record, game.new_states(1), []
    rules.deal(material, states[0], seats, game.option_codes(short(game)))
    while mask := int(rules.to_move(material, states[0])):
        if mask >> CHANCE & 1:
            seat, move = CHANCE, driver.draw(material, states[0], stream, buffers.moves, buffers.weights)
        else:
            movers = [seat for seat in range(seats) if mask >> seat & 1]
            seat = movers[below(stream, len(movers))]
            kept = game.new_states(1)
            kept[:] = states
            found.append((kept, seat))
            count = rules.legal(material, states[0], seat, buffers.moves)
            move = int(buffers.moves[below(stream, count)])
        rules.apply(material, states[0], seat, move)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, "search"])
def test_players_choose_only_by_what_they_see(game: Game, name: str) -> None:
    """In another world with the same view, a player makes the same move, and it doesn't change its view."""
    material, stream = game.deck().record, new_stream(4)
    hides = scrambled = 0
    for states, seat in moments(game, game.rules.SEATS[-1]):
        seen, world, again = (game.new_states(1) for _ in range(3))
        game.rules.view(material, states[0], seat, seen[0])
        game.rules.sample_state(material, seen[0], seat, stream, world[0])
        game.rules.view(material, world[0], seat, again[0])
        hides += seen.tobytes() != states.tobytes()
        scrambled += world.tobytes() != states.tobytes()
        before = seen.tobytes()
        chosen = seated(name, game, 8).choose(seen[0], seat)
        assert seen.tobytes() == before
        assert seated(name, game, 8).choose(again[0], seat) == chosen
        count = game.rules.legal(material, states[0], seat, moves := game.new_buffers().moves)
        assert chosen in moves[:count]
    assert scrambled or not hides
