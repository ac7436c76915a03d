"""Rat Alarm: turn up one more card, or take what lies open before the second rat comes, for 2 to 4 players."""
