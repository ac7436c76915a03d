"""Information-set Monte Carlo tree search over a game's rules, compiled once a game like `spadework.engine.driver`.

Each try guesses what the searching seat can't see, plays a move of that seat, goes down the tree, adds one place to it, plays on as the
game's sense says, and judges what has come of it. All seats choose for themselves by what they know: the statistics of a choice belong to
the view of the seat that chooses, not to the guessed state. So sealed answers and reactions need nothing special, for the view of a seat
shows no answer that it may not know, and different ways to the same view share what was learnt.

The sources:

- one tree of information sets for each seat: P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search",
  IEEE Transactions on Computational Intelligence and AI in Games 4 (2012), the variant MO-ISMCTS;
- which move is tried next: the rule of D. Silver et al., "Mastering the game of Go without human knowledge", Nature 550 (2017), which
  follows C. D. Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial Intelligence 61 (2011);
- few moves at first and more with the tries: R. Coulom, "Computing Elo ratings of move patterns in the game of Go", ICGA Journal 30 (2007);
- places shared by all ways that lead to them: B. E. Childs, J. H. Brodeur, L. Kocsis, "Transpositions and move groups in Monte Carlo tree
  search", IEEE Symposium on Computational Intelligence and Games (2008);
- the same guesses and the same chance for all moves that are compared: common random numbers, A. M. Law, "Simulation Modeling and
  Analysis", 5th edition (2015), chapter 11.
"""

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from spadework.engine.compile.records import copy_record
from spadework.engine.contract import CHANCE, Record
from spadework.engine.masks import lowest_in
from spadework.engine.search.keys import key_of
from spadework.engine.search.shares import as_shares
from spadework.engine.search.tree import AT_ROOT, EVERYWHERE, NEVER, NO_PLAN, Aims, Room, Tree
from spadework.engine.stream import below, start_stream

if TYPE_CHECKING:
    from spadework.engine.compile.rule import rule
    from spadework.engine.contract import Rules
    from spadework.engine.game import Ai, Driver, OptionalAi

    rules = cast(Rules, None)
    to_move, legal, chance_outcomes, apply = rules.to_move, rules.legal, rules.chance_outcomes, rules.apply
    view, sample_state, scores, places = rules.view, rules.sample_state, rules.scores, rules.places
    driver = cast(Driver, None)
    draw, one_ply_values = driver.draw, driver.one_ply_values
    rollout_policy = cast(Ai, None).rollout_policy
    ai = cast(OptionalAi, None)
    planned_move, is_quiescent = ai.planned_move, ai.is_quiescent
    evaluate_leaf, win_probabilities = ai.evaluate_leaf, ai.win_probabilities
    reweight_belief, move_prior = ai.reweight_belief, ai.move_prior


NOTHING = -1
"""In place of a place or a choice that there is not."""


@rule
def place_of(key: int, tree: Tree) -> int:
    """The number of the place with a key, a new one if need be; NOTHING when there is no room for a new one."""
    most = len(tree.slots) - 1
    slot = key & most
    while tree.slots[slot] != NOTHING:
        if tree.places[tree.slots[slot]].key == key:
            return int(tree.slots[slot])
        slot = slot + 1 & most
    number = int(tree.counts[0])
    if number == len(tree.places):
        return NOTHING
    tree.counts[0] = number + 1
    tree.slots[slot] = number
    place = tree.places[number]
    place.key, place.tries, place.choices, place.latest = key, 0, 0, NOTHING
    place.first, place.last = NOTHING, NOTHING
    return number


@rule
def add_choice(place: Record, move: int, tree: Tree) -> int:
    """Add a move to those of a place; NOTHING when there is no room."""
    number = int(tree.counts[1])
    if number == len(tree.choices):
        return NOTHING
    tree.counts[1] = number + 1
    choice = tree.choices[number]
    choice.move, choice.tries, choice.value_sum, choice.squares, choice.next = move, 0, 0.0, 0.0, NOTHING
    if place.first == NOTHING:
        place.first = number
    else:
        tree.choices[place.last].next = number
    place.last = number
    place.choices += 1
    return number


@rule
def has_choice(place: Record, move: int, tree: Tree) -> bool:
    """Whether a move is among the choices of a place."""
    number = int(place.first)
    while number != NOTHING and tree.choices[number].move != move:
        number = int(tree.choices[number].next)
    return number != NOTHING


@rule
def width(place: Record, aims: Aims) -> int:
    """How many choices a place may have."""
    return aims.pw_base + int(aims.pw_factor * np.sqrt(float(place.tries)))


