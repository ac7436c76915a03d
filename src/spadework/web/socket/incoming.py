"""The messages of clients, parsed and validated. `docs/protocol.md` lists them by their docstrings and examples."""

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from spadework.web.features.offers.service import OfferEventKind
from spadework.web.server.limits import LONGEST_MOVE
from spadework.web.socket.transport import Malformed

MOST = 2**31 - 1
"""The largest number in a message: databases store no larger one."""

LONGEST_MARK = 40
MOST_IDS, LONGEST_ID = 12, 80
"""Maximum elements to ask about at once, one within the other, and maximum characters of their ids."""

MOST_MOVES = 60
"""Maximum moves of a premove, in order."""

LONGEST_KEY, LONGEST_TEXT = 3000, 1000
"""Maximum characters of the key of a question, and of the words of a question or a move."""

SpectatorsTalk = Literal["none", "read", "write"]
"""Spectators' rights in the chat."""

DELAYS = (0, 2, 5, 15)
"""Minutes by which spectators may see a table later."""


def printable(text: str) -> str:
    """Return a text without control characters. Raises ValueError."""
    if not text.isprintable():
        raise ValueError
    return text


def known_delay(minutes: int) -> int:
    """Return minutes that are one of the delays. Raises ValueError."""
    if minutes not in DELAYS:
        raise ValueError
    return minutes


Number = Annotated[int, Field(ge=-MOST, le=MOST)]
Seat = Annotated[Number, Field(examples=[0])]
Decision = Annotated[Number, Field(examples=[3])]
Printable = Annotated[str, AfterValidator(printable), Field(examples=["…"])]
Digits = Annotated[str, Field(pattern="^[0-9a-f]{64}$", examples=["64 hex digits"])]
Mark = Annotated[str, Field(max_length=LONGEST_MARK)]
OwnMark = Annotated[Printable, Field(max_length=LONGEST_MARK)]


class ClientMessage(BaseModel):
    """A message of a client; members that it lacks are ignored."""

    model_config = ConfigDict(frozen=True, strict=True)


class Commit(ClientMessage):
    """the hash of this seat's part of the chance of the deal with this seal, in lower case; counts once"""

    type: Literal["commit"]
    seat: Seat
    seal: Digits
    commitment: Digits


class Contribute(ClientMessage):
    """this seat's part of the chance of the deal with this seal, in lower case; counts once"""

    type: Literal["contribute"]
    seat: Seat
    seal: Digits
    contribution: Digits


class Move(ClientMessage):
    """play a move, by its `text`. With `"sure": false` only if it can be taken back; else `confirm` answers. With `"coach": true`
    only if it gives not much away; else `coach` answers. With `"course": 0` only in this course of the game, so that a move that waited
    while all agreed to go back is not played. With `"each_time": true` it is prepared, too, for all questions of the same kind"""

    type: Literal["move"]
    seat: Seat
    decision: Decision
    move: Printable
    sure: bool | None = None
    coach: bool | None = None
    course: Number | None = None
    each_time: bool | None = None


class TakeBack(ClientMessage):
    """take back the seat's last move, which was this decision"""

    type: Literal["take_back"]
    seat: Seat
    decision: Decision


class AskBack(ClientMessage):
    """ask all others to agree that the game goes back to before the last decision of this seat, whose next one is 3. With `sure` false
    `back_would` answers, and nobody is asked yet"""

    type: Literal["ask_back"]
    seat: Seat
    decision: Decision
    sure: bool | None = Field(None, examples=[False])


class AnswerBack(ClientMessage):
    """agree to a request, or (`false`) end it; from who asked, withdraw it"""

    type: Literal["answer_back"]
    request: Number = Field(examples=[2])
    agrees: bool = Field(examples=[True])


class Read(ClientMessage):
    """on a tutorial: the learner has read the first five lessons; the others wait for it before they move. It has no answer"""

    type: Literal["read"]
    lessons: Number = Field(examples=[5])


