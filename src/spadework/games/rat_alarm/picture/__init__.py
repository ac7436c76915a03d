"""Rat Alarm as a picture. `layout` places everything on a wide page and on a phone."""
