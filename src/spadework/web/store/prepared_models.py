"""What is stored of answers that people have prepared before they are asked."""

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from spadework.web.store.models import OWN, Base


class PreparedAnswer(Base):
    """What a person wants to be answered on a seat when it is asked something. It is a secret of that person."""

    __tablename__ = "prepared"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """Counts what was prepared on the seat, the first is 1."""
    guest: Mapped[str] = mapped_column(info=OWN)
    occasion: Mapped[str]
    """The key of a question or of a kind of questions, as `spadework.table.occasion` writes it; empty for whatever is asked."""
    asked: Mapped[str]
    """The question in the words of whoever prepared the answer; empty for whatever is asked."""
    moves: Mapped[list[tuple[str, str]]] = mapped_column(JSON)
    """What is to be played, the first of them that is legal then: texts of the notation, each with its label as the person read it."""
    stands: Mapped[bool]
    """Whether it holds each time, until it is withdrawn; else for the next time only."""
    rests: Mapped[int | None]
    """The decision of the seat for which it is not played: that for which it was, or whose move was taken back."""
    played: Mapped[str | None]
    """The move that was played of it last."""
