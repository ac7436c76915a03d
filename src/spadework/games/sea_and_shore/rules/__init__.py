"""Rules of Sea & Shore, compiled and deterministic.

In reading order:

- `state`: the state, the codes of moves, cards and sets of cards;
- `material`: the deck, read from its file and checked;
- `setup`: the deal of a round and its gifts;
- `tricks`: a trick, and the winner and loser of each colour;
- `actions`: the four actions;
- `moves`: the seats that move next, the legal moves, the outcomes of chance, and their effects;
- `scoring`: points and places;
- `knowledge`: the cards that each seat knows; `views`: views of a seat, and determinizations of the rest.
"""
