"""Friends: the people that one has played with, who can be asked to a table, or blocked."""
