"""The state of Dragon Island and its material.

Fields are numbered row by row: 0 to 60 on the island, 61 to 66 the boats, clockwise. A hunter has the number of its boat. A terrain is an
index of TERRAINS, and its colour the same index of COLOURS. A card is its kind, a number below KINDS; a hand is a sorted list of kinds.
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
FORCES, ELEMENTS, PATROL, CURSE, FLIGHT, JOURNEY, TERROR, ATTACK, SLUMBER, COUNTERSPELL, INFIDELITY = range(12, 23)
SLUMBER_OR_TERROR, COUNTERSPELL_OR_TERROR, INFIDELITY_OR_ATTACK = range(23, 26)
NO_TERRAIN = -2

MOST_MOVES = 640
MOST_CHANCES = KINDS
MOST_WAYS = 18  # to fly from a field

MATERIAL = np.dtype(
    [
        ("not_for_dragons", "i8"),  # bit mask of the fields in front of boats, and the treasure field
        ("value", "i2", PAIRS),  # of a coin of each pair
        ("neighbour", "i1", (FIELDS, 6)),  # NO_FIELD where there are fewer
        ("flight", "i1", (FIELDS, MOST_WAYS, 2)),  # the field flown over and the landing field, sorted by landing field
        ("tile", "i1", ISLAND),  # initial layout; NO_TERRAIN on the treasure field
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
        ("trodden", "i8"),  # bit mask of fields left this turn by free steps that changed nothing else
        ("announced", "i4"),  # the move that players may react to, or NOTHING
        ("answer", "i4", MOST_SEATS),  # the sealed answer, NOTHING before
        ("turns", "i2"),  # turns begun
        ("limit", "i2"),  # turn limit; 0 for none
        ("pairs", "i1"),  # the game ends when this many pairs are settled
        ("tile", "i1", ISLAND),  # terrain of each field
        ("hunter", "i1", HUNTERS),  # field; NO_FIELD for a hunter that is not in the game
        ("owner", "i1", HUNTERS),  # seat
        ("carries", "i1", HUNTERS),  # the pair it carries or guards, or NO_PAIR
        ("dragon", "i1", DRAGONS),  # field; NO_FIELD until it enters the game
        ("hand", "i1", (MOST_SEATS, HAND)),  # kinds of cards, sorted, then NO_CARD
        ("cards", "i1", MOST_SEATS),  # in each hand
        ("kept", "i1", MOST_SEATS),  # upper bound of cards held since the end of the seat's last turn
        # known[who, whose]: kinds that `who` knows to be in another's hand, sorted, then NO_CARD
        ("known", "i1", (MOST_SEATS, MOST_SEATS, HAND)),
        ("draw_pile", "i1", KINDS),  # copies of each kind
        ("discard_pile", "i1", KINDS),
        ("spent", "i1", KINDS),  # in this turn
        ("in_draw_pile", "i1"),
        ("coins", "i1", (MOST_SEATS, PAIRS)),  # won
        ("asked", "i1", MOST_SEATS),  # NOT_ASKED, ASKED, ANSWERED
        ("quiet", "i1", MOST_SEATS),  # 1 for a seat that skips reactions this turn
        ("free", "i1", len(TERRAINS)),  # 1 for a terrain that a Journey made free this turn
        ("tiles", "i1", 2),  # chosen for a swap, or NO_FIELD
        ("seats", "i1"),
        ("phase", "i1"),  # STARTING, DRAWING, TURN, ANNOUNCED, LEAVING, TAKING, SHARING, PASSING, AGREEING or OVER
        # What the active player chooses next: FIRST_TILE, SECOND_TILE, WHICH_DRAGON, WHERE_DRAGON, or NOTHING_AIMED.
        ("aim", "i1"),
        ("active", "i1"),  # whose turn it is, NO_SEAT before the start
        ("turn", "i1"),  # the seat that draws, or decides at the boat
        ("moved", "i1"),  # the hunter that moves this turn, or NO_HUNTER
        ("acted", "i1"),  # 1 when the active player has moved or played a card
        ("slumber", "i1"),  # whose Slumber awaits a Counterspell, or NO_SEAT
        ("card", "i1"),  # the action card being played, or NO_CARD
        ("moving_dragon", "i1"),  # the dragon that an action card moves
        ("next_pair", "i1"),  # the pair on the treasure field; PAIRS if there is none
        ("settled", "i1"),  # pairs cashed in or out of the game
        ("boat", "i1"),  # the boat where a treasure is being shared, or NO_FIELD
        ("claims", "i1"),  # Infidelities played for that treasure
        ("victim", "i1"),  # the hand that chance draws from
        ("left_to_draw", "i1"),  # cards still to draw from that hand
        ("drawing_all", "i1"),  # 1 while a Curse draws from one hand after another
        ("undecided", "i1"),  # bit mask of seats that have not yet voted on the end
        ("proposed", "i1"),  # 1 if the end was proposed this turn
    ]
)
