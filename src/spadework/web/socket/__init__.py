"""Live connections of browsers to tables."""
