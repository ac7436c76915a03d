"""Several servers with one database: what they tell each other, and how they share the work.

The database is the one truth. Each server holds the tables in memory that somebody has open there, and takes over what the others store.
"""
