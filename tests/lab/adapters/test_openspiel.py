import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.integration_tests import api_test  # type: ignore[import-untyped]
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]
from tests.some_games import ONE_OF_EACH, short

import spadework
from spadework.engine.game import Game
from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.lab.adapters.episode import Episode
from spadework.lab.adapters.openspiel import PREFIX, Course, Memory

GAME = ONE_OF_EACH[0].id
SOON = 60
"""Number of moves after which most tests stop games."""


@pytest.fixture(params=[game.id for game in ONE_OF_EACH])
def game(request: pytest.FixtureRequest) -> Game:
    return spadework.game(request.param)


def load(id: str, **params: Any) -> Any:
    return pyspiel.load_game(PREFIX + id, params)


def along(game: Any, seed: int) -> Iterator[Any]:
    """Yield the states of a random game, including the last. All of them are the same object."""
    random, state = Random(seed), game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        yield state


def after(game: Any, moves: int, seed: int) -> Any:
    """Return the first state of a random game after at least `moves` moves at which a seat moves next."""
    return next(state for state in along(game, seed) if state.is_player_node() and state.move_number() >= moves)


@pytest.mark.slow
@pytest.mark.parametrize("id", spadework.game_ids())
def test_random_games_pass_the_openspiel_simulation_test(id: str) -> None:
    seats = spadework.game(id).rules.SEATS
    for players in (seats[0], seats[-1]):
        pyspiel.random_sim_test(load(id, players=players, limit=SOON), num_sims=2, serialize=True, verbose=False)


