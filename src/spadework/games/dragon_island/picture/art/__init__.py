"""Art of Dragon Island, drawn once for a deck.

Drawings are centred on 0, in units in which a field of the island is `FIELD` wide; figures on a field have their feet below 0.
"""
