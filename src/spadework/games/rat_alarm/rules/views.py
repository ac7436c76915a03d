"""Views of Rat Alarm. Numbers in brackets refer to the rule book."""

from spadework.engine.compile.records import copy_record
from spadework.engine.compile.rule import rule
from spadework.engine.interface import Record
from spadework.engine.stream import Stream


@rule
def view(material: Record, state: Record, seat: int, out: Record) -> None:
    """Fill `out` with the whole state: all have seen the cards that were taken (RA-25), and the draw pile has no order yet."""
    copy_record(state, out)


@rule
def sample_state(material: Record, view: Record, seat: int, random: Stream, out: Record) -> None:
    """Fill `out` with the view itself, since it hides nothing."""
    copy_record(view, out)
