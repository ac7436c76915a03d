"""Commands with their own module."""
