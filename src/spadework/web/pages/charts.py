"""The points of a game as pictures: lines over its turns, and bars of their parts."""

from collections.abc import Sequence
from itertools import accumulate

from markupsafe import Markup

from spadework.engine.picture.svg import element, number
from spadework.table.course import Stand

WIDTH, HEIGHT, BAR = 1000, 300, 40
"""They are stretched to the place that they get; what is written beside them is not."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
TICKS = 5


def scale(stands: Sequence[Stand]) -> list[int]:
    """The values that are marked at the side of a chart, the lowest first; all points lie between the first and the last.

    >>> scale([Stand("1", 0, (0, 3)), Stand("2", 1, (38, 12))])
    [0, 10, 20, 30, 40]
    """
    points = [points for stand in stands for points in stand.points]
    low, high = min(0, *points), max(1, *points)
    step = next((step for step in STEPS if (high - low) / step <= TICKS - 1), STEPS[-1])
    first, last = low // step * step, -(-high // step) * step
    return list(range(first, last + step, step))


def lines(stands: Sequence[Stand], title: str) -> Markup:
    """A line for each seat: its points after every turn."""
    ticks = scale(stands)
    points = [tuple(0 for _ in stands[0].points), *(stand.points for stand in stands)]

    def place(turn: int, value: int) -> str:
        down = HEIGHT * (ticks[-1] - value) / (ticks[-1] - ticks[0])
        return f"{number(WIDTH * turn / (len(points) - 1))} {number(down)}"

    grid = "".join(f"M{place(0, tick)}H{WIDTH}" for tick in ticks)
    return Markup(
        element(
            "svg",
            element("title", title),
            element("path", d=grid, class_="grid"),
            *(
                element(
                    "path",
                    d="M" + "L".join(place(turn, values[seat]) for turn, values in enumerate(points)),
                    class_=f"line-{seat}",
                )
                for seat in reversed(range(len(points[0])))
            ),
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            preserveAspectRatio="none",
            class_="lines",
            role="img",
        )
    )


def change(number: int, most: int) -> Markup:
    """What something changed, as a bar to the right of the middle, or to the left if it is less than nothing; `most` fills a half."""
    length = WIDTH / 2 * abs(number) / max(most, 1)
    begin = WIDTH / 2 - (length if number < 0 else 0)
    return Markup(
        element(
            "svg",
            element("path", d=f"M{WIDTH // 2} 0V{BAR}", class_="grid"),
            element("rect", x=begin, width=length, height=BAR, class_="less" if number < 0 else "more"),
            viewBox=f"0 0 {WIDTH} {BAR}",
            preserveAspectRatio="none",
            class_="change",
            aria_hidden="true",
        )
    )


def bar(seat: int, parts: Sequence[int], most: int) -> Markup:
    """The parts of a score side by side; `most` are the points that fill the whole width."""
    ends = list(accumulate(max(part, 0) for part in parts))
    scaled = [WIDTH * end / max(most, 1) for end in ends]
    return Markup(
        element(
            "svg",
            *(
                element("rect", x=begin, width=end - begin, height=BAR, class_=f"fill-seat-{seat} part-{index}")
                for index, (begin, end) in enumerate(zip([0.0, *scaled[:-1]], scaled, strict=True))
                if end > begin
            ),
            viewBox=f"0 0 {WIDTH} {BAR}",
            preserveAspectRatio="none",
            class_="bar",
            aria_hidden="true",
        )
    )
