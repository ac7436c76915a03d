"""A picture of Sea & Shore in words: what it shows, what its things are called, and what they are."""
