"""A sweep: the same players play one variant after another, and what is measured is compared."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from spadework.lab.crew import Where
from spadework.lab.outcome import Outcome
from spadework.lab.report.estimates import Estimate, slope
from spadework.lab.report.measures import MEASURES, measured, wins_by_player, wins_by_seat
from spadework.lab.report.variants import Cell, keep_deck
from spadework.lab.simulation import Simulation

if TYPE_CHECKING:
    from spadework.lab.report.report import Extras


class Column(NamedTuple):
    """What was measured with one variant."""

    cell: Cell
    measures: Mapping[str, Estimate]
    seats: Sequence[Estimate]
    players: Sequence[Estimate]
    deck: str | None
    """The name of the deck under which it was kept, None where it was not."""

    def address(self, game: str) -> str | None:
        """Where the form for a table with this variant is on one's own server; None for a deck that was not kept."""
        if self.cell.document is None:
            return f"/games/{game}/new?option-{self.cell.name}"
        return None if self.deck is None else f"/games/{game}/new?option-deck={self.deck}"


class Sweep(NamedTuple):
    """All variants of a sweep, and how much each measure grows with the value that was set."""

    columns: Sequence[Column]
    sensitivities: Mapping[str, Estimate]
    """By the name of the measure: how much it grows when the value grows by 1; nothing where words were set."""


def sweep(varied: Sequence[Cell], like: Simulation, deals: int, extras: "Extras", processes: Where) -> Sweep:
    """Play the same deals with each variant.

    Args:
        varied: the variants.
        like: a simulation with the players, the seed and the limit.
        deals: how many, each from every seat.
        extras: says whether decks are kept.
        processes: how many games are played side by side, or the Ray cluster that plays them: `ray` or an address.
    """
    columns, played = [], []
    for cell in varied:
        simulation = Simulation(cell.variant, like.players, like.seed, limit=like.limit, rotated=True, details=True)
        outcomes = list(simulation.play(deals * like.seats, processes=processes))
        kept = keep_deck(like.variant.game, cell) if extras.keep_decks and cell.document is not None else None
        columns.append(Column(cell, measured(outcomes), wins_by_seat(outcomes), wins_by_player(outcomes), kept))
        played.append(outcomes)
    return Sweep(columns, _sensitivities([cell.value for cell in varied], played))


def _sensitivities(values: Sequence[float | None], played: Sequence[Sequence[Outcome]]) -> dict[str, Estimate]:
    numbers = [value for value in values if value is not None]
    if len(numbers) < len(values) or len(set(numbers)) < 2:
        return {}
    found = {}
    for measure in MEASURES:
        told = [[measure.of(outcome) for outcome in outcomes] for outcomes in played]
        known = [[value for value in row if value is not None] for row in told]
        if known == told and told[0]:
            found[measure.name] = slope(numbers, known, [outcome.deal for outcome in played[0]])
    return found
