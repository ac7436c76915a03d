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

WIDEST = 0.5
"""Maximum width of a meaningful interval for the part of luck."""

DEALS_FOR_LUCK = 20
"""Minimum number of deals for a sentence on luck."""


def text_of(estimate: Estimate | None, share: bool = False, sign: bool = False) -> str:
    """Format a mean with its interval.

    >>> text_of(Estimate(0.5, 0.4, 0.6, 100), share=True)
    '50.0% (40.0% to 60.0%)'
    >>> text_of(Estimate(2.0, 1.0, 3.0, 100), sign=True)
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
    return text_of(estimate, name in SHARES, sign)


def choice(found: "Choice") -> tuple[str, str, str, str, str]:
    """Format a choice: name, times available and taken, gain, worth."""
    gain = text_of(found.gain, share=True, sign=True) or "seen in too few deals to tell"
    worth = text_of(found.worth, share=True, sign=True) or "too rarely taken, or left, to tell"
    return found.text, f"{found.offered:,}", f"{found.share:.1%}", gain, worth


def part_name(report: "Report", part: "Part") -> str:
    """Return the players' name for a component of the points."""
    return report.simulation.variant.game.words[LANGUAGES[0]].text(f"part-{part.name}")


def in_short(report: "Report") -> Iterator[str]:
    """Yield a summary of the numbers in sentences: balance, length, drama, luck, skill and choices."""
    measures, even = report.measures, 1 / report.simulation.seats
    partial = [
        f"seat {seat} wins {text_of(wins, share=True)}"
        for seat, wins in enumerate(report.seats)
        if not wins.low <= even <= wins.high
    ]
    yield (
        f"Seats: {', '.join(partial)}; an equal share is {even:.1%}."
        if partial
        else "Seats: none has a significant advantage."
    )
    turns = f" in {measures['turns'].mean:.0f} turns" if "turns" in measures else ""
    yield f"Length: {measures['moves'].mean:.0f} moves{turns}, with {measures['choices'].mean:.1f} legal moves at a time on average."
    if {"lead changes", "decided", "drama"} <= measures.keys():
        yield (
            f"Drama: the lead changes {measures['lead changes'].mean:.1f} times, the winner takes it for good after "
            f"{measures['decided'].mean:.0%} of the game, and had been down to {measures['drama'].mean:.0%} of the win."
        )
    if report.luck.deals >= DEALS_FOR_LUCK and report.luck.high - report.luck.low < WIDEST:
        yield f"Luck of the draw explains {text_of(report.luck, share=True)} of the variance of results, as estimated."
    else:
        yield "Luck of the draw: too few games to tell how much it explains."
    for rung in report.ladder:
        verdict = "makes no significant difference"
        if rung.gained.sure:
            verdict = "matters" if rung.gained.mean > 0 else "does harm"
        yield f"Skill between {rung.below} and {rung.level} {verdict}: {text_of(rung.gained, share=True, sign=True)} of the wins."
    gaining, losing = report.gaining(), report.losing()
    for name, found in (("Most worth having", gaining), ("Most to be avoided", losing)):
        if found:
            yield f"{name}: {', '.join(f'“{one.text}” ({one.gain.mean:+.1%})' for one in found[:3] if one.gain)}."
    for name, drawn in (("Best to draw", report.good_draws()), ("Worst to draw", report.bad_draws())):
        if drawn:
            yield f"{name}: {', '.join(f'“{one.text}” ({one.gain.mean:+.1%})' for one in drawn[:3])}."
    yield f"Choices: {len(report.foregone)} moves nearly always taken, and right; {len(report.dead_ends)} rarely taken."


def lines(report: "Report") -> Iterator[str]:
    """Yield the summary line by line."""
    simulation = report.simulation
    yield f"{simulation.variant.game.id}: {report.games:,} games, {report.games // simulation.seats:,} deals, each from every seat"
    for number, name in enumerate(simulation.names):
        yield f"  {name}: wins {text_of(report.players[number], share=True)}"
    for seat, wins in enumerate(report.seats):
        yield f"  seat {seat}: wins {text_of(wins, share=True)}"
    for name, estimate in report.measures.items():
        yield f"  {MEANINGS[name]}: {measure(name, estimate)}"
    yield f"  luck of the draw explains {text_of(report.luck, share=True)} of the variance of results, as estimated"
    if report.information:
        yield f"  full information wins {text_of(report.information, share=True, sign=True)} more than an equal share"
    made = report.kingmaking
    games = text_of(made.games, share=True)
    if simulation.seats > 2:
        yield f"  {made.kingmaking} of {made.decisions:,} decisions were kingmaking by the evaluation, in {games} of the games"
    for rung in report.ladder:
        yield f"  one {rung.level} among {rung.below} players wins {text_of(rung.gained, share=True, sign=True)} more than an equal share"
    for doubling in report.thought:
        yield f"  {doubling.tries} simulations per move against half as many: {text_of(doubling.gained, share=True, sign=True)}"
    for part in report.parts:
        yield f"  {part_name(report, part)}: winners {text_of(part.winners)}, others {text_of(part.others)}"
    for name, drawn in (("best", report.good_draws()), ("worst", report.bad_draws())):
        for one in drawn[:5]:
            yield f"  {name} to draw: {one.text!r}, gains {text_of(one.gain, share=True, sign=True)}"
    for found in report.kinds:
        yield f"  {found.text}: taken {found.share:.1%} of {found.offered:,} times, gains {choice(found)[3]}"
    for found in report.foregone[:5]:
        yield f"  nearly always taken: {found.text!r}, {found.taken} of {found.offered:,} times, gains {choice(found)[3]}"
    for found in report.dead_ends[:5]:
        yield f"  rarely taken: {found.text!r}, {found.taken} of {found.offered:,} times"
    sure = [(name, estimate) for name, estimate in report.compared.items() if estimate.sure]
    for name, estimate in sure:
        yield f"  compared with {report.against}, {MEANINGS[name]}: {measure(name, estimate, sign=True)}"
    if report.compared and not sure:
        yield f"  compared with {report.against}: no significant difference"
    if report.sweep is not None:
        for column in report.sweep.columns:
            seats = ", ".join(text_of(wins, share=True) for wins in column.seats)
            yield f"  {column.cell.name}: wins by seat {seats}"
            for name in ("moves", "points", "margin"):
                if name in column.measures:
                    yield f"    {MEANINGS[name]}: {measure(name, column.measures[name])}"
        for name, estimate in report.sweep.sensitivities.items():
            if estimate.sure:
                yield f"  per unit of the value, {MEANINGS[name]}: {measure(name, estimate, sign=True)}"
