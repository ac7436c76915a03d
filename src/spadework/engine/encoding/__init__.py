"""Views as arrays of numbers, and moves as consecutive numbers, for machine learning."""

from spadework.engine.encoding.encoder import Encoder, size_of
from spadework.engine.encoding.numbering import Numbering

__all__ = ["Encoder", "Numbering", "size_of"]
