import copy
import pickle

import numpy as np
import pytest
from tests.some_games import REACTING

import spadework
from spadework.engine.discovery import all_games
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.look import standings
from spadework.lab.adapters.episode import Episode, new_numbers
from spadework.lab.batch import Batch
from spadework.table import Variant

LIMIT = 300


@pytest.fixture(params=all_games().values(), ids=lambda game: str(game.id))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def begun(game: Game, seed: int | None = 3, steps: int = 0) -> Episode:
    """Return a game after its first `steps` moves."""
    episode = Episode(new_numbers(game.id, game.rules.SEATS[-1]), seed, LIMIT)
    play_some(episode, steps)
    return episode


def play_some(episode: Episode, steps: int) -> list[tuple[int, int]]:
    played = []
    for number in range(steps):
        if episode.ended:
            break
        if episode.chance_moves:
            outcome = episode.chances()[0][0]
            episode.apply(CHANCE, episode.numbers.outcomes.code(outcome))
            continue
        seat = episode.mover
        legal = episode.legal(seat)
        played.append((seat, legal[number * 7 % len(legal)]))
        episode.play(*played[-1])
    return played


def test_an_episode_matches_a_batch(game: Game) -> None:
    batch = Batch(game, game.rules.SEATS[-1], 1, seed=3, limit=LIMIT)
    episode = begun(game)
    for number in range(120):
        if episode.ended:
            break
        seat = episode.mover
        assert seat == batch.to_move[0]
        assert episode.codes(seat).tolist() == batch.moves[0, : batch.counts[0]].tolist()
        assert (episode.mask(seat) == batch.number_mask()[0]).all()
        assert (episode.observation(seat) == batch.observe()[0]).all()
        assert episode.view(seat).record == batch.views[0]
        chosen = episode.legal(seat)[number % len(episode.legal(seat))]
        episode.play(seat, chosen)
        batch.step_numbers([chosen])


def test_copies_are_independent_and_play_the_same(game: Game) -> None:
    episode = begun(game, steps=20)
    twins = [episode.clone(), pickle.loads(pickle.dumps(episode))]
    before = episode.states.tobytes()
    play_some(twins[0], 30)
    assert episode.states.tobytes() == before
    play_some(episode, 30)
    play_some(twins[1], 30)
    assert twins[0].states[0] == twins[1].states[0] == episode.states[0]


def test_manual_chance_lists_all_possible_outcomes(game: Game) -> None:
    episode = begun(game, seed=None)
    assert episode.chances()
    assert not episode.movers
    with pytest.raises(ValueError, match="chance moves next"):
        _ = episode.mover
    for _ in range(150):
        if episode.ended:
            break
        if episode.chance_moves:
            outcomes, likely = zip(*episode.chances(), strict=True)
            assert sum(likely) == pytest.approx(1)
            assert list(outcomes) == sorted(set(outcomes))
        else:
            assert episode.chances() == []
        play_some(episode, 1)


def test_a_guess_agrees_with_all_that_the_seat_knows(game: Game) -> None:
    episode = begun(game, steps=25)
    for seat in (*range(episode.numbers.seats), SPECTATOR):
        guess = episode.guess(seat, seed=5)
        assert guess.record(seat).tobytes() == episode.record(seat).tobytes()
        if seat != SPECTATOR:
            assert guess.codes(seat).tolist() == episode.codes(seat).tolist()


@pytest.mark.slow
@pytest.mark.parametrize("game", REACTING, ids=lambda game: str(game.id))
def test_other_seats_may_move_next_in_a_guess(game: Game) -> None:
    others = set()
    for seed in range(40):
        episode = begun(game, seed=seed, steps=seed)
        seat = episode.mover
        others |= {episode.guess(seat, number).movers == episode.movers for number in range(10)}
    assert others == {True, False}


@pytest.mark.long
@pytest.mark.parametrize("game", REACTING, ids=lambda game: str(game.id))
def test_pausing_for_reactions_does_not_change_the_games(game: Game) -> None:
    numbers, paused = new_numbers(game.id, game.rules.SEATS[-1]), 0
    for seed in range(10):
        plain, pausing = Episode(numbers, seed), Episode(numbers, seed, pausing=True)
        for number in range(150):
            while pausing.time_to_react and not pausing.movers:
                assert pausing.chance_moves
                assert pausing.clone().states[0] == pickle.loads(pickle.dumps(pausing)).states[0]
                pausing.settle()
                pausing.resume()
                paused += 1
            assert pausing.states[0] == plain.states[0]
            if plain.ended:
                break
            asked = pausing.clone()
            asked.resume()
            assert asked.states[0] == plain.states[0]
            legal = plain.legal(plain.mover)
            move = legal[number * 7 % len(legal)]
            pausing.play(plain.mover, move)
            plain.play(plain.mover, move)
    assert paused


