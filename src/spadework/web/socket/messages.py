"""The messages to a connection, built only from its viewer's knowledge."""

from collections.abc import Sequence
from typing import NamedTuple

from spadework import protocol
from spadework.engine.interface import SPECTATOR
from spadework.engine.picture.parts import Drawn
from spadework.engine.words import Message, Words, message
from spadework.table import LogLine, Table
from spadework.web.db.models import StoredSeat
from spadework.web.features.clocks.service import ClockNow
from spadework.web.features.hints.service import Advice, Judgement
from spadework.web.features.presence.socket import Roster
from spadework.web.features.rematch.service import goal_text
from spadework.web.features.takebacks.service import allows
from spadework.web.features.waiting_room.service import open_seats, rights, sizes
from spadework.web.server.public_url import root
from spadework.web.server.requests import join_names, level_name, page_words
from spadework.web.socket.topics import Topic
from spadework.web.socket.transport import Payload
from spadework.web.table.live_table import LiveTable
from spadework.web.table.snapshot import verdict


def seal(live: LiveTable, guest: str | None, language: str) -> protocol.Seal:
    """Return the state of a table before the deal, and a guest's options."""
    own, words = live.seats_of(guest), page_words()[language]
    open_seat = words.text("seat-open")
    missing = [live.seats[seat].name or open_seat for seat in live.dealing.owed_by(range(len(live.seats)))]
    return {
        "type": "seal",
        "table": live.id,
        "commitment": live.commitment,
        "stage": live.dealing.stage,
        "seats": live.dealing.owed_by(own),
        "commitments": list(live.dealing.commitments),
        "missing": missing,
        "status": words.say(still_to_come(live, missing, words)),
        "people": [
            {"name": seat.name or open_seat, "note": seat_note(seat, own, words), "open": seat.is_open}
            for seat in live.seats
        ],
        "invites": invites(live, guest),
        "may": rights(live, guest),
        "sizes": sizes(live),
        "set_up": set_up(live, words),
    }


def set_up(live: LiveTable, words: Words) -> list[str]:
    """Return what is not as usual at a table before the deal: what is played for, and the game's options."""
    game, game_words = live.game, live.game.words[words.language]
    usual = {option.name: option.choices[0] for option in game.options()}
    goal = goal_text(live.stored.series, words)
    return [goal] * bool(goal) + [
        f"{game_words.text(f'option-{name}')}: {game_words.text(f'option-{name}-{choice}')}"
        for name, choice in live.stored.options.items()
        if name != "deck" and usual.get(name, choice) != choice
    ]


def still_to_come(live: LiveTable, missing: Sequence[str], words: Words) -> Message:
    """Return the reason why a table is not dealt yet."""
    count = len(open_seats(live))
    if count:
        return message("waiting-open", count=count)
    if not missing:
        return message("waiting-dealing")
    holding = [live.seats[seat] for seat in live.dealing.owed_by(range(len(live.seats)))]
    late = [seat.name for seat in holding if seat.guest in live.dealing.held_up_by]
    return message("waiting-late" if late else "waiting-missing", names=join_names(late or missing, words))


def seat_note(seat: StoredSeat, own: Sequence[int], words: Words) -> str:
    """Return a note on the player of a seat, empty for none."""
    if seat.level is not None:
        return words.text("seat-computer", level=level_name(seat.level, words))
    if seat.seat in own:
        return words.text("table-you")
    return words.text("seat-reserved") if seat.name and seat.is_open else ""


def invites(live: LiveTable, guest: str | None) -> list[protocol.Invitation]:
    """Return the invitations to open seats, for the guest who opened the table only."""
    if not live.is_host(guest):
        return []
    return [
        {"seat": seat.seat, "name": seat.name, "url": f"{root()}/tables/{live.id}/join/{seat.invitation}"}
        for seat in live.seats
        if seat.is_open and seat.invitation
    ]


class Known(NamedTuple):
    """The part of a game that a connection has been sent."""

    since: int
    """The version up to which it has been sent; 0 for nothing."""
    picture: Drawn | None = None
    """The picture that it shows."""


