"""Dragon Island: allies carry a treasure home together, until one of them thinks better of it, for 3 to 6 players."""
