"""Steps and flights, compared with a second implementation of the rule book in thousands of random positions."""

from collections import Counter

import pytest
from tests.games.dragon_island.by_the_book import Hunter, moves_of, random_position

from spadework.games.dragon_island.rules import state as s

POSITIONS = 1200


def is_going(text: str) -> bool:
    """Whether a move is a step or a flight."""
    return text.split(": ")[-1].startswith(("step ", "fly "))


@pytest.mark.slow
@pytest.mark.rule("DI-21", "DI-22", "DI-23", "DI-40", "DI-41", "DI-42", "DI-43", "DI-50", "DI-51", "DI-54", "DI-64")
@pytest.mark.parametrize("part", range(4))
def test_steps_and_flights_match_the_rule_book(part: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(part, POSITIONS, 4):
        position = random_position(seed)
        seat = int(position.state.active)
        found = [text for text in position.legal(seat) if is_going(text)]
        assert sorted(found) == sorted(moves_of(position, seat)), seed
        for text in found:
            words = text.split(": ")[-1].split()
            kinds.update({words[0], *words[2::2]} | {word for word in words if word == "treasure" or "boat" in word})
    assert {"step", "fly", "with", "treasure"} <= set(kinds)
    assert any("boat" in kind for kind in kinds)


@pytest.mark.rule("DI-51", "DI-11")
def test_ways_out_of_the_treasure_field_match_the_rule_book() -> None:
    compared = 0
    for seed in range(POSITIONS):
        position = random_position(seed)
        state, seat = position.state, int(position.state.active)
        if not (state.hunter == s.TREASURE_FIELD).any() or state.next_pair == s.PAIRS:
            continue
        before = state.copy()
        for text in [text for text in position.legal(seat) if is_going(text) and " treasure" in text]:
            position.states[0] = before
            position.do(seat, text)
            hand = position.hand(seat)
            mine = [number for number in range(6) if state.owner[number] == seat and state.hunter[number] != s.NO_FIELD]
            going = next(number for number in mine if len(mine) == 1 or text.startswith(position.deck.colours[number]))
            ways = [move.split(": ")[-1] for move in position.legal(seat)]
            assert sorted(ways) == sorted(Hunter(position, going).ways_out(hand)), seed
            compared += 1
    assert compared > 50
