"""Adapters: environments for other libraries, text games, and tools for language models."""
