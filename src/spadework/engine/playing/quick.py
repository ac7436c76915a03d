"""The players that need no search: what they are called in compiled code, and what they go by."""

RANDOM, POLICY, DECK_HAND, MATE = range(4)
"""Any legal move; the move of the game's rollout policy; the mate's move, but now and then any; the best move one move deep."""

ASKED = -1
"""In place of a quick player: one whose moves come from elsewhere."""

NOBODY = -1
"""In place of a seat that must be asked: the game has ended."""

RANDOM_MOVES = 4
"""One in so many of the deck hand's moves is any legal one."""

DETERMINIZATIONS = 4
"""How often the mate samples what its seat can't see; a move is worth the mean of its values."""

POLICY_MOVES = 250
"""One in so many of the mate's moves is that of the rollout policy: else a player who finds the same values again and again might go to
and fro for ever."""

NEARLY = 1e-9
"""Values that differ by no more than this are equal but for rounding."""
