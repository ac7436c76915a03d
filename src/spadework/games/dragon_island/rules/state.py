"""The state of Dragon Island and its material.

Fields are numbered row by row: 0 to 60 on the island, 61 to 66 the boats, clockwise. A hunter has the number of its boat. Terrains, and
with them the colours, are those of TERRAINS; cards are told apart by kind only, a number below KINDS, and a hand is a rising list of kinds.
"""

import numpy as np

SEATS = range(3, 7)
MOST_SEATS = 6
ISLAND = 61
TREASURE_FIELD = 30
HUNTERS = 6
FIELDS = ISLAND + HUNTERS
TERRAINS = ("volcano", "forest", "farmland", "mountain", "water", "desert")
KINDS_OF_TERRAIN = len(TERRAINS)
COLOURS = ("red", "green", "brown", "grey", "blue", "yellow")
DRAGONS = 2
PAIRS = 7
COINS = 2  # in a pair
HAND = 6
PARTS = tuple(f"pair-{pair + 1}" for pair in range(PAIRS))

DOUBLES = len(TERRAINS)
KIND_NAMES = (
    *TERRAINS,
    *(f"double-{number + 1}" for number in range(len(TERRAINS))),
    "forces",
    "elements",
    "patrol",
    "curse",
    "flight",
    "journey",
    "terror",
    "attack",
    "slumber",
    "counterspell",
    "infidelity",
    "slumber-or-terror",
    "counterspell-or-terror",
    "infidelity-or-attack",
)
KINDS = len(KIND_NAMES)
FORCES, ELEMENTS, PATROL, CURSE, FLIGHT, JOURNEY_CARD, TERROR, ATTACK, SLUMBER_CARD, COUNTERSPELL, INFIDELITY = range(
    12, 23
)
SLUMBER_OR_TERROR, COUNTERSPELL_OR_TERROR, INFIDELITY_OR_ATTACK = range(23, 26)
NO_TERRAIN = -2

MOST_MOVES = 640
MOST_CHANCES = KINDS
MOST_WAYS = 18  # of flying on from a field

MATERIAL = np.dtype(
    [
        ("not_for_dragons", "i8"),  # bit mask of the fields in front of boats, and the treasure field
        ("value", "i2", PAIRS),  # of a coin of each pair
        ("neighbour", "i1", (FIELDS, 6)),  # NO_FIELD where there are fewer
        ("flight", "i1", (FIELDS, MOST_WAYS, 2)),  # the field flown over, and where one lands, sorted by landing
        ("tile", "i1", ISLAND),  # first layout; NO_TERRAIN on the treasure field
        ("own", "i1", HUNTERS),  # the terrain of each hunter's colour
        ("shows", "i1", (KINDS, 2)),  # terrains on a card, NO_TERRAIN where there are fewer
        ("copies", "i1", KINDS),
    ],
    align=True,
)

STARTING, DRAWING, TURN, ANNOUNCED, LEAVING, TAKING, SHARING, PASSING, AGREEING, OVER = range(10)
NOTHING_AIMED, FIRST_TILE, SECOND_TILE, WHICH_DRAGON, WHERE_DRAGON = range(5)

NO_CARD = -2
NO_FIELD = -2
NO_HUNTER = -2
NO_SEAT = -2
NO_PAIR = -2
NOT_ASKED, ASKED, ANSWERED = range(3)

STATE = np.dtype(
    [
        ("trodden", "i8"),  # bit mask of fields left in this turn by steps that cost and changed nothing
        ("announced", "i4"),  # the move that others may react to; NOTHING at other times
        ("answer", "i4", MOST_SEATS),  # the sealed reaction, NOTHING before
        ("turns", "i2"),  # begun
        ("limit", "i2"),  # after how many the game ends; 0 without one
        ("pairs", "i1"),  # cashed in or out of the game, with which it ends
        ("tile", "i1", ISLAND),
        ("hunter", "i1", HUNTERS),  # where each stands; NO_FIELD when it is not in the game
        ("owner", "i1", HUNTERS),  # its seat
        ("carries", "i1", HUNTERS),  # the pair that it carries or stands with, or NO_PAIR
        ("dragon", "i1", DRAGONS),  # where each is; NO_FIELD before
        ("hand", "i1", (MOST_SEATS, HAND)),  # kinds of cards, rising, then NO_CARD
        ("cards", "i1", MOST_SEATS),  # in each hand
        ("kept", "i1", MOST_SEATS),  # how many of them were in each hand already when its last turn ended, at most
        # known[who, whose]: kinds that `who` knows to be in another's hand, rising, then NO_CARD
        ("known", "i1", (MOST_SEATS, MOST_SEATS, HAND)),
        ("draw_pile", "i1", KINDS),  # how many of each kind
        ("discard_pile", "i1", KINDS),
        ("spent", "i1", KINDS),  # in this turn
        ("in_draw_pile", "i1"),
        ("coins", "i1", (MOST_SEATS, PAIRS)),  # won
        ("asked", "i1", MOST_SEATS),  # NOT_ASKED, ASKED, ANSWERED
        ("quiet", "i1", MOST_SEATS),  # 1 for whoever does not want to be asked again in this turn
        ("free", "i1", len(TERRAINS)),  # 1 where a Journey made a terrain free for this turn
        ("tiles", "i1", 2),  # chosen to be swapped, or NO_FIELD
        ("seats", "i1"),
        ("phase", "i1"),
        ("aim", "i1"),  # what the active player has still to choose before the announcement, NOTHING_AIMED but in TURN
        ("active", "i1"),  # whose turn it is, NO_SEAT before the draw
        ("turn", "i1"),  # who is to decide now
        ("moved", "i1"),  # the hunter that this turn belongs to, or NO_HUNTER
        ("acted", "i1"),  # 1 when the active player has moved or played a card
        ("slumber", "i1"),  # whose Slumber may be countered now, or NO_SEAT
        ("card", "i1"),  # the action card being played, or NO_CARD
        ("moving_dragon", "i1"),
        ("next_pair", "i1"),  # on the treasure field; PAIRS when there is none
        ("settled", "i1"),  # pairs that are cashed in or out of the game
        ("boat", "i1"),  # into which a treasure has been brought, or NO_FIELD
        ("claims", "i1"),  # Infidelities played for it
        ("victim", "i1"),  # from whose hand chance draws
        ("left_to_draw", "i1"),  # cards still to be drawn from it
        ("drawing_all", "i1"),  # 1 while a Curse draws from one after another
        ("undecided", "i1"),  # bit mask of those who have still to say whether the game may end
        ("proposed", "i1"),  # 1 when the end was proposed in this turn
    ]
)
