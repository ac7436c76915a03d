"""Compiled rules: Numba functions over records, or the same source as plain Python."""
