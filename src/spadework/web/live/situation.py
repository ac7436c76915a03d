"""What a screen has to know of a table now."""

from spadework.engine.contract import SPECTATOR
from spadework.table import Table
from spadework.web.live.live_table import LiveTable
from spadework.web.live.screen import Moment, Situation


def situation_of(live: LiveTable, table: Table, own: tuple[int, ...]) -> Situation:
    """What a screen with some seats has to know of a table that is dealt. Nobody plays meanwhile."""
    moments = {seat: Moment(table.version(seat), table.decision(seat), table.past(seat)) for seat in own}
    return Situation(
        own,
        {**moments, SPECTATOR: Moment(table.version(), 0, table.past())},
        tuple(seat for seat in own if seat in table.to_move and live.level_of(seat) is None),
        table.over,
        live.time_to_react,
        live.clock.seconds > 0,
    )
