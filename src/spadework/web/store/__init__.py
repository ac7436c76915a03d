"""The database.

What changes together is stored in one transaction. The layout is in the modules whose names end in `models`; `migrations` brings
older databases to it.
"""
