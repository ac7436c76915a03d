"""Rat Alarm in words.

- `texts`: the families of moves with all that is known of each: short text, label, clicks, refusal, codes;
- `asking`: the question to the seat that moves next;
- `telling`: the log, its lines, headings and sounds;
- `wording`: treasures, cards, kinds and results in words, for all files here and the picture.
"""
