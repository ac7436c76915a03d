"""Lost Maps: the rules, compiled and deterministic.

In reading order:

- `state`: the state, the material, the codes of moves, and the cards in the middle;
- `material`: the deck, read from its file and checked;
- `setup`: the deal, the two cards that each player keeps, and the start player;
- `turn`: the three actions reveal, cross off and resolve, and the end of a turn;
- `moves`: the phases: the seats that move next, the legal moves, and their effects;
- `views`: views of a seat, and determinizations of the rest;
- `scoring`: points and places.
"""
