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
    """the hash of the seat's contribution to the deal with this seal, in lower case; only the first one counts"""

    type: Literal["commit"]
    seat: Seat
    seal: Digits
    commitment: Digits


class Contribute(ClientMessage):
    """the seat's contribution to the deal with this seal, in lower case; only the first one counts"""

    type: Literal["contribute"]
    seat: Seat
    seal: Digits
    contribution: Digits


class Move(ClientMessage):
    """play a move, given by its `text`. With `"sure": false`, only if it can be taken back; otherwise the answer is `confirm`. With
    `"coach": true`, only if it gives little away; otherwise the answer is `coach`. With `"epoch": 0`, only in this epoch of the game,
    so that a move that waited during a takeback by consent is not played. With `"each_time": true` it also becomes a premove for all
    questions of the same kind"""

    type: Literal["move"]
    seat: Seat
    decision: Decision
    move: Printable
    sure: bool | None = None
    coach: bool | None = None
    epoch: Number | None = None
    each_time: bool | None = None


class TakeBack(ClientMessage):
    """take back the seat's last move, made at this decision"""

    type: Literal["take_back"]
    seat: Seat
    decision: Decision


class AskTakeback(ClientMessage):
    """ask all others to agree to a takeback, to before the last decision of this seat, whose next one is 3. With `sure` false the
    answer is `takeback_preview`, and nobody is asked yet"""

    type: Literal["ask_takeback"]
    seat: Seat
    decision: Decision
    sure: bool | None = Field(None, examples=[False])


class AnswerTakeback(ClientMessage):
    """agree to a request, or (`false`) end it; from the one who asked, withdraw it"""

    type: Literal["answer_takeback"]
    request: Number = Field(examples=[2])
    agrees: bool = Field(examples=[True])


class Read(ClientMessage):
    """in a tutorial: the learner has read the first five lessons, for which the others wait before they move. It has no answer"""

    type: Literal["read"]
    lessons: Number = Field(examples=[5])


class About(ClientMessage):
    """explain an element of the picture. `ids` are those of the element and its ancestors, innermost first; the answer is about the
    first that has an explanation, from the viewer's view"""

    type: Literal["about"]
    ids: tuple[Annotated[str, Field(max_length=LONGEST_ID)], ...] = Field(
        max_length=MOST_IDS, examples=[["box-3", "card-7"]]
    )


class Why(ClientMessage):
    """why isn't this possible now? `move` is the text of a move offered before, or empty. Answered to the viewer only, from its view"""

    type: Literal["why"]
    seat: Seat
    move: Printable


class Hint(ClientMessage):
    """what would the captain do? A connection that waits for an answer gets no other"""

    type: Literal["hint"]
    seat: Seat
    decision: Decision


class Foresee(ClientMessage):
    """what may the seat be asked next? At tables whose people sit apart; a connection that waits for an answer gets no other"""

    type: Literal["foresee"]
    seat: Seat


class PremoveMove(BaseModel):
    """A move of a premove."""

    model_config = ConfigDict(frozen=True, strict=True)

    text: Printable = Field(max_length=LONGEST_MOVE)
    label: Printable = Field(max_length=LONGEST_TEXT)


class NewPremove(ClientMessage):
    """play the first of these moves that is legal when the question with this key (`exactly` or `kind`) is asked; with an empty
    `question`, as soon as one of them is legal. `prompt` and the labels are returned in `premoves`. At most 60 moves, and 20 premoves
    on a seat; one that repeats replaces an earlier one for the same key. `decision`: null, or while the seat is asked that decision,
    for which it is not played. Sent twice, it is kept once"""

    type: Literal["premove"]
    seat: Seat
    question: Printable = Field(max_length=LONGEST_KEY)
    prompt: Printable = Field(max_length=LONGEST_TEXT)
    moves: tuple[PremoveMove, ...] = Field(
        min_length=1, max_length=MOST_MOVES, examples=[[{"text": "…", "label": "…"}]]
    )
    repeats: bool = Field(examples=[False])
    decision: Number | None = Field(None, examples=[None])

    @model_validator(mode="after")
    def repeating_names_its_prompt(self) -> "NewPremove":
        """Check that a premove that stands names its question."""
        if self.repeats and not self.question:
            raise ValueError
        return self


class CancelPremove(ClientMessage):
    """cancel a premove"""

    type: Literal["cancel_premove"]
    seat: Seat
    number: Number = Field(examples=[2])


class Uncover(ClientMessage):
    """the person at this seat is looking now; possible for any of the user's seats at any time"""

    type: Literal["uncover"]
    seat: Number = Field(examples=[1])


