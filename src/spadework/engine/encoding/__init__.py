"""Views as arrays of numbers, and moves as numbers without gaps, for those who learn."""

from spadework.engine.encoding.encoder import Encoder, size_of
from spadework.engine.encoding.numbering import Numbering

__all__ = ["Encoder", "Numbering", "size_of"]
