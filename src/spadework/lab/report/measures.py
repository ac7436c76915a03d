"""Named measures over many games, with confidence intervals."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from spadework.lab.outcome import Outcome
from spadework.lab.report.estimates import Estimate, mean

CLOSE = 0.1
"""A game is close if the runner-up trails the winner by at most this share of the winner's points."""


class Measure(NamedTuple):
    """A quantity measured in every game."""

    name: str
    meaning: str
    of: Callable[[Outcome], float | None]
    """Its value in a game; None where undefined."""
    share: bool = False
    """Whether to display it as a percentage."""


def _margin(outcome: Outcome) -> float:
    """Return the lead of the best over the next in points."""
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
    Measure("moves", "moves per game", lambda outcome: float(outcome.moves)),
    Measure("decisions", "decisions that hold up the game", lambda outcome: float(outcome.decisions)),
    Measure("turns", "turns", lambda outcome: None if outcome.turns is None else float(outcome.turns)),
    Measure("unfinished", "games stopped by the limit", lambda outcome: float(not outcome.finished), share=True),
    Measure("choices", "legal moves per decision", lambda outcome: outcome.choices / max(1, outcome.moves)),
    Measure("forced", "moves without a choice", lambda outcome: outcome.forced / max(1, outcome.moves), share=True),
    Measure("points", "points per seat", lambda outcome: sum(outcome.scores) / len(outcome.scores)),
    Measure("margin", "lead of the winner in points", _margin),
    Measure("close", "games won by at most 10% of the winner's points", _close, share=True),
    Measure("shared", "games with several winners", lambda outcome: float(outcome.places.count(1) > 1), share=True),
    Measure("first seat", "wins of the seat that is first to decide alone", _first_wins, share=True),
    Measure("lead changes", "lead changes per game", lambda outcome: outcome.lead_changes),
    Measure("decided", "game progress when the winner takes the lead for good", _decided, share=True),
    Measure(
        "drama", "lowest estimated share of the win of the eventual winner", lambda outcome: outcome.lowest, share=True
    ),
)
"""All measures."""


def measured(outcomes: Sequence[Outcome]) -> dict[str, Estimate]:
    """Return all measures defined for these games, by name."""
    found = {}
    for measure in MEASURES:
        values = [(measure.of(outcome), outcome.deal) for outcome in outcomes]
        known = [(value, deal) for value, deal in values if value is not None]
        if known:
            found[measure.name] = mean([value for value, _ in known], [deal for _, deal in known])
    return found


def wins_by_player(outcomes: Sequence[Outcome]) -> list[Estimate]:
    """Return each player's share of the wins."""
    deals = [outcome.deal for outcome in outcomes]
    count = len(outcomes[0].players)
    return [
        mean([outcome.wins[outcome.players.index(player)] for outcome in outcomes], deals) for player in range(count)
    ]


def wins_by_seat(outcomes: Sequence[Outcome]) -> list[Estimate]:
    """Return each seat's share of the wins; with equal or rotated players, it shows the worth of a seat."""
    deals = [outcome.deal for outcome in outcomes]
    return [mean([outcome.wins[seat] for outcome in outcomes], deals) for seat in range(len(outcomes[0].players))]


def compared(ones: Sequence[Outcome], others: Sequence[Outcome]) -> dict[str, Estimate]:
    """Return each measure's difference between the first games and the others, paired by deal."""
    found = {}
    for measure in MEASURES:
        pairs = [
            (one - other, outcome.deal)
            for outcome, second in zip(ones, others, strict=True)
            if (one := measure.of(outcome)) is not None and (other := measure.of(second)) is not None
        ]
        if pairs:
            found[measure.name] = mean([value for value, _ in pairs], [deal for _, deal in pairs], signed=True)
    return found
