"""Search guided by a network."""

import pytest
from tests.learn.networks import some_network
from tests.uncompiled import told_uncompiled

import spadework
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, seats_in
from spadework.engine.stream import below, new_stream
from spadework.players.search import Search
from spadework.players.value import Value
from spadework.table import Table


def thought_of(toy: Game) -> str:
    """Return the full results of two searches at the start of a game, as text."""
    table = Table(toy, 3, 2)
    player = Search(toy, table.deck, 5, tries=40, network=some_network(toy))
    return str([player.think(table.view(seat).record, seat) for seat in (0, 2)])


@pytest.mark.long
def test_compiled_and_uncompiled_searches_agree(toy: Game) -> None:
    assert told_uncompiled(toy, __file__, "thought_of") == thought_of(toy)


def test_a_guided_search_is_reproducible(toy: Game) -> None:
    assert thought_of(toy) == thought_of(toy)


def test_simulations_are_shared_among_the_legal_moves(toy: Game) -> None:
    table = Table(toy, 3, 2)
    seat = table.to_move[0]
    thoughts = Search(toy, table.deck, 5, tries=60, network=some_network(toy)).think(table.view(seat).record, seat)
    # It may stop once the best move can't be overtaken.
    assert 30 < sum(thought.tries for thought in thoughts) <= 60
    assert all(0 <= thought.expected <= 1 for thought in thoughts)
    assert {thought.code for thought in thoughts} <= {move.code for move in table.legal(seat)}


def test_a_new_nodes_value_averages_the_network_and_a_rollout(toy: Game) -> None:
    table = Table(toy, 3, 2)
    view, settings = table.view(table.to_move[0]), toy.search_settings(False)

    def worth(weight: float) -> float:
        how = settings._replace(guided_rollouts=weight)
        search = Search(toy, table.deck, 5, tries=1, network=some_network(toy), settings=how)
        (thought,) = search.think(view.record, view.seat)
        return thought.expected

    assert worth(0.0) != worth(1.0)
    assert worth(0.25) == pytest.approx(0.75 * worth(0.0) + 0.25 * worth(1.0), abs=1e-6)


def test_at_least_the_requested_number_of_moves_is_tried(toy: Game) -> None:
    table = Table(toy, 2, 2)
    seat = table.to_move[0]
    network = some_network(toy)
    network.weights.policy_bias[0] += 50
    search = Search(
        toy,
        table.deck,
        5,
        tries=20,
        network=network,
        settings=toy.search_settings(False)._replace(guided_exploration=0.0),
    )
    assert len(search.think(table.view(seat).record, seat, least=2)) == 2


def test_numbers_of_seats_unknown_to_a_network_use_rollouts(toy: Game) -> None:
    table = Table(toy, 3, 2)
    view = table.view(table.to_move[0])
    networks = (some_network(toy, seats=(2,)), None, some_network(toy))
    searches = [Search(toy, table.deck, 5, tries=50, network=network) for network in networks]
    thoughts = [search.think(view.record, view.seat) for search in searches]
    assert thoughts[0] == thoughts[1] != thoughts[2]


def test_a_search_with_an_untrained_network_beats_random_play(toy: Game) -> None:
    # The network's values are meaningless, but the search sees wins where the game ends.
    players = [Search(toy, toy.deck(), 1, tries=200, network=some_network(toy)), "random"]
    assert spadework.tournament(toy, players, games=60)[type(players[0]).__name__].wins > 0.6


def test_the_value_of_a_state_is_what_the_network_expects(toy: Game) -> None:
    game, value = toy, Value(toy, toy.deck(), some_network(toy))
    states, buffers, stream = game.new_states(2), game.new_buffers(), new_stream(3)
    game.rules.deal(game.deck().record, states[0], 3, game.option_codes({}))
    materials = game.new_materials(game.deck())
    before: tuple[float, ...] = ()
    while mask := game.driver.whose_move(materials, states, 0):
        now = value.shares(states[0])
        assert sum(now) == pytest.approx(1, abs=1e-5)
        assert now == value.shares(states[0])
        if mask >> CHANCE & 1:
            outcomes = value.after_chance(states[0])
            assert all(sum(outcome.shares) == pytest.approx(1, abs=1e-5) for outcome in outcomes)
            game.driver.let_chance_play(materials, states, stream, buffers.moves, buffers.weights)
            continue
        seat = seats_in(mask)[0]
        count = game.driver.legal_moves(materials, states, 0, seat, buffers.moves)
        game.driver.step(materials, states, 0, seat, int(buffers.moves[below(stream, count)]))
        states[0], before = states[1], now
    assert before != value.shares(states[0])
    assert {round(share, 3) for share in value.shares(states[0])} <= {0.0, 1.0, 0.5, 0.333}


def test_a_game_loads_the_network_in_its_folder(own_toy: Game) -> None:
    assert own_toy.network is None
    some_network(own_toy).save(own_toy.folder / "network.npz")
    game = Game("dig", "dig", own_toy.folder)
    assert game.network is not None
    assert game.network.seats == tuple(own_toy.rules.SEATS)


def test_a_game_may_have_a_network_that_only_guides_searches(own_toy: Game) -> None:
    some_network(own_toy).save(own_toy.folder / "guide.npz")
    game = Game("dig", "dig", own_toy.folder)
    assert game.network is None
    assert game.guide is not None
    some_network(own_toy).save(own_toy.folder / "network.npz")
    game = Game("dig", "dig", own_toy.folder)
    assert game.guide is game.network is not None


def test_a_games_network_must_support_all_its_player_counts(own_toy: Game) -> None:
    some_network(own_toy, seats=(2,)).save(own_toy.folder / "network.npz")
    with pytest.raises(
        ValueError, match=r"network\.npz: expected a network for tables of \(2, 3\) players, not of \(2,\)"
    ):
        _ = Game("dig", "dig", own_toy.folder).network


def test_an_invalid_network_file_is_an_error(own_toy: Game) -> None:
    (own_toy.folder / "network.npz").write_bytes(b"nothing")
    with pytest.raises(ValueError, match=r"network\.npz: not a usable network"):
        _ = Game("dig", "dig", own_toy.folder).network
