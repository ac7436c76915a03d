import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from tests.some_games import ONE_OF_EACH

import spadework
from spadework.lab.adapters.pettingzoo import env, parallel_env, raw_env

GAMES = list(spadework.game_ids())
QUIET, REACTING = (game.id for game in ONE_OF_EACH)

# The suite expects arrays as observations, but those with a mask are dicts; it exempts PettingZoo's own games by name.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
# It also checks the masks of agents that have no moves left because their game has ended.
ended = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")


def same(one: Any, other: Any) -> bool:
    return data_equivalence(one, other, exact=True)


def asked(table: Any, random: np.random.Generator, most: int = 10_000) -> list[Any]:
    """Play random legal actions one after another. Return what all agents observe."""
    told = []
    for _, agent in zip(range(most), table.agent_iter(), strict=False):
        seen = [table.observe(other) for other in table.agents]
        told.append((agent, table.last(), seen, dict(table.rewards), copy.deepcopy(table.infos), table.state()))
        if table.terminations[agent] or table.truncations[agent]:
            table.step(None)
        else:
            table.step(int(random.choice(np.flatnonzero(table.last()[0]["action_mask"]))))
    return told


def together(table: Any, observations: Any, random: np.random.Generator, most: int = 10_000) -> list[Any]:
    """Play random legal actions of all agents at the same time. Return what they observe."""
    told: list[Any] = []
    while table.agents and len(told) < most:
        actions = {
            agent: int(random.choice(np.flatnonzero(observations[agent]["action_mask"]))) for agent in table.agents
        }
        told.append((actions, *table.step(actions), table.state()))
        observations = told[-1][1]
    return told


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
class TestTheLibraryFindsNothingWrong:
    @pytest.mark.long(but=("0-raw_env-copy-dragon_island",))
    @masked[0]
    @masked[1]
    @ended
    def test_one_after_another(self, game: str, capsys: pytest.CaptureFixture[str]) -> None:
        for limit in (60, 10_000):
            api_test(env(game, limit=limit), num_cycles=60)
        assert "Passed API test" in capsys.readouterr().out

    @pytest.mark.long(but=("0-copy-dragon_island",))
    def test_together(self, game: str, capsys: pytest.CaptureFixture[str]) -> None:
        for limit in (40, 10_000):
            parallel_api_test(parallel_env(game, limit=limit), num_cycles=120)
        assert "Passed Parallel API test" in capsys.readouterr().out

    def test_seeds(self, game: str) -> None:
        seed_test(lambda: env(game), num_cycles=60)
        parallel_seed_test(lambda: parallel_env(game), num_cycles=20)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_for_all_agents_and_rewards_sum_to_one(game: str) -> None:
    table = raw_env(game)
    for seed in (3, None):
        table.reset(seed=seed)
        told = asked(table, np.random.default_rng(1))
        seats = len(table.possible_agents)
        assert not table.agents
        for agent, (_, reward, terminated, truncated, info), *_ in told[-seats:]:
            assert terminated
            assert not truncated
            assert agent == f"seat_{info['seat']}"
            assert reward == info["wins"][info["seat"]]
        assert [entry[0] for entry in told[-seats:]] == table.possible_agents
        assert sum(entry[1][1] for entry in told) == 1.0
        for agent, _, seen, *_, state in told[:-seats]:
            assert all(each in table.observation_space(agent) for each in seen)
            # Only the agent whose turn it is has moves.
            assert [each["action_mask"].any() for each in seen] == [other == agent for other in table.possible_agents]
            assert state in table.state_space


@pytest.mark.long(but=("dragon_island",))
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_parallel_agents_play_the_actions_they_chose(game: str) -> None:
    table = parallel_env(game, rewards="points")
    observations, _ = table.reset(seed=4)
    assert table.episode is not None
    random, at_once, lone = np.random.default_rng(2), 0, table.episode.clone()
    while table.agents:
        movers, before, reacting = lone.movers, lone.standings().points, lone.time_to_react
        at_once = max(at_once, len(movers))
        actions = {}
        for seat, agent in enumerate(table.agents):
            legal = np.flatnonzero(observations[agent]["action_mask"]).tolist()
            assert legal == (lone.legal(seat) if seat in movers else [table.wait])
            assert observations[agent] in table.observation_space(agent)
            actions[agent] = int(random.choice(legal))
        observations, rewards, over, broken_off, infos = table.step(actions)
        for seat in movers:
            if "void" not in infos[f"seat_{seat}"]:
                lone.play(seat, actions[f"seat_{seat}"])
        if reacting:
            lone.resume()
        gained = [now - then for now, then in zip(lone.standings().points, before, strict=True)]
        assert list(rewards.values()) == gained
        assert set(over.values()) == {lone.over}
        assert not any(broken_off.values())
        for seat, seen in enumerate(observations.values()):
            assert same(seen["observation"], lone.observation(seat))
    assert infos["seat_0"]["wins"].tolist() == lone.wins()
    assert at_once > 1 or game not in (QUIET, REACTING)


