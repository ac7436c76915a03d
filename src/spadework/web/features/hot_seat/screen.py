"""Hand-off of a shared screen: a state machine without input and output.

Before the deal the screen shows no view. Then it shows one viewer's view at a time. When another seat of the same screen moves next,
the screen is covered until the player there confirms.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from spadework.engine.interface import SPECTATOR
from spadework.table import Table
from spadework.web.table.live_table import LiveTable


class ViewerProgress(NamedTuple):
    """The progress of a viewer's game."""

    version: int
    """Counts the changes that the viewer has seen."""
    decision: int
    """The number of the viewer's next decision."""
    past: int = 0
    """Increases when something that the viewer had seen is taken back; earlier versions belong to another past."""


class ScreenInput(NamedTuple):
    """The facts about a dealt table that a screen needs."""

    own: tuple[int, ...]
    """The seats at this screen."""
    progress: Mapping[int, ViewerProgress]
    """Progress by viewer: the seats at this screen, and a spectator."""
    movers: tuple[int, ...]
    """The screen's seats that move next."""
    over: bool
    announced: int | None = None
    """While there is time to react: the version of the spectators' view; otherwise None."""
    clock_runs: bool = False


class ScreenUpdate(NamedTuple):
    """Messages that a screen needs, in this order."""

    viewer: int | None = None
    """The viewer whose view must be sent."""
    since: int = 0
    """The version that this viewer's screen already shows; 0: send everything."""
    hand_off: int | None = None
    """The seat to which the screen must be handed off."""
    holds_clock: bool = False
    """Whether this screen holds the reaction timer."""


@dataclass(frozen=True)
class BeforeDeal:
    """The table has not been dealt yet."""


@dataclass(frozen=True)
class Looking:
    """A viewer looks at the screen."""

    viewer: int
    since: int = 0
    """The version last sent, 0 if everything must be sent."""
    shown: ViewerProgress | None = None
    """The progress last sent; None to send anything there is."""


@dataclass(frozen=True)
class HandedOff:
    """The screen is covered."""

    seat: int | None
    """The next player to look; None until that is known."""


ScreenState: TypeAlias = BeforeDeal | Looking | HandedOff


class Screen:
    """One browser at a table.

    Args:
        seat: the seat that looked when the browser was last connected.
        since: the version that it still shows.
        past: the past to which this version belongs.
    """

    def __init__(self, seat: int = SPECTATOR, since: int = 0, past: int = 0) -> None:
        self.state: ScreenState = BeforeDeal()
        self._before = Looking(seat, since)
        self._past = past
        self._looked: tuple[tuple[int, int], ...] = ()
        """The progress of the screen's seats when a player last asked to look."""
        self._announced: tuple[int, int | None] | None = None
        """While there is time to react: the spectators' version at which it began, and the first viewer."""

    @property
    def viewer(self) -> int | None:
        """The viewer; None before the deal and while the screen is covered."""
        return self.state.viewer if isinstance(self.state, Looking) else None

    def look(self, seat: int, now: ScreenInput) -> None:
        """Uncover the screen for a seat."""
        self.state = Looking(seat)
        self._looked = _seen(now)

    def cover(self, seat: int, now: ScreenInput) -> None:
        """While the reaction timer runs: cover the screen for another seat."""
        if now.clock_runs:
            self.state = HandedOff(seat)

    def show_everything(self) -> None:
        """Send the viewer everything again."""
        if isinstance(self.state, Looking):
            self.state = Looking(self.state.viewer)

    def update(self, now: ScreenInput) -> ScreenUpdate:
        """Return what the connection must send now, and assume that it does."""
        if isinstance(self.state, BeforeDeal):
            self.state = self._first(now)
        elif isinstance(self.state, HandedOff) and (len(now.own) < 2 or now.over):
            self.look(now.own[0] if self.state.seat is None else self.state.seat, now)
        viewer, since = self._show(now)
        return ScreenUpdate(viewer, since, self._hand_over(now), self._holds_clock(now))

    def _first(self, now: ScreenInput) -> ScreenState:
        """Return the first viewer; several at one screen find it covered."""
        if len(now.own) > 1 and not now.over:
            return HandedOff(None)
        before, first = self._before, now.own[0] if now.own else SPECTATOR
        viewer = before.viewer if before.viewer in now.own else first
        reached = now.progress[viewer]
        known = viewer == before.viewer and 0 < before.since <= reached.version and reached.past == self._past
        return Looking(viewer, before.since if known else 0)

    def _show(self, now: ScreenInput) -> tuple[int | None, int]:
        """Return the viewer whose view must be sent, None if nothing is new, and the version that the browser knows."""
        state = self.state
        if not isinstance(state, Looking) or state.shown == now.progress[state.viewer]:
            return None, 0
        reached = now.progress[state.viewer]
        self.state = Looking(state.viewer, reached.version, reached)
        went_back = state.shown is not None and state.shown.past != reached.past
        return state.viewer, 0 if went_back or state.since > reached.version else state.since

    def _hand_over(self, now: ScreenInput) -> int | None:
        """Return the seat to which the screen must be handed off, or None.

        Never while the reaction timer runs: the others must not learn which seat is asked then.
        """
        if len(now.own) < 2 or now.over:
            return None
        movers = () if now.clock_runs else now.movers
        if isinstance(self.state, HandedOff):
            seat = self.state.seat
            if seat is not None and (not movers or seat in movers):
                return None
        elif not movers or self.viewer in movers or _seen(now) == self._looked:
            return None
        if not movers and now.announced is not None and not now.clock_runs:
            # The next players will be known in a moment.
            return None
        self.state = HandedOff(movers[0] if movers else now.own[0])
        return self.state.seat

    def _holds_clock(self, now: ScreenInput) -> bool:
        """Return whether the reaction timer is held: a screen handed off during the time to react holds it until it is handed back."""
        if now.announced is None or not now.clock_runs or len(now.own) < 2:
            self._announced = None
        elif self._announced is None or self._announced[0] != now.announced or self._announced[1] is None:
            self._announced = now.announced, self.viewer
        return self._announced is not None and self._announced[1] != self.viewer


def _seen(now: ScreenInput) -> tuple[tuple[int, int], ...]:
    return tuple((now.progress[seat].version, now.progress[seat].past) for seat in now.own)


def screen_input(live: LiveTable, table: Table, own: tuple[int, ...]) -> ScreenInput:
    """Return the facts about a dealt table that a screen with these seats needs. The caller must hold the table's lock."""
    progress = {seat: ViewerProgress(table.version(seat), table.decision(seat), table.past(seat)) for seat in own}
    return ScreenInput(
        own,
        {**progress, SPECTATOR: ViewerProgress(table.version(), 0, table.past())},
        tuple(seat for seat in own if seat in table.to_move and live.level_of(seat) is None),
        table.over,
        live.time_to_react,
        live.reaction_timer.seconds > 0,
    )
