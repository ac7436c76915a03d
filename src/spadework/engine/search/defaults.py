"""Defaults for the optional functions of a game's `ai`, described in `spadework.engine.interface.ai`."""

from typing import Any

from spadework.engine.interface import Codes, Record
from spadework.engine.search.planner import NO_PLAN, PlannerCache
from spadework.engine.search.priors import NEUTRAL
from spadework.engine.stream import Stream, below


def rollout_policy(_material: Record, _state: Record, _seat: int, _moves: Codes, count: int, stream: Stream) -> int:
    """Draw a uniformly random move."""
    return below(stream, count)


def planned_move(
    _material: Record,
    _state: Record,
    _seat: int,
    _moves: Codes,
    _stream: Stream,
    _rollout_state: Codes,
    _cache: PlannerCache,
) -> int:
    """Propose no move: rollouts follow the rollout policy."""
    return NO_PLAN


def is_quiescent(_material: Record, _state: Record, _seat: int) -> bool:
    """Return False: rollouts go on to the horizon."""
    return False


def win_probabilities(_material: Record, _state: Record, _use_belief: bool, _shares: Any) -> bool:
    """Return False: shares of the win are derived from `evaluate_leaf`."""
    return False


def reweight_belief(_material: Record, _state: Record, _seat: int, _stream: Stream) -> None:
    """Use determinizations as sampled."""


def move_prior(_material: Record, _state: Record, _seat: int, _move: int) -> int:
    """Treat all moves alike before they are tried."""
    return NEUTRAL
