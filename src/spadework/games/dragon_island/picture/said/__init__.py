"""A picture of Dragon Island in words: what it shows, what its things are called, and what they are."""
