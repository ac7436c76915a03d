"""Tables in memory and the connections of those who have them open.

- `live_table`: one table; `moves`: how moves are made on it and stored; `from_storage`: how it comes from the database.
- `reckoned`: what is reckoned once for all who look on; `wire`: what is sent to one of them.
- `clock`, `snapshots`: what a live table has of its own beside the game: the time to react, and the views drawn last.
- `connection`: one browser; `screen`: who looks at it, a state machine; `advice`: whom it asks for hints.
- `protocol`, `messages`: the form and the contents of what goes over the line.
- `presence`, `attending`: who is there; `leaving`, `votes`: who leaves, stands in and comes back; `people_now`: what is told of all that.
- `gathering`: who comes and goes before the deal; `lobby`: who looks at the tables that anybody may join.
- `talking`: one browser's part in the talk; `audience`, `spectators`: who only looks on, and what they may see.
- `later`: the table some minutes ago; `watchers`: who is woken when something changes.
- `time_bank`, `pauses`, `clocks`: whose time runs, and how much of it is left.
"""
