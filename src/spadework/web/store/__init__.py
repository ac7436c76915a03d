"""What is kept.

- `models`: tables, seats and moves as rows; `migrations`: how older databases become newer ones.
- `database`: opens the database and says what is wrong with it; `storage`: reads and writes.
"""
