"""The database.

What changes together is stored in one transaction. The layout is in the modules whose names end in `models`; `migrations` makes
it, and will bring databases of released versions to it.
"""
