"""The kit that all pictures are drawn with; docs/look.md says how they should look.

- `parts`: a picture as a list of parts, each remembered and sent only when it has changed; a record as plain values;
- `sprites`: art that never changes, placed by name; `contact`: a page of all of it;
- `sketch`: what a game's drawing begins with;
- `surfaces`: cards, backs, piles, panels, buttons, and where one can click;
- `icons` and `emblems`: suits, signs, and the eight emblems of the seats;
- `coast`: coasts, waterlines and outlines; `pen`: shapes drawn with a pen;
- `letters`: how wide words are in the bundled fonts;
- `svg`: elements as text; `alone`: a picture that carries all that it needs.
"""
