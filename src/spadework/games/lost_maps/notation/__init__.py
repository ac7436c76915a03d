"""Lost Maps in words.

- `texts`: the families of moves with texts, labels, clicks and refusals;
- `asking`: the question to a seat;
- `events`: the lines of the log, their turns and sounds;
- `wording`: words and names for cards, patterns, symbols and boxes, for the files here and the picture.
"""
