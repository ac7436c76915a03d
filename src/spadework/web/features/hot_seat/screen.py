"""Who looks at a screen, and what is to be shown there next: a state machine without input and output.

Before the deal nobody looks. Then one seat, or a spectator, looks at a time. When another seat of the same screen is to move, the screen
is handed over: nothing is shown until somebody there says that they look.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from spadework.engine.interface import SPECTATOR
from spadework.table import Table
from spadework.web.table.live_table import LiveTable


class Progress(NamedTuple):
    """How far a viewer's game has come."""

    version: int
    """Counts the changes that the viewer has seen."""
    decision: int
    """The number of the viewer's next decision."""
    past: int = 0
    """Grows when something that the viewer had seen is taken back: versions of before are of another past then."""


class ScreenInput(NamedTuple):
    """What a screen has to know of a table that is dealt."""

    own: tuple[int, ...]
    """The seats at this screen."""
    moments: Mapping[int, Progress]
    """By viewer: the seats at this screen, and a spectator."""
    movers: tuple[int, ...]
    """Those of them that are to move."""
    over: bool
    announced: int | None = None
    """While there is time to react: the version of spectators; else None."""
    clock_runs: bool = False


class ScreenNews(NamedTuple):
    """What is to happen at a screen, in this order."""

    viewer: int | None = None
    """Whose view is to be shown."""
    since: int = 0
    """The version that this viewer's screen shows already; 0: show everything."""
    handover: int | None = None
    """To which seat the screen is to be handed over."""
    holds_clock: bool = False
    """Whether the time to react stands still because of this screen."""


@dataclass(frozen=True)
class BeforeDeal:
    """The table is not dealt yet."""


@dataclass(frozen=True)
class Looking:
    """A viewer looks."""

    viewer: int
    since: int = 0
    """The version last shown, 0 when everything is to be shown."""
    shown: Progress | None = None
    """What was shown last; None when anything is to be shown."""


@dataclass(frozen=True)
class HandedOff:
    """The screen is covered."""

    seat: int | None
    """Who is to look next; None as long as it is not known."""


State: TypeAlias = BeforeDeal | Looking | HandedOff


class Screen:
    """One browser that looks at a table.

    Args:
        seat: the seat that looked when the browser was here before.
        since: the version that it shows since then.
        past: the past that this version is of.
    """

    def __init__(self, seat: int = SPECTATOR, since: int = 0, past: int = 0) -> None:
        self.state: State = BeforeDeal()
        self._before = Looking(seat, since)
        self._past = past
        self._looked: tuple[tuple[int, int], ...] = ()
        """How far the games of the seats at this screen had come when somebody last asked to look."""
        self._announced: tuple[int, int | None] | None = None
        """While there is time to react: since which version of spectators, and who looked first then."""

    @property
    def viewer(self) -> int | None:
        """Who looks; None before the deal and while the screen is handed over."""
        return self.state.viewer if isinstance(self.state, Looking) else None

    def look(self, seat: int, now: ScreenInput) -> None:
        """Whoever sits there looks now."""
        self.state = Looking(seat)
        self._looked = _seen(now)

    def cover(self, seat: int, now: ScreenInput) -> None:
        """While the clock runs: cover the screen for another seat."""
        if now.clock_runs:
            self.state = HandedOff(seat)

    def show_everything(self) -> None:
        """Show the viewer everything anew."""
        if isinstance(self.state, Looking):
            self.state = Looking(self.state.viewer)

    def news(self, now: ScreenInput) -> ScreenNews:
        """What is to happen now; it counts as done."""
        if isinstance(self.state, BeforeDeal):
            self.state = self._first(now)
        elif isinstance(self.state, HandedOff) and (len(now.own) < 2 or now.over):
            self.look(now.own[0] if self.state.seat is None else self.state.seat, now)
        viewer, since = self._show(now)
        return ScreenNews(viewer, since, self._hand_over(now), self._holds_clock(now))

    def _first(self, now: ScreenInput) -> State:
        """Who looks first; several at one screen find it covered."""
        if len(now.own) > 1 and not now.over:
            return HandedOff(None)
        before, first = self._before, now.own[0] if now.own else SPECTATOR
        viewer = before.viewer if before.viewer in now.own else first
        moment = now.moments[viewer]
        known = viewer == before.viewer and 0 < before.since <= moment.version and moment.past == self._past
        return Looking(viewer, before.since if known else 0)

    def _show(self, now: ScreenInput) -> tuple[int | None, int]:
        """Whose view is to be shown, None when there is nothing new, and the version that is known."""
        state = self.state
        if not isinstance(state, Looking) or state.shown == now.moments[state.viewer]:
            return None, 0
        moment = now.moments[state.viewer]
        self.state = Looking(state.viewer, moment.version, moment)
        went_back = state.shown is not None and state.shown.past != moment.past
        return state.viewer, 0 if went_back or state.since > moment.version else state.since

    def _hand_over(self, now: ScreenInput) -> int | None:
        """The seat to which the screen is to be handed over, None when it stays as it is.

        It stays while the clock runs: who is asked then is nobody else's business.
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
            # In a moment it is known who is to move.
            return None
        self.state = HandedOff(movers[0] if movers else now.own[0])
        return self.state.seat

    def _holds_clock(self, now: ScreenInput) -> bool:
        """Whoever hands the screen over while there is time to react stops the clock until it is handed back."""
        if now.announced is None or not now.clock_runs or len(now.own) < 2:
            self._announced = None
        elif self._announced is None or self._announced[0] != now.announced or self._announced[1] is None:
            self._announced = now.announced, self.viewer
        return self._announced is not None and self._announced[1] != self.viewer


def _seen(now: ScreenInput) -> tuple[tuple[int, int], ...]:
    return tuple((now.moments[seat].version, now.moments[seat].past) for seat in now.own)


def screen_input(live: LiveTable, table: Table, own: tuple[int, ...]) -> ScreenInput:
    """What a screen with some seats has to know of a table that is dealt. Nobody plays meanwhile."""
    moments = {seat: Progress(table.version(seat), table.decision(seat), table.past(seat)) for seat in own}
    return ScreenInput(
        own,
        {**moments, SPECTATOR: Progress(table.version(), 0, table.past())},
        tuple(seat for seat in own if seat in table.to_move and live.level_of(seat) is None),
        table.over,
        live.time_to_react,
        live.reaction_timer.seconds > 0,
    )
