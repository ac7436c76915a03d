"""Networks that evaluate views: a policy over the legal moves, and each seat's expected share of the win."""
