"""What can go wrong for a reader: told in the reader's language, with what to do."""

from spadework.engine.words import Argument, Message, message


class Problem(Exception):
    """Something that a page or a message tells its reader.

    Args:
        id: the message that says what was wrong; `<id>-advice` says what to do.
        status: the HTTP status that goes with it.
        arguments: what both messages need.
    """

    def __init__(self, id: str, status: int = 400, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.what: Message = message(id, **arguments)
        self.advice: Message = message(f"{id}-advice", **arguments)


class Refused(Exception):
    """A move or another message was not accepted; the table is as it was.

    Args:
        id: the message that says why.
        arguments: what it needs.
    """

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.reason: Message = message(id, **arguments)


def no_table() -> Problem:
    """There is no such table."""
    return Problem("error-no-table", 404)


def no_page() -> Problem:
    """There is no such page."""
    return Problem("error-no-page", 404)
