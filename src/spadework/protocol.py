"""The messages of a table's server, by type. `docs/protocol.md` says what they mean; `messages.d.ts` has them for scripts.

Each docstring says when the message comes. An annotation names what the Python seat checks beyond the type.
"""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from spadework.engine.interface import Sound


class Example(NamedTuple):
    """A value for the document."""

    value: object


Count = Annotated[int, "count"]
Seat = Annotated[int, "seat"]
Viewer = Annotated[int, "viewer"]
"""A seat, or -1 for a spectator."""
Digest = Annotated[str, "digest"]
Drawing = Annotated[str, "drawing"]
"""A part of a picture: as long as it needs to be."""
Drawings = Annotated[dict[str, str], "drawings"]


class Person(TypedDict):
    """A person at a seat."""

    seat: Seat
    name: str


class SeatBeforeDeal(TypedDict):
    """A seat of a table that is not dealt yet."""

    name: str
    note: str
    open: bool


class Invitation(TypedDict):
    """An invitation to an open seat."""

    seat: Seat
    name: str
    url: str


class Seal(TypedDict):
    """Before the deal, and whenever it changes."""

    type: Literal["seal"]
    table: str
    commitment: Digest
    stage: Literal["commit", "reveal"]
    seats: Sequence[Seat]
    commitments: Sequence[Digest | None]
    missing: Sequence[str]
    status: str
    people: Sequence[SeatBeforeDeal]
    invites: Sequence[Invitation]
    may: Sequence[str]
    sizes: Sequence[int]
    set_up: Sequence[str]


class Changes(TypedDict):
    """A picture, as what has changed in it."""

    head: Drawing
    order: Sequence[str] | None
    parts: Drawings


class LegalMove(TypedDict):
    """A legal move."""

    text: str
    label: str
    picks: Sequence[Sequence[str]]
    marks: Sequence[str]


class Explanation(TypedDict):
    """The explanation of a question, for beginners."""

    kind: str
    text: str


class Part(TypedDict):
    """A part of a score."""

    name: str
    points: int | float


class Row(TypedDict):
    """A seat in the result."""

    seat: Seat
    name: str
    place: Count
    score: int | float
    mine: bool
    parts: Sequence[Part]


class Result(TypedDict):
    """The result, the best first."""

    verdict: str
    rows: Sequence[Row]


class Line(TypedDict):
    """A line of the log."""

    version: Count
    turn: str
    text: str
    outcome: NotRequired[bool]
    later: NotRequired[str]
    sound: NotRequired[Sound]


class Lesson(TypedDict):
    """A lesson of a tutorial."""

    text: str
    point: Sequence[str]


class Guide(TypedDict):
    """The guide of a tutorial."""

    lessons: Sequence[Lesson]
    number: Count
    of: Count
    move: str | None
    over: bool


class TimedReaction(TypedDict):
    """The time to react, in milliseconds, and what is left of it."""

    of: int
    left: int


class UntimedReaction(TypedDict):
    """A time to react without a clock."""

    of: None
    left: None


Reaction: TypeAlias = TimedReaction | UntimedReaction


View = TypedDict(
    "View",
    {
        "type": Literal["view"],
        "from": Count,
        "fresh": bool,
        "version": Count,
        "past": Count,
        "epoch": Count,
        "can_take_back": bool,
        "can_ask_takeback": bool,
        "seat": Viewer,
        "decision": Count,
        "picture": Changes,
        "title": str,
        "prompt": str,
        "meaning": Explanation | None,
        "waiting": Sequence[str],
        "moves": Sequence[LegalMove],
        "names": Sequence[str],
        "over": bool,
        "result": Result | None,
        "hints": bool,
        "guide": Guide | None,
        "screen": Sequence[Person],
        "reaction": Reaction | None,
        "log": Sequence[Line],
        "faded": tuple[Count, Count] | None,
    },
)


class SeatClock(TypedDict):
    """The clock of a seat."""

    left: int
    runs: bool
    pause: Literal["night", "weekend", "holiday"] | None
    out: bool


