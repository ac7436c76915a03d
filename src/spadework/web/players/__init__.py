"""Computer players, hints and the time to react at live tables."""
