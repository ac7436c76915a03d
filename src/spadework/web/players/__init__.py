"""What moves at live tables by itself.

- `computers`: computer players; `hints`: what one of them would advise.
- `reactions`: the time in which players may react.
"""
