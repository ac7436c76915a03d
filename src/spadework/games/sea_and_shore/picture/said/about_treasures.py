"""What is said of treasures, stacks and action cards, and of what a trick has brought. Numbers in brackets are those of the rule book."""

from spadework.engine.words import Message, SeatName, and_list, message
from spadework.games.sea_and_shore.notation.wording import (
    action_words,
    colour_words,
    extras_words,
    stack_words,
    treasure_words,
)
from spadework.games.sea_and_shore.picture.look import ACTION_OF
from spadework.games.sea_and_shore.picture.said.situation import Situation, told
from spadework.games.sea_and_shore.picture.settlement import SettledColour
from spadework.games.sea_and_shore.rules.cards import colour_of_treasure
from spadework.games.sea_and_shore.rules.contest import may_steal_from, stack_with
from spadework.games.sea_and_shore.rules.state import LOOKING, NO_STACK, OVER, PLAYING, SEA_SHOWN, WINNING


def treasure(now: Situation, number: int) -> Message | None:
    """A treasure that is in sight, by where it lies."""
    table = now.table
    if number < 0:
        return None
    if number in table.pile[: table.seats]:
        owner = table.pile.index(number)
        lies = message("about-treasure-owned", treasure=treasure_words(now.deck, number), seat=SeatName(owner))
        return told(lies, _owned(now, owner, int(colour_of_treasure(number))))
    return _open(now, number) if number in table.open else None


def _open(now: Situation, number: int) -> Message:
    """Who gets a treasure that lies open, or why nobody does (SS-25, SS-26, SS-32)."""
    named = treasure_words(now.deck, number)
    if not now.settling or now.settled is None:
        return message("about-treasure-open", treasure=named)
    won = next((colour for colour in now.settled.colours if colour.open == number), None)
    if won is None:
        return message("about-treasure-unwanted", treasure=named)
    if won.robbed is not None:
        return message("about-treasure-left", treasure=named, seat=SeatName(won.winner))
    if now.asks(WINNING) and won.winner == now.seat:
        return message("about-treasure-yours", treasure=named)
    return message("about-treasure-due", treasure=named, seat=SeatName(won.winner))


def _owned(now: Situation, owner: int, colour: int) -> Message:
    """Whether a treasure on top of a pile can be stolen in this trick, and why not (SS-26)."""
    table, seat, named = now.table, SeatName(owner), colour_words(colour)
    if table.phase == OVER:
        return message("about-owned-counts")
    if stack_with(now.view, colour) == NO_STACK:
        return message("about-owned-closed", colour=named)
    if now.settling:
        return _owned_settled(now, owner, colour)
    if table.shows[owner] == SEA_SHOWN:
        return message(
            "about-owned-shown" if table.face[owner] == colour else "about-owned-elsewhere", seat=seat, colour=named
        )
    return message("about-owned-risk", seat=seat, colour=named)


def _owned_settled(now: Situation, owner: int, colour: int) -> Message:
    """The same, when the covers are off."""
    seat, named = SeatName(owner), colour_words(colour)
    rivals = next((one for one in now.settled.colours if colour in one.colours), None) if now.settled else None
    if rivals is None or owner not in [played.seat for played in rivals.played]:
        return message("about-owned-elsewhere", seat=seat, colour=named)
    winner = SeatName(rivals.winner)
    if rivals.winner == owner:
        return message("about-owned-winner", seat=seat, colour=named)
    if rivals.taker is not None:
        return message("about-owned-done", winner=winner, colour=named)
    if not may_steal_from(now.view, rivals.winner, owner):
        return message("about-owned-equal", seat=seat, winner=winner)
    if now.asks(WINNING) and rivals.winner == now.seat:
        return message("about-owned-yours", seat=seat, colour=named)
    return message("about-owned-due", seat=seat, winner=winner)


def stack(now: Situation, number: int) -> Message | None:
    """A stack, and who may look into it."""
    if number not in range(2):
        return None
    table = now.table
    lies = message("about-stack", stack=stack_words(table.seats, number), count=table.face_down[number].bit_count())
    return told(lies, message("about-stack-look" if now.asks(LOOKING) else "about-stack-hidden"))


def action(now: Situation, pair: int) -> Message | None:
    """An action card: what it does, and who sets it off in this trick."""
    if pair not in range(2):
        return None
    side = now.table.side[pair]
    return told(message(f"about-action-{side}"), *_sets_off(now, pair)) if side else message("about-no-action")


def _sets_off(now: Situation, pair: int) -> list[Message]:
    """Which colour sets an action card off, or who has done so (SS-27, SS-31)."""
    table = now.table
    if now.settling and now.settled:
        for colour in now.settled.colours:
            if colour.stack is None and colour.colours[0] // 2 == pair:
                doing = table.turn == colour.winner and ACTION_OF.get(table.phase) == table.side[pair]
                return [message("about-action-now" if doing else "about-action-won", seat=SeatName(colour.winner))]
        return [message("about-action-rests")]
    if table.phase != PLAYING:
        return []
    pair_of = (2 * pair, 2 * pair + 1)
    closed = [colour for colour in pair_of if stack_with(now.view, colour) == NO_STACK]
    if len(closed) == 2:
        first, second = map(colour_words, closed)
        return [message("about-action-as-one", first=first, second=second)]
    [open_] = set(pair_of) - set(closed)
    return [message("about-action-colour", colour=colour_words(closed[0]), open=colour_words(open_))]


def settled(now: Situation, number: int) -> Message | None:
    """What came of a colour."""
    if now.settled is None or not 0 <= number < len(now.settled.colours):
        return None
    colour = now.settled.colours[number]
    if colour.consoled is None:
        return _won(colour)
    lowest = SeatName(colour.consoled)
    return told(_won(colour), message("about-settled-extras", seat=lowest, extras=extras_words(colour.extras)))


def _won(colour: SettledColour) -> Message:
    winner, colours = SeatName(colour.winner), and_list([colour_words(one) for one in colour.colours])
    if colour.stack is None:
        return message("about-settled-action", seat=winner, colours=colours, action=action_words(colour.action))
    if colour.taker is None:
        return message("about-settled-due", seat=winner, colours=colours)
    if colour.robbed is None:
        return message("about-settled-treasure", seat=winner, colours=colours)
    return message("about-settled-stolen", seat=winner, colours=colours, victim=SeatName(colour.robbed))
