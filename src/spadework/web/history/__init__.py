"""Games that have come to their end: how they came out, and what that says of those who played."""
