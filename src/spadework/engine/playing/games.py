"""Loops over whole games between quick players, compiled once per game and run like `spadework.engine.driver`.

Chance in game n draws from stream n of the seed, or, if each deal is played from every seat in turn, from the stream of its deal; every
player has its own streams in every game. So the result of a game doesn't depend on when and where it is played.
"""

from typing import TYPE_CHECKING, Any, cast

from spadework.engine.buffers import Buffers, Values
from spadework.engine.compile.records import copy_record
from spadework.engine.interface import CHANCE, Record
from spadework.engine.masks import lowest_in
from spadework.engine.network.net import Guide, infer, seat_shares, sharpened_choice
from spadework.engine.playing.match import Match, MatchArrays
from spadework.engine.playing.quick import (
    ASKED,
    DECK_HAND,
    DETERMINIZATIONS,
    MATE,
    NEARLY,
    NOBODY,
    POLICY,
    POLICY_MOVES,
    RANDOM,
    RANDOM_MOVES,
)
from spadework.engine.stream import SEED, Stream, below, mix, start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.interface import Rules
    from spadework.engine.interface.ai import Ai
    from spadework.engine.loops import Driver, Searching

    rules = cast(Rules, None)
    deal, to_move, legal, apply = rules.deal, rules.to_move, rules.legal, rules.apply
    view, scores, places = rules.view, rules.scores, rules.places
    draw = cast(Driver, None).draw
    rollout_policy = cast(Ai, None).rollout_policy
    searching = cast(Searching, None)
    one_ply_values, evaluate_rollout = searching.one_ply_values, searching.evaluate_rollout
    BY_POLICY = False
    """Whether the mate falls back on the rollout policy where there is no network, because the game lacks `ai.evaluate`."""

    def turns(material: Record, state: Record) -> int:
        """The rules' `turns`, or `spadework.engine.playing.turns.not_counted`."""


@rule
def seed_of(seed: int, number: int, player: int) -> int:
    """Return a player's seed in a game: no two players draw the same numbers, and no game depends on earlier ones."""
    low = mix(mix(seed & 0xFFFFFFFF) ^ (number & 0xFFFFFFFF))
    high = mix(mix((seed >> 32) + 0x27D4EB2F) ^ (number >> 32) ^ low)
    return (mix(high + player + 1) << 32 | mix(low ^ (player + 1))) & SEED


@rule
def start_streams(streams: Any, seed: int) -> None:
    """Reset a player's streams to a seed."""
    start_stream(streams[0], seed, 0)
    start_stream(streams[1], seed, 0)
    start_stream(streams[2], seed, 1)


@rule
def any_of_the_best(values: Values, count: int, stream: Stream) -> int:
    """Return the index of a random one of the highest values: moves are listed by seat, so the first of equals would disadvantage the
    first seat."""
    highest = values[0]
    for index in range(1, count):
        highest = max(highest, values[index])
    equals = 0
    for index in range(count):
        equals += values[index] >= highest - NEARLY
    rest = below(stream, equals) if equals > 1 else 0
    for index in range(count):
        if values[index] >= highest - NEARLY:
            if rest == 0:
                return index
            rest -= 1
    return 0


@rule
def kind_of_move(kind: int, streams: Any) -> int:
    """Return the player whose way of choosing applies to the next move: the deck hand mixes random moves with the mate's."""
    if kind != DECK_HAND:
        return kind
    return RANDOM if below(streams[2], RANDOM_MOVES) == 0 else MATE


@rule
def list_moves(
    kind: int,
    material: Record,
    views: Any,
    contents: Any,
    seat: int,
    streams: Any,
    guide: Guide | None,
    buffers: Buffers,
) -> int:
    """Fill the buffer of moves with a seat's legal moves, and for the mate also the buffer of values or the network's priors; returns the
    number of moves."""
    seen = views[0]
    if guide is not None:
        count = legal(material, seen, seat, buffers.moves)
        if kind == MATE and count > 1:
            infer(guide.net, contents, seat, buffers.moves, count, guide.now)
        return count
    if kind == MATE and not BY_POLICY:
        return one_ply_values(material, seen, seat, streams[0], buffers, DETERMINIZATIONS)
    return legal(material, seen, seat, buffers.moves)


