"""Who reads.

- `guests`: whoever opens a page, known by a signed cookie.
"""