def view(live: LiveTable, table: Table, seen: Payload, known: Known, own: Sequence[int], language: str) -> Payload:
    """Return the changes of a snapshot since the version that a connection knows."""
    lines, words = live.lines(table, seen["seat"], language), page_words()[language]
    gone = table.faded(lines, seen["seat"], language)
    return {
        "type": "view",
        "from": known.since,
        "fresh": known.since == 0,
        **seen,
        "epoch": 0 if seen["seat"] == SPECTATOR else live.stored.epoch,
        "can_ask_takeback": seen["can_ask_takeback"] and allows(live),
        **looking_on(live, seen["seat"], language),
        "result": None
        if table.result is None
        else seen["result"] | {"verdict": words.say(verdict(table.result, table.names, own, words))},
        "picture": seen["picture"].changes(known.picture if known.since else None),
        "hints": live.stored.hints,
        "guide": guide(live, table, seen["seat"], language),
        "screen": screen(live, own),
        "reaction": reaction(live),
        "log": [logged(line) for line in lines if line.version > known.since],
        "faded": (gone[0], gone[-1]) if gone else None,
    }


def looking_on(live: LiveTable, viewer: int, language: str) -> Payload:
    """Return the parts of a view without choices, for a seat with a substitute or a game that was ended; else nothing."""
    level = None if viewer == SPECTATOR else live.seats[viewer].substitute
    words = page_words()[language]
    if live.ended:
        ask = words.text("ended-early")
    elif level is not None:
        ask = words.text("substitute-plays-for-you", level=level_name(level, words))
    else:
        return {}
    return {
        "prompt": ask,
        "meaning": None,
        "can_take_back": False,
        "can_ask_takeback": False,
        "waiting": [],
        "moves": [],
    }


def logged(line: LogLine) -> protocol.Line:
    """Return a line of the log."""
    said: protocol.Line = {"version": line.version, "turn": line.turn, "text": line.text}
    if line.outcome:
        said["outcome"] = True
    if line.sound is not None:
        said["sound"] = line.sound
    if line.later is not None:
        said["later"] = line.later
    return said


def guide(live: LiveTable, table: Table, viewer: int, language: str) -> protocol.Guide | None:
    """Return the current lessons of a tutorial for the learner, None if there are none."""
    guided = live.tutorial
    stage = guided.stage(table) if guided is not None and guided.script.learner == viewer else None
    if guided is None or stage is None:
        return None
    words, turn = live.game.words[language], stage.turn
    return {
        "lessons": [{"text": words.text(lesson.message), "point": lesson.point} for lesson in stage.lessons],
        "number": stage.number,
        "of": len(guided.script.lessons),
        "move": turn.moves[0] if turn is not None and turn.seat == viewer else None,
        "over": turn is None,
    }


def screen(live: LiveTable, own: Sequence[int]) -> list[protocol.Person]:
    """Return the players who share a screen, none if there is only one."""
    return [{"seat": seat, "name": live.seats[seat].name} for seat in own] if len(own) > 1 else []


def reaction(live: LiveTable) -> protocol.Reaction | None:
    """Return the time to react, the same for everyone; None outside of it."""
    if live.time_to_react is None:
        return None
    clock = live.reaction_timer
    if not clock.seconds:
        return {"of": None, "left": None}
    return {"of": round(1000 * clock.seconds), "left": round(1000 * clock.left)}


def hand_off(live: LiveTable, seat: int) -> protocol.HandOff:
    """Return the request to hand the screen to another seat; nothing else follows until that player looks."""
    return {"type": "hand_off", "name": live.seats[seat].name, "seat": seat}


def rematch(live: LiveTable, own: Sequence[int]) -> protocol.Rematch | None:
    """Return the invitation to a rematch, None if there is none and for the player who opened it."""
    id, seat = live.stored.rematch, live.stored.rematch_by
    if (live.stage != "over" and not live.ended) or id is None or seat is None or seat in own:
        return None
    return {"type": "rematch", "name": live.names[seat], "url": f"{root()}/tables/{id}"}


def replaced(live: LiveTable, language: str) -> protocol.Replaced:
    """Return a line for each player from a file that the mate replaces, with the reason."""
    words = page_words()[language]
    lines = []
    for seat, why in sorted(live.replaced.items()):
        level = live.level_of(seat)
        # A substitute doesn't matter any more when the person is back.
        if level is not None:
            lines.append(words.text(why, name=live.names[seat], player=level_name(level, words)))
    return {"type": "replaced", "lines": lines}


SEAL: Topic[protocol.Seal] = Topic("seal", lambda live, reader: seal(live, reader.guest, reader.language))
REMATCH: Topic[protocol.Rematch] = Topic("rematch", lambda live, reader: rematch(live, live.seats_of(reader.guest)))
REPLACED: Topic[protocol.Replaced] = Topic(
    "replaced", lambda live, reader: replaced(live, reader.language), idle=lambda _live, sent: not sent["lines"]
)


