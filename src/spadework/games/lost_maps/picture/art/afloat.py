"""Landmarks of the sea, each around 0 in a square of 52."""

from spadework.games.lost_maps.picture.art.pen import GOLD, IVORY, RED, WOOD, dot, eye, figure, line, rope, shape

SWELL = "M-24 17q6-6 12 0t12 0t12 0t12 0"

KRAKEN = figure(
    rope("M-18 20Q-22 0-12-7Q-4-13-10-20", "#a565a0", 6),
    rope("M18 20Q22 2 13-5Q6-11 12-19", "#a565a0", 6),
    shape("M-11 18Q-13-6 0-8Q13-6 11 18Z", "#a565a0"),
    eye(-4.5, 4, 3.6),
    eye(4.5, 4, 3.6),
    line(SWELL),
)
WHALE = figure(
    line("M-9-14Q-9-23-17-22M-9-14Q-9-23-1-22"),
    shape("M-24 4Q-22-12-4-12Q12-12 14 1Q16-6 24-10Q26 1 18 9Q8 18-7 17Q-22 16-24 4Z", "#6d97b6"),
    shape("M-23 8Q-12 11-2 16Q-18 18-23 8Z", IVORY),
    eye(-14, 1, 2.6),
)
SERPENT = figure(
    shape("M-24 16Q-24 4-18 4Q-12 4-12 16Z", "#57a88f"),
    shape("M-9 16Q-9-4-1-4Q7-4 7 16H2Q2 3-1 3Q-4 3-4 16Z", "#57a88f"),
    shape("M9 16Q12 0 8-9Q8-21 18-19L25-13L16-10Q18 2 17 16Z", "#57a88f"),
    eye(14, -14, 2.4),
    line(SWELL),
)
SHIP = figure(
    line("M0 7V-22M-12 7"),
    shape("M3-19Q18-14 14-2H3Z", IVORY),
    shape("M-3-15Q-16-10-14-1H-3Z", IVORY),
    shape("M0-22L-9-20L0-17Z", RED),
    shape("M-21 4H21L14 17H-14Z", WOOD),
    line("M-17 10H17"),
    line(SWELL),
)
WRECK = figure(
    line("M-6 0L-16-22M-17-12L-5-17", 2.6),
    shape("M-15-18Q-4-14-1-4L-8-6Z", IVORY),
    shape("M-24 14L-18-3L-6 3L0-1L7 6L17-9L23-7L18 16Z", WOOD),
    line("M-14 0L-16 12M-4 4L-5 14M8 6L9 14M16-6L14 12"),
    line(SWELL),
)
FIN = figure(
    shape("M-12 15Q-6-15 12-21Q7-4 14 15Z", "#8b9aa6"),
    line("M-2 8Q1-2 6-8"),
    line(SWELL),
)
ANCHOR = figure(
    rope("M0-10V18M-9-4H9M-17 6Q-14 18 0 18Q14 18 17 6", "#8b9aa6", 3.4),
    dot(0, -15, 5, "none"),
)
GULL = figure(
    shape("M-24-5Q-13-16-3-4Q0-1 3-4Q13-16 24-5Q12-9 5 3Q0 9-5 3Q-12-9-24-5Z", "#fffdf7"),
    dot(0, 1, 1.4),
    shape("M-2 5L0 10L2 5Z", GOLD),
)
PEARL = figure(
    shape("M-19 2Q-15-20 0-20Q15-20 19 2Q0-4-19 2Z", "#e3b7c8"),
    line("M0-20V-2M-8-17L-5-2M8-17L5-2", 1.5),
    shape("M-19 2Q0 8 19 2Q15 18 0 18Q-15 18-19 2Z", "#c893a9"),
    dot(0, 2, 6, "#fffdf7"),
)

AFLOAT = {
    "kraken": KRAKEN,
    "whale": WHALE,
    "serpent": SERPENT,
    "ship": SHIP,
    "wreck": WRECK,
    "fin": FIN,
    "anchor": ANCHOR,
    "gull": GULL,
    "pearl": PEARL,
}
"""The landmarks by name."""
