"""How many tables a server copes with: `spadework load` measures it.

- `people`: with simulated people in processes of their own; `computers`: with computer players.
- `crowd`: the people of one process; `party`: those of one table, who see how soon a move comes to all of them; `person`: one of them.
- `browser`: a person's cookies and pages; `own_server`: a server that is there only to be measured.
- `tally`: what was measured; `usage`: what the server took of the machine.
"""
