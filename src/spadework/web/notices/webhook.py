"""Notices as plain text to an address of a person's own, such as a topic of ntfy."""

from spadework.web.notices.delivery import Told
from spadework.web.notices.posting import Posting
from spadework.web.store.notice_models import NoticeWay


class Webhook:
    """Sends notices to the hosts that the operator has named."""

    def __init__(self, posting: Posting) -> None:
        self._posting = posting

    async def send(self, way: NoticeWay, told: Told) -> None:
        """Send a notice. Raises NotSent."""
        link = way.site + told.path
        headers = {"Content-Type": "text/plain; charset=utf-8", "Click": link}
        await self._posting.post(way.address, f"{told.text}\n{link}\n".encode(), headers)