@rule
def pick(
    kind: int,
    material: Record,
    seen: Record,
    seat: int,
    streams: Any,
    count: int,
    guide: Guide | None,
    buffers: Buffers,
) -> int:
    """Return the index of a player's choice among the listed moves."""
    if kind == RANDOM:
        return below(streams[1], count)
    if guide is not None:
        if kind == MATE:
            return sharpened_choice(guide.now.priors, count, streams[0]) if count > 1 else 0
        return rollout_policy(material, seen, seat, buffers.moves, count, streams[0])
    if kind == POLICY or BY_POLICY:
        return rollout_policy(material, seen, seat, buffers.moves, count, streams[0])
    best = any_of_the_best(buffers.values, count, streams[0])
    if below(streams[0], POLICY_MOVES) == 0:
        return rollout_policy(material, seen, seat, buffers.moves, count, streams[0])
    return best


@rule
def choose(
    kind: int, materials: Any, views: Any, contents: Any, seat: int, streams: Any, guide: Guide | None, buffers: Buffers
) -> int:
    """Return the code of a quick player's move for a seat, which moves next in views[0]; `contents` are the bytes of that view."""
    now = kind_of_move(kind, streams)
    count = list_moves(now, materials[0], views, contents, seat, streams, guide, buffers)
    return int(buffers.moves[pick(now, materials[0], views[0], seat, streams, count, guide, buffers)])


@rule
def follow_lead(match: Match, seats: int, seat: int, guide: Guide | None, arrays: MatchArrays, final: Record) -> None:
    """Update the leader by the estimated shares of the win before `seat` moves; the present leader stays until another has more."""
    workspace, progress = arrays.workspace, arrays.progress[0]
    if guide is not None:
        count = legal(match.materials[0], arrays.views[0], seat, workspace.buffers.moves)
        infer(guide.net, arrays.contents, seat, workspace.buffers.moves, count, guide.now)
        seat_shares(guide.net, seat, guide.now, workspace.shares)
    else:
        copy_record(arrays.states[0], workspace.buffers.sampled[0])
        evaluate_rollout(match.materials[0], seats, workspace, match.settings)
    shares, ahead = workspace.shares, int(progress.leader)
    for other in range(seats):
        arrays.lowest[other] = min(arrays.lowest[other], shares[other])
        if ahead < 0 or shares[other] > shares[ahead] + NEARLY:
            ahead = other
    final.lead_changes += progress.leader not in (-1, ahead)
    final.leads[ahead] += 1
    arrays.led[ahead] = final.decisions
    progress.leader = ahead


@rule
def settle(match: Match, seats: int, arrays: MatchArrays, final: Record) -> None:
    """Fill in the outcome of a game."""
    material, state, workspace = match.materials[0], arrays.states[0], arrays.workspace
    final.finished = to_move(material, state) == 0
    scores(material, state, workspace.points)
    places(material, state, workspace.ranks)
    final.lowest = 1.0
    for seat in range(seats):
        final.points[seat], final.places[seat] = workspace.points[seat], workspace.ranks[seat]
        if workspace.ranks[seat] == 1:
            final.lowest = min(final.lowest, arrays.lowest[seat])
        else:
            final.decided = max(final.decided, arrays.led[seat])


