import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
from tests.waiting import PATIENCE, wait_until, within_patience
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from spadework.engine.chance import contribution_hash
from spadework.lab.adapters.book import WORDS
from spadework.lab.adapters.mcp import Refused
from spadework.lab.adapters.seat_online import DESCRIBED, LONGEST_LOG, OnlineSeat
from spadework.lab.adapters.seed_contribution import SeedContribution
from spadework.lab.adapters.text import TITLE
from spadework.lab.adapters.validation import LARGEST_MESSAGE, LARGEST_PAGE, Pages, Unreadable, read

SECRET = "ab" * 32
SEALED = sha256(bytes.fromhex(SECRET)).hexdigest()
HASH = "0" * 64

Message = dict[str, Any]


def seal(
    stage: str = "commit", seats: Any = (0,), commitments: Any = (None, None), commitment: Any = SEALED
) -> Message:
    given = {"stage": stage, "seats": list(seats), "commitments": list(commitments), "commitment": commitment}
    return {"type": "seal", "table": "a", "status": "Waiting.", **given}


def record_of(*contributions: Any, secret: str = SECRET, result: Any = ()) -> Message:
    chance = {"secret": secret, "contributions": list(contributions)}
    return {"seats": ["Ada", "Bo"], "chance": chance, "result": {} if result == () else result}


def view(**changed: Any) -> Message:
    return {
        "type": "view", "from": 0, "fresh": True, "version": 1, "epoch": 0, "seat": 0, "decision": 0,
        "picture": {"head": "<svg><title>Game</title><desc>All.</desc>", "order": ["a"], "parts": {"a": "<g><title>Chest</title></g>"}},
        "title": "Game", "prompt": "What?", "meaning": None, "waiting": [], "moves": [{"text": "go", "label": "Go"}],
        "names": ["Ada", "Bo"], "over": False, "result": None, "log": [], **changed,
    }  # fmt: skip


def without(name: str) -> Message:
    return {key: value for key, value in view().items() if key != name}


Seated = Callable[..., tuple[OnlineSeat, list[Message]]]


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seated]:
    """A function that takes a seat on a server that sends only given messages. Returns the seat and the messages it sends."""
    monkeypatch.setattr(
        "spadework.lab.adapters.seat_online.Pages.open",
        lambda _, path, _form=None: json.dumps(record) if path.endswith("record.json") else "<a href='/games/dig/'>",
    )
    record: Message = {}
    opened: list[Any] = []

    def sit(*messages: Message | str | bytes, contributions: Any = ("", "")) -> tuple[OnlineSeat, list[Message]]:
        record.update(record_of(*contributions))
        answers: list[Message] = []

        def talk(line: ServerConnection) -> None:
            try:
                for message in messages:
                    line.send(json.dumps(message) if isinstance(message, dict) else message)
                while True:
                    answers.append(json.loads(line.recv()))
            except ConnectionClosed:
                pass

        server = serve(talk, "127.0.0.1", 0, max_size=None)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        opened.append(server)
        seat = OnlineSeat(f"http://127.0.0.1:{server.socket.getsockname()[1]}/tables/a")
        opened.append(seat)
        return seat, answers

    yield sit
    for one in reversed(opened):
        one.close() if isinstance(one, OnlineSeat) else one.shutdown()


UNREADABLE: list[Message | str | bytes] = [
    "hello", "", b"\xff", "[1]", "5", "{}", '{"type": 5}', "[" * 100_000, '{"type": "view", "version": NaN}', "9" * 5000,
    {"type": "seal"}, {"type": "view"}, {"type": "refused"}, {"type": "error", "reason": 5}, {"type": "presence", "seats": [1]},
    *map(without, ("seat", "names", "decision", "moves", "picture", "log", "result")),
    view(seat=99), view(seat=2), view(seat=-1), view(seat=True), view(names=[5]), view(decision="1"), view(moves=[{"text": "go"}]),
    view(moves=None), view(version=1 << 60), view(title="x" * 20_000), view(meaning={}), view(result={"verdict": "You win!"}),
    view(picture={"head": "<svg>", "order": ["a", "b"], "parts": {"a": ""}}), view(picture={"head": "<svg>", "order": None, "parts": {}}),
    view(picture={"head": "<svg>", "order": [], "parts": {"a": 1}}), view(picture={"head": "<svg>", "order": [[]], "parts": {}}),
    view(log=[{"version": 1, "text": ""}] * (LONGEST_LOG + 1)), view(title="x" * (LARGEST_MESSAGE + 1)),
    seal(seats=range(400_000)), seal(seats=[8]), seal(seats=[-1]), seal(seats=[0, 1]), seal(stage="end"), seal(commitment="00"),
]  # fmt: skip