def presence(people: Roster, now: float, time: float, language: str) -> protocol.Presence:
    """Return the roster; `now` is the time of the presence, `time` that of the clocks."""
    words = page_words()[language]
    return {
        "type": "presence",
        "ended": people.ended,
        "ending": {"votes": people.end_votes, "needed": people.end_needed},
        "own": {
            "seats": people.own,
            "substitutes": people.own_votes,
            "ending": people.own_end,
            "votes": people.may_vote,
            "holidays": people.holidays,
            "on_holiday": people.on_holiday,
        },
        "seats": [
            {
                "seat": number,
                "name": seat.name,
                "state": seat.state,
                "level": seat.level,
                "player": None if seat.level is None else plays(seat.level, seat.name if seat.reserved else "", words),
                "left": seat.left,
                "clock": clock(seat.clock, time),
                "absent": seat.absent,
                "votes": seat.votes,
                "needed": seat.needed,
                "for": None if seat.since is None else round(1000 * max(0.0, now - seat.since)),
            }
            for number, seat in enumerate(people.seats)
        ],
    }


def plays(level: str, reserved_for: str, words: Words) -> str:
    """Return the text about a computer player's seat: its level, and the person for whom it is reserved, if any."""
    name = level_name(level, words)
    return words.text("seat-reserved-for", level=name, name=reserved_for) if reserved_for else name


def clock(of: ClockNow | None, time: float) -> protocol.SeatClock | None:
    """Return the clock of a seat at a time."""
    if of is None:
        return None
    left = of.left if of.ends is None else of.ends - time
    return {"left": round(1000 * max(0.0, left)), "runs": of.ends is not None, "pause": of.pause, "out": of.out}


def played(seat: int, decision: int, repeated: bool) -> protocol.Played:
    """Acknowledge a move that is stored."""
    return {"type": "played", "seat": seat, "decision": decision, "repeated": repeated}


def confirm(seat: int, decision: int, move: str) -> protocol.Confirm:
    """Ask for confirmation of a move that could not be taken back."""
    return {"type": "confirm", "seat": seat, "decision": decision, "move": move}


def taken_back(seat: int, decision: int, repeated: bool) -> protocol.TakenBack:
    """Acknowledge a takeback that is stored."""
    return {"type": "taken_back", "seat": seat, "decision": decision, "repeated": repeated}


def refused(live: LiveTable, seat: int, decision: int, reason: Message, language: str) -> protocol.Refused:
    """Refuse a move or a takeback. A tutorial's reason is in the game's own words."""
    own = live.game.words[language]
    words = own if own.has(reason.id) else page_words()[language]
    return {"type": "refused", "seat": seat, "decision": decision, "reason": words.say(reason, live.names)}


def why(seat: int, reason: Message, language: str) -> protocol.Why:
    """Explain why something can't be chosen now."""
    return {"type": "why", "seat": seat, "reason": page_words()[language].say(reason)}


def about(text: str | None) -> protocol.About:
    """Explain an element of the picture; None where there is no explanation."""
    return {"type": "about", "text": text}


def error(reason: Message, language: str) -> protocol.Error:
    """Report a message that was malformed, or can't be answered."""
    return {"type": "error", "reason": page_words()[language].say(reason)}


def hint(seat: int, decision: int, advice: Sequence[Advice], reason: Message | None, language: str) -> protocol.Hint:
    """Return the captain's advice, or the reason why there is none."""
    words = page_words()[language]
    return {
        "type": "hint",
        "seat": seat,
        "decision": decision,
        "moves": [
            {"text": one.move.text, "label": one.move.label, "expected": words.say(expectation(one))} for one in advice
        ],
        "reason": reason and words.say(reason),
    }


def coach(seat: int, decision: int, judgement: Judgement, language: str) -> protocol.Coach:
    """Return the coach's warning, which comes instead of playing the move."""
    return {
        "type": "coach",
        "seat": seat,
        "decision": decision,
        "move": judgement.played.text,
        "better": judgement.best.text,
        "reason": page_words()[language].say(comparison("coach-warns", judgement)),
    }


def comparison(id: str, judgement: Judgement) -> Message:
    """Compare a move with the best one, in words."""
    return message(
        id,
        better=judgement.best.label,
        played=judgement.played.label,
        wins=round(100 * judgement.best_expected),
        own=round(100 * judgement.expected),
        error=max(1, round(100 * judgement.error)),
    )


def expectation(one: Advice) -> Message:
    """Return the expected share of the win in words, and whether a move is as good as the best."""
    share = one.expected
    expected = message("hint-only") if share is None else message("hint-expected", wins=round(100 * share))
    return message("hint-close", expected=expected) if one.close else expected
