"""Computer players at live tables."""
