"""The figures of Dragon Island, drawn once for a deck.

Everything is drawn around 0 in units of which a field of the island is `FIELD` wide; what stands on a field has its feet below 0.
"""