class About(ClientMessage):
    """what is this? Ids of elements of the picture, the innermost first; the first that there is something to say of is explained,
    from the view of whoever looks"""

    type: Literal["about"]
    ids: tuple[Annotated[str, Field(max_length=LONGEST_ID)], ...] = Field(
        max_length=MOST_IDS, examples=[["box-3", "card-7"]]
    )


class Why(ClientMessage):
    """why can't I choose this now? `move` is the text of a move that was offered before, or empty. Only the viewer is answered, from its
    view"""

    type: Literal["why"]
    seat: Seat
    move: Printable


class Hint(ClientMessage):
    """what would the captain do? While a connection waits for an answer, it gets no other"""

    type: Literal["hint"]
    seat: Seat
    decision: Decision


class Foresee(ClientMessage):
    """what may I be asked next? At tables where people sit apart; while a connection waits for an answer, it gets no other"""

    type: Literal["foresee"]
    seat: Seat


class PreparedMove(BaseModel):
    """A move of a premove."""

    model_config = ConfigDict(frozen=True, strict=True)

    text: Printable = Field(max_length=LONGEST_MOVE)
    label: Printable = Field(max_length=LONGEST_TEXT)


class Prepare(ClientMessage):
    """play the first of these moves that is legal when the question of this key (`exactly` or `kind`) comes; with an empty `occasion` as
    soon as one of them is. `asked` and the labels come back in `prepared`. At most 60 moves, and 20 answers on a seat; what stands takes
    the place of what stood for the same key. `decision`: null, or while the seat is asked that decision, for which it is not played.
    Sent twice it is kept once"""

    type: Literal["prepare"]
    seat: Seat
    occasion: Printable = Field(max_length=LONGEST_KEY)
    asked: Printable = Field(max_length=LONGEST_TEXT)
    moves: tuple[PreparedMove, ...] = Field(
        min_length=1, max_length=MOST_MOVES, examples=[[{"text": "…", "label": "…"}]]
    )
    stands: bool = Field(examples=[False])
    decision: Number | None = Field(None, examples=[None])

    @model_validator(mode="after")
    def names_what_stands(self) -> "Prepare":
        """Check that a premove that stands names its question."""
        if self.stands and not self.occasion:
            raise ValueError
        return self


class Withdraw(ClientMessage):
    """give a prepared answer up"""

    type: Literal["withdraw"]
    seat: Seat
    number: Number = Field(examples=[2])


class Look(ClientMessage):
    """whoever sits there looks now; may be asked for any own seat at any time"""

    type: Literal["look"]
    seat: Number = Field(examples=[1])


class Cover(ClientMessage):
    """while a clock runs: this screen is handed to another own seat, and the clock stands still until it is handed back. `look` follows"""

    type: Literal["cover"]
    seat: Number = Field(examples=[1])


class Worded(ClientMessage):
    """A message with a text or a phrase."""

    mark: OwnMark
    text: str | None = Field(None, examples=["…"])
    phrase: str | None = None

    @model_validator(mode="after")
    def has_words(self) -> "Worded":
        """Check that there is a text or a phrase."""
        if self.text is None and self.phrase is None:
            raise ValueError
        return self


class Say(Worded):
    """say something to all at the table, at most 300 characters; or with `phrase` in place of `text` one of the phrases that the table's
    page offers, by its id. `seat` is an own one, null for spectators. `mark` is the client's own, at most 40 characters: said again with
    the same mark it is said once"""

    type: Literal["say"]
    seat: Number | None = Field(None, examples=[0])


class Offer(Worded):
    """offer something to a seat of a person, or to all others (`to` null); with `phrase` in place of `text` one of the promises that the
    table's page offers. Else as `say`"""

    type: Literal["offer"]
    seat: Seat
    to: Number | None = Field(None, examples=[1])


