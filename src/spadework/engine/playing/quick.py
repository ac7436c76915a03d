"""Players without search: their numbers in compiled code, and their parameters."""

RANDOM, POLICY, DECK_HAND, MATE = range(4)
"""Random moves; the game's rollout policy; the mate with occasional random moves; the best move one ply deep."""

ASKED = -1
"""Kind of a player that isn't a quick one: its moves come from elsewhere."""

NOBODY = -1
"""Sentinel for no seat to ask: the game is over."""

RANDOM_MOVES = 4
"""One in this many of the deck hand's moves is random."""

DETERMINIZATIONS = 4
"""Determinizations per decision of the mate; a move is worth the mean of its values."""

POLICY_MOVES = 250
"""One in this many of the mate's moves is the rollout policy's: otherwise a player who keeps finding the same values might move
back and forth indefinitely."""

NEARLY = 1e-9
"""Tolerance for rounding: values this close are equal."""
