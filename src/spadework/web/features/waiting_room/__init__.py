"""The waiting room: who comes and goes before the deal."""
