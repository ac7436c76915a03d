"""Rules of Rat Alarm, compiled and deterministic.

In reading order:

- `state`: the state, the material and the codes of moves;
- `material`: the deck, read from its file and checked;
- `setup`: spades, cards, cubes and the first player;
- `moves`: a round, whose move it is, the legal moves and their effects;
- `scoring`: who takes which cube, and who wins;
- `views`: what a seat may know, which is everything here.
"""
