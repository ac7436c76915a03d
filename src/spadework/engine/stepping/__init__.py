"""Many games in lockstep."""
