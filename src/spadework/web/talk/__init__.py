"""What people say to each other at a table.

- `chat`: the lines of one table, said and stored; `plain`: what a line may hold.
- `phrases`: what can be said with one click, in every language.
"""
