"""Sea & Shore in words.

- `texts`: the families of moves: short text, label, clicks, refusal and codes of each;
- `asking`: the question to the seat that moves next;
- `events`: the log, its lines, headings and sounds;
- `wording`: the things of the game, for all files here and the picture.
"""
