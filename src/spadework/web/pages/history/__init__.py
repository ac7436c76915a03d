"""Pages about games that have come to their end: one's own."""

from spadework.web.pages.history import own

ROUTES = [*own.ROUTES]
"""The addresses of these pages."""
