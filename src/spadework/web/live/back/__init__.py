"""Takebacks by consent: all at a table agree to undo what a seat can't take back alone."""
