"""Large-scale play: measurement of rules and players."""
