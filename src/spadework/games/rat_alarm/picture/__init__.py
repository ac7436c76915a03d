"""Rat Alarm as a picture: what is drawn, what is clicked."""

from spadework.games.rat_alarm.picture.layout import draw, marks, picks

__all__ = ["draw", "marks", "picks"]
