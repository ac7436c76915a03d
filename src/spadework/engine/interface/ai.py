"""The interface of a game's `ai`, for computer players."""

from collections.abc import Callable
from typing import Any, NamedTuple

from spadework.engine.interface.rules import Codes, Record
from spadework.engine.own_rules import Value
from spadework.engine.search import defaults
from spadework.engine.search.planner import PlannerCache
from spadework.engine.search.settings import SearchSettings
from spadework.engine.stream import Stream


class Ai(NamedTuple):
    """A game's `ai`: settings and compiled functions, each with a default for games without it. So a game needs no `ai` at all."""

    SEARCH: SearchSettings = SearchSettings()
    """Search settings for this game."""
    SEARCH_WITH_BELIEF: SearchSettings | None = None
    """Settings of a search with belief; None for SEARCH."""
    rollout_policy: Callable[[Record, Record, int, Codes, int, Stream], int] = defaults.rollout_policy
    """rollout_policy(material, state, seat, moves, count, stream): the index of a quick, reasonable move among `count` legal ones; by
    default of a random one."""
    evaluate: Value | None = None
    """An evaluation on any scale, to compare moves of one seat. Where there is no network, the mate plays the move with the highest value
    one ply deep; without `evaluate` it plays the rollout policy, which is often stronger."""
    evaluate_leaf: Value | None = None
    """The evaluation where a rollout stops before the end, on one scale for all seats; by default `evaluate`, or the points so far."""
    planned_move: Callable[[Record, Record, int, Codes, Stream, Codes, PlannerCache], int] = defaults.planned_move
    """planned_move(material, state, seat, moves, stream, rollout_state, cache): the legal move that continues a rollout, or NO_PLAN
    to use the rollout policy, which is the default. The legal moves are not listed beforehand, because that is slow where there are many;
    `moves` is a buffer for listing them. `rollout_state` has ROLLOUT_STATE_SIZE numbers, 0 at the start of a simulation, for plans
    within the same rollout. `cache` has the shape PLANNER_CACHE_SHAPE, starts as zeros and lasts as long as the player: it
    may hold results, each under a key (`spadework.engine.search.keys`) of everything that the result depends on, so that plans are the same
    with and without it."""
    is_quiescent: Callable[[Record, Record, int], bool] = defaults.is_quiescent
    """is_quiescent(material, state, seat): whether a rollout for a seat may stop here and evaluate; by default only at the horizon. In a
    game without an evaluation, rollouts stop here only for a user-defined value."""
    win_probabilities: Callable[[Record, Record, bool, Any], bool] = defaults.win_probabilities
    """win_probabilities(material, state, use_belief, shares): either fills shares[seat] with each seat's probability of winning, at most
    1 in total, and returns True, so that `evaluate_leaf` is not called, or returns False. With belief it may take more care."""
    reweight_belief: Callable[[Record, Record, int, Stream], None] = defaults.reweight_belief
    """reweight_belief(material, state, seat, stream): changes a determinization for a seat, in place, into one that fits the others'
    past actions better and that the seat can't distinguish from it; by default determinizations are used as sampled."""
    move_prior: Callable[[Record, Record, int, int], int] = defaults.move_prior
    """move_prior(material, state, seat, move): NEVER for a legal move that the search only tries if there is no other, AT_ROOT for one
    that it tries early at the root however unpromising; otherwise NEUTRAL, the default."""
