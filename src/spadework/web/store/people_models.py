"""What is stored of people: how they appear, and the accounts of those who want one.

An account is a guest whose id stands in no cookie: seats belong to it as to any guest, and browsers show a session's token instead.
Tokens are stored hashed, so whoever reads the database can't sign in by what stands there.
"""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from spadework.web.store.models import OWN, Base, now


class StoredPerson(Base):
    """How a guest wants to appear, with an account or without."""

    __tablename__ = "people"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    name: Mapped[str] = mapped_column(default="")
    emblem: Mapped[int | None]


class StoredAccount(Base):
    """An account; its name is that of the person."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    """The guest to whom its seats belong."""
    key: Mapped[str] = mapped_column(unique=True)
    """The name as it is typed to sign in, without regard to case."""
    skeleton: Mapped[str] = mapped_column(index=True, unique=True)
    """What the name looks like."""
    password: Mapped[str | None]
    """Its hash by Argon2; None where one signs in by passkeys only."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredPasskey(Base):
    """The public half of a passkey."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(primary_key=True)
    """As the browser gives it, in base64url."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True, info=OWN)
    public_key: Mapped[bytes]
    count: Mapped[int]
    """How often it was used, as it says itself; many always say 0."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredSession(Base):
    """A browser in which somebody is signed in."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(primary_key=True)
    """The hash of the token in the browser's cookie."""
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True, info=OWN)
    created: Mapped[datetime] = mapped_column(default=now)


class StoredChallenge(Base):
    """What a browser has been asked that shall make a passkey, or show one."""

    __tablename__ = "challenges"

    guest: Mapped[str] = mapped_column(primary_key=True, info=OWN)
    what: Mapped[str] = mapped_column(primary_key=True)
    challenge: Mapped[bytes]
    ends: Mapped[float]
    """Until when it may be answered, in seconds since 1970."""
