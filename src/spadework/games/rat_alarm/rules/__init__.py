"""Rules of Rat Alarm, compiled and deterministic.

In reading order:

- `state`: the state, the material and the codes of moves;
- `material`: the deck, read from its file and checked;
- `setup`: spades, cards, cubes and the first player;
- `moves`: a round: the seat that moves next, the legal moves and their effects;
- `scoring`: the cubes of each seat, and the winner;
- `views`: views of a seat, which shows everything, and determinizations.
"""
