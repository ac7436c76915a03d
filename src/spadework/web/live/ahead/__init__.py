"""Answers prepared beforehand: what somebody wants to be played on a seat when it is asked something. Only that person ever learns of them.

- `answers`: what is prepared at one table, and what of it is due.
- `telling`: what a connection says and is told of it.
"""
