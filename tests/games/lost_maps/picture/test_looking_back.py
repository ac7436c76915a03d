"""Looking back in an unfinished game, which must not reveal earlier expeditions of the round."""

from typing import cast

import pytest

from spadework.games.lost_maps.notation.wording import pattern_words
from spadework.games.lost_maps.rules.material import Deck
from spadework.games.lost_maps.rules.state import CROSSING
from spadework.players import new_player
from spadework.table import Table


def played(options: dict[str, str], until: tuple[int, int] | None) -> Table:
    """A table that computer players have played to the crossing off of a turn, given as round and turn, or to the end."""
    table = Table("lost_maps", seats=2, seed=3, options=options)
    player = new_player("mate", table.game, table.deck)
    while not table.over:
        state = table.view().record
        if until is not None and state.phase == CROSSING and (int(state.rounds), int(state.turn)) >= until:
            return table
        seat = table.to_move[0]
        table.play(seat, player.choose(table.view(seat).record, seat))
    return table


def turns_seen(table: Table, rounds: int) -> set[int]:
    """The turns of a round whose expeditions a seat can see by looking back through the pictures."""
    turns = set()
    for step in range(len(table.steps) + 1):
        state = table.view(0, step).record
        if state.phase == CROSSING and state.rounds == rounds:
            shown = table.game.words["en"].text(pattern_id(table, int(state.pattern)))
            if f": {shown}" in table.picture(0, step=step):
                turns.add(int(state.turn))
    return turns


def pattern_id(table: Table, pattern: int) -> str:
    """The id of the message that names a pattern."""
    return pattern_words(cast(Deck, table.deck), pattern).id


@pytest.mark.rule("LM-25")
def test_expeditions_of_a_round_can_not_be_looked_up_while_it_lasts() -> None:
    table = played({}, (1, 4))
    assert turns_seen(table, 1) == {4}
    assert turns_seen(table, 0) == set(range(7))


@pytest.mark.rule("LM-25")
def test_the_memory_aid_lets_players_look_up_earlier_expeditions() -> None:
    table = played({"memory-aid": "on"}, (1, 4))
    assert turns_seen(table, 1) == set(range(5))


def test_after_the_end_everything_can_be_looked_up() -> None:
    table = played({}, None)
    assert [turns_seen(table, rounds) for rounds in range(4)] == [set(range(7))] * 4
