"""Who is at the other end of a live connection."""

from typing import NamedTuple

from spadework.web.limits import Rate, Visitor


class Caller(NamedTuple):
    """Somebody whose browser looks at a table."""

    guest: str | None
    """Who it is, None for a browser that is no guest."""
    who: Visitor
    """What limits count."""
    messages: Rate
    """How often messages may be sent, over whichever connections; to connect counts as one."""

    async def may_say(self) -> bool:
        """Whether one more message may be said, when its turn has come."""
        return await self.messages.turn(*self.who)
