"""Friends: people whom a guest has played with, and can invite to a table or block."""
