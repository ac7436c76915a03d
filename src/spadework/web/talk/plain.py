"""What somebody writes, as plain text: one line, and nothing in it that can't be seen or turns the text around it."""

from spadework.engine.names import clean
from spadework.web.errors import Refused

LONGEST = 300
"""How many characters may be said at once."""

JOINERS = {"\u200d", "\ufe0f"}
"""What holds the parts of one picture character together; by itself it does no harm."""


def plain_line(text: str) -> str:
    """A text in one line, without needless space and signs that can't be seen. Raises Refused when nothing is left, or too much.

    >>> plain_line("  Well\\u202e \\n played ")
    'Well played'
    """
    seen = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    line = " ".join(seen.split())
    if not clean(line):
        raise Refused("refused-said-nothing")
    if len(line) > LONGEST:
        raise Refused("refused-said-much", most=LONGEST)
    return line