@rule
def most_promising(place: Record, among: int, tree: Tree, aims: Aims) -> int:
    """Which of the first choices of a place is tried next."""
    reach = aims.exploration * np.sqrt(float(place.tries))
    best, chosen = -1.0, NOTHING
    number = int(place.first)
    for _ in range(among):
        if number == NOTHING:
            break
        tries = int(tree.choices[number].tries)
        if tries == 0:
            return number
        worth = tree.choices[number].value_sum / tries + reach / (1 + tries)
        if worth > best:
            best, chosen = worth, number
        number = int(tree.choices[number].next)
    return chosen


@rule
def proposed(material: Record, seat: int, listed: int, room: Room) -> int:
    """The move that the sense proposes to a seat in room.guessed[0]; so many of its legal moves are listed in room.moves already, or 0."""
    state = room.guessed[0]
    move = planned_move(material, state, seat, room.moves, room.whims, room.notes, room.memory)
    if move != NO_PLAN:
        return move
    count = listed if listed else legal(material, state, seat, room.moves)
    return int(room.moves[rollout_policy(material, state, seat, room.moves, count, room.whims) if count > 1 else 0])


@rule
def worth_trying(material: Record, seat: int, place: Record, count: int, tree: Tree, room: Room, aims: Aims) -> int:
    """A legal move that is not yet a choice of a place and, for a thorough search, is tried everywhere; else any move."""
    if aims.use_belief:
        for index in range(count):
            move = int(room.moves[index])
            if move_prior(material, room.guessed[0], seat, move) == EVERYWHERE and not has_choice(place, move, tree):
                return move
    return int(room.moves[below(room.whims, count)])


@rule
def choose(material: Record, seat: int, place: Record, count: int, tree: Tree, room: Room, aims: Aims) -> int:
    """The choice that a seat makes at a place in the tree, a new one while it has few; NOTHING when there is no room for the first.

    The seat is to move in room.guessed[0], where it has `count` legal moves in room.moves.
    """
    if place.choices < count and place.choices < width(place, aims):
        # First what the sense proposes, then what is tried everywhere, later anything.
        move = proposed(material, seat, count, room)
        if has_choice(place, move, tree):
            move = worth_trying(material, seat, place, count, tree, room, aims)
        is_new = not has_choice(place, move, tree)
        if is_new and (place.choices == 0 or move_prior(material, room.guessed[0], seat, move) != NEVER):
            added = add_choice(place, move, tree)
            if added != NOTHING:
                return added
    return most_promising(place, count, tree, aims)


@rule
def play_out(material: Record, seat: int, room: Room, horizon: int) -> int:
    """Play room.guessed[0] on as the sense says, to the end, until it is calm for `seat`, or until `horizon` moves.

    Returns the moves of seats.
    """
    state, moves = room.guessed[0], room.moves
    played = 0
    mask = to_move(material, state)
    while mask and played < horizon and not is_quiescent(material, state, seat):
        if mask >> CHANCE & 1:
            apply(material, state, CHANCE, draw(material, state, room.chance, moves, room.weights))
        else:
            mover = lowest_in(mask)
            apply(material, state, mover, proposed(material, mover, 0, room))
            played += 1
        mask = to_move(material, state)
    return played


@rule
def share_by_lead(seats: int, room: Room, aims: Aims) -> None:
    """Fill room.shares[seat] with what each may expect of the win when the seats stand at room.standing[seat]."""
    for seat in range(seats):
        share = 1.0
        for other in range(seats):
            if other != seat:
                lead = (room.standing[seat] - room.standing[other]) / aims.lead_scale
                share *= 0.5 + 0.5 * lead / (1.0 + abs(lead))
        room.shares[seat] = share
    as_shares(room.shares, seats)


@rule
def judge(material: Record, seats: int, room: Room, aims: Aims) -> None:
    """Fill room.shares[seat] with what each has of the win at the end, or may expect of it before."""
    state = room.guessed[0]
    if to_move(material, state):
        if win_probabilities(material, state, aims.use_belief, room.shares):
            return
        for seat in range(seats):
            room.standing[seat] = evaluate_leaf(material, state, seat)
        share_by_lead(seats, room, aims)
        return
    scores(material, state, room.points)
    places(material, state, room.ranks)
    winners = 0
    for seat in range(seats):
        room.standing[seat] = float(room.points[seat])
        winners += room.ranks[seat] == 1
    share_by_lead(seats, room, aims)
    for seat in range(seats):
        won = 1.0 / winners if room.ranks[seat] == 1 else 0.0
        room.shares[seat] = aims.for_winning * won + (1.0 - aims.for_winning) * room.shares[seat]