@pytest.mark.parametrize("message", UNREADABLE, ids=lambda message: str(message)[:40])
def test_an_unreadable_message_ends_the_connection(seated: Seated, message: Message | str | bytes) -> None:
    seat, _ = seated(message)
    wait_until(lambda: seat._lost)
    for tool in (seat.look, seat.rules, lambda: seat.play("go"), lambda: seat.wait_for_turn(PATIENCE)):
        with pytest.raises(Refused, match=r"^the server sent an invalid message: ") as refused:
            tool()
        assert "\n" not in str(refused.value)
        assert len(str(refused.value)) < 400


def test_messages_have_a_maximum_size(seated: Seated) -> None:
    seat, _ = seated(view(picture={"head": "x" * LARGEST_MESSAGE, "order": [], "parts": {}}))
    wait_until(lambda: seat._lost)
    assert seat._lost == "the server sent an invalid message: a message of more than 4,000,000 bytes"


def test_readable_messages_update_the_view(seated: Seated) -> None:
    seat, answers = seated(
        {"type": "pong"}, {"type": "spectators", "names": 5}, view(), view(**{"from": 7, "fresh": False}),
        view(names=["Ada\nBo", "\ud800"], title="A\x1b[0m game", log=[{"version": 1, "text": "One\n\ntwo"}]),
    )  # fmt: skip
    wait_until(lambda: seat._log)
    told = seat.look()
    assert told.startswith("A [0m game. You are Ada Bo, in seat 0 of 0 to 1.\n\nSo far:\n- One two\n\n")
    assert "\n\nYour view of the table:\nGame. All.\nDetails: Chest\n\nYour decision: What?" in told
    # The server receives the message in its own thread.
    wait_until(lambda: answers)
    assert answers == [{"type": "resync", "version": 1}]
    with pytest.raises(Refused, match="expected an answer as text, not int"):
        seat.play(5)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="expected part to be text, not '5'"):
        seat.rules(5)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="expected seconds to be a number, not 'x'"):
        seat.wait_for_turn("x")  # type: ignore[arg-type]


