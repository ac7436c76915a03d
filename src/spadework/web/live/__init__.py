"""Tables in memory, and the connections of the browsers that have them open.

A `LiveTable` is one table, a `Connection` one browser. A change is made in memory, stored, and then sent; what can't be stored is
undone. The connections are only woken: each sends what its viewer has not seen yet. A table's lock lets one change happen at a time.
"""
