"""What one viewer may know."""

from typing import Any

from spadework.engine.contract import Record


class View:
    """What one viewer, a seat or a spectator, may know of a state.

    Args:
        record: of the game's STATE type, as the rules' `view` has filled it; rules and computer players read it.

    >>> import spadework
    >>> view = spadework.Table(spadework.game_ids()[0], seats=3, seed=7).view(0)
    >>> view.as_dict()["seats"]
    3
    """

    def __init__(self, record: Record) -> None:
        """Wrap a record."""
        self.record = record

    def as_dict(self) -> dict[str, Any]:
        """The fields by name as plain numbers and lists; UNKNOWN (-1) is what may not be known."""
        return {name: self.record[name].tolist() for name in self.record.dtype.names}

    def __repr__(self) -> str:
        return f"View({self.as_dict()})"
