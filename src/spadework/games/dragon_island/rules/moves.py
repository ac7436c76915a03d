"""The course of a turn, and the entry to all other rules. Numbers in brackets are those of the rule book.

| phase | who moves | moves | next |
|---|---|---|---|
| STARTING | chance | the start player | DRAWING |
| DRAWING | chance | a card for the seat that draws | ANNOUNCED, when all hands are full: the turn begins |
| TURN | the active player | steps, cards, passing, the end of the turn | ANNOUNCED, PASSING, AGREEING, DRAWING |
| ANNOUNCED | the seats asked, then chance | reactions | TURN, LEAVING, TAKING, SHARING, PASSING, DRAWING |
| LEAVING | the active player | a way out of the treasure field | TURN |
| TAKING | chance | a card from a hand | TURN |
| SHARING | the owner of the boat and the partner, in turn | sharing, or Infidelity | DRAWING |
| PASSING | the active player | discards | DRAWING |
| AGREEING | all other seats at once | votes on the end | TURN |

The game is OVER when the last treasure is settled, at the turn limit, or by agreement (DI-80, DI-82).
"""

from spadework.engine.codes import family_of, thing_of
from spadework.engine.compile.rule import rule
from spadework.engine.interface import CHANCE, Codes, Reactions, Record
from spadework.games.dragon_island.rules import action_cards, cards
from spadework.games.dragon_island.rules import codes as c
from spadework.games.dragon_island.rules import state as s
from spadework.games.dragon_island.rules.board import UNITING, WAITING, partner_of
from spadework.games.dragon_island.rules.reactions import answer, ask_for_reactions, first_heard, list_reactions
from spadework.games.dragon_island.rules.scoring import begin_sharing, list_claims, pay_out, rival
from spadework.games.dragon_island.rules.setup import clear_turn, forget_choice
from spadework.games.dragon_island.rules.steps import go, list_moves_of, list_ways_out, send_home, unite

VERSION = 1
REACTIONS = Reactions(none=c.NO_REACTION, over=c.SETTLE)


# Seats that move, and their moves


@rule
def to_move(material: Record, state: Record) -> int:
    """Return the bit mask of the seats that move now; 0 when the game is over."""
    phase = state.phase
    if phase == s.TURN:
        return 1 << int(state.active)
    if phase == s.ANNOUNCED:
        asked = 0
        for seat in range(state.seats):
            if state.asked[seat] == s.ASKED:
                asked |= 1 << seat
        return asked if asked else 1 << CHANCE
    if phase == s.OVER:
        return 0
    if phase == s.STARTING or phase == s.DRAWING or phase == s.TAKING:
        return 1 << CHANCE
    if phase == s.AGREEING:
        return int(state.undecided)
    return 1 << int(state.turn if phase == s.SHARING else state.active)


@rule
def turns(material: Record, state: Record) -> int:
    """Return the number of turns begun, at most the turn limit; without one a game can last indefinitely (DI-82)."""
    return min(int(state.turns), int(state.limit)) if state.limit > 0 else int(state.turns)


