"""What is stored of clubs: people who want to see what they have played with each other."""

from datetime import datetime

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from spadework.web.store.models import OWN, PLACE, Base, now


class StoredClub(Base):
    """A club."""

    __tablename__ = "clubs"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Whoever knows it may look, and join."""
    name: Mapped[str]
    founder: Mapped[str] = mapped_column(info=PLACE)
    """The guest who may rename the club, remove members and dissolve it; always a member."""
    created: Mapped[datetime] = mapped_column(default=now)


class StoredMember(Base):
    """That somebody belongs to a club."""

    __tablename__ = "club_members"

    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True, index=True, info=OWN)
    key: Mapped[str]
    """By which the founder names the member, for nobody else learns a guest's id."""
    name: Mapped[str]
    """With which the member joined."""
    joined: Mapped[datetime] = mapped_column(default=now)
