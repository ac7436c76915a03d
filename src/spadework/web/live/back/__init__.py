"""Going back together: what a move can't be taken back from alone, all at the table may undo by consent.

- `requests`: what somebody asks for at one table, and who has agreed; nothing but bookkeeping.
- `asking`: who may ask, who has to agree, and what follows.
- `telling`: what each who looks at the table is told of it.
"""
