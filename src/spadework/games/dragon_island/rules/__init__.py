"""Dragon Island: the rules, compiled and deterministic.

- `state.py`: the state and the material;
- `codes.py`: codes of moves;
- `material.py`: the material, read from files;
- `board.py`: the geometry of the board, and the fields that may be entered;
- `setup.py`: the deal;
- `cards.py`: hands and piles;
- `moves.py`: the course of a turn, with a table of its phases;
- `steps.py`: steps and flights;
- `action_cards.py`: action cards of the active player;
- `reactions.py`: reactions of the others;
- `scoring.py`: coins, points and places;
- `views.py`: views of a seat, and determinizations.
"""
