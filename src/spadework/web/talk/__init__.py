"""What people say to each other at a table.

- `chat`: the lines of one table, said and stored; `line`: one of them; `plain`: what a line may hold.
- `ledger`: what of it are offers and promises, and what became of them.
- `phrases`: what can be said with one click, in every language.
"""