@rule
def begin_game(match: Match, number: int, arrays: MatchArrays, final: Record) -> None:
    """Deal a game, or begin it from the state in the arrays; `final` is blank, and is filled during the game."""
    seats, progress = len(match.kinds), arrays.progress[0]
    progress.steps, progress.asked, progress.leader, progress.began, progress.broken = 0, 0, -1, 0, 0
    progress.turned = number % seats if match.rotated else 0
    start_stream(arrays.chance, match.seed, number // seats if match.rotated else number)
    for player in range(seats):
        seat = (player + int(progress.turned)) % seats
        start_streams(arrays.streams[seat], seed_of(match.seed, number, player))
    for seat in range(seats):
        arrays.led[seat], arrays.lowest[seat] = 0, 1.0
    copy_record(arrays.states[1], arrays.states[0])
    if arrays.states[0].seats == 0:
        deal(match.materials[0], arrays.states[0], seats, match.options)
    final.first = -1
    final.turns = turns(match.materials[0], arrays.states[0])


@rule
def carry_out(match: Match, seat: int, move: int, arrays: MatchArrays, final: Record, log: Any) -> None:
    """Apply a move of a seat or of chance, and break the game off if it has reached its limits."""
    material, state, progress = match.materials[0], arrays.states[0], arrays.progress[0]
    if progress.steps < len(log):
        log[progress.steps, 0], log[progress.steps, 1] = seat, move
    progress.steps += 1
    apply(material, state, seat, move)
    if seat == CHANCE:
        return
    final.moves += 1
    now = turns(material, state)
    if now > match.limit or final.moves - progress.began > match.longest_turn:
        progress.broken = 1
    elif now != final.turns:
        final.turns = now
        progress.began = final.moves


@rule
def play_on(match: Match, guide: Guide | None, arrays: MatchArrays, final: Record, log: Any) -> int:
    """Play a game on until a player who isn't a quick one must choose. Returns its seat, whose view is arrays.views[0]; NOBODY at the end.

    log[n] is filled with the seat and the code of step n, as far as it has room.
    """
    material, state, buffers, progress = (
        match.materials[0],
        arrays.states[0],
        arrays.workspace.buffers,
        arrays.progress[0],
    )
    seats = len(match.kinds)
    while True:
        mask = to_move(material, state)
        if mask == 0 or (progress.broken and mask >> CHANCE & 1 == 0):
            settle(match, seats, arrays, final)
            return NOBODY
        if mask >> CHANCE & 1:
            outcome = draw(material, state, arrays.chance, buffers.moves, buffers.weights)
            carry_out(match, CHANCE, outcome, arrays, final, log)
            continue
        seat = lowest_in(mask)
        view(material, state, seat, arrays.views[0])
        if progress.asked >> seat & 1 == 0:
            if final.first < 0 and mask == 1 << seat:
                final.first = seat
            if match.detailed:
                follow_lead(match, seats, seat, guide, arrays, final)
            final.decisions += 1
            progress.asked = mask
        progress.asked &= ~(1 << seat)
        streams = arrays.streams[seat]
        kind = kind_of_move(int(match.kinds[(seat - int(progress.turned) + seats) % seats]), streams)
        count = list_moves(kind, material, arrays.views, arrays.contents, seat, streams, guide, buffers)
        final.choices += count
        final.forced += count == 1
        if kind == ASKED:
            return seat
        move = int(buffers.moves[pick(kind, material, arrays.views[0], seat, streams, count, guide, buffers)])
        carry_out(match, seat, move, arrays, final, log)


@rule
def play_games(match: Match, guide: Guide | None, first: int, arrays: MatchArrays, finals: Any, log: Any) -> int:
    """Play one game per blank record in `finals`, starting with game `first`. Returns the seat of a player who must choose and
    isn't a quick one, for `answer` to continue; NOBODY when all games are over."""
    for index in range(len(finals)):
        begin_game(match, first + index, arrays, finals[index])
        seat = play_on(match, guide, arrays, finals[index], log)
        if seat != NOBODY:
            return seat
    return NOBODY


@rule
def answer(match: Match, guide: Guide | None, seat: int, code: int, arrays: MatchArrays, finals: Any, log: Any) -> int:
    """Apply the move of the seat that was asked, and play the game of finals[0] on until a player must choose again: its seat, or NOBODY.

    finals is an array of one, because compiled code receives an array from Python ten times faster than a record.
    """
    carry_out(match, seat, code, arrays, finals[0], log)
    return play_on(match, guide, arrays, finals[0], log)
