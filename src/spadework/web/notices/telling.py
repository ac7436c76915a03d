"""What a server has to tell people who are not there, put together from its settings."""

from collections.abc import Mapping

from spadework.web.notices.delivery import Delivery, Sender
from spadework.web.notices.notices import Notices
from spadework.web.notices.posting import Posting
from spadework.web.notices.push import WebPush
from spadework.web.notices.webhook import Webhook
from spadework.web.settings import Settings
from spadework.web.store.notices import NoticeStore
from spadework.web.store.storage import Storage


class Telling:
    """Notices, the ways by which they can be sent, and the ways that people have chosen.

    Args:
        storage: where they are kept.
        settings: which ways there are.

    Raises KeyUnusable.
    """

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.store = NoticeStore(storage)
        self.webhooks = Posting(settings.webhooks)
        self.push = push_of(settings)
        senders: Mapping[str, Sender] = {"webhook": Webhook(self.webhooks)}
        self.delivery = Delivery(self.store, senders if self.push is None else {**senders, "push": self.push})
        self.notices = Notices(storage, self.delivery)

    async def close(self) -> None:
        """Send nothing more."""
        await self.delivery.close()
        self.webhooks.close()
        if self.push is not None:
            self.push.close()


def push_of(settings: Settings) -> WebPush | None:
    """How browsers are told, None where the operator has no key for that. Raises KeyUnusable."""
    if settings.push_key is None:
        return None
    return WebPush(settings.push_key, settings.push_contact, Posting(settings.push_hosts))
