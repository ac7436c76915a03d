"""What is kept: the database, its layout, and how it changes."""
