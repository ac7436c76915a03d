"""The reaction timer: the time to react to an announcement."""
