"""Numba: rules as compiled functions over records, or the same source as plain Python."""
