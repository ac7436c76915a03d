"""The drawing kit of all pictures; docs/look.md describes their look.

- `parts`: a picture as a list of parts, each cached and sent only when it has changed; a record as plain values;
- `sprites`: art that never changes, placed by name; `bounds`: its extent; `contact`: a contact sheet of it;
- `sketch`: the base class of a game's drawing;
- `surfaces`: cards, backs, piles, panels, buttons, and click targets;
- `icons` and `emblems`: suits, signs, and the eight emblems of the seats;
- `coast`: coasts, waterlines and outlines; `pen`: shapes drawn with a pen;
- `letters`: widths of words in the bundled fonts;
- `tabletop`: a plain picture from a declaration of what lies on the table;
- `svg`: elements as text; `alone`: a self-contained picture; `bitmap`: its pixels.
"""
