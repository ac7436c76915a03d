"""What a game's `ai` provides for computer players."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from spadework.engine.contract.rules import Codes, Record
from spadework.engine.search import defaults
from spadework.engine.search.aims import Aims
from spadework.engine.search.planner import PlannerCache
from spadework.engine.stream import Stream


class Ai(Protocol):
    """What a game's `ai` provides; the functions are compiled. Two are enough: `evaluate` and `rollout_policy`.

    It may add any of `OptionalAi`, each as a function of the same name.
    """

    AIMS: Aims
    """What suits a search in this game."""

    evaluate: Callable[[Record, Record, int], float]
    """evaluate(material, state, seat): how well a seat stands; only for comparing."""
    rollout_policy: Callable[[Record, Record, int, Codes, int, Stream], int]
    """rollout_policy(material, state, seat, moves, count, stream): the index of a quick, reasonable move among `count` legal ones."""


class OptionalAi(NamedTuple):
    """What a game's `ai` may add for searches; the defaults stand in for what it leaves out."""

    THOROUGH: Aims | None = None
    """What suits a search with belief; None for AIMS."""
    planned_move: Callable[[Record, Record, int, Codes, Stream, Codes, PlannerCache], int] = defaults.planned_move
    """planned_move(material, state, seat, moves, stream, rollout_state, cache): the legal move that a rollout goes on with, or NO_PLAN
    for that of the rollout policy, which is the default. The legal moves are not listed for it, which takes long where there are many;
    `moves` is a buffer to list them in. `rollout_state`, of ROLLOUT_STATE_SIZE numbers that are 0 when a simulation begins, is for what
    it means to do later in the same rollout. `cache`, of PLANNER_CACHE_SHAPE and at first 0 everywhere, lasts as long as the player: it
    may keep results there, each under a key (`spadework.engine.search.keys`) of all that the result depends on, so that it plans the same
    with it as without."""
    is_quiescent: Callable[[Record, Record, int], bool] = defaults.is_quiescent
    """is_quiescent(material, state, seat): whether a rollout for a seat may stop here and evaluate; by default only at the horizon."""
    evaluate_leaf: Callable[[Record, Record, int], float] | None = None
    """evaluate_leaf(material, state, seat): what seats are judged by where a rollout stops before the end, in one measure for all; None
    for `evaluate`."""
    win_probabilities: Callable[[Record, Record, bool, Any], bool] = defaults.win_probabilities
    """win_probabilities(material, state, use_belief, shares): if it can tell, fills shares[seat] with how likely each is to win, 1 in
    all at most, and returns True; then `evaluate_leaf` is not asked. With belief it may take more care."""
    reweight_belief: Callable[[Record, Record, int, Stream], None] = defaults.reweight_belief
    """reweight_belief(material, state, seat, stream): makes of a determinization for a seat one that is likelier after what the others
    have done, and that the seat can't tell apart; by default all are taken as they come."""
    move_prior: Callable[[Record, Record, int, int], int] = defaults.move_prior
    """move_prior(material, state, seat, move): NEVER for a legal move that a search does not try unless there is no other, AT_ROOT for
    one that it soon tries at the root however little it seems to promise, EVERYWHERE for one that, with belief, it soon tries at every
    node; else NEUTRAL, which is the default for all."""


def optional_ai(ai: Ai) -> OptionalAi:
    """What a game's `ai` adds, completed by the defaults."""
    return OptionalAi(**{name: getattr(ai, name) for name in OptionalAi._fields if hasattr(ai, name)})
