"""Guests and accounts: names, emblems, sign-in by password or passkey, export and deletion."""
