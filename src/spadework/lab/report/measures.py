"""What is measured of many games: by name, each with its interval."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from spadework.lab.outcome import Outcome
from spadework.lab.report.estimates import Estimate, mean

CLOSE = 0.1
"""A game is close when the best of the others has so much less than the winner at most, as a share of the winner's points."""


class Measure(NamedTuple):
    """Something that is measured of every game."""

    name: str
    meaning: str
    of: Callable[[Outcome], float | None]
    """Its value in a game; None where it can't be said."""
    share: bool = False
    """Whether it is a share, to be read in percent."""


def _margin(outcome: Outcome) -> float:
    """How many points the best of the others has less than the best."""
    first, second, *_ = sorted(outcome.scores, reverse=True)
    return float(first - second)


def _close(outcome: Outcome) -> float:
    best = max(outcome.scores)
    return float(_margin(outcome) <= CLOSE * abs(best))


def _decided(outcome: Outcome) -> float | None:
    if outcome.decided is None or not outcome.decisions:
        return None
    return outcome.decided / outcome.decisions


def _first_wins(outcome: Outcome) -> float | None:
    return None if outcome.first is None else outcome.wins[outcome.first]


MEASURES = (
    Measure("moves", "moves of seats in a game", lambda outcome: float(outcome.moves)),
    Measure("decisions", "decisions that the others wait for", lambda outcome: float(outcome.decisions)),
    Measure("turns", "turns", lambda outcome: None if outcome.turns is None else float(outcome.turns)),
    Measure("unfinished", "games broken off by the limit", lambda outcome: float(not outcome.finished), share=True),
    Measure("choices", "moves to choose from", lambda outcome: outcome.choices / max(1, outcome.moves)),
    Measure(
        "forced", "moves that were the only one", lambda outcome: outcome.forced / max(1, outcome.moves), share=True
    ),
    Measure("points", "points of a seat", lambda outcome: sum(outcome.scores) / len(outcome.scores)),
    Measure("margin", "points between the best and the next", _margin),
    Measure("close", "games with a margin of a tenth at most", _close, share=True),
    Measure("shared", "games with several winners", lambda outcome: float(outcome.places.count(1) > 1), share=True),
    Measure("first seat", "share of the win of the seat that first decides alone", _first_wins, share=True),
    Measure("lead changes", "changes of who may expect most", lambda outcome: outcome.lead_changes),
    Measure("decided", "how much of a game is over when the winner leads for good", _decided, share=True),
    Measure("drama", "smallest share of the win the winner had on the way", lambda outcome: outcome.lowest, share=True),
)
"""What is measured of every game."""


def measured(outcomes: Sequence[Outcome]) -> dict[str, Estimate]:
    """All measures that can be said of some games, by name."""
    found = {}
    for measure in MEASURES:
        values = [(measure.of(outcome), outcome.deal) for outcome in outcomes]
        known = [(value, deal) for value, deal in values if value is not None]
        if known:
            found[measure.name] = mean([value for value, _ in known], [deal for _, deal in known])
    return found


def wins_by_player(outcomes: Sequence[Outcome]) -> list[Estimate]:
    """Each player's share of the wins."""
    deals = [outcome.deal for outcome in outcomes]
    count = len(outcomes[0].players)
    return [
        mean([outcome.wins[outcome.players.index(player)] for outcome in outcomes], deals) for player in range(count)
    ]


def wins_by_seat(outcomes: Sequence[Outcome]) -> list[Estimate]:
    """Each seat's share of the wins: with equal players, or each deal played from every seat, it tells what a seat is worth."""
    deals = [outcome.deal for outcome in outcomes]
    return [mean([outcome.wins[seat] for outcome in outcomes], deals) for seat in range(len(outcomes[0].players))]


def compared(ones: Sequence[Outcome], others: Sequence[Outcome]) -> dict[str, Estimate]:
    """How much greater each measure is in the first games than in the others, deal by deal: both have drawn from the same streams."""
    found = {}
    for measure in MEASURES:
        pairs = [
            (one - other, outcome.deal)
            for outcome, second in zip(ones, others, strict=True)
            if (one := measure.of(outcome)) is not None and (other := measure.of(second)) is not None
        ]
        if pairs:
            found[measure.name] = mean([value for value, _ in pairs], [deal for _, deal in pairs])
    return found
