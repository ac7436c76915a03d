"""Tables in memory.

A change is made in memory, stored, and then sent; what can't be stored is undone. A table's lock lets one change happen at a time.
"""