@pytest.mark.slow
def test_whole_games_pass_the_openspiel_simulation_test(game: Game) -> None:
    options = ";".join(f"{name}:{choice}" for name, choice in short(game).items())
    pyspiel.random_sim_test(load(game.id, options=options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_the_interface_passes_the_openspiel_api_tests(game: Game) -> None:
    suite = api_test.EnforceAPIOnPartialTreeBase
    names = {"game": load(game.id, limit=SOON), "game_name": PREFIX + game.id}
    case = type(suite.__name__, (suite,), names)
    case.setUpClass()  # type: ignore[attr-defined]
    for name in (name for name in dir(case) if name.startswith("test_")):
        getattr(case(name), name)()


@pytest.mark.slow
def test_returns_match_an_episode_with_the_same_actions(game: Game) -> None:
    options = short(game)
    loaded = load(game.id, options=";".join(f"{name}:{choice}" for name, choice in options.items()))
    episode = Episode(loaded.numbers, None)
    assert dict(loaded.numbers.variant.options) == options
    *_, state = along(loaded, seed=3)
    for action in state.history():
        if episode.chance_moves:
            episode.apply(CHANCE, episode.numbers.outcomes.code(action))
        else:
            episode.play(episode.mover, action)
    assert episode.over
    assert state.returns() == state.rewards() == episode.wins()
    assert sum(state.returns()) == 1


def test_all_players_share_the_win_of_a_truncated_game() -> None:
    for state in along(load(GAME, players=3, limit=4), seed=1):
        if not state.is_terminal():
            assert state.returns() == [0, 0, 0]
    assert state.returns() == [1 / 3] * 3
    assert sum(item.player != pyspiel.PlayerId.CHANCE for item in state.full_history()) == 4
    with pytest.raises(ValueError, match="the game was truncated"):
        state.apply_action(0)


def test_a_playthrough_is_written(game: Game) -> None:
    told = generate_playthrough.playthrough(f"{PREFIX}{game.id}(limit=9)", action_sequence=None, seed=4)
    for said in ("IsTerminal() = True", 'PrivateObservationString(1) = "1 privately:', "StringLegalActions() = ["):
        assert said in told


def test_only_the_next_player_has_legal_actions(game: Game) -> None:
    for state in along(load(game.id, limit=SOON), seed=3):
        players = range(state.get_game().num_players())
        assert {seat for seat in players if state.legal_actions(seat)} == {state.current_player()} - {-1, -4}


def test_chance_and_moves(game: Game) -> None:
    loaded = load(game.id, limit=SOON)
    chances = 0
    for state in along(loaded, seed=2):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            assert all(likely > 0 for _, likely in outcomes)
            chances += 1
        elif not state.is_terminal():
            seat, numbers = state.current_player(), loaded.numbers
            codes = [numbers.moves.code(action) for action in state.legal_actions()]
            assert sorted(codes) == sorted(state.course.episode.codes(seat).tolist())
            told = [numbers.variant.move(seat, code).text for code in codes]
            assert [state.action_to_string(seat, action) for action in state.legal_actions()] == told
    assert 0 < chances <= loaded.max_chance_nodes_in_history()


@pytest.mark.parametrize("moves", [0, 20])
def test_an_invalid_action_raises_and_changes_nothing(moves: int) -> None:
    loaded = load(GAME)
    state = after(loaded, moves, seed=5) if moves else loaded.new_initial_state()
    before = str(state), state.history()
    wrong = next(action for action in range(10**6) if action not in state.legal_actions())
    reason = "can't play move" if moves else "expected a chance outcome"
    for action in (wrong, 10**9, -2):
        with pytest.raises(ValueError, match=f"{reason}|there is no number"):
            state.apply_action(action)
        assert (str(state), state.history()) == before


@pytest.mark.parametrize(
    ("params", "reason"),
    [
        ({"players": 9}, "is for .* players, not 9"),
        ({"limit": 0}, "expected limit to be at least 1, not 0"),
        ({"options": "wrong:choice"}, "has no option 'wrong'"),
        ({"options": "wrong"}, "expected options as name:choice;name:choice, not 'wrong'"),
    ],
)
def test_invalid_game_parameters_are_errors(params: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load(GAME, **params)


def test_the_name_of_a_game_includes_all_parameters(game: Game) -> None:
    option = game.rules.OPTIONS[0]
    name = f"{PREFIX}{game.id}(limit=90,options={option.name}:{option.choices[-1]},players={game.rules.SEATS[-1]})"
    loaded = pyspiel.load_game(name)
    assert str(loaded) == name
    assert loaded.num_players() == game.rules.SEATS[-1]
    assert loaded.max_game_length() == 90
    assert loaded.numbers.variant.options == {option.name: option.choices[-1]}
    assert str(pickle.loads(pickle.dumps(loaded))) == name


def test_clones_and_pickles_continue_identically(game: Game) -> None:
    loaded = load(game.id, limit=SOON)
    state = after(loaded, 30, seed=6)
    twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = str(state)
    random = Random(7)
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        state.apply_action(action)
        assert all(str(twin) != str(state) for twin in twins)
        for twin in twins:
            twin.apply_action(action)
        # Nothing has been queried from the twins since their last action.
        for twin in twins:
            assert str(twin) == str(state) != before
            assert twin.history() == state.history()
    for seat in range(loaded.num_players()):
        known = state.information_state_string(seat)
        assert {twin.information_state_string(seat) for twin in twins} == {known}


def test_observations_are_exact(game: Game) -> None:
    loaded = load(game.id, limit=SOON)
    own = make_observation(loaded)
    nothing_private = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(loaded, nothing_private)
    private = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    seen: dict[str, bytes] = {}
    for state in along(loaded, seed=8):
        for seat in range(loaded.num_players()):
            view = loaded.numbers.variant.packed(state.course.episode.record(seat)[0])
            assert seen.setdefault(own.string_from(state, seat), view) == view
            assert own.string_from(state, seat) == state.observation_string(seat) == f"{seat}:{view.hex()}"
            own.set_from(state, seat)
            assert own.tensor.dtype == np.float32
            assert own.tensor.tolist() == state.course.episode.observation(seat).tolist()
            assert own.dict["observation"] is own.tensor
            private.set_from(state, seat)
            public.set_from(state, seat)
            assert np.allclose(private.tensor + public.tensor, own.tensor, atol=1e-6)
            parts = [int(part.string_from(state, seat).partition(":")[2], 16) for part in (own, public, private)]
            assert parts[0] == parts[1] ^ parts[2]
            assert len(state.observation_tensor(seat)) == loaded.observation_tensor_size() == len(own.tensor)
        public.set_from(state, 1)
        assert public.tensor.tolist() == state.course.episode.observation(SPECTATOR).tolist()
        assert public.string_from(state, 0) == public.string_from(state, 1)
    assert len(seen) > SOON


def test_unsupported_observation_types_have_no_observer() -> None:
    loaded, kinds = load(GAME), pyspiel.PrivateInfoType
    for public, private, recall in (
        (False, kinds.SINGLE_PLAYER, True),
        (False, kinds.NONE, False),
        (True, kinds.ALL_PLAYERS, False),
        (True, kinds.NONE, True),
    ):
        kind = pyspiel.IIGObservationType(public_info=public, private_info=private, perfect_recall=recall)
        assert make_observation(loaded, kind) is None
    with pytest.raises(ValueError, match="no observation parameters"):
        make_observation(loaded, params={"wrong": 1})
    recalling = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    recalling.set_from(loaded.new_initial_state(), 0)
    assert recalling.tensor is None
    assert recalling.dict == {}


def test_information_states_include_what_was_seen_and_chosen(game: Game) -> None:
    loaded = load(game.id, limit=SOON)
    asked: list[list[str]] = [[] for _ in range(loaded.num_players())]
    for state in along(loaded, seed=9):
        if state.is_player_node():
            asked[state.current_player()].append(state.information_state_string())
    assert all(len(set(known)) == len(known) > 1 for known in asked)
    assert not set(asked[0]) & set(asked[1])
    # A game that was not queried along the way returns the same in the end.
    *_, other = along(loaded, seed=9)
    course = state.course
    assert [other.course.known(seat) for seat in range(2)] == [course.known(seat) for seat in range(2)]
    forgetful = Course(course.episode, (Memory(),) * loaded.num_players())
    assert all(forgetful.packed(seat) == course.packed(seat) for seat in range(2))
    assert all(forgetful.known(seat) != course.known(seat) for seat in range(2))


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.slow
def test_a_resampled_state_keeps_what_the_seat_knows(game: Game) -> None:
    loaded = load(game.id, players=game.rules.SEATS[-1], limit=3 * SOON)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for state in along(loaded, seed=10):
        if state.is_terminal():
            break
        before = str(state)
        for seat in range(loaded.num_players()):
            twin = state.resample_from_infostate(seat, sampler)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.history() == []
            # Other seats may move next there.
            movers = spadework.Position(game, state=twin.course.episode.states[0]).to_move
            assert twin.current_player() in (movers or (pyspiel.PlayerId.CHANCE,))
            others += str(twin) != before
            if seat == state.current_player():
                assert twin.current_player() == seat
                assert twin.legal_actions() == state.legal_actions()
                assert str(pickle.loads(pickle.dumps(twin))) == str(twin)
        assert str(state) == before
    assert others > SOON
    # The last twin can be played to the end.
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert sum(twin.returns()) == pytest.approx(1)


def test_resampling_is_seeded_and_needs_a_valid_seat() -> None:
    most = 0
    for state in along(load(GAME, players=ONE_OF_EACH[0].rules.SEATS[-1], limit=SOON), seed=11):
        assert len({str(state.resample_from_infostate(0, lambda: 0.5)) for _ in range(2)}) == 1
        most = max(most, len({str(state.resample_from_infostate(0, Random(seed).random)) for seed in range(4)}))
    assert most > 1
    for seat in (-1, 9):
        with pytest.raises(ValueError, match=f"expected a seat from 0 to .*, not {seat}"):
            state.resample_from_infostate(seat, lambda: 0.5)


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.slow
def test_ismcts_plays(game: Game) -> None:
    loaded = load(game.id, limit=SOON)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 12, random_state=np.random.RandomState(2))
    state = loaded.new_initial_state()
    random, moves = Random(3), 0
    while moves < 6:
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1


@pytest.mark.slow
def test_counterfactual_regret_is_minimised(game: Game) -> None:
    np.random.seed(4)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game.id, limit=20))
    solver.iteration()
    compiled = pyspiel.OutcomeSamplingMCCFRSolver(load(game.id, limit=20), seed=1)
    compiled.run_iteration()
    tiny = load(game.id, limit=2)
    walker = external_sampling_mccfr.ExternalSamplingSolver(tiny)
    walker.iteration()
    policy = walker.average_policy()
    state = after(tiny, 0, seed=1)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_an_rl_environment_returns_observations(game: Game) -> None:
    environment = rl_environment.Environment(load(game.id, limit=SOON))
    environment.seed(5)
    step, random = environment.reset(), Random(6)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == environment.observation_spec()["info_state"][0]
        step = environment.step([random.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(1)


@pytest.mark.long
@pytest.mark.slow
def test_a_program_that_imports_the_adapter_exits_cleanly() -> None:
    code = "import spadework.lab.adapters.openspiel, pyspiel; print(pyspiel.load_game(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}", PREFIX + GAME], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(PREFIX + GAME)
