"""Rat Alarm as a picture. Begin with `layout`, which places everything on a wide page and on a phone."""

from spadework.games.rat_alarm.picture.about import about
from spadework.games.rat_alarm.picture.clicks import marks, picks
from spadework.games.rat_alarm.picture.layout import draw
from spadework.games.rat_alarm.picture.sprites import sprites

__all__ = ["about", "draw", "marks", "picks", "sprites"]
