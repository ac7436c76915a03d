"""Views of players at one screen, players at separate screens, spectators, and tabs that have fallen behind."""

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.person import PATIENCE, Person, kinds
from tests.some_games import ONE_OF_EACH

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]
NAMES = ("Anna", "Bert", "Cora", "Dora", "Emil", "Fritz")


@pytest.fixture(params=[game.id for game in ONE_OF_EACH])
def game(request: pytest.FixtureRequest) -> str:
    """One game of each kind."""
    return str(request.param)


def name_of_screen(person: Person) -> str:
    """Return the name of the player whose view is shown on a shared screen."""
    shown: str = person.page.evaluate("""() => {
      const view = heard.findLast((message) => message.type === "view");
      return view.names[view.seat];
    }""")
    return shown


@pytest.mark.long
def test_players_sharing_a_screen_see_only_their_own_view(game: str, newcomer: Newcomer) -> None:
    person = newcomer(390, 844)
    person.open_table(game, kinds(game, "me", "here"), NAMES)
    shown = []
    for turn in range(4):
        person.until("hand_off")
        assert not person.at("#board svg, #log li, #moves .moves li, #news li").count()
        assert not person.at("#ask").inner_text()
        heading = person.at("#hand-off h2").inner_text()
        if turn == 1:
            person.shot("hand_off")
        person.press("Escape")
        expect(person.at("#hand-off")).to_be_visible()
        person.take_screen()
        name = name_of_screen(person)
        assert name in NAMES[:2]
        assert name in heading
        shown.append(name)
        while person.situation() == "choose":
            person.play_by_clicks()
            if person.situation("wait") == "over":
                return
    assert set(shown) == set(NAMES[:2])
    person.no_errors()


def test_the_table_shows_that_the_user_signed_out_elsewhere(newcomer: Newcomer) -> None:
    person = newcomer(390, 844)
    person.go("/me/account")
    person.at("[name=name]").fill("Leaver")
    person.at("[name=password]").fill("twelve men on")
    person.at("[name=password]").press("Enter")
    person.page.wait_for_url("**/me")
    person.open_table(ONE_OF_EACH[0].id, kinds(ONE_OF_EACH[0].id, "me", "link"))
    expect(person.at("#waiting-room")).to_be_visible()
    person.page.context.request.post(f"{person.address}/sign-out/everywhere")
    expect(person.at("#connection")).to_contain_text("You’re signed out")
    expect(person.at("#waiting-room")).to_be_hidden()


@pytest.mark.long
def test_the_screen_can_be_handed_over_at_any_time(game: str, newcomer: Newcomer) -> None:
    person = newcomer(1280, 800)
    person.open_table(game, kinds(game, "me", "here"), NAMES)
    person.until("hand_off")
    person.take_screen()
    first = name_of_screen(person)
    second = NAMES[1 - NAMES.index(first)]
    person.page.evaluate("""() => {
      const named = document.querySelector("#board svg [id] > title").parentElement;
      named.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    }""")
    expect(person.at("#explanation p")).not_to_be_empty()
    person.at("#hand").click()
    person.sees("#hand-off h2", second)
    assert not person.at("#board svg").count()
    expect(person.at("#explanation")).to_be_hidden()
    person.at("#look").click()
    person.page.wait_for_function("() => document.querySelector('#board svg')")
    assert name_of_screen(person) == second
    person.no_errors()


@pytest.mark.long(but=("lost_maps",))
def test_a_friend_joins_by_link_and_a_spectator_watches(game: str, newcomer: Newcomer) -> None:
    host = newcomer(1920, 1080, seed=2)
    friend = newcomer(390, 844, seed=3, has_touch=True, is_mobile=True)
    spectator = newcomer(360, 740, seed=4)
    table = host.open_table(game, kinds(game, "me", "link"), NAMES)
    link = host.invitation()
    host.shot("gathering")

    friend.go(link.removeprefix(host.address))
    friend.at("[name=name]").fill("anna")
    friend.at("form .main").tap()
    friend.sees("[role=alert]", "anna")
    friend.at("[name=name]").fill("Zoë")
    friend.at("form .main").tap()
    friend.page.wait_for_url(f"**{table}")
    spectator.go(table)
    for person in (host, friend):
        person.situation()
    expect(spectator.at("#board svg")).to_be_visible()
    # In some games, a turn has as many moves as the player likes.
    for _ in range(100):
        for person in (host, friend):
            if person.situation() == "choose":
                person.play_by_clicks()
        # Only the spectator's log counts, as players also read about their own cards.
        told = "\n".join(spectator.log())
        if "Anna" in told and "Zoë" in told:
            break
    for person, read in ((host, ("You", "Zoë")), (friend, ("Anna", "You")), (spectator, ("Anna", "Zoë"))):
        for name in read:
            expect(person.at("#log li").filter(has_text=name).first).to_be_attached()
    assert not spectator.at("#confirm").is_visible()
    assert not spectator.at("#board .pickable").count()
    spectator.shot("spectator")
    friend.shot("friend")

    # The link is used up, and its page says so.
    spectator.go(link.removeprefix(host.address))
    assert spectator.at("h1").inner_text()
    assert not spectator.at("[name=name]").count()
    host.no_errors()
    friend.no_errors("/join/", "status of 422")
    spectator.no_errors("/join/", "status of 409")


