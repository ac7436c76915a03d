"""Sizes of the tables, wide and tall, and of what lies on them."""

from collections.abc import Mapping

from spadework.games.dragon_island.rules import state as s

WIDE, TALL = 1280, 360
WIDE_FIELD, TALL_FIELD = 72.0, 36.0
"""The width of a field."""

WIDE_CARD, TALL_CARD = (196.0, 246.0), (113.0, 156.0)
"""Width and height of the viewer's cards."""

WIDE_CHART = 734.0
TALL_STAGE, TALL_SEAT, TALL_COINS, TALL_BOARD, TALL_SPENT = 132.0, 60.0, 46.0, 372.0, 34.0
"""Heights of the parts of a tall chart; seats by row."""


SHEETS: Mapping[str, tuple[float, float]] = {
    "stage-wide": (368.0, 178.0),
    "stage-tall": (TALL - 16.0, TALL_STAGE - 8),
    "seat-wide-3": (272.0, 112.0),
    "seat-wide-2": (272.0, 152.0),
    "seat-tall": ((TALL - 22.0) / 2, TALL_SEAT - 6),
}
"""Sheets of paper on the chart; seats in a wide picture by the number in a column."""


def rows_of(seats: int) -> int:
    """The rows of seats in a tall picture."""
    return -(-seats // 2)


def tall_chart(seats: int) -> float:
    """The height of the chart in a tall picture."""
    return 8 + TALL_STAGE + rows_of(seats) * TALL_SEAT + TALL_COINS + TALL_BOARD + TALL_SPENT


def chart_name(seats: int, wide: bool) -> str:
    """The name of the chart for a table."""
    return "wide" if wide else f"tall-{rows_of(seats)}"


def charts() -> Mapping[str, tuple[float, float]]:
    """The sizes of all charts by name."""
    tall = {chart_name(seats, wide=False): (float(TALL), tall_chart(seats)) for seats in s.SEATS}
    return {"wide": (float(WIDE), WIDE_CHART), **tall}
