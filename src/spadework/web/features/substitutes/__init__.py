"""Absent players: substitutes, coming back, and ending the game early."""