class Cover(ClientMessage):
    """while a clock runs: this screen is handed to another of the user's seats, and the clock stops until that seat's `uncover`"""

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
    """say something in the chat, in at most 300 characters; or with `phrase` instead of `text` one of the phrases offered by the
    table's page, by its id. `seat` is one of the user's, null for spectators. `mark` is chosen by the client, at most 40 characters: a
    line sent again with the same mark appears once"""

    type: Literal["say"]
    seat: Number | None = Field(None, examples=[0])


class Offer(Worded):
    """make an offer to a person's seat, or to all others (`to` null); with `phrase` instead of `text` one of the promises offered by
    the table's page. Otherwise like `say`"""

    type: Literal["offer"]
    seat: Seat
    to: Number | None = Field(None, examples=[1])


class AnswerOffer(ClientMessage):
    """one of the user's seats answers an offer or a promise: `accepted` or `declined`, once, while the game goes on, by those it was
    made to; `withdrawn` by its author, before anyone has accepted; then `kept`, `broken` or `unmarked`, as often as wanted"""

    type: Literal["answer_offer"]
    number: Number = Field(examples=[7])
    seat: Number = Field(examples=[1])
    does: OfferEventKind = Field(examples=["accepted"])
    mark: Mark | None = None


class Report(ClientMessage):
    """report this line to the server's operator; `spadework admin reports` shows it"""

    type: Literal["report"]
    number: Number = Field(examples=[7])
    mark: Mark | None = None


class Block(ClientMessage):
    """block the author of this line: this guest gets nothing more from them, and the two can't sit down at a table together"""

    type: Literal["block"]
    number: Number = Field(examples=[7])
    mark: Mark | None = None


class Name(ClientMessage):
    """a spectator's name, empty for none; must be sent again after reconnecting"""

    type: Literal["name"]
    name: str = Field(examples=["Cleo"])
    mark: Mark | None = None


class Host(ClientMessage):
    """what spectators may do: their rights in the chat, `none`, `read` or `write`; whether the table is closed to them; or how many
    minutes later they see it: 0, 2, 5 or 15. From the host only"""

    type: Literal["host"]
    talk: SpectatorsTalk = Field(examples=["read"])
    closed: bool = Field(examples=[False])
    delay: Annotated[Number, AfterValidator(known_delay)] = Field(examples=[0])
    mark: Mark | None = None


class Resync(ClientMessage):
    """send everything again"""

    type: Literal["resync"]
    version: Number = Field(examples=[12])


class Layout(ClientMessage):
    """draw for another layout from now on; a fresh `view` follows"""

    type: Literal["layout"]
    wide: bool = Field(examples=[True])


class Hidden(ClientMessage):
    """the page is in the background, or (`false`) in the foreground again. Until it is sent, the page counts as in the foreground"""

    type: Literal["hidden"]
    hidden: bool = Field(examples=[True])


class Substitute(ClientMessage):
    """vote for a computer player of this level as the seat's substitute; null: withdraw the vote"""

    type: Literal["substitute"]
    seat: Number = Field(examples=[1])
    level: Printable | None = Field(examples=["mate"])


class Leave(ClientMessage):
    """leave, with a computer player of this level as substitute; null: the others decide"""

    type: Literal["leave"]
    level: Printable | None = Field(examples=["mate"])


class ComeBack(ClientMessage):
    """take the user's seats back from substitutes; possible at any time"""

    type: Literal["come_back"]


class Holiday(ClientMessage):
    """go on holiday for this many days from now on; 0: be back from it"""

    type: Literal["holiday"]
    days: Number = Field(examples=[3])


class Zone(ClientMessage):
    """the user's time zone, for clocks that pause at night or on weekends; only the first one counts"""

    type: Literal["zone"]
    zone: Printable = Field(examples=["Europe/Berlin"])


class End(ClientMessage):
    """vote to end the game early, or (`false`) withdraw the vote"""

    type: Literal["end"]
    wanted: bool = Field(examples=[True])


class Ping(ClientMessage):
    """keep the connection alive. A page in the foreground sends something at least every 12 seconds, or its user counts as lost; ours
    pings every 4 seconds, and treats a connection as broken if no answer comes for 5 seconds"""

    type: Literal["ping"]


Incoming: TypeAlias = (
    Commit | Contribute | Move | TakeBack | AskTakeback | AnswerTakeback | Read | About | Why | Hint | Foresee | NewPremove
    | CancelPremove | Uncover | Cover | Say | Offer | AnswerOffer | Report | Block | Name | Host | Resync | Layout | Hidden | Substitute
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
