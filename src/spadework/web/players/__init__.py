"""What moves at live tables by itself.

- `computers`: computer players; `own`: those from the owner's files; `hints`: what one of them would advise.
- `prepared`: what people have prepared beforehand; `foresight`: what they may be asked.
- `reactions`: the time in which players may react.
"""
