"""What may stand on an island, or swim beside it, to tell it from the others."""

ASHORE = (
    "parrot",
    "skull",
    "thunder",
    "cannon",
    "tomb",
    "volcano",
    "temple",
    "hut",
    "gem",
    "barrel",
    "lighthouse",
    "chest",
    "pineapple",
    "lagoon",
    "crab",
    "drum",
    "sun",
    "snake",
    "idol",
    "fruit",
    "tent",
    "fern",
    "frog",
    "tree",
    "spider",
    "orchid",
    "cave",
    "waterfall",
    "bell",
    "beehive",
    "turtle",
    "raven",
    "needle",
    "bones",
    "fog",
    "mast",
)
"""Drawn inside a plain box."""

AFLOAT = ("kraken", "whale", "serpent", "ship", "wreck", "fin", "anchor", "gull", "pearl")
"""Drawn in the sea."""

LANDMARKS = ASHORE + AFLOAT
