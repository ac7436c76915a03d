"""Expected shares of the win in a state, compiled once per game and run like `spadework.engine.driver`."""

from typing import TYPE_CHECKING, Any, cast

from spadework.engine.compile.records import copy_record
from spadework.engine.network.net import Guide
from spadework.engine.search.estimate import Estimate
from spadework.engine.search.shares import Shares
from spadework.engine.stream import start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.loops import Guided, Searching

    rollout, evaluate_rollout = cast(Searching, None).rollout, cast(Searching, None).evaluate_rollout
    expect = cast(Guided, None).expect


@rule
def estimate(materials: Any, states: Any, number: int, how: Estimate, guide: Guide | None, shares: Shares) -> None:
    """Fill shares[seat] with each seat's expected share of the win in states[number], or its actual share if the game is over.

    A network takes the place of evaluation and rollouts.
    """
    workspace = how.workspace
    if guide is not None:
        expect(materials, states, number, how.seats, how.seed, guide, workspace)
        for seat in range(how.seats):
            shares[seat] = workspace.shares[seat]
        return
    for seat in range(how.seats):
        shares[seat] = 0.0
    for index in range(max(1, how.rollouts)):
        copy_record(states[number], workspace.buffers.sampled[0])
        if how.rollouts:
            start_stream(workspace.chance, how.seed, 2 * index)
            start_stream(workspace.noise, how.seed, 2 * index + 1)
            for place in range(len(workspace.rollout_state)):
                workspace.rollout_state[place] = 0
            rollout(materials[0], 0, workspace, how.settings.horizon)
        evaluate_rollout(materials[0], how.seats, workspace, how.settings)
        for seat in range(how.seats):
            shares[seat] += workspace.shares[seat] / max(1, how.rollouts)


@rule
def estimate_all(materials: Any, states: Any, how: Estimate, guide: Guide | None, shares: Any) -> None:
    """Fill shares[i, seat] with each seat's expected share of the win in states[i]."""
    for number in range(len(states)):
        estimate(materials, states, number, how, guide, shares[number])