def test_sending_a_move_does_not_block_other_tools(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, _ = seated(view())
    wait_until(lambda: seat._view)
    free: list[bool] = []

    def send(_: Message) -> None:
        thread = threading.Thread(target=lambda: free.append(bool(seat.look())))
        thread.start()
        thread.join(PATIENCE)
        raise Refused("stop")

    monkeypatch.setattr(seat, "_send", send)
    with pytest.raises(Refused, match="stop"):
        seat.play("go")
    assert free == [True]


def test_a_server_that_reads_nothing_is_cut_off(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, _ = seated(view())
    wait_until(lambda: seat._view)
    monkeypatch.setattr("spadework.lab.adapters.seat_online.ANSWER", 0.1)
    line = seat._line
    assert line is not None
    cut = threading.Event()
    monkeypatch.setattr(line, "send", lambda _: cut.wait(PATIENCE))
    socket = line.socket
    with monkeypatch.context() as patched:
        patched.setattr(line, "socket", SimpleNamespace(shutdown=lambda _: cut.set()))
        seat._send({"type": "ping"})
    assert cut.is_set()
    assert line.socket is socket


@pytest.mark.parametrize("pattern", [DESCRIBED, TITLE], ids=["described", "title"])
def test_picture_patterns_match_in_linear_time(pattern: Any) -> None:
    # A pattern that looks ahead again from each title would take hours.
    with within_patience():
        assert pattern.findall("<title" * 1_000_000) == []


# Pages


@contextmanager
def pages(answer: Callable[[BaseHTTPRequestHandler], None]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Run a server. Yield its origin, and the list of requested paths with their cookies."""
    asked: list[tuple[str, str]] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked.append((self.path, self.headers.get("Cookie", "")))
            answer(self)

        do_POST = do_GET  # noqa: N815

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", asked
        finally:
            server.shutdown()


def saying(body: bytes = b"", status: int = 200, **headers: str) -> Callable[[BaseHTTPRequestHandler], None]:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("Connection", "close")
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)

    return answer


def test_an_endless_page_is_not_read() -> None:
    written: list[int] = []

    def go_on(handler: BaseHTTPRequestHandler) -> None:
        saying()(handler)
        try:
            for number in range(200):
                written.append(number)
                handler.wfile.write(b"x" * (LARGEST_PAGE // 4))
        except OSError:
            pass

    with pages(go_on) as (origin, _), pytest.raises(OSError, match="the page exceeds"):
        Pages(origin, "en", PATIENCE).open("/")
    # The client left in the middle of the page.
    assert written[-1] < 199


def test_a_page_sent_byte_by_byte_times_out() -> None:
    done = threading.Event()

    def drip(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Connection", "close")
        handler.end_headers()
        while not done.wait(0.05):
            try:
                handler.wfile.write(b"x")
            except OSError:
                return

    with pages(drip) as (origin, _):
        # The server never ends the page.
        with pytest.raises(TimeoutError):
            Pages(origin, "en", 0.3).open("/")
        done.set()


def test_no_redirect_leads_to_another_server() -> None:
    with pages(saying(b"secret", Set_Cookie="other=1")) as (other, asked):
        away = saying(status=303, Location=f"{other}/tables/b")
        with (
            pages(away) as (origin, _),
            pytest.raises(RuntimeError, match=r"no seat available .*it redirects to another"),
        ):
            OnlineSeat(f"{origin}/tables/a")
        assert asked == []


def test_redirects_within_a_server_are_followed() -> None:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        (saying(b"here") if handler.path == "/b" else saying(status=303, Location="/b"))(handler)

    with pages(answer) as (origin, _):
        assert Pages(origin, "en", PATIENCE).open("/a") == "here"


def test_cookies_are_sent_only_to_their_paths() -> None:
    with pages(saying(Set_Cookie="elsewhere=1; Path=/elsewhere")) as (origin, asked):
        opened = Pages(origin, "en", PATIENCE)
        opened.open("/elsewhere/a")
        opened.open("/tables/a")
        assert asked[1] == ("/tables/a", "")
        assert opened.cookies_for("/tables/a/live") == ""
        assert opened.cookies_for("/elsewhere/b") == "elsewhere=1"


def test_the_live_connection_follows_no_redirect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadework.lab.adapters.seat_online.Pages.open", lambda *_: "")
    with (
        pages(saying()) as (other, asked),
        pages(saying(status=302, Location=other.replace("http", "ws"))) as (origin, _),
    ):
        with OnlineSeat(f"{origin}/tables/a") as seat:
            wait_until(lambda: seat._state)
            assert (
                seat.look()
                == "The game has not begun. The connection to the server is lost: the server responded with status 302"
            )
        assert asked == []


@pytest.mark.parametrize(
    "link",
    [
        "http://hóst/tables/a", "http://host/tables/\udc80", "http://host/tables/a\n", "http://host/tables/a b", "http://[::1/tables/a",
        "http://host/tables/" + "a" * 3000, "http://host:99999/tables/a", "http://me@host/tables/a", "http:///tables/a",
    ],
)  # fmt: skip
def test_malformed_links_are_errors(link: str) -> None:
    with pytest.raises(
        ValueError, match=r"^expected a table or invitation link such as .*ASCII characters, not '"
    ) as wrong:
        OnlineSeat(link)
    assert str(wrong.value).isprintable()
    assert len(str(wrong.value)) < 300


def test_invalid_names_are_errors() -> None:
    for name in ("A\nb", "\udc80", "x" * 101):
        with pytest.raises(ValueError, match="a name has at most 100 printable characters: '"):
            OnlineSeat("http://127.0.0.1:9/tables/a", name)


# Chance in the deal


def test_the_revealed_contribution_is_the_committed_one(seated: Seated) -> None:
    seat, answers = seated(seal(), seal("reveal", commitments=[HASH, HASH]), view())
    wait_until(lambda: len(answers) == 2)
    commit, contribute = answers
    assert (commit["type"], contribute["type"]) == ("commit", "contribute")
    assert contribution_hash(contribute["contribution"]) == commit["commitment"]
    assert seat._part.seat == 0


def test_among_others_an_uncommitted_contribution_is_not_revealed() -> None:
    part = SeedContribution()
    assert part.answer(seal("reveal", commitments=[None, HASH])) == []
    part = SeedContribution()
    part.among_others = True
    assert part.answer(seal("reveal")) == []
    assert [answer["type"] for answer in SeedContribution().answer(seal("reveal"))] == ["contribute"]


def test_presence_of_another_person_prevents_an_uncommitted_reveal(seated: Seated) -> None:
    people = [
        {"level": None, "state": "here"},
        {"level": None, "state": "away"},
        {"level": "mate", "state": "computer"},
    ]
    seat, answers = seated({"type": "presence", "seats": people}, seal("reveal"), view())
    wait_until(lambda: seat._view)
    assert answers == []


def test_a_contribution_for_another_seat_is_refused() -> None:
    part = SeedContribution()
    part.answer(seal())
    with pytest.raises(ValueError, match="of other seats"):
        part.answer(seal(seats=[1]))


def checked(part: SeedContribution, *contributions: str | None, **changed: Any) -> str:
    return part.check(record_of(*contributions, **changed))


def test_the_deal_is_checked() -> None:
    part, other = SeedContribution(), "cd" * 32
    own_hash = part.answer(seal())[0]["commitment"]
    own = part.answer(seal("reveal", commitments=[own_hash, contribution_hash(other)]))[0]["contribution"]
    assert checked(part, own, other) == "agrees"
    assert checked(part, own, other, result=None) == "unfinished"
    for left in ((own, contribution_hash(other)), (own_hash, other), (own, ""), (own, None), (own,), ("", other), ()):
        assert checked(part, *left) == "missing"
    for changed in ((own, own), (HASH, other), (own, other, "")):
        assert checked(part, *changed) == "differs"
    for secret in ("00" * 32, "x"):
        assert checked(part, own, other, secret=secret) == "differs"


def test_a_revealed_contribution_is_not_reused() -> None:
    part, again = SeedContribution(), "1" * 64
    given = [part.answer(seal("reveal", commitment=sealed))[0] for sealed in (again, SEALED)]
    assert [one["seal"] for one in given] == [again, SEALED]
    assert given[0]["contribution"] != given[1]["contribution"]
    # The server could look at the deal for which the first contribution was revealed.
    assert checked(part, given[1]["contribution"], None) == "void"
    assert checked(part, given[0]["contribution"], None) == "differs"


def test_a_substituted_contribution_is_detected() -> None:
    part, other = SeedContribution(), "cd" * 32
    part.answer(seal())
    part.answer(seal("reveal", commitments=[contribution_hash("x"), contribution_hash(other)]))
    assert checked(part, "x", other) == "missing"


def test_a_lone_players_contribution_is_the_only_one() -> None:
    part = SeedContribution()
    own = part.answer(seal("reveal"))[0]["contribution"]
    assert checked(part, own, None) == "agrees"
    assert checked(part, own, "") == checked(part, "", None) == "missing"
    assert checked(part, own, HASH) == "differs"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("contributions", "said"), [(("", ""), "missing"), ((HASH, HASH), "differs"), ((5,), "unknown")]
)
def test_problems_with_the_deal_are_reported(seated: Seated, language: str, contributions: Any, said: str) -> None:
    over = view(over=True, moves=[], result={"verdict": "You win!", "rows": []})
    seat, _ = seated(seal(), over, contributions=contributions)
    seat.language = language
    wait_until(lambda: seat.over)
    assert seat.look().endswith("You win!\n\n" + WORDS[language].text(f"text-deal-{said}"))


def test_line_breaks_in_messages_are_removed() -> None:
    assert read(json.dumps({"type": "pong", "deep": [{"a": "b\nc"}]})) == {"type": "pong", "deep": [{"a": "b c"}]}
    with pytest.raises(Unreadable, match=r"^'hello' is not valid JSON$"):
        read("hello")
