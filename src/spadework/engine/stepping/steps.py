"""Steps of many games, compiled once per game and run like `spadework.engine.driver`.

Chance in game n draws from stream n of the seed, as in a simulation: the game doesn't depend on its lane or on the number of threads.
"""

from typing import TYPE_CHECKING, Any, cast

from spadework.engine.compile.records import copy_record
from spadework.engine.interface import CHANCE
from spadework.engine.masks import lowest_in
from spadework.engine.stepping.lanes import AT_THE_END, Lanes, Scratch, Terms
from spadework.engine.stream import start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.interface import Rules
    from spadework.engine.loops import Driver

    rules = cast(Rules, None)
    deal, to_move, legal, apply = rules.deal, rules.to_move, rules.legal, rules.apply
    view, sample_state, scores, places = rules.view, rules.sample_state, rules.scores, rules.places
    draw = cast(Driver, None).draw


@rule
def begin(terms: Terms, lanes: Lanes, lane: int, scratch: Scratch) -> None:
    """Deal the lane's current game."""
    start_stream(lanes.streams[lane, 0], terms.seed, int(lanes.numbers[lane]))
    copy_record(scratch.blank[0], lanes.states[lane])
    deal(terms.materials[0], lanes.states[lane], terms.seats, terms.options)
    lanes.lengths[lane] = 0
    let_chance_play(terms, lanes, lane, scratch)
    if terms.rewards != AT_THE_END:
        scores(terms.materials[0], lanes.states[lane], scratch.points)
        for seat in range(terms.seats):
            lanes.points[lane, seat] = scratch.points[seat]


@rule
def let_chance_play(terms: Terms, lanes: Lanes, lane: int, scratch: Scratch) -> int:
    """Draw while it is chance's turn; returns the bit mask of the seats that move next."""
    material, state = terms.materials[0], lanes.states[lane]
    mask = to_move(material, state)
    while mask >> CHANCE & 1:
        apply(material, state, CHANCE, draw(material, state, lanes.streams[lane, 0], scratch.moves, scratch.weights))
        mask = to_move(material, state)
    return mask


@rule
def show(terms: Terms, lanes: Lanes, lane: int) -> None:
    """Fill in the seat to move, its view and its legal moves."""
    material, state = terms.materials[0], lanes.states[lane]
    seat = lowest_in(to_move(material, state))
    lanes.seats[lane] = seat
    view(material, state, seat, lanes.views[lane])
    lanes.counts[lane] = legal(material, lanes.views[lane], seat, lanes.moves[lane])


@rule
def show_last(terms: Terms, lanes: Lanes, lane: int) -> None:
    """Fill in the seat that would have moved next in a truncated game, and its view."""
    material, state = terms.materials[0], lanes.states[lane]
    seat = lowest_in(to_move(material, state))
    lanes.last_seats[lane] = seat
    view(material, state, seat, lanes.last_views[lane])


@rule
def reward(terms: Terms, lanes: Lanes, lane: int, over: bool, scratch: Scratch) -> None:
    """Fill in each seat's reward for the last step."""
    if over or terms.rewards != AT_THE_END:
        scores(terms.materials[0], lanes.states[lane], scratch.points)
        places(terms.materials[0], lanes.states[lane], scratch.places)
    winners = 0
    for seat in range(terms.seats):
        winners += scratch.places[seat] == 1
    for seat in range(terms.seats):
        if over:
            lanes.final_points[lane, seat] = scratch.points[seat]
        if terms.rewards != AT_THE_END:
            lanes.rewards[lane, seat] = scratch.points[seat] - lanes.points[lane, seat]
            lanes.points[lane, seat] = scratch.points[seat]
        else:
            lanes.rewards[lane, seat] = 1.0 / winners if over and scratch.places[seat] == 1 else 0.0


@rule
def begin_all(terms: Terms, lanes: Lanes, first: int, end: int, scratch: Scratch) -> None:
    """Deal the games of a range of lanes."""
    for lane in range(first, end):
        begin(terms, lanes, lane, scratch)
        show(terms, lanes, lane)


@rule
def step_all(terms: Terms, lanes: Lanes, first: int, end: int, choices: Any, scratch: Scratch) -> None:
    """Play one move in each of a range of lanes: the one at index choices[lane] of the legal moves."""
    for lane in range(first, end):
        material, state = terms.materials[0], lanes.states[lane]
        apply(material, state, int(lanes.seats[lane]), int(lanes.moves[lane, choices[lane]]))
        lanes.lengths[lane] += 1
        over = let_chance_play(terms, lanes, lane, scratch) == 0
        reward(terms, lanes, lane, over, scratch)
        lanes.terminated[lane] = over
        lanes.truncated[lane] = not over and lanes.lengths[lane] >= terms.limit
        if lanes.truncated[lane]:
            show_last(terms, lanes, lane)
        if over or lanes.truncated[lane]:
            lanes.numbers[lane] += terms.lanes
            begin(terms, lanes, lane, scratch)
        show(terms, lanes, lane)


@rule
def guess_all(terms: Terms, lanes: Lanes, first: int, end: int, seed: int, into: Any) -> None:
    """Fill into[lane] with a state that is consistent with the view of the seat to move."""
    for lane in range(first, end):
        stream = lanes.streams[lane, 1]
        start_stream(stream, seed, lane)
        sample_state(terms.materials[0], lanes.views[lane], int(lanes.seats[lane]), stream, into[lane])
