"""Plots of a report, as SVG in the colour of the surrounding text."""

import io
import re
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from spadework.lab.report.estimates import Estimate

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK = "#123457"
"""Placeholder for the text colour, in which everything is drawn."""

ROW, HEAD, WIDTH = 0.34, 0.9, 6.4
"""Sizes in inches."""


def check_plots() -> None:
    """Raise RuntimeError if plots can't be drawn."""
    if find_spec("matplotlib") is None:
        raise RuntimeError("the plots of a report need matplotlib: pip install 'spadework[report]'")


def _figure(height: float) -> "Figure":
    check_plots()
    from matplotlib.figure import Figure

    return Figure(figsize=(WIDTH, height), layout="constrained")


def _axes(figure: "Figure") -> Any:
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    axes.tick_params(colors=INK, labelsize=9)
    for side, line in axes.spines.items():
        line.set_visible(side in ("left", "bottom"))
        line.set_color(INK)
    return axes


def _svg(figure: "Figure", title: str) -> str:
    """Return the figure as an element of a page, with a title for screen readers."""
    import matplotlib

    figure.patch.set_alpha(0)
    written = io.StringIO()
    # Fixed ids and no date make reports reproducible.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "spadework"}):
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    text = written.getvalue()
    text = text[text.index("<svg") :].replace(INK, "currentColor")
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", text)
    text = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", text)
    return re.sub(r"<svg", f'<svg role="img" aria-label="{title}"', text, count=1)


def shares(title: str, rows: Sequence[tuple[str, Estimate]], even: float | None = None) -> str:
    """Plot shares with intervals, one row each; `even` is marked by a dashed line."""
    return intervals(
        title, [(name, _in_percent(estimate)) for name, estimate in rows], None if even is None else 100 * even, "%"
    )


def _in_percent(estimate: Estimate) -> Estimate:
    return Estimate(100 * estimate.mean, 100 * estimate.low, 100 * estimate.high, estimate.deals)


def intervals(title: str, rows: Sequence[tuple[str, Estimate]], mark: float | None = None, unit: str = "") -> str:
    """Plot means with intervals, one row each."""
    figure = _figure(HEAD + ROW * len(rows))
    axes = _axes(figure)
    for number, (_, estimate) in enumerate(rows):
        axes.plot([estimate.low, estimate.high], [number, number], color=INK, linewidth=1.5)
        axes.plot([estimate.mean], [number], "o", color=INK, markersize=7)
    if mark is not None:
        axes.axvline(mark, color=INK, linestyle=(0, (4, 4)), linewidth=1)
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(unit, color=INK)
    return _svg(figure, title)


def curve(title: str, points: Sequence[tuple[float, Estimate]], across: str, upwards: str) -> str:
    """Plot a measure as a function of a value."""
    figure = _figure(2.8)
    axes = _axes(figure)
    values, means = [value for value, _ in points], [estimate.mean for _, estimate in points]
    axes.plot(values, means, "o-", color=INK, markersize=5)
    for value, estimate in points:
        axes.plot([value, value], [estimate.low, estimate.high], color=INK, linewidth=1.2)
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(upwards, color=INK)
    return _svg(figure, title)


def columns(title: str, names: Sequence[str], pairs: Sequence[tuple[float, float]], labels: tuple[str, str]) -> str:
    """Plot two columns for each name; the second is hatched."""
    figure = _figure(3.0)
    axes = _axes(figure)
    for side, (label, offset) in enumerate(zip(labels, (-0.2, 0.2), strict=True)):
        axes.bar(
            [number + offset for number in range(len(names))],
            [pair[side] for pair in pairs],
            0.36,
            label=label,
            facecolor=INK if side == 0 else "none",
            edgecolor=INK,
            hatch="" if side == 0 else "///",
        )
    axes.set_xticks(
        range(len(names)), names, rotation=30 if len(names) > 5 else 0, ha="right" if len(names) > 5 else "center"
    )
    axes.legend(labelcolor=INK, frameon=False, fontsize=9)
    return _svg(figure, title)
