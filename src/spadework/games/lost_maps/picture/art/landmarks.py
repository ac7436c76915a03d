"""Landmarks: in plain boxes of an island, each around 0 in a square of 44, and in the sea, each around 0 in a square of 52."""

from spadework.engine.picture.svg import group, star
from spadework.games.lost_maps.picture.art.signs import (
    DARK,
    GOLD,
    IVORY,
    LEAF,
    RED,
    STONE,
    WATER,
    WOOD,
    dot,
    eye,
    figure,
    line,
    moonlit,
    rope,
    shape,
)

CROWN = "M-15 1Q-21-9-11-14Q-5-23 6-18Q18-17 18-6Q17 4 5 2Q-7 7-15 1Z"
PETAL = "M0-3Q-8-19 0-19Q8-19 0-3Z"
BONE = (
    "M-10-3H10Q10-8 14.5-7.5Q19-6 17 0Q19 6 14.5 7.5Q10 8 10 3H-10Q-10 8-14.5 7.5Q-19 6-17 0Q-19-6-14.5-7.5Q-10-8-10-3Z"
)

PARROT = figure(
    shape("M-10 20Q-16 6-9-7Q-6-20 4-19Q13-18 13-7Q12 6-1 15Z", RED),
    shape("M-8-3Q4-7 6 3Q3 12-9 17Q-12 6-8-3Z", "#2e86c1"),
    shape("M-7 4Q2 2 3 7Q-1 12-9 14Z", GOLD),
    shape("M10-16Q20-14 15-4Q11-5 9-9Z", GOLD),
    eye(5, -12, 3),
    line("M-15 18H13", 3),
)
SKULL = figure(
    shape("M0-18C14-18 19-8 16 1C15 6 11 7 10 9V17H-10V9C-11 7-15 6-16 1C-19-8-14-18 0-18Z", IVORY),
    dot(-6.5, -2, 4.4),
    dot(6.5, -2, 4.4),
    shape("M0 3L-2.6 8H2.6Z", DARK),
    line("M-4 17V12M0 17V12M4 17V12"),
)
THUNDER = figure(
    shape("M1-1L-8 11H-1L-6 22L11 7H4L10-2Z", GOLD),
    shape("M-17 3Q-23-8-12-11Q-7-22 5-17Q16-19 17-8Q24-3 17 3Z", "#c3ced6"),
)
CANNON = moonlit(
    shape("M-19-4L12-14Q19-14 19-7L17-1L-14 8Q-22 4-19-4Z", "#65717a"),
    line("M10-13L14 0"),
    dot(-3, 9, 10, WOOD),
    line("M-3-1V19M-13 9H7"),
    dot(-3, 9, 2.6, GOLD),
    dot(16, 14, 4.6),
)
TOMB = figure(
    shape("M-12 17V-5Q-12-18 0-18Q12-18 12-5V17Z", "#cfd3d4"),
    line("M-19 17H19", 3),
    shape("M-7 3V-6L-3-2L0-8L3-2L7-6V3Z", GOLD),
    line("M-6 9H6"),
)
VOLCANO = figure(
    line("M-3-13Q-10-17-3-21M4-12Q12-16 6-22"),
    shape("M-22 18Q-10 8-8-9Q0-5 8-9Q10 8 22 18Z", "#b5653f"),
    shape("M-8-9Q0-5 8-9L6 1Q4 7 2 0Q-1 5-3-1Q-6 4-8-9Z", "#f0702a"),
)
TEMPLE = figure(
    shape("M-14-6H-8V13H-14ZM-3-6H3V13H-3ZM8-6H14V13H8Z", IVORY),
    shape("M-19-5L0-18L19-5Z", "#e9dcc0"),
    shape("M-19 12H19V18H-19Z", "#e9dcc0"),
)
HUT = figure(
    shape("M-13-1H13V17H-13Z", "#c99655"),
    shape("M-4 17V5H4V17Z", "#5e3c18"),
    shape("M-20 2Q-9-4 0-19Q9-4 20 2Q10 6 0 2Q-10 6-20 2Z", "#e6c063"),
    line("M-7-3L-3-10M5-3L2-9"),
)
GEM = figure(
    shape("M-16-5L-8-15H8L16-5L0 18Z", "#49c793"),
    shape("M-5-5L-8-15H8L5-5Z", "#a7ecd0"),
    line("M-16-5H16M-5-5L0 18L5-5"),
)
BARREL = figure(
    shape("M-11-15Q0-19 11-15Q17 0 11 15Q0 19-11 15Q-17 0-11-15Z", WOOD),
    line("M-14-6Q0-1 14-6M-14 6Q0 11 14 6M-11-14Q0-10 11-14"),
    dot(0, 2, 2.6),
)
LIGHTHOUSE = figure(
    line("M-10-11L-20-15M-10-8H-21M10-11L20-15M10-8H21"),
    shape("M-8 18L-5-5H5L8 18Z", "#fffdf7"),
    shape("M-6.2 3H6.2L7 10H-7Z", RED),
    shape("M-5-5V-13H5V-5Z", GOLD),
    shape("M-7-13L0-20L7-13Z", RED),
    line("M-15 18H15", 3),
)
CHEST = figure(
    shape("M-13-2Q-6-11 0-6Q7-12 13-2Z", GOLD),
    shape("M-17-3Q-17-17 0-17Q17-17 17-3L13-6Q0-13-13-6Z", WOOD),
    shape("M-17-1H17V15H-17Z", "#b87a35"),
    line("M-17 5H17M-10-1V15M10-1V15"),
    shape("M-4 1H4V9H-4Z", GOLD),
)
PINEAPPLE = figure(
    shape("M0-8L-11-17L-4-16L0-22L4-16L11-17Z", LEAF),
    shape("M0-9Q12-8 12 5Q11 19 0 19Q-11 19-12 5Q-12-8 0-9Z", "#f0b63c"),
    line("M-9-3L8 13M-11 5L2 18M9-3L-8 13M11 5L-2 18", 1.4),
)
LAGOON = figure(
    shape("M-20 2Q-19-14-2-12Q8-20 18-9Q25 4 15 12Q2 20-9 14Q-21 14-20 2Z", WATER),
    line("M-11-1q4-4 8 0t8 0M-5 7q4-4 8 0t8 0", 1.8),
    shape("M8-7Q12-14 16-8Z", LEAF),
)
CRAB = figure(
    line("M-12 6L-20 9M-11 10L-18 16M12 6L20 9M11 10L18 16M-4-4V-11M4-4V-11"),
    shape("M-13-1Q-22-6-17-16Q-14-10-9-11Q-10-4-13-1Z", RED),
    shape("M13-1Q22-6 17-16Q14-10 9-11Q10-4 13-1Z", RED),
    shape("M0-6Q15-6 15 5Q12 15 0 15Q-12 15-15 5Q-15-6 0-6Z", RED),
    eye(-4, -12, 3),
    eye(4, -12, 3),
    line("M-5 8Q0 12 5 8"),
)
DRUM = figure(
    line("M-5-9L9-20M6-9L18-17", 2.6),
    shape("M-15-6V9Q0 19 15 9V-6Z", "#b5533c"),
    shape("M0-13Q15-13 15-6Q15 0 0 0Q-15 0-15-6Q-15-13 0-13Z", IVORY),
    line("M-15-2L-8 12L0 1L8 12L15-2"),
)
SUN = figure(
    shape(star(12, 21, 13), "#f4b942"),
    dot(0, 0, 11, GOLD),
    dot(-4, -2, 1.5),
    dot(4, -2, 1.5),
    line("M-5 3Q0 8 5 3"),
)
SNAKE = figure(
    rope("M-17 13Q-4 20 5 13Q15 6 3 2Q-9-2-6-9Q-2-16 8-13", "#7fb84f", 5.5),
    shape("M6-18Q19-18 18-11Q14-6 6-8Z", "#7fb84f"),
    eye(11, -14, 2.2),
    line("M18-11L22-9", 1.6),
)
IDOL = figure(
    shape("M-12-16H12L14 6Q12 19 0 19Q-12 19-14 6Z", STONE),
    shape("M-14-15Q0-24 14-15L10-9L5-13L0-8L-5-13L-10-9Z", LEAF),
    line("M-11-4H-3L-4 7H4L3-4H11M-6 13H6"),
    dot(-7, 0, 1.6),
    dot(7, 0, 1.6),
)
FRUIT = figure(
    shape("M-3 19Q-1 6-1 0H3Q3 8 5 19Z", WOOD),
    shape(CROWN, LEAF),
    dot(-8, -5, 3.6, "#f08a3c"),
    dot(3, -11, 3.6, "#f08a3c"),
    dot(10, -3, 3.6, "#f08a3c"),
)
TENT = figure(
    shape("M0-16V-22L9-19L0-16Z", RED),
    shape("M-20 16L0-16L20 16Z", "#ead9a4"),
    shape("M-6 16L0-9L6 16Z", "#5a4a34"),
    line("M0-16L-20 16"),
)
FERN = moonlit(
    shape("M-4 16Q-16 16-20 7Q-8 5-4 16ZM-3 7Q-15 5-17-5Q-5-4-3 7ZM1-2Q-9-5-9-15Q1-12 1-2Z", LEAF),
    shape("M-4 15Q7 17 15 10Q4 3-4 15ZM-2 6Q9 7 17 0Q6-6-2 6ZM2-3Q11-3 16-10Q7-14 2-3Z", LEAF),
    line("M-5 20Q-3 2 8-17"),
)
FROG = figure(
    dot(-8, -8, 6, "#79c463"),
    dot(8, -8, 6, "#79c463"),
    shape("M-18 9Q-19-3-8-5Q0-7 8-5Q19-3 18 9Q13 17 0 17Q-13 17-18 9Z", "#79c463"),
    eye(-8, -9, 3.6),
    eye(8, -9, 3.6),
    line("M-10 5Q0 12 10 5"),
)
TREE = figure(
    shape("M-9 19Q-5 6-7-2H8Q5 6 10 19Z", WOOD),
    shape("M1 5Q6 6 5 12Q4 17 1 17Q-2 16-3 12Q-3 6 1 5Z", DARK),
    shape(CROWN, LEAF),
    line("M-6-9q3-4 6 0M6-6q3-4 6 0", 1.5),
)
SPIDER = moonlit(
    line("M-19-19L19 19M19-19L-19 19M0-21V21M-21 0H21", 1),
    line("M0-14L10-10L14 0L10 10L0 14L-10 10L-14 0L-10-10Z", 1),
    line("M-4-2L-13-9M-5 2L-15 1M-5 6L-13 13M4-2L13-9M5 2L15 1M5 6L13 13"),
    dot(0, 5, 7, "#5b4a63"),
    dot(0, -4, 5, "#5b4a63"),
    eye(-2, -5, 2),
    eye(2.4, -5, 2),
)
ORCHID = figure(
    line("M0 4Q4 14-2 21", 2.6),
    *(group(shape(PETAL, "#e88bb8"), transform=f"rotate({turn})") for turn in (0, 72, 144, 216, 288)),
    dot(0, 0, 4.4, GOLD),
)
CAVE = figure(
    shape("M-21 17Q-19-10-4-17Q11-19 17-4Q22 6 22 17Z", STONE),
    shape("M-10 17Q-10-4 0-5Q10-4 10 17Z", "#2b2622"),
    dot(-3.5, 5, 1.8, GOLD, "none"),
    dot(3.5, 5, 1.8, GOLD, "none"),
    line("M-13-3L-9-8M11-8L14-3"),
)
WATERFALL = figure(
    shape("M-8-15H8V14H-8Z", WATER),
    shape("M-21 16V-11L-14-15H-8V16ZM8 16V-15H15L21-10V16Z", STONE),
    line("M-3-10V7M3-7V10", 1.6),
    shape("M-15 18Q-13 11-8 14Q-5 9 0 13Q5 9 8 14Q13 11 15 18Z", "#f4fbfd"),
)
BELL = figure(
    dot(0, 15, 4.4, "#b5833a"),
    dot(0, -18, 3, "none"),
    shape("M0-16Q11-15 12 0Q12 8 17 13H-17Q-12 8-12 0Q-11-15 0-16Z", GOLD),
    line("M-13 7H13M-6-9Q-8-5-8 0"),
)
BEEHIVE = figure(
    shape("M0-19Q17-15 17 4Q17 17 8 17H-8Q-17 17-17 4Q-17-15 0-19Z", "#e8b04a"),
    line("M-11-12H11M-15-4H15M-17 4H17"),
    dot(0, 11, 4),
    dot(17, -16, 3.4, GOLD),
    line("M16-19L13-23M18-19L21-23", 1.5),
)
TURTLE = figure(
    shape("M-14 7V15H-6V7ZM4 7V15H12V7Z", "#b3d596"),
    shape("M14 3Q23-4 23 6Q20 12 14 9Z", "#b3d596"),
    shape("M-18 9Q-15-14 0-14Q15-14 17 9Z", "#5a9c66"),
    line("M-8 9L-4-4H6L10 9M-4-4L-6-12M6-4L8-11"),
    dot(19, 2, 1.3),
)
RAVEN = moonlit(
    line("M-1 9V18M4 7V18M-6 18H10"),
    shape("M-21 13Q-11-4-1-9Q1-19 10-17Q13-16 21-11L12-8Q13 5 0 10Q-9 12-21 13Z", "#4d5b68"),
    line("M-13 9Q-3 6 3-2"),
    dot(8, -12, 2, GOLD, "none"),
)
NEEDLE = figure(
    shape("M-10 18L-4-9L2-22L7-5L12 18Z", "#c5cacc"),
    line("M2-22L1 0L4 18M-4-9L-3 2M7-5L5 5"),
    line("M-18 18H19", 3),
)
BONES = figure(
    group(shape(BONE, IVORY), transform="rotate(36)"),
    group(shape(BONE, IVORY), transform="rotate(-36)"),
)
FOG = figure(
    shape("M-20-3Q-23-11-13-12Q-8-18-1-13Q8-17 12-10Q21-9 19-3Z", "#e6ebee"),
    shape("M-15 15Q-22 11-15 6Q-9 0-2 5Q6 0 12 6Q22 7 20 15Z", "#d3dbe0"),
    line("M-12-7H4M-6 11H10", 1.4),
)
MAST = figure(
    shape("M-4 20L-1-16L2-20L4-14L3 20Z", WOOD),
    shape("M-15-9Q-10 1-14 10L-6 6L0 11L6 5L12 9Q14-2 17-12Z", IVORY),
    line("M-18-8L19-13", 3),
    line("M-14 20H14", 3),
)