class Bargain(ClientMessage):
    """what one of my seats says about an offer or a promise: `accepted` or `declined` once, while the game goes on, by whom it was made
    to; `withdrawn` by who made it, before anybody accepted; then `kept`, `broken` or `unmarked`, as often as one likes"""

    type: Literal["bargain"]
    number: Number = Field(examples=[7])
    seat: Number = Field(examples=[1])
    does: OfferEventKind = Field(examples=["accepted"])
    mark: Mark | None = None


class Report(ClientMessage):
    """let the operator of the server look at this line; `spadework admin reports` shows it"""

    type: Literal["report"]
    number: Number = Field(examples=[7])
    mark: Mark | None = None


class Block(ClientMessage):
    """block whoever said this line: nothing more that they say is sent to this guest, and they can't sit down at a table together"""

    type: Literal["block"]
    number: Number = Field(examples=[7])
    mark: Mark | None = None


class Name(ClientMessage):
    """by this name a spectator wants to be known, empty for none; to be sent anew after connecting"""

    type: Literal["name"]
    name: str = Field(examples=["Cleo"])
    mark: Mark | None = None


class Host(ClientMessage):
    """what spectators may do: with what is said `none`, `read` or `write`; whether the table is closed to them; or how many minutes later
    they see it: 0, 2, 5 or 15. Only from whoever opened the table"""

    type: Literal["host"]
    talk: SpectatorsTalk = Field(examples=["read"])
    closed: bool = Field(examples=[False])
    delay: Annotated[Number, AfterValidator(known_delay)] = Field(examples=[0])
    mark: Mark | None = None


class Resync(ClientMessage):
    """send everything anew"""

    type: Literal["resync"]
    version: Number = Field(examples=[12])


class Layout(ClientMessage):
    """draw for another layout from now on; a fresh `view` follows"""

    type: Literal["layout"]
    wide: bool = Field(examples=[True])


class Hidden(ClientMessage):
    """nobody looks at this page any more, or (`false`) again. Until it is sent, somebody does"""

    type: Literal["hidden"]
    hidden: bool = Field(examples=[True])


class StandIn(ClientMessage):
    """I want a computer player of this level to stand in there; null: not any more"""

    type: Literal["stand_in"]
    seat: Number = Field(examples=[1])
    level: Printable | None = Field(examples=["mate"])


class Leave(ClientMessage):
    """I leave, and let a computer player of this level play on for me; null: the others are to decide"""

    type: Literal["leave"]
    level: Printable | None = Field(examples=["mate"])


class ComeBack(ClientMessage):
    """I take my seats back; at any time"""

    type: Literal["come_back"]


class Holiday(ClientMessage):
    """I go on holiday for so many days from now on; 0: I am back from it"""

    type: Literal["holiday"]
    days: Number = Field(examples=[3])


class Zone(ClientMessage):
    """my time zone, where nights or weekends do not count; the first that is said holds"""

    type: Literal["zone"]
    zone: Printable = Field(examples=["Europe/Berlin"])


class End(ClientMessage):
    """I want to end the game early, or (`false`) not any more"""

    type: Literal["end"]
    wanted: bool = Field(examples=[True])


class Ping(ClientMessage):
    """is anybody there? A page in front says something at least every 12 seconds, or its guest counts as lost; ours pings every 4 seconds,
    and takes a line for lost that has said nothing for 5 seconds after that"""

    type: Literal["ping"]


Incoming: TypeAlias = (
    Commit | Contribute | Move | TakeBack | AskBack | AnswerBack | Read | About | Why | Hint | Foresee | Prepare
    | Withdraw | Look | Cover | Say | Offer | Bargain | Report | Block | Name | Host | Resync | Layout | Hidden | StandIn
    | Leave | ComeBack | Holiday | Zone | End | Ping
)  # fmt: skip
"""In the order of the document."""

INCOMING: TypeAdapter[Incoming] = TypeAdapter(Annotated[Incoming, Field(discriminator="type")])


def read(text: str) -> Incoming:
    """Parse and validate a message. Raises Malformed."""
    try:
        return INCOMING.validate_json(text)
    except ValidationError:
        raise Malformed from None