@rule
def legal(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill the legal moves of `seat`; return their number."""
    phase = state.phase
    if phase == s.TURN:
        if state.aim == s.NOTHING_AIMED:
            return list_turn(material, state, seat, moves)
        return list_aims(material, state, seat, moves)
    if phase == s.ANNOUNCED:
        return list_reactions(state, seat, moves)
    if phase == s.SHARING:
        return list_claims(state, seat, moves)
    if phase == s.LEAVING:
        return list_ways_out(material, state, seat, moves)
    if phase == s.AGREEING:
        moves[0], moves[1] = c.AGREE, c.GO_ON
        return 2
    return list_discards(state, seat, moves)


@rule
def list_turn(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill the moves of the active player (DI-20); passing only before anything else (DI-29)."""
    moves[0] = c.END_TURN if state.acted else c.PASS
    count = 1
    if not state.acted and not state.proposed:
        moves[count] = c.PROPOSE_END
        count += 1
    count = list_moves_of(material, state, seat, moves, count)
    return action_cards.list_cards(material, state, seat, moves, count)


@rule
def list_aims(material: Record, state: Record, seat: int, moves: Codes) -> int:
    """Fill the targets of a card that is not announced yet, and taking it back (DI-60, DI-61, DI-70)."""
    aim = state.aim
    if aim == s.FIRST_TILE:
        count = action_cards.list_first_tiles(material, state, moves)
    elif aim == s.SECOND_TILE:
        count = action_cards.list_second_tiles(material, state, moves)
    elif aim == s.WHICH_DRAGON:
        count = action_cards.list_dragons(moves)
    else:
        count = action_cards.list_dragon_fields(material, state, moves)
    moves[count] = c.TAKE_BACK
    return count + 1


@rule
def list_discards(state: Record, seat: int, moves: Codes) -> int:
    """Fill the cards that may be discarded, and drawing up (DI-29)."""
    moves[0] = c.DRAW_UP
    count = 1
    for slot in range(state.cards[seat]):
        if cards.is_first_of_kind(state, seat, slot):
            moves[count] = c.DISCARD + int(state.hand[seat, slot])
            count += 1
    return count


@rule
def chance_outcomes(material: Record, state: Record, moves: Codes, weights: Codes) -> int:
    """Fill the outcomes of chance and their weights; return their number."""
    phase = state.phase
    count = 0
    if phase == s.STARTING:
        for seat in range(state.seats):
            moves[seat], weights[seat] = c.START + seat, 1
        return int(state.seats)
    if phase == s.ANNOUNCED:
        moves[0], weights[0] = c.SETTLE, 1
        return 1
    if phase == s.DRAWING:
        for kind in range(s.KINDS):
            moves[count], weights[count] = c.DRAWN + kind, state.draw_pile[kind]
            count += state.draw_pile[kind] > 0
        return count
    for slot in range(state.cards[state.victim]):
        kind = int(state.hand[state.victim, slot])
        if count > 0 and moves[count - 1] == c.TAKEN + kind:
            weights[count - 1] += 1
        else:
            moves[count], weights[count] = c.TAKEN + kind, 1
            count += 1
    return count


@rule
def apply(material: Record, state: Record, seat: int, move: int) -> None:
    """Carry out a legal move of `seat` or of chance."""
    phase = state.phase
    if seat == CHANCE:
        apply_chance(material, state, move)
    elif phase == s.ANNOUNCED:
        answer(state, seat, move)
    elif phase == s.TURN:
        take_turn(state, seat, move)
    elif phase == s.SHARING:
        share(state, seat, move)
    elif phase == s.LEAVING:
        leave_treasure_field(state, seat, move)
    elif phase == s.PASSING:
        if move == c.DRAW_UP:
            end_turn(state)
        else:
            discard(state, seat, thing_of(move, c.FAMILY))
    else:
        agree(state, seat, move)


@rule
def apply_chance(material: Record, state: Record, move: int) -> None:
    """Carry out an outcome of chance."""
    family, thing = family_of(move, c.FAMILY), thing_of(move, c.FAMILY)
    if family == c.SETTLE:
        settle(material, state)
    elif family == c.DRAWN:
        cards.draw(state, int(state.turn), thing)
        draw_on(state)
    elif family == c.TAKEN:
        take_card(state, thing)
    else:
        state.active = thing
        state.turn = thing
        state.phase = s.DRAWING


@rule
def take_turn(state: Record, seat: int, move: int) -> None:
    """Carry out a move of the active player in its turn."""
    if state.aim == s.NOTHING_AIMED:
        play(state, seat, move)
    else:
        aim(state, seat, move)


@rule
def play(state: Record, seat: int, move: int) -> None:
    """Announce a complete action, or begin to aim a card."""
    family, thing = family_of(move, c.FAMILY), c.target_of(move)
    if family == c.GO:
        pay_for(state, seat, move)
        announce(state, move)
    elif family == c.PLAY and thing == s.CURSE:
        cards.spend(state, seat, s.CURSE)
        announce(state, move)
    elif family == c.PLAY:
        begin_aiming(state, thing)
    elif family == c.JOURNEY:
        cards.spend(state, seat, s.JOURNEY)
        cards.spend(state, seat, c.paid_for(move))
        announce(state, move)
    elif family == c.TERROR or family == c.ATTACK:
        cards.spend(state, seat, c.paid_for(move))
        announce(state, move)
    elif family == c.PASS:
        state.phase = s.PASSING
    elif family == c.END_TURN:
        end_turn(state)
    else:
        propose_end(state, seat)


@rule
def pay_for(state: Record, seat: int, move: int) -> None:
    """Pay for a step or a flight (DI-23, DI-64)."""
    if c.flies(move):
        cards.spend(state, seat, s.FLIGHT)
    if c.paid_for(move) >= 0:
        cards.spend(state, seat, c.paid_for(move))


@rule
def leave_treasure_field(state: Record, seat: int, move: int) -> None:
    """Leave the treasure field with both coins; nobody can react (DI-51, DI-70)."""
    pay_for(state, seat, move)
    unite(state, move)
    go_on(state)


@rule
def begin_aiming(state: Record, kind: int) -> None:
    """Play a card that asks for tiles, or for a dragon and a field (DI-60, DI-61)."""
    state.card = kind
    if kind != s.PATROL:
        state.aim = s.FIRST_TILE
    elif action_cards.next_dragon(state) >= 0:
        state.moving_dragon = action_cards.next_dragon(state)
        state.aim = s.WHERE_DRAGON
    else:
        state.aim = s.WHICH_DRAGON


@rule
def aim(state: Record, seat: int, move: int) -> None:
    """Choose the next target of a card, or take the card back."""
    family, thing = family_of(move, c.FAMILY), thing_of(move, c.FAMILY)
    if family == c.TAKE_BACK:
        go_on(state)
    elif family == c.DRAGON:
        state.moving_dragon = thing
        state.aim = s.WHERE_DRAGON
    elif state.aim == s.FIRST_TILE:
        state.tiles[0] = thing
        state.aim = s.SECOND_TILE
    else:
        kind = int(state.card)
        if family == c.TILE:
            state.tiles[1] = thing
        cards.spend(state, seat, kind)
        announce(state, c.PLAY + kind if family == c.TILE else move)


@rule
def share(state: Record, seat: int, move: int) -> None:
    """Share the coins, or claim both with an Infidelity, which the other may answer (DI-57, DI-59)."""
    if move == c.SHARE:
        pay_out(state, seat)
        close_turn(state)
    else:
        cards.spend(state, seat, thing_of(move, c.FAMILY))
        state.claims += 1
        state.turn = rival(state, seat)


@rule
def propose_end(state: Record, seat: int) -> None:
    """Ask all other seats whether the game may end now (DI-82)."""
    state.proposed = 1
    state.undecided = (1 << int(state.seats)) - 1 & ~(1 << seat)
    state.phase = s.AGREEING


@rule
def agree(state: Record, seat: int, move: int) -> None:
    """Take a vote; the game is over if all agree (DI-82)."""
    state.answer[seat] = move
    state.undecided = int(state.undecided) & ~(1 << seat)
    if state.undecided:
        return
    agreed = True
    for other in range(state.seats):
        agreed = agreed and (other == state.active or state.answer[other] == c.AGREE)
        state.answer[other] = c.NOTHING
    state.phase = s.OVER if agreed else s.TURN


@rule
def draw_on(state: Record) -> None:
    """Let chance fill the hand of the seat that draws, and all hands before the first turn (DI-10, DI-27)."""
    while state.cards[state.turn] == s.HAND or state.in_draw_pile == 0:
        following = (int(state.turn) + 1) % int(state.seats)
        if state.turns > 0 or following == state.active:
            begin_turn(state, following)
            return
        state.turn = following
    state.phase = s.DRAWING


@rule
def begin_turn(state: Record, seat: int) -> None:
    """Begin the turn of a seat, at which Slumber may strike (DI-13, DI-70); a turn limit ends the game (DI-82)."""
    state.turns += 1
    if state.limit > 0 and state.turns > state.limit:
        state.phase = s.OVER
        return
    clear_turn(state)
    state.active = seat
    announce(state, c.TURN_BEGINS)


@rule
def end_turn(state: Record) -> None:
    """Discard the spent cards, then let the active player draw up to six (DI-25, DI-27)."""
    forget_choice(state)
    cards.discard_spent(state)
    state.turn = state.active
    state.kept[state.active] = state.cards[state.active]
    draw_on(state)


@rule
def go_on(state: Record) -> None:
    """Continue the turn, unless the last treasure is settled (DI-80, DI-82)."""
    forget_choice(state)
    state.phase = s.OVER if state.settled == state.pairs else s.TURN


@rule
def close_turn(state: Record) -> None:
    """End the turn, or with the last treasure the game (DI-26, DI-80, DI-82)."""
    if state.settled == state.pairs:
        state.phase = s.OVER
    else:
        end_turn(state)


@rule
def announce(state: Record, action: int) -> None:
    """Announce a complete action, which waits for reactions (DI-70)."""
    state.announced = action
    state.aim = s.NOTHING_AIMED
    state.slumber = s.NO_SEAT
    state.phase = s.ANNOUNCED
    ask_for_reactions(state)


@rule
def settle(material: Record, state: Record) -> None:
    """Close the time to react: play the first reaction (DI-74), or let the action or the Slumber take effect (DI-70)."""
    seat = first_heard(state)
    if seat != s.NO_SEAT:
        hear(state, seat, int(state.answer[seat]))
        return
    action = int(state.announced)
    slumbered = state.slumber != s.NO_SEAT
    end_reactions(state)
    if not slumbered:
        take_effect(state, action)
    elif state.acted:
        end_turn(state)
    else:
        state.phase = s.PASSING  # DI-29


@rule
def hear(state: Record, seat: int, reaction: int) -> None:
    """Play a reaction: Slumber waits for a Counterspell, and a Counterspell cancels its target (DI-71)."""
    cards.spend(state, seat, thing_of(reaction, c.FAMILY))
    if family_of(reaction, c.FAMILY) == c.SLUMBER:
        state.slumber = seat
        ask_for_reactions(state)
    elif state.slumber != s.NO_SEAT:
        state.slumber = s.NO_SEAT
        ask_for_reactions(state)
    else:
        end_reactions(state)
        go_on(state)


@rule
def end_reactions(state: Record) -> None:
    """Clear the announcement and all answers."""
    for seat in range(s.MOST_SEATS):
        state.asked[seat] = s.NOT_ASKED
        state.answer[seat] = c.NOTHING
    state.announced = c.NOTHING
    state.slumber = s.NO_SEAT


@rule
def take_effect(state: Record, action: int) -> None:
    """Carry out the announced action."""
    family, thing = family_of(action, c.FAMILY), c.target_of(action)
    if family == c.GO:
        arrive(state, action, go(state, action))
        return
    state.trodden = 0
    if family == c.PLAY and thing == s.CURSE:
        curse(state)
        return
    if family == c.ATTACK and state.cards[thing] > 0:  # reactions may have emptied the hand
        take_cards(state, thing, 1)
        return
    if family == c.PLAY:
        action_cards.swap_tiles(state)
    elif family == c.PLACE:
        state.dragon[state.moving_dragon] = thing
    elif family == c.JOURNEY:
        state.free[thing] = 1  # DI-65
        state.moved = c.hunter_of(state, action)
    elif family == c.TERROR:
        send_home(state, thing)
    go_on(state)


@rule
def arrive(state: Record, move: int, means: int) -> None:
    """Continue after a step or flight: share a treasure brought to a boat (DI-56), wait on the treasure field, which ends the turn (DI-26),
    or leave it (DI-51)."""
    hunter, field = c.hunter_of(state, move), c.target_of(move)
    state.acted = 1
    if field >= s.ISLAND and partner_of(state, hunter) != s.NO_HUNTER:
        if begin_sharing(state, field):
            state.phase = s.SHARING
        else:
            close_turn(state)
    elif means == WAITING:
        close_turn(state)
    elif means == UNITING and state.settled < state.pairs:
        state.phase = s.LEAVING
    else:
        go_on(state)


@rule
def curse(state: Record) -> None:
    """Discard the whole hand, then let chance draw from the others, clockwise (DI-63)."""
    seat = int(state.active)
    while state.cards[seat] > 0:
        discard(state, seat, int(state.hand[seat, 0]))
    state.victim = seat
    curse_next(state)


@rule
def curse_next(state: Record) -> None:
    """Let a Curse draw from the next hand (DI-63)."""
    victim = action_cards.next_victim(state)
    if victim == s.NO_SEAT:
        state.victim = s.NO_SEAT
        go_on(state)
    else:
        take_cards(state, victim, action_cards.drawn_by_curse(state, victim))
        state.drawing_all = 1


@rule
def take_cards(state: Record, victim: int, count: int) -> None:
    """Let chance draw cards from a hand."""
    state.victim = victim
    state.left_to_draw = count
    state.drawing_all = 0
    state.phase = s.TAKING


@rule
def take_card(state: Record, kind: int) -> None:
    """Move a card drawn by chance to the active player's hand (DI-63, DI-67)."""
    cards.take_from_hand(state, int(state.active), int(state.victim), kind)
    state.left_to_draw -= 1
    if state.left_to_draw > 0:
        return
    if state.drawing_all:
        curse_next(state)
    else:
        state.victim = s.NO_SEAT
        go_on(state)


@rule
def discard(state: Record, seat: int, kind: int) -> None:
    """Discard a card openly."""
    cards.lose_openly(state, seat, kind)
    state.discard_pile[kind] += 1
