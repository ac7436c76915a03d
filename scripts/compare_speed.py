"""Compare the speed of random play here and in other libraries, in one run on one core: `python scripts/compare_speed.py`.

Prints a Markdown table. Libraries that are not installed are skipped and named; `pip install "pettingzoo[classic]" pgx` installs those that
the tests don't need. Games differ between libraries, so the table gives their sizes. A step is one decision of one player; chance is not
counted.
"""

import importlib
import os
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

# Libraries read their number of threads when they are imported.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(variable, "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import numpy as np  # noqa: E402

import spadework  # noqa: E402

SECONDS = 2.0
LANES = 1024
OPEN_SPIEL = ("gin_rummy", "skat", "leduc_poker", "python_liars_poker", "python_block_dominoes")
PGX = ("backgammon", "leduc_holdem", "sparrow_mahjong")
PETTING_ZOO = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6")


class Row(NamedTuple):
    """A row of the table."""

    what: str
    how: str
    steps: float
    """Steps per second."""


def rate(some_steps: Callable[[], int], seconds: float = SECONDS) -> float:
    """Return the steps per second of a function that returns the number of steps it made."""
    some_steps()
    begun, steps = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < seconds:
        steps += some_steps()
    return steps / spent


def of_batches(id: str, seats: int) -> Iterator[Row]:
    """Measure `spadework.Batch` with observations as for training."""
    batch = spadework.Batch(id, seats, LANES, seed=1)
    mask, numbers = batch.number_mask(), batch.observe()
    few = batch.new_encoder(one_hot=False)
    small = batch.observe(few)
    random = np.random.default_rng(1)

    def playing(look: Callable[[], object]) -> Callable[[], int]:
        def some_steps() -> int:
            for _ in range(20):
                batch.step((random.random(LANES) * batch.counts).astype(np.int64))
                look()
            return 20 * LANES

        return some_steps

    named = f"{id}, {seats} players"
    yield Row(named, f"Batch of {LANES:,}: views and lists of legal moves", rate(playing(lambda: None)))
    yield Row(named, f"and masks over {len(batch.numbering):,} moves", rate(playing(lambda: batch.number_mask(mask))))
    yield Row(named, f"and {few.size:,} floats of a view", rate(playing(lambda: batch.observe(few, small))))
    yield Row(
        named, f"and {batch.encoder.size:,} floats, kinds one-hot", rate(playing(lambda: batch.observe(out=numbers)))
    )


def of_petting_zoo_env(table: Any) -> Callable[[], int]:
    """Return a function that plays a game of a PettingZoo environment."""
    seeds = iter(range(1_000_000))

    def game() -> int:
        table.reset(seed=next(seeds))
        steps = 0
        for agent in table.agent_iter():
            observation, _, terminated, truncated, info = table.last()
            mask = observation.get("action_mask", info.get("action_mask"))
            ended = terminated or truncated
            table.step(None if ended else table.action_space(agent).sample(mask))
            steps += not ended
        return steps

    return game


def of_petting_zoo(ids: list[str]) -> Iterator[Row]:
    """Measure our games through PettingZoo, and PettingZoo's own."""
    ours = importlib.import_module("spadework.lab.adapters.pettingzoo")
    for id in ids:
        yield Row(id, "PettingZoo env", rate(of_petting_zoo_env(ours.env(id, limit=2000))))
    for name in PETTING_ZOO:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            table = module.env()
        except ImportError as problem:
            print(f"skipped: PettingZoo's {name} ({problem})")
            continue
        yield Row(f"PettingZoo's {name}", "PettingZoo env", rate(of_petting_zoo_env(table)))


def of_gymnasium(ids: list[str]) -> Iterator[Row]:
    """Measure our games through Gymnasium, against random players."""
    module = importlib.import_module("spadework.lab.adapters.gymnasium")
    for id in ids:
        env = module.SeatEnv(id, limit=2000)

        def game(env: Any = env) -> int:
            _, info = env.reset()
            ended, steps = False, 0
            while not ended:
                _, _, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
                ended, steps = terminated or truncated, steps + 1
            return steps

        yield Row(id, "Gymnasium, steps of one seat against random players", rate(game))


def of_open_spiel(ids: list[str]) -> Iterator[Row]:
    """Measure our games through OpenSpiel, and OpenSpiel's own."""
    pyspiel = importlib.import_module("pyspiel")
    importlib.import_module("spadework.lab.adapters.openspiel")
    importlib.import_module("open_spiel.python.games")
    random = np.random.default_rng(1)
    for name in (*(f"spadework_{id}(limit=2000)" for id in ids), *OPEN_SPIEL):
        loaded = pyspiel.load_game(name)

        def game(loaded: Any = loaded) -> int:
            state, steps = loaded.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(outcomes[int(random.choice(len(outcomes), p=weights))])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(random.integers(len(legal)))])
                steps += 1
            return steps

        ours = name.startswith("spadework")
        how = "OpenSpiel, in Python" if ours or name.startswith("python") else "OpenSpiel's C++, called from Python"
        yield Row(name.removeprefix("spadework_").partition("(")[0] if ours else f"OpenSpiel's {name}", how, rate(game))


def of_pgx() -> Iterator[Row]:
    """Measure Pgx's games on one core, vectorized."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    for name in PGX:
        env = pgx.make(name)
        begin, step = jax.vmap(env.init), jax.vmap(env.step)

        def play(states: Any, key: Any, begin: Any = begin, step: Any = step) -> Any:
            def one(carried: Any, key: Any) -> Any:
                chosen, dealt = jax.random.split(key)
                logits = jax.numpy.where(carried.legal_action_mask, 0.0, -jax.numpy.inf)
                actions = jax.random.categorical(chosen, logits, axis=1)
                after = step(carried, actions, jax.random.split(dealt, LANES))
                fresh = begin(jax.random.split(dealt, LANES))
                over = after.terminated | after.truncated
                pick = lambda new, old: jax.numpy.where(over.reshape((-1,) + (1,) * (new.ndim - 1)), new, old)  # noqa: E731
                return jax.tree.map(pick, fresh, after), None

            return jax.lax.scan(one, states, jax.random.split(key, 20))[0]

        compiled = jax.jit(play)
        held = [begin(jax.random.split(jax.random.PRNGKey(1), LANES)), jax.random.PRNGKey(2)]

        def some_steps(compiled: Any = compiled, held: list[Any] = held) -> int:
            held[1], key = jax.random.split(held[1])
            held[0] = jax.block_until_ready(compiled(held[0], key))
            return 20 * LANES

        yield Row(f"Pgx's {name}", f"jitted, {LANES:,} in parallel, with observations", rate(some_steps))


def main() -> None:
    """Measure all speeds and print the table."""
    ids = list(spadework.game_ids())
    rows: list[Row] = []
    for id in ids:
        rows += of_batches(id, spadework.game(id).rules.SEATS[0])
    for measure in (lambda: of_open_spiel(ids), lambda: of_petting_zoo(ids), lambda: of_gymnasium(ids), of_pgx):
        try:
            for row in measure():
                print(row, flush=True)
                rows.append(row)
        except ImportError as problem:
            print(f"skipped: {problem}")
    print("| Game | How | Steps per second |\n|---|---|---|")
    for row in rows:
        print(f"| {row.what} | {row.how} | {row.steps:,.0f} |")


if __name__ == "__main__":
    main()