class SlowLine:
    """The live connection of one tab, which can be held up: messages to the tab then wait or are lost."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket("**/live?*", self.take)

    def take(self, line: WebSocketRoute) -> None:
        """Connect the tab to the server."""
        self.line = line
        server = line.connect_to_server()
        server.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        """Forward a message from the server, or hold it back."""
        if self.held is None:
            self.line.send(message)
        else:
            self.held.append(message)


@pytest.fixture(params=[game.id for game in ONE_OF_EACH])
def two_tabs(request: pytest.FixtureRequest, newcomer: Newcomer) -> Iterator[tuple[Person, Person, SlowLine]]:
    """One person in two tabs at the same table; the second tab's connection can be held up."""
    game = request.param
    first = newcomer(1280, 800)
    table = first.open_table(game, kinds(game, "me", "computer"), NAMES)
    second = Person(first.page.context.new_page(), first.address, 2)
    slow = SlowLine(second.page)
    second.go(table)
    for person in (first, second):
        person.until("choose")
    while len(first.offered()) == 1:
        first.page.bring_to_front()
        first.play_by_clicks()
        first.until("choose")
        alike(first, second)
    yield first, second, slow
    for person in (first, second):
        person.no_errors()


def alike(*people: Person) -> None:
    """Wait until all tabs show the same, as computer players may still be moving."""
    body = """() => {
      const view = heard.findLast((message) => message.type === "view");
      const log = [...document.querySelectorAll("#log li")].map((line) => line.textContent);
      const parts = [...document.querySelectorAll("#board [id]")];
      const picture = parts.map((part) => [part.id, part.getAttribute("transform"), part.textContent]);
      return { ...view, log, picture, from: null, fresh: null };
    }"""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        first, *others = [person.page.evaluate(body) for person in people]
        if all(other == first for other in others) or time.monotonic() > end:
            break
        people[0].page.wait_for_timeout(50)
    assert first["log"]
    for other in others:
        assert other == first


@pytest.mark.long
def test_a_tab_that_fell_behind_reports_a_late_move_and_catches_up(two_tabs: tuple[Person, Person, SlowLine]) -> None:
    first, second, slow = two_tabs
    slow.held = []
    first.page.bring_to_front()
    played = first.choose_by_clicks()
    first.at("#confirm").click()
    first.until("choose")
    second.page.bring_to_front()
    # The same move again would not be too late: it counts once.
    while second.choose_by_clicks() == played:
        while second.at("#back").is_visible():
            second.at("#back").click()
    second.at("#confirm").click()
    # Wait for the answer, then deliver everything to the tab in order.
    while not any('"refused"' in str(message) for message in slow.held):
        second.page.wait_for_timeout(20)
    waiting, slow.held = slow.held, None
    for message in waiting:
        slow.pass_on(message)
    expect(second.at("#refusal")).to_be_visible()
    second.sees("#refusal", "Too late")
    second.shot("too-late")
    alike(first, second)
    second.until("choose")
    second.page.bring_to_front()
    second.play_by_clicks()
    second.until("choose")
    alike(second, first)


@pytest.mark.long
def test_a_tab_that_missed_a_view_requests_a_fresh_one(two_tabs: tuple[Person, Person, SlowLine]) -> None:
    first, second, slow = two_tabs
    missed = second.page.evaluate("heard.length")
    slow.held = []
    first.page.bring_to_front()
    first.play_by_clicks()
    first.until("choose")
    while not slow.held:
        second.page.wait_for_timeout(20)
    slow.held = None
    first.play_by_clicks()
    first.until("choose")
    alike(first, second)
    assert second.page.evaluate(
        "(missed) => heard.slice(missed).some((message) => message.type === 'view' && message.fresh)", missed
    )
