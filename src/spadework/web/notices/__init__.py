"""Telling people of their tables while they are not there.

- `matters`: what there is to tell of a table.
- `notices`: who is away and is to be told, never twice.
- `delivery`: sending, without holding anything up, by webhooks or Web Push.
"""
