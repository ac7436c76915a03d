"""Messages between the servers of one database, as JSON."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from spadework.web.cluster.here import Here


class FromServer(BaseModel):
    """The fields of every message. Servers skip messages of another version."""

    model_config = ConfigDict(strict=True, frozen=True)

    version: Literal[1] = 1
    sender: str


class Alive(FromServer):
    """The server is alive."""

    kind: Literal["alive"] = "alive"


class Hello(FromServer):
    """The server has connected; the others answer with `AtTable` for each of their tables."""

    kind: Literal["hello"] = "hello"


class Bye(FromServer):
    """The server stops."""

    kind: Literal["bye"] = "bye"


class AtTable(FromServer):
    """Who is at a table on the server."""

    kind: Literal["here"] = "here"
    table: str
    here: Here


class Duty(FromServer):
    """A request that all servers do one of their duties."""

    kind: Literal["do"] = "do"
    what: str
    whom: str
    """The guest whom it concerns; empty for none."""


Message = Alive | Hello | Bye | AtTable | Duty

MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="kind")])


def message_in(text: str) -> Message:
    """Read a message. Raises ValidationError."""
    return MESSAGE.validate_json(text)
