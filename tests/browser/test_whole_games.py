"""Games in a real browser: with the mouse on a wide screen, with the keyboard alone on a narrow one.

One game is played to its end there. In the others, some decisions are made in the browser, and the rest over the live connection alone.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person, kinds
from tests.some_games import ONE_OF_EACH, short

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.table.record import loads
from spadework.table.replay import verify

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]

WHOLE = ONE_OF_EACH[0].id
"""The game that is played to its end in the browser."""

ENOUGH = 6
"""Number of decisions made in the browser in the other games."""

DRAWN = """async (step) => {
  const answer = await fetch(document.getElementById("main").dataset.json.replace("{step}", step));
  return (await answer.json()).picture;
}"""

# The order of attributes, which has no meaning, depends on the picture shown before.
SHOWS_PICTURE = """(text) => {
  const whole = document.createElement("div");
  whole.innerHTML = text;
  const shown = document.querySelector("#board svg");
  const expected = shown.cloneNode(false);
  expected.innerHTML = whole.firstElementChild.innerHTML;
  return shown.isEqualNode(expected);
}"""


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def most_seats(game: str, most: int) -> int:
    """Return the maximum number of seats of a game, but not more than `most`."""
    return min(most, find_game(game).rules.SEATS[-1])


def parts_of(record: Any) -> list[dict[str, int]]:
    """Return each seat's points by their source, from a record."""
    result = verify(record).result
    assert result is not None
    return list(result.parts)


@pytest.mark.long(but=("lost_maps",))
def test_a_game_with_the_mouse_on_a_wide_screen(game: str, newcomer: Newcomer) -> None:
    person = newcomer(1920, 1080)
    kinds = ["me", *["computer"] * (most_seats(game, 3) - 1)]
    table = person.open_table(game, kinds, ["Anna"], level="mate")
    decisions = 0
    while person.situation("wait") == "choose" and (game == WHOLE or decisions < ENOUGH):
        assert person.asked()
        person.play_by_clicks()
        decisions += 1
        if decisions == 5:
            person.shot(f"{game}-wide-in-the-middle")
    assert decisions > 1
    if person.situation() != "over":
        person.play_over_socket(table)
        person.go(table)
        person.until("over")
    person.shot(f"{game}-wide-result")

    person.open("#ending .more")
    record = saved_record(person, "#ending a[href$='record.json']")
    parts = parts_of(record)
    assert record["seats"][0] == "Anna"
    check_result(person, record, parts)
    check_replay(person, table)
    if game == WHOLE:
        check_fairness(person)
    person.no_errors()


def saved_record(person: Person, link: str) -> Any:
    """Download the record of a link, and parse it."""
    with person.page.expect_download() as download:
        person.at(link).click()
    text = download.value.path().read_text(encoding="utf-8")
    return loads(text)


def check_result(person: Person, record: Any, parts: list[dict[str, int]]) -> None:
    """Check that the result lists every player, with every source of points from which anyone scored."""
    table = person.at(".scores")
    expect(table.locator("thead th span")).to_have_count(len(record["seats"]))
    shown = table.locator("thead th span").all_inner_texts()
    # The reader's only seat is called "You".
    (own,) = set(record["seats"]) - set(shown) or {""}
    players = [own if name == "You" else name for name in shown]
    assert sorted(players) == sorted(record["seats"])
    seats = [record["seats"].index(name) for name in players]
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in table.locator("tbody tr, tfoot tr").all()
    ]
    scored = [name for name in parts[0] if any(part[name] for part in parts)]
    assert rows[:-1] == [[parts[seat][name] for seat in seats] for name in scored]
    assert rows[-1] == [record["result"]["scores"][seat] for seat in seats]
    assert all(text.strip() for text in table.locator("th[scope=row]").all_inner_texts())


