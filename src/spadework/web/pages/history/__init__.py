"""Pages about games that have come to their end: one's own, and those of clubs."""

from spadework.web.pages.history import clubs, own

ROUTES = [*own.ROUTES, *clubs.ROUTES]
"""The addresses of these pages."""
