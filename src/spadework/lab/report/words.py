"""Text of a report."""

from collections.abc import Iterator
from math import isfinite
from typing import TYPE_CHECKING

from spadework.engine.words import LANGUAGES
from spadework.lab.report.estimates import Estimate
from spadework.lab.report.measures import MEASURES

if TYPE_CHECKING:
    from spadework.lab.report.choices import Choice, Part
    from spadework.lab.report.report import Report

SHARES = {measure.name for measure in MEASURES if measure.share}
MEANINGS = {measure.name: measure.meaning for measure in MEASURES}


def told(estimate: Estimate | None, share: bool = False, sign: bool = False) -> str:
    """Format a mean with its interval.

    >>> told(Estimate(0.5, 0.4, 0.6, 100), share=True)
    '50.0% (40.0% to 60.0%)'
    >>> told(Estimate(2.0, 1.0, 3.0, 100), sign=True)
    '+2.00 (+1.00 to +3.00)'
    """
    if estimate is None:
        return ""
    form = ("+" if sign else "") + (".1%" if share else ".2f")
    if not isfinite(estimate.low):
        return f"{estimate.mean:{form}} (too few games for an interval)"
    return f"{estimate.mean:{form}} ({estimate.low:{form}} to {estimate.high:{form}})"


def measure(name: str, estimate: Estimate, sign: bool = False) -> str:
    """Format a measure with its interval."""
    return told(estimate, name in SHARES, sign)


def choice(found: "Choice") -> tuple[str, str, str, str, str]:
    """Format a choice: name, times available and taken, gain, worth."""
    gain = told(found.gain, share=True, sign=True) or "too few deals"
    worth = told(found.worth, share=True, sign=True) or "too seldom taken, or left, to tell"
    return found.text, f"{found.offered:,}", f"{found.share:.1%}", gain, worth


def part_name(report: "Report", part: "Part") -> str:
    """Return what players call a component of the points."""
    return report.simulation.variant.game.words[LANGUAGES[0]].text(f"part-{part.name}")


def lines(report: "Report") -> Iterator[str]:
    """Yield the summary line by line."""
    simulation = report.simulation
    yield f"{simulation.variant.game.id}: {report.games:,} games, {report.games // simulation.seats:,} deals, each from every seat"
    for number, name in enumerate(simulation.names):
        yield f"  {name}: wins {told(report.players[number], share=True)}"
    for seat, wins in enumerate(report.seats):
        yield f"  seat {seat}: wins {told(wins, share=True)}"
    for name, estimate in report.measures.items():
        yield f"  {MEANINGS[name]}: {measure(name, estimate)}"
    yield f"  luck of the draw explains {told(report.luck, share=True)} of the variance of results, as estimated"

    yield f"  full information wins {told(report.peeking, share=True, sign=True)} more than an equal share"
    made = report.kingmaking
    games = told(made.games, share=True)
    if simulation.seats > 2:
        yield f"  {made.kingmaking} of {made.decisions:,} decisions were kingmaking by the evaluation, in {games} of the games"
    for doubling in report.thought:
        yield f"  {doubling.tries} simulations per move against half as many: {told(doubling.gained, share=True, sign=True)}"
    for part in report.parts:
        yield f"  {part_name(report, part)}: winners {told(part.winners)}, others {told(part.others)}"
    for found in report.kinds:
        yield f"  {found.text}: taken {found.share:.1%} of {found.offered:,} times, gains {choice(found)[3]}"
    for found in report.foregone[:5]:
        yield f"  nearly always taken: {found.text!r}, {found.taken} of {found.offered:,} times, gains {choice(found)[3]}"
    for found in report.dead_ends[:5]:
        yield f"  rarely taken: {found.text!r}, {found.taken} of {found.offered:,} times"
    for name, estimate in report.compared.items():
        if estimate.sure:
            yield f"  compared with {report.against}, {MEANINGS[name]}: {measure(name, estimate, sign=True)}"
    if report.sweep is not None:
        for column in report.sweep.columns:
            seats = ", ".join(told(wins, share=True) for wins in column.seats)
            yield f"  {column.cell.name}: wins by seat {seats}"
            for name in ("moves", "points", "margin"):
                if name in column.measures:
                    yield f"    {MEANINGS[name]}: {measure(name, column.measures[name])}"
        for name, estimate in report.sweep.sensitivities.items():
            if estimate.sure:
                yield f"  per unit of the value, {MEANINGS[name]}: {measure(name, estimate, sign=True)}"