SeatNow = TypedDict(
    "SeatNow",
    {
        "seat": Seat,
        "name": str,
        "state": Literal["here", "away", "lost", "computer", "open"],
        "for": int | None,
        "level": str | None,
        "player": str | None,
        "left": bool,
        "absent": bool,
        "votes": Count,
        "needed": Count,
        "clock": SeatClock | None,
    },
)


class Ending(TypedDict):
    """The votes to end a game early."""

    votes: Count
    needed: Count


class OwnPresence(TypedDict):
    """The user's own seats and votes."""

    seats: Sequence[Seat]
    substitutes: Sequence[str | None]
    ending: bool
    votes: bool
    holidays: int | None
    on_holiday: bool


class Presence(TypedDict):
    """Where people sit apart, whenever someone comes, leaves or loses the connection."""

    type: Literal["presence"]
    ended: bool
    ending: Ending
    own: OwnPresence
    seats: Sequence[SeatNow]


class Replaced(TypedDict):
    """The mate plays for a player from a file that fails."""

    type: Literal["replaced"]
    lines: Sequence[str]


class HintedMove(TypedDict):
    """A move of a hint."""

    text: str
    label: str
    expected: str


class Hint(TypedDict):
    """The answer to `hint`."""

    type: Literal["hint"]
    seat: Seat
    decision: Count
    moves: Sequence[HintedMove]
    reason: str | None


class SpectatorsNow(TypedDict):
    """The spectators, and their rights."""

    count: Count
    names: Sequence[str]
    talk: Literal["none", "read", "write"]
    closed: bool
    delay: Count


class SpectatorsMessage(TypedDict):
    """Spectators, and the user's rights in the chat, whenever they change."""

    type: Literal["spectators"]
    seated: bool
    host: bool
    reads: bool
    writes: bool
    spectators: SpectatorsNow


class ChatLine(TypedDict):
    """A line of the chat."""

    number: Count
    seat: Seat | None
    name: str
    by: str
    mine: bool
    emote: str | None
    text: str
    at: str


class ChatLines(TypedDict):
    """Lines of the chat, each once."""

    type: Literal["chat"]
    lines: Sequence[ChatLine]


class PromiseAction(TypedDict):
    """An answer to an offer or a promise that a seat may give."""

    seat: Seat
    does: str
    label: str


class PromiseNow(TypedDict):
    """An offer or a promise."""

    number: Count
    seat: Seat
    name: str
    by: str
    mine: bool
    to: str
    text: str
    turn: str
    at: str
    state: Literal["open", "promised", "declined", "withdrawn"]
    history: Sequence[str]
    may: Sequence[PromiseAction]


class OffersMessage(TypedDict):
    """Offers and promises that have changed."""

    type: Literal["offers"]
    people: Sequence[Person]
    promises: Sequence[PromiseNow]


class TakebackRequest(TypedDict):
    """A request for a takeback by consent."""

    id: Count
    seat: Seat
    name: str
    changes: Sequence[str]
    may: Literal["answer", "withdraw"] | None


class TakebackNow(TypedDict):
    """A request for a takeback by consent, and how it ended."""

    type: Literal["takeback_request"]
    ended: str | None
    request: TakebackRequest | None


class Premove(TypedDict):
    """A premove."""

    number: Count
    prompt: str
    moves: Sequence[str]
    repeats: bool
    played: str | None
    decision: Count | None


class PremovesMessage(TypedDict):
    """The premoves of the viewer's seat, whenever they change."""

    type: Literal["premoves"]
    seat: Viewer
    premoves: Sequence[Premove]


class ForeseenMove(TypedDict):
    """A possible answer to questions."""

    text: str
    label: str


class Question(TypedDict):
    """A question that may come."""

    exactly: str
    kind: str
    prompt: str
    often: Count
    moves: Sequence[Count]


class Foreseen(TypedDict):
    """The answer to `foresee`."""

    type: Literal["foreseen"]
    seat: Seat
    reason: str | None
    moves: Sequence[ForeseenMove]
    questions: Sequence[Question]


class HandOff(TypedDict):
    """another person at this screen must move. A last `view` for the previous viewer may precede it; nothing follows until `uncover`"""

    type: Literal["hand_off"]
    seat: Annotated[Seat, Example(1)]
    name: Annotated[str, Example("Bo")]


