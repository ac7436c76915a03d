"""What operators look up and change beside the server.

- `opening`: opens a database as it is, and keeps servers away where they could not know of a change.
- `people`, `tables`: who is there, and what they play; `tidying`: what nobody comes back to.
- `moving`: copies a database to another kind.
"""
