"""Errors that users see, in their language, with advice."""

from spadework.engine.words import Argument, Message, message
from spadework.web.server.public_url import root


class Problem(Exception):
    """An error that is shown to the user.

    Args:
        id: the message with the error; `<id>-advice` has the remedy.
        status: the HTTP status.
        arguments: the arguments of both messages.
    """

    def __init__(self, id: str, status: int = 400, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.record_url = ""
        self.watch_url = ""
        self.reason: Message = message(id, **arguments)
        self.advice: Message = message(f"{id}-advice", **arguments)


class UnreadableTable(Problem):
    """A stored table that this server can't replay; its record can still be downloaded.

    Args:
        id: as in `Problem`.
        table: the table's id.
        over: whether the game is over, so there is a record.
        arguments: the arguments of both messages.
    """

    def __init__(self, id: str, table: str, over: bool, /, **arguments: Argument) -> None:
        super().__init__(id, 409, **arguments)
        self.record_url = f"{root()}/tables/{table}/record.json" if over else ""


class SeatTaken(Problem):
    """All seats of a table are taken; a late guest can watch it.

    Args:
        table: the table's id.
        closed: whether the table is closed to spectators.
    """

    def __init__(self, table: str, closed: bool) -> None:
        super().__init__("error-seat-taken", 409)
        self.watch_url = "" if closed else f"{root()}/tables/{table}"


class Refused(Exception):
    """A move or another message was refused; the table is unchanged.

    Args:
        id: the message with the reason.
        arguments: the arguments of the message.
    """

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.reason: Message = message(id, **arguments)


def no_page() -> Problem:
    """Return the error for an unknown page."""
    return Problem("error-no-page", 404)
