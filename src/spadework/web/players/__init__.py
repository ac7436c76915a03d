"""Moves that nobody makes by hand: computer players, prepared answers, and the end of the time to react; and advice about moves."""
