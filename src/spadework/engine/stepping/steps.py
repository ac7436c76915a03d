"""Steps of many games, compiled once a game and run like `spadework.engine.driver`.

Game n draws its chance from stream n of the seed, as in a simulation: it is the same game in whichever lane, and by however many threads,
it is played.
"""

from typing import TYPE_CHECKING, Any, cast

from spadework.engine.compile.records import copy_record
from spadework.engine.contract import CHANCE
from spadework.engine.masks import lowest_in
from spadework.engine.stepping.lanes import AT_THE_END, Lanes, Scratch, Terms
from spadework.engine.stream import start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.contract import Rules
    from spadework.engine.loops import Driver

    rules = cast(Rules, None)
    deal, to_move, legal, apply = rules.deal, rules.to_move, rules.legal, rules.apply
    view, sample_state, scores, places = rules.view, rules.sample_state, rules.scores, rules.places
    draw = cast(Driver, None).draw


@rule
def begin(terms: Terms, lanes: Lanes, lane: int, scratch: Scratch) -> None:
    """Deal the game of a lane's number."""
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
    """Draw as long as chance is to move; returns the bit mask of the seats that are then."""
    material, state = terms.materials[0], lanes.states[lane]
    mask = to_move(material, state)
    while mask >> CHANCE & 1:
        apply(material, state, CHANCE, draw(material, state, lanes.streams[lane, 0], scratch.moves, scratch.weights))
        mask = to_move(material, state)
    return mask


@rule
def show(terms: Terms, lanes: Lanes, lane: int) -> None:
    """Fill in who is to move, what it knows and what it may play."""
    material, state = terms.materials[0], lanes.states[lane]
    seat = lowest_in(to_move(material, state))
    lanes.seats[lane] = seat
    view(material, state, seat, lanes.views[lane])
    lanes.counts[lane] = legal(material, lanes.views[lane], seat, lanes.moves[lane])


@rule
def show_last(terms: Terms, lanes: Lanes, lane: int) -> None:
    """Fill in who would have moved next in a game that is broken off, and what it knew."""
    material, state = terms.materials[0], lanes.states[lane]
    seat = lowest_in(to_move(material, state))
    lanes.last_seats[lane] = seat
    view(material, state, seat, lanes.last_views[lane])


@rule
def reward(terms: Terms, lanes: Lanes, lane: int, over: bool, scratch: Scratch) -> None:
    """Fill in what the last step brought each seat."""
    if over or terms.rewards != AT_THE_END:
        scores(terms.materials[0], lanes.states[lane], scratch.points)
        places(terms.materials[0], lanes.states[lane], scratch.places)
    winners = 0
    for seat in range(terms.seats):
        winners += scratch.places[seat] == 1
    for seat in range(terms.seats):
        if terms.rewards != AT_THE_END:
            lanes.rewards[lane, seat] = scratch.points[seat] - lanes.points[lane, seat]
            lanes.points[lane, seat] = scratch.points[seat]
        else:
            lanes.rewards[lane, seat] = 1.0 / winners if over and scratch.places[seat] == 1 else 0.0


@rule
def begin_all(terms: Terms, lanes: Lanes, first: int, end: int, scratch: Scratch) -> None:
    """Deal the games of some lanes."""
    for lane in range(first, end):
        begin(terms, lanes, lane, scratch)
        show(terms, lanes, lane)


@rule
def step_all(terms: Terms, lanes: Lanes, first: int, end: int, choices: Any, scratch: Scratch) -> None:
    """Play a move in each of some lanes: the one at place choices[lane] among those that the seat to move has."""
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
    """Fill into[lane] with a state that agrees with what the seat to move knows."""
    for lane in range(first, end):
        stream = lanes.streams[lane, 1]
        start_stream(stream, seed, lane)
        sample_state(terms.materials[0], lanes.views[lane], int(lanes.seats[lane]), stream, into[lane])
