"""Rules of Sea & Shore, compiled and deterministic.

In reading order:

- `state`: the state, the codes of moves, cards and sets of cards;
- `material`: the deck, read from its file and checked;
- `setup`: the deal of a round and the gifts that follow it;
- `tricks`: a trick, from the treasures turned up to its end, and who wins and loses a colour;
- `actions`: the four actions;
- `moves`: whose move it is, the legal moves, what chance may bring, and their effects;
- `scoring`: points and places;
- `knowledge`: who knows what; `views`: the rest hidden, and filled in at random.
"""
