"""Networks that know the things of another deck by their features."""

import pickle
import random
from typing import Any

import numpy as np
import pytest
from tests.learn.networks import some_network

from spadework.engine.discovery import all_games
from spadework.engine.game import OWN_DECK, Game
from spadework.engine.interface import Deck
from spadework.engine.interface.encoding import Things
from spadework.engine.material import read_document
from spadework.engine.network.known import about_things, likeness, things_of, wrong_things
from spadework.engine.network.network import Network
from spadework.lab.report.measures import wins_by_player
from spadework.lab.simulation import Simulation
from spadework.table import Variant

WITH_THINGS = [game for game in all_games().values() if hasattr(game.encoding, "things")]
games = pytest.mark.parametrize("game", WITH_THINGS, ids=lambda game: game.id)


def shuffled(game: Game, drop: int = 0) -> Deck:
    """Return the game's own deck, shuffled and without `drop` of its cards."""
    document = dict(read_document(game.deck_files()[OWN_DECK]))
    name = "card" if "card" in document else "double"
    cards = list(document[name])
    random.Random(1).shuffle(cards)
    return game.rules.read_material({**document, name: cards[drop:]}, "shuffled")


def about(network: Network, name: str) -> list[tuple[Any, Any]]:
    """Return the weights that belong to the things of a kind: pairs of an array and its rows, one row per thing."""
    numbers, weights, inputs = network.known.things[name].numbers, network.weights, network.inputs
    found = [(weights.first, places[numbers]) for kind, places in inputs.places if kind == name]
    for begin, kind in about_things(network.game).items():
        rows = inputs.outputs_about(begin, numbers)
        if kind == name and (rows >= 0).all():
            found += [(weights.policy, rows), (weights.first, inputs.view + rows)]
    return found


def by_features(network: Network, name: str, number: int, width: int) -> Any:
    """Return one row per thing: a linear combination of its features."""
    features = network.known.things[name].features
    return features @ np.random.default_rng(number).normal(size=(features.shape[1], width))


@games
@pytest.mark.parametrize("drop", [0, 3])
def test_weights_that_depend_on_features_carry_over_to_another_deck(game: Game, drop: int) -> None:
    network = some_network(game)
    for name in network.known.things:
        for number, (part, rows) in enumerate(about(network, name)):
            part[rows] = by_features(network, name, number, part.shape[1])
    other = network.for_deck(shuffled(game, drop))
    assert other is not network
    for name in other.known.things:
        assert about(other, name)
        for number, (part, rows) in enumerate(about(other, name)):
            expected = by_features(other, name, number, part.shape[1])
            assert abs(part[rows] - expected).max() < 0.1 * abs(expected).max()
    assert np.array_equal(other.weights.second, network.weights.second)


@games
def test_a_network_is_used_unchanged_with_its_own_deck(game: Game) -> None:
    network, deck = some_network(game), shuffled(game)
    assert network.for_deck(game.deck()) is network
    assert network.for_deck(deck) is network.for_deck(shuffled(game)) is not network


def test_a_game_without_things_has_one_network_for_all_decks(toy: Game) -> None:
    text = toy.deck_files()[OWN_DECK].read_text(encoding="utf-8")
    network = some_network(toy)
    assert network.for_deck(toy.read_deck(text.replace("worth = 3", "worth = 4"), "another.toml")) is network


def test_a_known_thing_is_predicted_from_itself_alone() -> None:
    known = np.array([[0.0], [0.0], [3.0], [4.0]])
    assert likeness(known, known[[2, 1]]).tolist() == [[0, 0, 1, 0], [0.5, 0.5, 0, 0]]
    assert likeness(known, np.array([[9.0], [3.1]])).argmax(1).tolist() == [3, 2]


def test_without_things_the_likeness_is_empty() -> None:
    some, none = np.array([[1.0, 2.0]]), np.zeros((0, 2))
    assert likeness(some, none).shape == (0, 1)
    assert likeness(none, some).shape == (1, 0)


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.guide], ids=lambda game: game.id)
def test_every_games_network_was_trained_with_its_deck(game: Game) -> None:
    assert game.guide
    assert game.guide.for_deck(game.deck()) is game.guide


@games
def test_a_pickle_omits_derived_networks(game: Game) -> None:
    network = some_network(game)
    network.for_deck(shuffled(game))
    once = len(pickle.dumps(network))
    network.for_deck(shuffled(game, drop=1))
    assert len(pickle.dumps(network)) == once


@games
def test_invalid_things_are_refused(game: Game) -> None:
    known = things_of(game, game.deck().record)
    name, (numbers, features) = next(iter(known.items()))
    unknown = np.where(features == features[0, 0], np.nan, features).astype(np.float32)
    for things, problem in (
        (Things(numbers[::-1], features), "ascending numbers of"),
        (Things(numbers.astype(np.int64), features), "ascending numbers of"),
        (Things(numbers - 1, features), "ascending numbers of"),
        (Things(numbers[:0], features[:0]), "ascending numbers of"),
        (Things(np.arange(2000, dtype=np.int32), features), "ascending numbers of"),
        (Things(numbers, features[1:]), "expected features of"),
        (Things(numbers, features[:, 1:]), "expected features of"),
        (Things(numbers, features.astype(np.float64)), "expected features of"),
        (Things(numbers, unknown), "from -100 to 100"),
        (Things(numbers, features * 1000), "from -100 to 100"),
        (Things(numbers + 1000, features), "too little for number"),
    ):
        assert problem in str(wrong_things(game, {**known, name: things}))
    assert ", not nothing" in str(wrong_things(game, {}))
    assert wrong_things(game, known) is None


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in WITH_THINGS if game.network], ids=lambda game: game.id)
def test_every_games_network_plays_well_with_another_deck(game: Game) -> None:
    seats = game.rules.SEATS[-1]
    simulation = Simulation(Variant.of(game, deck=shuffled(game)), ["mate", *["policy"] * (seats - 1)], rotated=True)
    assert wins_by_player(list(simulation.play(100 * seats)))[0].low > 1 / seats