class Rematch(TypedDict):
    """after the end, once: someone has set up a rematch with the same people. POST to `/tables/{table}/rematch` takes the user's seat
    there"""

    type: Literal["rematch"]
    name: Annotated[str, Example("Bo")]
    url: Annotated[str, Example("/tables/…")]


class Played(TypedDict):
    """the move is stored. The resulting `view` follows"""

    type: Literal["played"]
    seat: Seat
    decision: Count
    repeated: bool


class Coach(TypedDict):
    """the move was sent with `coach` true and gives much away, for the `reason` given in words; it was not played. To play it anyway,
    send it again without `coach`; `better` is the move the captain would play. Never sent at a table with other people, or without
    hints"""

    type: Literal["coach"]
    seat: Seat
    decision: Count
    move: str
    better: str
    reason: str


class Confirm(TypedDict):
    """the move was sent with `sure` false and could not be taken back; it was not played. To play it anyway, send it again without
    `sure`"""

    type: Literal["confirm"]
    seat: Seat
    decision: Count
    move: str


class TakenBack(TypedDict):
    """the takeback of this move is stored. A `fresh` view follows, for everyone who had seen anything of it"""

    type: Literal["taken_back"]
    seat: Seat
    decision: Count
    repeated: bool


class TakebackPreview(TypedDict):
    """the answer to `ask_takeback` with `sure` false: what would be undone, in sentences, and whether anyone has to agree. Nothing has
    happened yet"""

    type: Literal["takeback_preview"]
    seat: Seat
    decision: Count
    changes: Sequence[str]
    asks: Annotated[bool, Example(True)]


class Refused(TypedDict):
    """the move was not played, or not taken back, for the reason given in words. A fresh `view` follows, unless the screen is being
    handed over"""

    type: Literal["refused"]
    seat: Viewer
    decision: int
    reason: str


class Why(TypedDict):
    """the answer to `why`, in words"""

    type: Literal["why"]
    seat: Seat
    reason: str


class About(TypedDict):
    """the answer to `about`; null if there is nothing to say"""

    type: Literal["about"]
    text: str | None


class Delivered(TypedDict):
    """the line with this mark is stored; `chat` brings it"""

    type: Literal["delivered"]
    mark: str


class ChatRefused(TypedDict):
    """a `say`, `report`, `block`, `name` or `host` was refused, and why; `mark` is null if none was sent"""

    type: Literal["chat_refused"]
    mark: str | None
    reason: str


class OfferRefused(TypedDict):
    """an `offer` or `answer_offer` was refused, and why; `mark` is null if none was sent. A stored offer is answered by `delivered`"""

    type: Literal["offer_refused"]
    mark: str | None
    reason: str


class Reported(TypedDict):
    """the report is stored"""

    type: Literal["reported"]
    number: Annotated[Count, Example(7)]


class Blocked(TypedDict):
    """the author of this line is blocked"""

    type: Literal["blocked"]
    number: Annotated[Count, Example(7)]


class PremoveRefused(TypedDict):
    """a `premove` or `cancel_premove` was refused, and why"""

    type: Literal["premove_refused"]
    seat: Seat
    reason: str


class Error(TypedDict):
    """the message was not understood, or can't be answered now; before a close, the reason"""

    type: Literal["error"]
    reason: str


class Pong(TypedDict):
    """the answer to `ping`; everything that was due before has been sent"""

    type: Literal["pong"]


State: TypeAlias = (
    Seal
    | View
    | Presence
    | Replaced
    | Hint
    | SpectatorsMessage
    | ChatLines
    | OffersMessage
    | TakebackNow
    | PremovesMessage
    | Foreseen
)
"""Messages with an example of their own in the document."""

Event: TypeAlias = (
    HandOff | Rematch | Played | Coach | Confirm | TakenBack | TakebackPreview | Refused | Why | About | Delivered | ChatRefused
    | OfferRefused | Reported | Blocked | PremoveRefused | Error | Pong
)  # fmt: skip
"""Short messages, in the order of the document's table."""

ServerMessage: TypeAlias = State | Event
