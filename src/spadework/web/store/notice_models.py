"""What is stored of notices: the ways by which people want to be told of their tables, and what they have been told."""

from datetime import datetime

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from spadework.web.store.models import OWN, Base, now


class NoticeWay(Base):
    """A way by which a guest wants to be told; several guests may name the same address."""

    __tablename__ = "notice_ways"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    address: Mapped[str] = mapped_column(primary_key=True)
    """Where they are sent to. Whoever knows it could send there, too."""
    id: Mapped[str] = mapped_column(unique=True)
    kind: Mapped[str]
    """What sends the notices: "push" or "webhook"."""
    session: Mapped[str | None] = mapped_column(ForeignKey("sessions.token", ondelete="CASCADE"), index=True)
    """Of a browser in which somebody is signed in the session, with which the way ends."""
    key: Mapped[dict[str, str]] = mapped_column(JSON)
    """What a browser gave so that only it can read what is pushed to it; empty for a webhook."""
    language: Mapped[str]
    site: Mapped[str]
    """Where this server was found by whoever chose the way, as `https://host`."""
    created: Mapped[datetime] = mapped_column(default=now)


class ToldNotice(Base):
    """Something that a guest has been told of a table, or has seen there, and is not told again."""

    __tablename__ = "told_notices"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    what: Mapped[str] = mapped_column(primary_key=True)
    """`begun`, `over`, `again`, or a turn as `turn-<seat>-<decision>-<course>`."""
    at: Mapped[datetime] = mapped_column(default=now)
