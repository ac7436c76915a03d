"""Game reports: statistics over many games between computer players."""
