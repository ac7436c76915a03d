"""Pages, each built from what its reader may know.

- `tables`: home, a new table, a table, sitting down, settings; `new_table`: the form for a new table; `table_context`: what templates get.
- `replay`: looking back, and `afterthought`: its hints.
- `ending`: who has won and how, with its `charts`; `again`: once more with the same people.
- `rules`: rule books; `verify`: records and the proof of fair chance.
"""
