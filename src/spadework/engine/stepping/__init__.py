"""Many games side by side, a step of each at a time."""