@rule
def leave_out(material: Record, seen: Record, seat: int, count: int, room: Room) -> int:
    """Take out of room.moves, and of room.worth, what a seat never tries, unless that is all. Returns how many are left."""
    left = 0
    for index in range(count):
        if move_prior(material, seen, seat, int(room.moves[index])) != NEVER:
            room.moves[left], room.worth[left] = room.moves[index], room.worth[index]
            left += 1
    return left if left else count


@rule
def plant(materials: Any, seen: Any, seat: int, guesses: int, tree: Tree, room: Room) -> int:
    """Begin a new tree with the moves of the searching seat, but those that are left out. Returns how many.

    They stand in the order in which they look good one move deep; what is tried in any case comes second.
    """
    tree.slots[:] = NOTHING
    tree.counts[:] = 0
    worth = room.worth
    count = one_ply_values(
        materials[0], seen[0], seat, room.chance, room.moves, room.outcomes, room.weights, room.guessed, guesses, worth
    )
    count = leave_out(materials[0], seen[0], seat, count, room)
    copy_record(seen[0], room.known[0])
    root = place_of(key_of(room.words, seat), tree)
    for rank in range(count):
        best = 0
        for index in range(1, count):
            if worth[index] > worth[best]:
                best = index
        add_choice(tree.places[root], int(room.moves[best]), tree)
        worth[best] = -np.inf
        if rank == 0:
            for index in range(count):
                if index != best and move_prior(materials[0], seen[0], seat, int(room.moves[index])) >= AT_ROOT:
                    worth[index] = np.inf
    return count


@rule
def grow(
    materials: Any,
    seen: Any,
    seat: int,
    seats: int,
    least: int,
    seed: int,
    tries: int,
    tree: Tree,
    room: Room,
    aims: Aims,
) -> int:
    """Make some more tries from the root, place 0, with so many choices at `least`. Returns the moves of seats that were played in them."""
    material, state = materials[0], room.guessed[0]
    root = tree.places[0]
    played = 0
    for _ in range(tries):
        chosen = most_promising(root, max(least, width(root, aims)), tree, aims)
        # All moves of the root meet the same guesses and the same chance, one try after the other.
        number = int(tree.choices[chosen].tries)
        start_stream(room.chance, seed, 2 * number)
        start_stream(room.whims, seed, 2 * number + 1)
        for note in range(len(room.notes)):
            room.notes[note] = 0
        sample_state(material, seen[0], seat, room.chance, state)
        if aims.use_belief:
            reweight_belief(material, state, seat, room.chance)
        step = room.way[0]
        step.choice, step.place, step.seat = chosen, 0, seat
        apply(material, state, seat, int(tree.choices[chosen].move))
        played += 1
        depth = 1
        goes_round = False
        root.latest = root.tries
        while depth < len(room.way):
            mask = to_move(material, state)
            if mask == 0 or is_quiescent(material, state, seat):
                break
            if mask >> CHANCE & 1:
                apply(material, state, CHANCE, draw(material, state, room.chance, room.moves, room.weights))
                continue
            mover = lowest_in(mask)
            count = legal(material, state, mover, room.moves)
            if count == 1:
                apply(material, state, mover, int(room.moves[0]))
                played += 1
                continue
            view(material, state, mover, room.known[0])
            number = place_of(key_of(room.words, mover), tree)
            if number == NOTHING:
                break
            place = tree.places[number]
            if place.tries == 0:
                place.tries = 1
                break
            if place.latest == root.tries:
                goes_round = True
                break
            place.latest = root.tries
            chosen = choose(material, mover, place, count, tree, room, aims)
            if chosen == NOTHING:
                break
            step = room.way[depth]
            step.choice, step.place, step.seat = chosen, number, mover
            depth += 1
            apply(material, state, mover, int(tree.choices[chosen].move))
            played += 1
        if goes_round:
            # Else it would seem best to go round for ever in front of a bad end.
            for other in range(seats):
                room.shares[other] = 0.0
        else:
            played += play_out(material, seat, room, aims.horizon)
            judge(material, seats, room, aims)
        for number in range(depth):
            step = room.way[number]
            tree.places[step.place].tries += 1
            tree.choices[step.choice].tries += 1
            tree.choices[step.choice].value_sum += room.shares[step.seat]
            tree.choices[step.choice].squares += room.shares[step.seat] * room.shares[step.seat]
    return played