ASHORE = {
    "parrot": PARROT,
    "skull": SKULL,
    "thunder": THUNDER,
    "cannon": CANNON,
    "tomb": TOMB,
    "volcano": VOLCANO,
    "temple": TEMPLE,
    "hut": HUT,
    "gem": GEM,
    "barrel": BARREL,
    "lighthouse": LIGHTHOUSE,
    "chest": CHEST,
    "pineapple": PINEAPPLE,
    "lagoon": LAGOON,
    "crab": CRAB,
    "drum": DRUM,
    "sun": SUN,
    "snake": SNAKE,
    "idol": IDOL,
    "fruit": FRUIT,
    "tent": TENT,
    "fern": FERN,
    "frog": FROG,
    "tree": TREE,
    "spider": SPIDER,
    "orchid": ORCHID,
    "cave": CAVE,
    "waterfall": WATERFALL,
    "bell": BELL,
    "beehive": BEEHIVE,
    "turtle": TURTLE,
    "raven": RAVEN,
    "needle": NEEDLE,
    "bones": BONES,
    "fog": FOG,
    "mast": MAST,
}
"""The landmarks by name."""


# In the sea

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
SHIP = moonlit(
    line("M0 7V-22M-12 7"),
    shape("M3-19Q18-14 14-2H3Z", IVORY),
    shape("M-3-15Q-16-10-14-1H-3Z", IVORY),
    shape("M0-22L-9-20L0-17Z", RED),
    shape("M-21 4H21L14 17H-14Z", WOOD),
    line("M-17 10H17"),
    line(SWELL),
)
WRECK = moonlit(
    line("M-6 0L-16-22M-17-12L-5-17", 2.6),
    shape("M-15-18Q-4-14-1-4L-8-6Z", IVORY),
    shape("M-24 14L-18-3L-6 3L0-1L7 6L17-9L23-7L18 16Z", WOOD),
    line("M-14 0L-16 12M-4 4L-5 14M8 6L9 14M16-6L14 12"),
    line(SWELL),
)
FIN = moonlit(
    shape("M-12 15Q-6-15 12-21Q7-4 14 15Z", "#8b9aa6"),
    line("M-2 8Q1-2 6-8"),
    line(SWELL),
)
ANCHOR = moonlit(
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
