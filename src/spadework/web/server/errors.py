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
        self.record_url = ""
        self.what: Message = message(id, **arguments)
        self.advice: Message = message(f"{id}-advice", **arguments)


class UnreadableTable(Problem):
    """A stored table that can't be played through here; its record is given out all the same.

    Args:
        id: as that of a problem.
        table: the table's id.
        over: whether its game is over, so that there is a record.
        arguments: what both messages need.
    """

    def __init__(self, id: str, table: str, over: bool, /, **arguments: Argument) -> None:
        super().__init__(id, 409, **arguments)
        self.record_url = f"/tables/{table}/record.json" if over else ""


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
