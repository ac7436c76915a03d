"""Dragon Island in words.

- `wording.py`: hunters, fields, cards and announced actions;
- `families.py`: a table of all families of moves, which the others read;
- `texts.py`: moves as short texts;
- `asking.py`: the question to a seat;
- `events.py`: the log, its turns and sounds;
- `refusing.py`: the rule behind a refused move.
"""
