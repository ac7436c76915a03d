"""Pages about people: oneself, accounts and passkeys, one's games."""

from spadework.web.pages.people import leaving, me, passkeys, sign_in

ROUTES = [*me.ROUTES, *sign_in.ROUTES, *passkeys.ROUTES, *leaving.ROUTES]
"""The addresses of these pages."""
