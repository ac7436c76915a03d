"""Keyboard shortcuts of buttons, and the dialog that lists them."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Newcomer
from tests.browser.person import Person, kinds
from tests.some_games import game_for

pytestmark = pytest.mark.browser


def at_a_table(newcomer: Newcomer) -> Person:
    """Return a person at a table who has to choose a move."""
    game = game_for(2).id
    person = newcomer(1440, 900)
    person.open_table(game, kinds(game, "me"))
    person.situation("wait")
    return person


@pytest.mark.long(but=("?-#keys",))
@pytest.mark.parametrize(("key", "dialog"), [("?", "#keys"), ("s", "#settings")])
def test_a_key_opens_a_dialog(newcomer: Newcomer, key: str, dialog: str) -> None:
    person = at_a_table(newcomer)
    person.press(key)
    expect(person.at(dialog)).to_be_visible()
    if key == "?":
        # No key is split across two lines.
        lines = "[...document.querySelectorAll('kbd')].map((one) => one.getClientRects().length)"
        assert set(person.page.evaluate(lines)) == {1}
    # The open dialog keeps the keys.
    person.press("m")
    assert person.at("#moves").get_attribute("open") is None
    person.press("Escape")
    expect(person.at(dialog)).to_be_hidden()
    person.no_errors()


@pytest.mark.long
def test_double_clicks_select_text_only_in_the_log(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    selected = "getSelection().toString()"
    for place in ("#board", "#ask"):
        person.at(place).dblclick()
        assert person.page.evaluate(selected) == "", place
    person.at("#lines li").first.dblclick()
    assert person.page.evaluate(selected)


@pytest.mark.long
def test_shortcuts_focus_the_moves_and_the_log(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    person.press("l")
    assert person.focused("#lines")
    person.press("m")
    assert person.focused("#typing input")
    # In a text field, letters are just typed.
    person.press("s")
    assert person.at("#typing input").input_value() == "s"
    expect(person.at("#settings")).to_be_hidden()
    person.press("Escape")
    person.press("s")
    expect(person.at("#settings")).to_be_visible()


@pytest.mark.long
def test_a_shortcut_requests_a_hint(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    person.press("h")
    expect(person.at("#hints li")).to_have_count(3)
    person.no_errors()


@pytest.mark.long
def test_buttons_declare_their_shortcuts(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    for button, key in {"#back": "Control+Z", "#turn": "R", "#confirm": "Enter", "#settings-button": "S"}.items():
        assert person.at(button).get_attribute("aria-keyshortcuts") == key


def test_a_shortcut_turns_on_explanations_until_escape(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    person.press("e")
    expect(person.at("#explanation")).to_be_visible()
    expect(person.at("#explain-button")).to_have_attribute("aria-pressed", "true")
    person.press("Escape")
    expect(person.at("#explanation")).to_be_hidden()
    expect(person.at("#explain-button")).to_have_attribute("aria-pressed", "false")
    person.no_errors()


def test_everything_explained_by_click_is_explained_by_keyboard(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    reachable = "#board svg [id]:not(defs *):has(> title)[tabindex]"
    before = person.at(reachable).count()
    person.press("e")
    told = person.at("#explanation p").text_content()
    for thing in ("#board [data-explained]", "#board :is(.pickable, .startable)"):
        person.at(thing).first.focus()
        person.press("Enter")
        expect(person.at("#explanation p")).not_to_have_text(told or "")
        told = person.at("#explanation p").text_content()
    person.press("Escape")
    # Nothing was chosen, and there are no more tab stops than before.
    expect(person.at("#board .picked")).to_have_count(0)
    expect(person.at(reachable)).to_have_count(before)
    person.no_errors()


def test_an_explanation_does_not_cover_what_it_explains(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    things = person.at("#board :is(.pickable, .startable)").all()
    middles = [box["y"] + box["height"] / 2 for box in (thing.bounding_box() for thing in things) if box]
    for thing in (things[middles.index(min(middles))], things[middles.index(max(middles))]):
        thing.dispatch_event("contextmenu")
        panel = person.at("#explanation")
        expect(panel).to_be_visible()
        above, below = sorted((panel.bounding_box(), thing.bounding_box()), key=lambda box: box["y"] if box else 0)
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]
        person.press("Escape")
        expect(panel).to_be_hidden()
    person.no_errors()
