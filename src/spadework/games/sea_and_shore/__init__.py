"""Sea & Shore: half-covered cards, bluffing tricks, for 3 to 5 players."""