def test_games_without_reactions_never_pause(game: Game) -> None:
    episode = Episode(new_numbers(game.id, game.rules.SEATS[-1]), 3, LIMIT, pausing=True)
    assert episode.pausing == (game in REACTING)
    if game not in REACTING:
        play_some(episode, 60)
        plain = begun(game, steps=60)
        assert episode.states[0] == plain.states[0]
        assert not episode.time_to_react


def test_points_and_places_are_those_of_the_rules(game: Game) -> None:
    episode = begun(game, steps=30)
    variant = episode.numbers.variant
    assert episode.standings() == standings(variant.game.rules, variant.deck.record, episode.states[0])
    observations, seen = episode.observations(episode.records()), episode.records()
    for seat in range(episode.numbers.seats):
        view = variant.game.new_states(1)
        variant.game.rules.view(variant.deck.record, episode.states[0], seat, view[0])
        assert view.tobytes() == episode.record(seat).tobytes() == seen[seat : seat + 1].tobytes()
        assert episode.standings(view) == standings(variant.game.rules, variant.deck.record, view[0])
        assert (observations[seat] == episode.observation(seat)).all()


def test_an_illegal_move_changes_nothing(toy: Game) -> None:
    episode = Episode(new_numbers(toy, 3), seed=1)
    before = episode.states.tobytes()
    for seat, number, reason in (
        (7, 0, "expected a move of seat 0 or 1 or 2, not of seat 7"),
        (0, 9, "there is no number 9; numbers are 0 to 1"),
        (0, -1, "there is no number -1"),
    ):
        with pytest.raises(ValueError, match=reason):
            episode.play(seat, number)
    assert episode.states.tobytes() == before
    episode.play(0, 0)
    with pytest.raises(ValueError, match="expected a move of seat 1 or 2, not of seat 0"):
        episode.play(0, 0)


def test_a_game_that_has_ended_takes_no_moves(toy: Game) -> None:
    over = Episode(new_numbers(toy, 2), seed=1)
    while not over.ended:
        over.play(over.mover, 1)
    broken_off = Episode(new_numbers(toy, 2), seed=1, limit=1)
    broken_off.play(0, 0)
    assert (over.over, over.truncated) == (True, False)
    assert (broken_off.over, broken_off.truncated) == (False, True)
    assert broken_off.legal(1) == []
    with pytest.raises(ValueError, match="the game is over"):
        over.play(0, 0)
    with pytest.raises(ValueError, match="the game was truncated"):
        broken_off.play(1, 0)
    assert sum(over.wins()) == pytest.approx(1)
    assert sum(broken_off.wins()) == 0


def test_numbers_are_created_once_per_game_and_number_of_seats() -> None:
    id = spadework.game_ids()[1]
    assert new_numbers(id, 2) is new_numbers(id, 2)
    assert new_numbers(id, 2) is not new_numbers(id, 3)
    with pytest.raises(ValueError, match="is for 2 to 4 players, not 9"):
        new_numbers(id, 9)


def test_unpickled_numbers_are_the_cached_ones(toy: Game) -> None:
    id = spadework.game_ids()[1]
    kept = new_numbers(id, 2)
    for numbers in (kept, new_numbers(Variant.of(id), 2)):
        assert pickle.loads(pickle.dumps(numbers)) is kept
    game = spadework.game(id)
    deck = game.deck()
    changed = copy.copy(deck)
    record = game.new_materials(deck)
    record.view(np.uint8)[:1] ^= 1
    object.__setattr__(changed, "record", record[0])
    other = new_numbers(Variant.of(game, deck=changed), 2)
    again = pickle.loads(pickle.dumps(other))
    assert again is not kept
    assert again.variant.same_as(other.variant)
    assert pickle.loads(pickle.dumps(new_numbers(toy, 2))).variant.game.id == toy.id


def test_a_mask_holds_exactly_the_legal_moves(game: Game) -> None:
    episode = begun(game, steps=12)
    seat = episode.mover
    assert np.flatnonzero(episode.mask(seat)).tolist() == episode.legal(seat)
    assert {episode.numbers.moves.code(number) for number in episode.legal(seat)} == set(episode.codes(seat).tolist())
