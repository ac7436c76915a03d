"""The engine's loops over a game's rules, compiled once for each game."""

import importlib.util
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from spadework.engine.compile.rule import rule
from spadework.engine.own_rules import Value
from spadework.engine.own_rules import rule as own_rule


class Driver(Protocol):
    """The loops of `spadework.engine.driver`, compiled for one game."""

    draw: Callable[..., int]
    play_on: Callable[..., int]
    deal_all: Callable[..., None]
    play_all: Callable[..., int]
    score_all: Callable[..., None]
    points_so_far: Value
    apply_certain_outcomes: Callable[..., None]
    whose_move: Callable[..., int]
    legal_moves: Callable[..., int]
    is_legal: Callable[..., bool]
    list_chance_outcomes: Callable[..., int]
    step: Callable[..., None]
    let_chance_play: Callable[..., int]
    view_all: Callable[..., None]
    differing: Callable[..., int]
    follows: Callable[..., bool]


class Searching(Protocol):
    """The functions of `spadework.engine.search.simulations`, compiled for one game."""

    select_edge: Callable[..., int]
    best_by_puct: Callable[..., int]
    evaluate_leaf: Value
    one_ply_values: Callable[..., int]
    share_by_lead: Callable[..., None]
    build_root: Callable[..., int]
    prune: Callable[..., int]
    begin_simulation: Callable[..., None]
    run_simulations: Callable[..., int]
    rollout: Callable[..., int]
    evaluate_rollout: Callable[..., None]


class Guided(Protocol):
    """The functions of `spadework.engine.search.guided`, compiled for one game."""

    build_root: Callable[..., int]
    run_simulations: Callable[..., int]
    expect: Callable[..., None]


class Playing(Protocol):
    """The functions of `spadework.engine.playing.games`, compiled for one game."""

    seed_of: Callable[[int, int, int], int]
    start_streams: Callable[[Any, int], None]
    any_of_the_best: Callable[..., int]
    choose: Callable[..., int]
    play_games: Callable[..., int]
    answer: Callable[..., int]


class Stepping(Protocol):
    """The functions of `spadework.engine.stepping.steps`, compiled for one game."""

    begin_all: Callable[..., None]
    show: Callable[..., None]
    step_all: Callable[..., None]
    guess_all: Callable[..., None]


class Estimating(Protocol):
    """The functions of `spadework.engine.search.values`, compiled for one game."""

    estimate: Callable[..., None]
    estimate_all: Callable[..., None]


def compiled_for(game: str, folder: Path | None, file: str, functions: Mapping[str, Any]) -> ModuleType:
    """Execute a file of the engine as a module for one game, which Numba can cache.

    Args:
        game: the game's id.
        folder: the game's folder, whose sources key the compile cache; None disables caching, for modules that call other functions too.
        file: the name of the file within the engine, without its suffix.
        functions: the globals that the file expects.
    """
    name = f"spadework.engine.{Path(file).name}_{game}"
    path = Path(__file__).parent / f"{file}.py"
    if folder is None:
        return _compiled_once(name, path, functions)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(functions, rule=partial(rule, game=folder))
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _compiled_once(name: str, path: Path, functions: Mapping[str, Any]) -> ModuleType:
    """Execute a file of the engine as a module whose compiled code is not cached."""
    module = ModuleType(name)
    module.__dict__.update(functions, rule=own_rule)
    exec(compile(path.read_text(encoding="utf-8"), path, "exec"), module.__dict__)
    return module
