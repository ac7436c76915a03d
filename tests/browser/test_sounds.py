"""Sound cues: short, not too loud, played from the first click on, and not for users who want none."""

from typing import get_args

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Newcomer
from tests.browser.modules import open_site, run
from tests.browser.person import Person, kinds
from tests.some_games import game_for

from spadework.engine.discovery import all_games
from spadework.engine.interface import Sound

pytestmark = pytest.mark.browser

LONGEST = 2.0
OF_THE_PAGE = {"turn", "win", "lose", "click", "no"}
# Counts the sounds that the page plays.
LISTEN = """
  window.sounded = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { sounded += 1; return start.apply(this, when); };
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { sounded += 1; return begin.apply(this, when); };
"""


def test_every_sound_that_games_name_exists(page: Page) -> None:
    open_site(page)
    names = run(page, "core/sounds", "return Object.keys(m.SOUNDS);")
    assert set(names) == {*get_args(Sound), *OF_THE_PAGE}
    for game in all_games().values():
        assert set(game.notation.SOUNDS.values()) <= set(get_args(Sound))
        assert all(game.words["en"].has(id) for id in game.notation.SOUNDS)


def test_every_sound_is_audible_short_and_not_too_loud(page: Page) -> None:
    open_site(page)
    body = """
      const measured = {};
      for (const name of Object.keys(m.SOUNDS)) {
        const context = new OfflineAudioContext(1, 48000 * given.longest, 48000);
        m.sound(context, context.destination, name);
        const samples = (await context.startRendering()).getChannelData(0);
        const loud = (from, to) => samples.slice(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        measured[name] = [loud(0, samples.length), loud(samples.length * 0.75, samples.length)];
      }
      return measured;
    """
    for name, (most, end) in run(page, "core/sounds", body, longest=LONGEST).items():
        assert 0.02 < most < 1.5, name
        assert end == 0, name


def at_a_table(newcomer: Newcomer, **settings: str) -> Person:
    """Return a person at a table who has just clicked on the board."""
    game = game_for(2).id
    person = newcomer(1440, 900)
    person.page.add_init_script(LISTEN)
    person.prefer(**settings)
    person.open_table(game, kinds(game, "me"))
    person.situation("wait")
    person.at("#board .pickable").first.click()
    expect(person.at("#board .picked")).to_have_count(1)
    return person


@pytest.mark.long
def test_a_button_and_the_settings_turn_sounds_on_and_off(newcomer: Newcomer) -> None:
    person = at_a_table(newcomer)
    person.page.wait_for_function("() => sounded > 0")
    person.at("#sound-button").click()
    expect(person.at("#sound-button")).not_to_be_checked()
    before = person.page.evaluate("sounded")
    person.at("#settings-button").click()
    expect(person.at("#settings [name=sound]")).not_to_be_checked()
    person.at("#settings [name=sound]").check()
    person.page.wait_for_function("(before) => sounded > before", arg=before)
    expect(person.at("#sound-button")).to_be_checked()
    before = person.page.evaluate("sounded")
    person.at("#settings [name=volume]").fill("0")
    person.at("#settings button.main").click()
    person.at("#board .pickable").first.click()
    assert person.page.evaluate("sounded") == before
    person.no_errors()


@pytest.mark.long
@pytest.mark.parametrize("pace", ["normal", "off"])
def test_clicks_and_events_play_sounds(newcomer: Newcomer, pace: str) -> None:
    person = at_a_table(newcomer, sound="yes", confirm="never", pace=pace)
    person.page.wait_for_function("() => sounded > 0")
    before = person.page.evaluate("sounded")
    person.at("#board .pickable").first.click()
    person.page.wait_for_function("(before) => sounded > before + 2", arg=before)
    person.no_errors()
