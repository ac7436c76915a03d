"""Lost Maps as a picture.

- `layout`: the place of everything, on a wide page and on a phone;
- `drawing`: the picture in the making;
- `cards`: treasure cards on the table;
- `stamps`: the arrangement of filled cards;
- `table`: the common table, seats and score cards;
- `clicks`: the clicks that make a move, and the marks that preview it;
- `look`: the visible part of a view, and the viewer's options;
- `description`: the picture in words, for a title and for screen readers;
- `about`: explanations of all elements.

The sprites are in the package `art`.
"""
