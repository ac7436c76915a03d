"""The art of Lost Maps, drawn once for a deck.

`charts` of islands, with landmarks `ashore` and `afloat`; `signs`; `expeditions`; cards that are `found`; the `ground`.
"""