def check_replay(person: Person, table: str) -> None:
    """Check every kind of step in the replay."""
    person.at("#result").get_by_role("link", name="Watch again").click()
    person.page.wait_for_url(re.compile("/replay"))
    steps = int(person.at("#main").get_attribute("data-steps") or 0)
    slider = person.at("#slider")
    place = person.at("#place")

    def sees(step: int) -> str:
        """Check that a step is shown with the picture that the server draws of it; return the picture."""
        expect(place).to_have_text(re.compile(rf"^Step {step} of {steps}\b"))
        expect(person.page).to_have_url(re.compile(rf"step={step}\b"))
        expect(slider).to_have_value(str(step))
        picture = str(person.page.evaluate(DRAWN, step))
        person.page.wait_for_function(SHOWS_PICTURE, arg=picture)
        return picture

    slider.fill(str(steps // 2))
    middle = sees(steps // 2)
    person.shot(f"{table.split('/')[-1]}-replay")
    slider.blur()
    person.press("ArrowRight")
    sees(steps // 2 + 1)
    person.press("End")
    end = sees(steps)
    person.press("ArrowLeft")
    sees(steps - 1)
    person.press("Home")
    # Not every step changes the picture, but a whole game does.
    assert len({sees(0), middle, end}) == 3
    person.at("#next").click()
    sees(1)
    person.page.reload()
    sees(1)
    person.at("#last").click()
    sees(steps)
    expect(person.at("#last")).to_have_attribute("aria-disabled", "true")
    person.at("[data-eyes]").last.click()
    expect(person.at("[data-eyes]").last).to_have_attribute("aria-current", "true")


def check_fairness(person: Person) -> None:
    """Check that the page about the deal confirms it, and that it confirms an uploaded record, too."""
    person.at("aside a", has_text="Check the deal").click()
    person.page.wait_for_url(re.compile("/verify$"))
    expect(person.at("section.right")).to_be_visible()
    with person.page.expect_download() as download:
        person.at("a[href$='record.json']").click()
    person.page.get_by_role("link", name="Check another record").click()
    person.at("[name=file]").set_input_files(download.value.path())
    person.at("form[enctype] button").click()
    expect(person.at("section.right")).to_be_visible()


@pytest.mark.long
def test_a_game_with_the_keyboard_on_a_narrow_screen_in_german(game: str, newcomer: Newcomer) -> None:
    person = newcomer(360, 740, locale="de-DE")
    if game == WHOLE:
        open_by_keyboard(person, game)
    else:
        person.open_table(game, kinds(game, "me"), ["Jördis"])
    decisions = 0
    while person.situation("wait") == "choose" and (game == WHOLE or decisions < ENOUGH):
        choose_by_keyboard(person)
        if decisions % 3 == 2:
            person.tab_to("#confirm")
        elif not person.focused("#confirm"):
            assert person.focused("#board .picked"), person.sees_focus()
        person.press("Enter")
        decisions += 1
        if decisions == 4:
            person.shot(f"{game}-narrow-in-the-middle-de")
    assert decisions > 0
    if game == WHOLE:
        assert person.focused("#result-heading")
        person.tab_to("#result a[href*=replay]")
        person.press("Enter")
        person.page.wait_for_url(re.compile("/replay"))
    expect(person.at("html")).to_have_attribute("lang", "de")
    person.no_errors()


def open_by_keyboard(person: Person, game: str) -> None:
    """Open a table with the game's minimum number of seats by keyboard; computer players take the other seats."""
    person.go("/")
    person.tab_to(f"a[href='/games/{game}/new?with=friends']")
    person.press("Enter")
    person.page.wait_for_url(re.compile("/new"))
    # The arrow keys select the minimum number of seats.
    person.tab_to("[name=seats]")
    while not person.focused(f"[value='{find_game(game).rules.SEATS[0]}']"):
        person.press("ArrowLeft")
    person.tab_to("[name=name-0]")
    person.page.keyboard.type("Jördis")
    for seat in range(1, find_game(game).rules.SEATS[0]):
        person.tab_to(f"[name=kind-{seat}]")
        person.press("End")
        expect(person.at(f"[name=kind-{seat}]")).to_have_value("computer")
        person.tab_to(f"[name=level-{seat}]")
        person.press("Home")
        expect(person.at(f"[name=level-{seat}]")).to_have_value("deck-hand")
    for option, choice in short(find_game(game)).items():
        person.tab_to(f"[name=option-{option}]")
        while not person.focused(f"[value='{choice}']"):
            person.press("ArrowDown")
    person.tab_to("#new button.main")
    person.press("Enter")
    person.page.wait_for_url(re.compile(r"/tables/[^/]+$"))


def choose_by_keyboard(person: Person) -> None:
    """Choose a move among the elements of the picture; the focused element is never hidden."""
    confirm = person.at("#confirm")
    person.decline_the_coach()
    person.rest()
    while confirm.is_disabled():
        if not person.at("#board .pickable").count():
            person.tab_to("#direct button" if person.at("#direct button").count() else "#moves .moves button")
            person.press("Enter")
            continue
        if not person.focused("#board .pickable"):
            person.tab_to("#board .pickable")
        for _ in range(person.random.randrange(3)):
            person.press(person.random.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            person.sees_focus()
        if person.focused("#board .pickable"):
            person.press(person.random.choice(["Enter", "Space"]))
