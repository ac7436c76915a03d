"""Takebacks by consent."""
