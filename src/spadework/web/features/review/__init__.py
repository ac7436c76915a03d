"""Game review: luck, skill, and the decisions that mattered."""