@pytest.mark.slow
def test_an_action_is_void_if_its_seat_learned_something_first() -> None:
    table = parallel_env(REACTING, 5)
    found = 0
    for seed in range(20):
        observations, _ = table.reset(seed=seed)
        random = np.random.default_rng(seed)
        while table.agents and not found:
            before = observations
            actions = {
                agent: int(random.choice(np.flatnonzero(before[agent]["action_mask"]))) for agent in table.agents
            }
            observations, *_, infos = table.step(actions)
            for agent, info in infos.items():
                if "void" in info:
                    assert before[agent]["action_mask"][-1] == 0
                    assert not same(before[agent]["observation"], observations[agent]["observation"])
                    found += 1
    assert found


def at_an_announcement(seed: int) -> tuple[Any, int] | None:
    """Return a game just after an announcement, and a waiting seat that did not make it; None if there is none."""
    table = parallel_env(REACTING, 4)
    observations, _ = table.reset(seed=seed)
    random, announcers, steps = np.random.default_rng(seed), tuple[int, ...](), 0
    while table.agents:
        assert table.episode is not None
        if table.episode.time_to_react and steps >= seed:
            waiting = [seat for seat in range(4) if seat not in {*table.episode.movers, *announcers}]
            return (table, waiting[0]) if waiting else None
        announcers, steps = table.episode.movers, steps + 1
        observations = together(table, observations, random, 1)[0][1]
    return None


def passed(table: Any, seat: int) -> tuple[Any, ...]:
    """Take a step in which no seat reacts. Return what a seat observes, whether the time to react goes on, and the number of draws."""
    game = table.episode.numbers.variant.game
    none = table.numbers.moves.number(game.reactions.none)
    actions = {
        agent: none if other in table.episode.movers else table.wait
        for other, agent in enumerate(table.possible_agents)
    }
    drawn = int(table.episode.stream[2])
    agent = f"seat_{seat}"
    observations, *more = table.step(actions)
    drawn = int(table.episode.stream[2]) - drawn
    # Chance outcomes after the end of that time may depend on the world.
    seen = observations[agent] if drawn == 1 else observations[agent]["action_mask"]
    return seen, [each[agent] for each in more], table.episode.time_to_react, drawn


def test_waiting_agents_can_t_tell_whether_others_can_react() -> None:
    compared = 0
    for seed in range(40):
        found = at_an_announcement(seed)
        if found is None:
            continue
        table, seat = found
        worlds: dict[bool, Any] = {}
        for number in range(30):
            twin = copy.deepcopy(table)
            twin.episode.states[0] = table.episode.guess(seat, number).states[0]
            twin.episode._look()
            worlds.setdefault(bool(twin.episode.movers), twin)
        seen = [(*(each[f"seat_{seat}"] for each in twin._observe_and_info()), twin._ended) for twin in worlds.values()]
        assert seen[0][0]["action_mask"].nonzero()[0].tolist() == [table.wait]
        told = [passed(twin, seat) for twin in worlds.values()]
        assert not told[0][2]
        assert all(same(each, seen[0]) for each in seen)
        assert all(same(each, told[0]) for each in told)
        compared += len(worlds) == 2 and told[0][3] == 1
    assert compared > 5


@pytest.mark.long
def test_every_announcement_takes_one_step_for_reactions() -> None:
    table = parallel_env(REACTING, 4)
    alone = chained = reacted = 0
    for seed in range(8):
        observations, _ = table.reset(seed=seed)
        random = np.random.default_rng(seed)
        while table.agents:
            assert table.episode is not None
            reacting, movers, length = table.episode.time_to_react, table.episode.movers, table.episode.length
            assert reacting or movers
            (told,) = together(table, observations, random, 1)
            observations = told[1]
            alone += reacting and not movers
            reacted += bool(reacting and movers)
            chained += reacting and table.episode.time_to_react
            # Only steps that every seat can see count towards the limit.
            assert not reacting or table.episode.length == length
    assert alone
    assert reacted
    assert chained


