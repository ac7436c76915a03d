"""Picture of a tournament's win shares: a dot and an interval for each player, from 0 to 100 %."""

from collections.abc import Sequence

from spadework.engine.picture.alone import standalone
from spadework.engine.picture.letters import fitted
from spadework.engine.picture.parts import picture
from spadework.engine.picture.svg import element, group, words
from spadework.lab.standings import Standing

WIDTH, MARGIN = 720.0, 24.0
HEAD, ROW, FOOT = 108.0, 44.0, 44.0
FIRST, LAST = 240.0, 520.0
"""Horizontal positions of 0 % and 100 %."""
TEXT, TITLE = 15.0, 22.0
COLOURS = 8


def draw(title: str, standings: Sequence[Standing]) -> str:
    """Return the picture as SVG with embedded styles. `title` names the games played."""
    bottom = HEAD + ROW * len(standings)
    even = 1 / len(standings)
    return standalone(
        picture(
            WIDTH,
            bottom + FOOT,
            title,
            "Share of wins with 95% confidence interval. "
            + " ".join(f"{row.player}: {_wins_text(row)}." for row in standings),
            [
                element("rect", width=WIDTH, height=bottom + FOOT, class_="paper"),
                words(fitted(title, WIDTH - 2 * MARGIN, TITLE), MARGIN, 42, TITLE, "display"),
                words("Share of wins with 95% confidence interval", MARGIN, 68, TEXT, "quiet"),
                *(_mark(share / 4, bottom, "line") for share in range(5)),
                _mark(even, bottom, "gap"),
                words("even", _across(even), HEAD - 4, TEXT, "quiet", "middle"),
                *(words(f"{25 * part}%", _across(part / 4), bottom + 24, TEXT, "quiet", "middle") for part in range(5)),
                *(_row(row, number, HEAD + ROW * (number + 0.5)) for number, row in enumerate(standings)),
            ],
        ),
        {},
    )


def _across(share: float) -> float:
    return FIRST + (LAST - FIRST) * share


def _mark(share: float, bottom: float, class_: str) -> str:
    return element("line", x1=_across(share), x2=_across(share), y1=HEAD, y2=bottom, class_=class_)


def _row(row: Standing, number: int, y: float) -> str:
    ends = (_across(row.wins_from), _across(row.wins_to))
    strokes = [(ends[0], y, ends[1], y), *((end, y - 7, end, y + 7) for end in ends)]
    return group(
        words(fitted(row.player, FIRST - MARGIN - 16, TEXT), MARGIN, y + TEXT / 3, TEXT, "bold"),
        *(element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="pen", stroke_width=2) for x1, y1, x2, y2 in strokes),
        element("circle", cx=_across(row.wins), cy=y, r=7, class_=f"fill-seat-{number % COLOURS}"),
        words(_wins_text(row), WIDTH - MARGIN, y + TEXT / 3, TEXT, anchor="end"),
        id=f"player-{number}",
    )


def _wins_text(row: Standing) -> str:
    return f"{row.wins:.1%} ({row.wins_from:.0%} to {row.wins_to:.0%})"
