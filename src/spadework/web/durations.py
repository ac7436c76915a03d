"""How long it took to make games ready, for telling how long it will take."""

import json
from contextlib import suppress
from pathlib import Path

from spadework.engine.compile.cache import cache_folder, compiled_folder
from spadework.engine.game import Game

USUAL, LOADED = 60.0, 3.0
"""Seconds for a game that has to be compiled, as long as nothing was measured, and for one that is only loaded."""


class Durations:
    """Seconds by game, kept in a file beside the compiled code.

    Args:
        file: where they are kept; by default `preparation.json` in the folder of compiled code.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or cache_folder() / "preparation.json"
        self._compiling = self._read()

    def _read(self) -> dict[str, float]:
        """What was kept; nothing when the file is not there or can't be used, for it is but a help."""
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(kept, dict):
            return {}
        return {id: float(seconds) for id, seconds in kept.items() if isinstance(seconds, int | float) and seconds > 0}

    def of(self, game: Game) -> float:
        """About how many seconds a game takes."""
        if compiled_folder(game.folder).exists():
            return LOADED
        return self._compiling.get(game.id, USUAL)

    def keep(self, game: Game, seconds: float) -> None:
        """Remember how long a game took, if it was more than loading it takes."""
        if seconds <= 2 * LOADED:
            return
        self._compiling[game.id] = round(seconds, 1)
        written = self._file.with_suffix(".new")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(json.dumps(self._compiling), encoding="utf-8")
            written.replace(self._file)
