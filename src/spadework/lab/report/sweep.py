"""A sweep: the same players on one variant after another."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from spadework.lab.executors import Where
from spadework.lab.outcome import Outcome
from spadework.lab.report.estimates import Estimate, slope
from spadework.lab.report.measures import MEASURES, measured, wins_by_player, wins_by_seat
from spadework.lab.report.variants import Cell
from spadework.lab.simulation import Simulation


class Column(NamedTuple):
    """Measures of one variant."""

    cell: Cell
    measures: Mapping[str, Estimate]
    seats: Sequence[Estimate]
    players: Sequence[Estimate]
    deck: str | None
    """Name of the saved deck; None if it was not saved."""

    def address(self, game: str) -> str | None:
        """Return the local server's page for a new table with this variant; None for an unsaved deck."""
        if self.cell.document is None:
            return f"/games/{game}/new?option-{self.cell.name}"
        return None if self.deck is None else f"/games/{game}/new?option-deck={self.deck}"


class Sweep(NamedTuple):
    """All variants of a sweep, and the slope of each measure."""

    columns: Sequence[Column]
    sensitivities: Mapping[str, Estimate]
    """Change per unit of the value, by the measure's name; empty if words were set."""


def sweep(varied: Sequence[Cell], kept: Sequence[str | None], like: Simulation, deals: int, processes: Where) -> Sweep:
    """Play the same deals with each variant.

    Args:
        varied: the variants.
        kept: the name under which the deck of each was saved, None for those that were not.
        like: a simulation with the players, seed and limit.
        deals: number of deals, each played from every seat.
        processes: number of processes, or a Ray cluster: `ray` or an address.
    """
    columns, played = [], []
    for cell, deck in zip(varied, kept, strict=True):
        simulation = Simulation(cell.variant, like.players, like.seed, limit=like.limit, rotated=True, details=True)
        outcomes = list(simulation.play(deals * like.seats, processes=processes))
        columns.append(Column(cell, measured(outcomes), wins_by_seat(outcomes), wins_by_player(outcomes), deck))
        played.append(outcomes)
    return Sweep(columns, _sensitivities([cell.value for cell in varied], played))


def _sensitivities(values: Sequence[float | None], played: Sequence[Sequence[Outcome]]) -> dict[str, Estimate]:
    numbers = [value for value in values if value is not None]
    if len(numbers) < len(values) or len(set(numbers)) < 2:
        return {}
    found = {}
    for measure in MEASURES:
        rows = [[measure.of(outcome) for outcome in outcomes] for outcomes in played]
        known = [[value for value in row if value is not None] for row in rows]
        if known == rows and rows[0]:
            found[measure.name] = slope(numbers, known, [outcome.deal for outcome in played[0]])
    return found
