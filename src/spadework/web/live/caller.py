"""Who is at the other end of a live connection."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from spadework.web.limits import Rate, Slots, Visitor


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

    @asynccontextmanager
    async def connected(self, slots: Slots) -> AsyncIterator[bool]:
        """Hold one of some slots as long as the block runs; says whether there was one, and whether it was their turn to connect."""
        # First, so that whoever is refused for want of a slot is counted, too.
        may_say = await self.may_say()
        with slots.one(*self.who) as free:
            yield free and may_say
