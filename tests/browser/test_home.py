"""From the home page to a table: by one click or by the form, with scripts or without."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.discovery import game as find_game

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]

PHONE, DESK = (390, 844), (1440, 900)
TABLE = re.compile(r"/tables/[^/]+$")


def in_sight(person: Person, selector: str) -> bool:
    """Return whether an element is wholly on the screen, without scrolling."""
    box = person.at(selector).bounding_box()
    height = person.page.evaluate("innerHeight")
    assert box is not None
    assert person.page.evaluate("scrollY") == 0
    return bool(box["y"] >= 0 and box["y"] + box["height"] <= height)


@pytest.mark.long(but=("lost_maps",))
@pytest.mark.parametrize("game", game_ids())
def test_one_click_on_the_home_page_starts_a_game(game: str, newcomer: Newcomer) -> None:
    person = newcomer(*DESK)
    person.go("/")
    button = f"form[action='/games/{game}/play'] button"
    assert in_sight(person, button)
    person.at(button).click()
    person.page.wait_for_url(TABLE)
    person.until("choose")
    person.no_errors()


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("script", [True, False])
def test_the_button_that_opens_the_table_is_in_sight(size: tuple[int, int], script: bool, newcomer: Newcomer) -> None:
    person = newcomer(*size, java_script_enabled=script)
    for game in game_ids():
        for way in ("", "?with=friends"):
            person.go(f"/games/{game}/new{way}")
            assert in_sight(person, "#new .confirm button"), game


def test_all_games_fit_on_a_laptop_screen(newcomer: Newcomer) -> None:
    person = newcomer(1280, 720)
    person.go("/")
    for card in range(len(game_ids())):
        assert in_sight(person, f".game >> nth={card}"), card


def test_only_a_seat_at_the_table_can_go_first(newcomer: Newcomer) -> None:
    person = newcomer(*DESK)
    person.go("/games/lost_maps/new")
    person.at("#more summary").click()
    person.at("[name=seats][value='4']").check()
    person.at("[name=option-first][value='4']").check()
    person.at("[name=seats][value='3']").check()
    expect(person.at("[name=option-first][value='4']")).to_be_hidden()
    expect(person.at("[name=option-first][value='3']")).to_be_visible()
    expect(person.at("[name=option-first][value=draw]")).to_be_checked()


def test_the_home_page_and_the_form_work_without_scripts(newcomer: Newcomer) -> None:
    person = newcomer(*PHONE, java_script_enabled=False)
    game = game_ids()[0]
    person.go("/")
    person.at(f"a[href='/games/{game}/new?with=friends']").click()
    person.at("#new .confirm button").click()
    expect(person.page).to_have_url(TABLE)
    person.go("/")
    person.at(f"form[action='/games/{game}/play'] button").click()
    expect(person.page).to_have_url(TABLE)


@pytest.mark.long
@pytest.mark.parametrize("script", [True, False])
def test_games_have_covers(script: bool, newcomer: Newcomer) -> None:
    person = newcomer(*DESK, java_script_enabled=script)
    person.go("/")
    person.page.wait_for_load_state()
    for game in game_ids():
        cover = person.at(f"img[src^='/games/{game}/cover.svg']")
        assert cover.evaluate("(image) => image.complete && image.naturalWidth > 0")
        assert find_game(game).title() in str(cover.get_attribute("alt"))
    person.no_errors()


@pytest.mark.long
def test_an_invitation_is_sent_with_the_phones_share_sheet(newcomer: Newcomer) -> None:
    person = newcomer(*PHONE)
    person.page.add_init_script("navigator.share = async (what) => { window.sent = what; };")
    person.go(f"/games/{game_ids()[0]}/new?with=friends")
    person.at("#new .confirm button").click()
    person.at("#waiting-room [data-send]").first.click()
    assert person.page.evaluate("sent.url") == person.invitation()
    person.no_errors()


def test_the_form_of_a_table_fits_its_seats_after_going_back(newcomer: Newcomer) -> None:
    person = newcomer(1280, 800)
    game = max(all_games().values(), key=lambda game: game.rules.SEATS[-1])
    most = game.rules.SEATS[-1]
    person.go(f"/games/{game.id}/new")
    person.page.get_by_role("radio", name=str(most), exact=True).check()
    person.at(f"[name=kind-{most - 1}]").select_option("link")
    person.go("/lobby")
    person.page.go_back()
    expect(person.at(f"[name=kind-{most - 1}]")).to_be_visible()
    expect(person.at(f"[name=kind-{most - 1}]")).to_have_value("link")
    expect(person.at("#joining")).to_be_visible()