MOMENTS = [pytest.param(0, marks=pytest.mark.long), 25, pytest.param(10_000, marks=pytest.mark.long)]
"""Numbers of moves after which a table is copied: at the start, in the middle and at the end."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["copy", "pickle"]
)
class TestCopiesGoOnInTheSameWay:
    @pytest.mark.parametrize("make", [raw_env, env])
    @pytest.mark.parametrize("most", MOMENTS)
    def test_one_after_another(self, game: str, copied: Callable[[Any], Any], make: Any, most: int) -> None:
        table = make(game, rewards="points", limit=100)
        table.reset(seed=5)
        asked(table, np.random.default_rng(1), most)
        twin = copied(table)
        after = asked(table, np.random.default_rng(2))
        table.reset()
        after += asked(table, np.random.default_rng(3), 30)
        told = asked(twin, np.random.default_rng(2))
        twin.reset()
        told += asked(twin, np.random.default_rng(3), 30)
        assert same(told, after)
        assert len(told) > 25

    @pytest.mark.parametrize("most", MOMENTS)
    def test_together(self, game: str, copied: Callable[[Any], Any], most: int) -> None:
        table = parallel_env(game, limit=100)
        seen, _ = table.reset(seed=5)
        begun = together(table, seen, np.random.default_rng(1), most)
        seen = begun[-1][1] if begun else seen
        twin = copied(table)
        after = together(table, seen, np.random.default_rng(2))
        told = together(twin, seen, np.random.default_rng(2))
        fresh, again = table.reset(), twin.reset()
        assert same(fresh, again)
        after += together(table, fresh[0], np.random.default_rng(3), 30)
        told += together(twin, again[0], np.random.default_rng(3), 30)
        assert same(told, after)
        assert len(told) > 25


def test_the_same_seed_gives_the_same_series_of_games() -> None:
    first, second = raw_env(QUIET), raw_env(QUIET)

    def series(table: Any) -> list[Any]:
        told = []
        for seed in (7, None):
            table.reset(seed=seed)
            told.append(asked(table, np.random.default_rng(1), 20))
        return told

    one = series(first)
    first.reset(seed=8)
    assert same(series(second), one)
    assert same(series(first), one)
    assert not same(one[0], one[1])


@pytest.mark.parametrize("game", [QUIET, REACTING])
def test_points_add_up_to_the_score(game: str) -> None:
    table = raw_env(game, rewards="points")
    table.reset(seed=4)
    assert table.episode is not None
    total = np.array(table.episode.standings().points, float)
    for agent, (_, reward, _, _, info), *_ in asked(table, np.random.default_rng(1)):
        total[info["seat"]] += reward
        assert agent == f"seat_{info['seat']}"
    assert total.tolist() == list(info["points"])
    # In the game with reactions, random players score no points.
    assert total.any() or game == REACTING


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (-1, "there is no number -1"),
        (10**6, "there is no number 1000000"),
        (1.0, "expected an action to be one whole number, not float64"),
        ([0, 1], r"of shape \(2,\)"),
        (None, "expected an action to be one whole number"),
    ],
)
@pytest.mark.parametrize("illegal", [False, True])
def test_wrong_actions_raise_and_change_nothing(action: Any, reason: str, illegal: bool) -> None:
    table = raw_env(QUIET)
    table.reset(seed=1)
    twin = copy.deepcopy(table)
    if illegal:
        action = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
        reason = f"can't play move {action} now; its legal moves are"
    with pytest.raises(ValueError, match=reason):
        table.step(action)
    assert same(asked(table, np.random.default_rng(1), 10), asked(twin, np.random.default_rng(1), 10))


def test_with_wrappers_an_illegal_move_ends_the_game() -> None:
    table = env(QUIET)
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(illegal)
    rewards = {}
    for other in table.agent_iter():
        _, rewards[other], terminated, *_ = table.last()
        assert terminated
        table.step(None)
    assert rewards == {other: -1.0 if other == agent else 0.0 for other in table.possible_agents}
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        table.step(10**6)


def test_parallel_illegal_actions_are_penalized_and_change_nothing() -> None:
    table, strict = parallel_env(QUIET, limit=5), parallel_env(QUIET, illegal="raise")
    seen, known = table.reset(seed=1)
    strict.reset(seed=1)
    assert table.episode is not None
    mover = table.agents[table.episode.mover]
    legal = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    wrong = {**legal, mover: int(np.flatnonzero(seen[mover]["action_mask"] == 0)[0])}
    for number in range(5):
        observations, rewards, over, broken_off, infos = table.step(wrong)
        assert rewards == {agent: -1.0 if agent == mover else 0.0 for agent in legal}
        assert "can't play move" in infos[mover].pop("illegal")
        assert not any(over.values())
        assert all(broken_off.values()) == (number == 4)
        if number < 4:
            assert same(observations, seen)
            assert same(infos, known)
    assert not table.agents
    with pytest.raises(ValueError, match="call reset first"):
        table.step(legal)
    wrongs: list[tuple[Any, str]] = [
        (wrong, "can't play move"),
        ({**legal, mover: strict.wait}, "moves now and can't wait"),
        ({mover: legal[mover]}, "expected an action for each of seat_0, seat_1, by agent, not for seat_"),
        ({}, "by agent, not for nobody"),
        ([0, 1, 2], "by agent, not a list"),
        ({0: 0, 1: 0}, "by agent, not for 0, 1"),
        ({**legal, "seat_9": 0}, "expected an action for each of"),
        ({**legal, mover: 0.5}, "expected an action to be one whole number"),
    ]
    for actions, reason in wrongs:
        with pytest.raises(ValueError, match=reason):
            strict.step(actions)
    again = parallel_env(QUIET)
    fresh, _ = again.reset(seed=1)
    assert same(
        together(strict, seen, np.random.default_rng(1), 10), together(again, fresh, np.random.default_rng(1), 10)
    )


def test_parallel_agents_out_of_turn_must_wait() -> None:
    game = next(game for game in GAMES if game not in (QUIET, REACTING))
    table = parallel_env(game, illegal="raise")
    seen, _ = table.reset(seed=1)
    assert table.episode is not None
    legal = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    idle = next(agent for agent, action in legal.items() if action == table.wait)
    with pytest.raises(ValueError, match=f"does not move now; its only action is {table.wait} \\(wait\\)"):
        table.step({**legal, idle: 0})
    assert table.episode.length == 0


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_a_game_is_truncated_at_its_limit(make: Any) -> None:
    table = make(QUIET, limit=9)
    first = table.reset(seed=1)
    if make is raw_env:
        last = asked(table, np.random.default_rng(1))[-1]
        assert last[1][2:4] == (False, True)
        assert last[1][4]["wins"].tolist() == [0.0] * len(table.possible_agents)
    else:
        *before, last = together(table, first[0], np.random.default_rng(1))
        assert all(last[4].values())
        assert not any(last[3].values())
        assert not any(any(entry[4].values()) for entry in before)
    assert table.episode.length == 9
    assert not table.agents
    with pytest.raises(ValueError, match="call reset first"):
        table.step(None if make is raw_env else {})


@pytest.mark.parametrize("make", [raw_env, parallel_env])
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seats": 9}, "is for"),
        ({"options": {"luck": "on"}}, "luck"),
        ({"rewards": "gold"}, "unknown rewards 'gold'"),
        ({"limit": 0}, "expected limit to be at least 1"),
        ({"limit": "3"}, "expected limit to be a whole number, not '3'"),
        ({"game": None}, "expected a game, its id or a variant, not None"),
        ({"render_mode": "film"}, "expected render_mode to be None or one of"),
    ],
)
def test_invalid_parameters_are_refused(make: Any, wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises((ValueError, TypeError), match=reason):
        make(**{"game": QUIET, **wrong})
    if make is parallel_env:
        with pytest.raises(ValueError, match="expected illegal to be 'penalty' or 'raise'"):
            make(QUIET, illegal="ignore")


@pytest.mark.parametrize("game", GAMES)
def test_agents_observe_nothing_hidden(game: str) -> None:
    table = raw_env(game)
    table.reset(seed=6)
    differ = hidden = False
    for number in range(12):
        assert table.episode is not None
        real = table.episode.states[0].copy()
        for seat, agent in enumerate(table.agents):
            seen, info = table.observe(agent), table._info(seat, ended=False)
            hidden |= bool(table.episode.record(seat)[0] != real)
            table.episode.states[0] = table.episode.guess(seat, number).states[0]
            differ |= bool(table.episode.states[0] != real)
            assert same(table.observe(agent), seen)
            assert same(table._info(seat, ended=False), info)
            table.episode.states[0] = real
        asked(table, np.random.default_rng(number), 1)
    assert differ == hidden


@pytest.mark.long
def test_rendering_passes_the_pettingzoo_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, QUIET), custom_tests={"svg": lambda shown: shown.startswith("<svg")})
    assert capsys.readouterr().out.startswith(f"{QUIET}, ")


@pytest.mark.parametrize("make", [raw_env, env, parallel_env])
def test_pictures_texts_and_names(make: Any) -> None:
    table = make(QUIET, render_mode="ansi")
    assert table.metadata["name"] == f"{QUIET}_v0"
    assert table.metadata["is_parallelizable"] == (make is parallel_env)
    table.reset(seed=1)
    assert table.render().startswith(f"{QUIET}, ")
    drawn = make(QUIET, render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render() == drawn.unwrapped.episode.view().show().svg
    silent = make(QUIET)
    silent.reset()
    assert silent.render() is None
    if make is not env:
        for use in (make(QUIET).render, make(QUIET).state):
            with pytest.raises(ValueError, match="call reset first"):
                use()
    if make is raw_env:
        with pytest.raises(ValueError, match="call reset first"):
            make(QUIET).last()
        with pytest.raises(ValueError, match="unknown agent 'foo'; agents are seat_0, seat_1"):
            table.observe("foo")
