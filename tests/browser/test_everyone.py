"""Accessibility of every page in every state: screen readers, small and large screens, light and dark, touch, two languages.

One page of each kind is checked in all sizes and colour schemes. Its other states, and what differs in other games, are checked on a
narrow screen.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest
from tests.browser.checks import PageChecks
from tests.browser.person import Person, kinds
from tests.some_games import ONE_OF_EACH

from spadework.engine.discovery import game as find_game
from spadework.engine.discovery import game_ids
from spadework.web.features.review.service import TIMEOUT

pytestmark = pytest.mark.browser

Newcomer = Callable[..., Person]

WIDE = "(width >= 75rem)"
"""Media query of the screens that show the wide picture."""

GAME = ONE_OF_EACH[0].id
"""The game whose pages are checked in every state."""

Size = tuple[int, int]

NARROW: Size = (360, 740)
WIDE_ENOUGH: Size = (1366, 768)
SIZES: dict[str, tuple[Size, ...]] = {"en": ((1920, 1080), NARROW, WIDE_ENOUGH), "de": (NARROW, WIDE_ENOUGH)}
"""Window sizes by language. German, with its longer words, needs only the narrower ones, where words are cut first."""

ONE_OF_EACH_KIND = {"home", "no-page", "check", "new", "rules", "join", "hand_off", "choosing", "over", "replay"}
"""The states that are checked in two sizes; the long tests check them in all sizes, light and dark, and all other states, too."""

FRAME = "document.querySelector('#board svg')?.getAttribute('viewBox')"
"""The view box of the game's picture, which differs between the wide and the narrow picture."""

COUNT_MOTION = """
  window.moved = 0;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    window.moved += 1;
    return plain.apply(this, all);
  };
"""

HAS_NEW_PLACES = """() => {
  const before = window.places;
  const drawn = [...document.querySelectorAll("#board svg [id]")].filter((one) => one instanceof SVGGraphicsElement);
  const now = drawn.map((one) => {
    const { a, e, f } = one.getCTM();
    return [one.id, [a, e, f].map(Math.round).join()];
  });
  window.places = new Map(now);
  return before !== undefined && now.some(([id, place]) => before.has(id) && before.get(id) !== place);
}"""
"""Whether an element of the picture has moved since the last call."""


def of_no_game(person: Person) -> Iterator[str]:
    """Visit the pages that show no game."""
    person.go("/")
    yield "home"
    person.go("/nowhere")
    yield "no-page"
    person.go("/me")
    yield "me"
    person.go("/sign-in")
    yield "sign-in"
    person.go("/me/account")
    person.at("[name=name]").fill(f"Wren {person.page.evaluate('navigator.language')}")
    person.at("[name=password]").fill("a long password")
    yield "account"
    person.at("form[action='/me/account'] button:not([type])").click()
    person.page.wait_for_url("**/me")
    person.open("details:has([name=sure])")
    yield "me-signed-in"
    person.go("/history")
    yield "history-empty"
    person.go("/clubs")
    yield "clubs"
    person.at("[name=club]").fill("Donaudampfschifffahrtsgesellschaft")
    person.at("form[action='/clubs'] button").click()
    person.page.wait_for_url("**/clubs/*")
    person.at("[name=day]").fill(f"{date.today() + timedelta(days=3)}")
    person.at('form[action$="/dates"] button').click()
    person.at(".date").wait_for()
    person.open("details:has([name=day])")
    person.open("details:has([name=sure])")
    yield "club"
    person.go("/verify")
    yield "check"
    person.at("[name=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"format": 1}'}
    )
    person.at("form[enctype] button").click()
    person.page.wait_for_load_state()
    yield "check-wrong"


def before_the_deal(person: Person, newcomer: Newcomer) -> Iterator[str]:
    """Visit the pages until a table is full, and the table while only others may move."""
    person.go(f"/games/{GAME}/new")
    yield "new"
    for seat in (0, 1):
        person.at(f"[name=kind-{seat}]").select_option("here")
        person.at(f"[name=name-{seat}]").fill(
            "Anna Katharina Wilhelmine"[: 24 * (1 - seat)] or "anna katharina wilhelmin"
        )
    person.at("#new button.main").click()
    yield "new-wrong"
    person.go(f"/games/{GAME}/rules")
    yield "rules"

    table = person.open_table(GAME, kinds(GAME, "me", "link"), ["Anna"])
    link = person.invitation().removeprefix(person.address)
    yield "gathering"
    person.go("/lobby")
    person.at("#now button").click()
    person.page.wait_for_url("**/tables/*")
    person.go("/lobby")
    yield "lobby"
    person.go(link)
    yield "join"
    person.go(f"{table}/verify")
    yield "check-before"
    friend = newcomer()
    friend.go(link)
    # Every player must be at the table for the deal.
    person.go(table)
    friend.at("form .main").click()
    friend.situation()
    while person.situation() == "choose" or friend.situation() == "choose":
        mover = person if person.situation() == "choose" else friend
        mover.play_by_clicks()
        mover.situation()
        if mover is person and person.situation() == "wait":
            break
    yield "waiting"


def at_the_table(person: Person, newcomer: Newcomer) -> Iterator[str]:  # noqa: ARG001
    """Visit the table's page during a game."""
    person.open_table(GAME, kinds(GAME, "me", "here"), ["Anna Katharina Wilhelmin", "Bert"])
    person.until("hand_off")
    yield "hand_off"
    for turn in range(6):
        person.take_screen()
        if turn in {0, 4}:
            yield "choosing" if turn == 0 else "choosing-later"
        person.choose_by_clicks()
        if turn == 4:
            yield "previewed"
        person.at("#confirm").click()
    person.take_screen()
    person.open("#moves")
    person.type("nonsense")
    yield "typed-wrong"
    person.at("#rules-link").click()
    person.at("#rules .book").wait_for()
    yield "rules-beside"


def after_the_end(person: Person, newcomer: Newcomer) -> Iterator[str]:  # noqa: ARG001
    """Visit the pages of a finished game: result, replay, review and check."""
    most = find_game(GAME).rules.SEATS[-1]
    table = person.open_table(GAME, ["computer"] * most)
    # The game is not on the screen, so no time is spent on drawing each move.
    person.play_over_socket(table)
    person.go(table)
    person.until("over")
    yield "over"
    person.go(f"{table}/replay")
    yield "replay-end"
    person.go(f"{table}/replay?step=30&seat=1")
    yield "replay"
    person.go(f"{table}/review")
    # The review is made in a process of low priority.
    person.page.wait_for_selector("table.sum", timeout=TIMEOUT * 1000)
    yield "review"
    person.go(f"{table}/verify")
    yield "check-after"
    with person.page.expect_download() as download:
        person.at("a[href$='record.json']").click()
    person.go("/verify")
    person.at("[name=file]").set_input_files(download.value.path())
    person.at("form[enctype] button").click()
    person.page.wait_for_load_state()
    yield "check-right"
    person.go("/")
    yield "home-later"


@pytest.fixture(scope="module")
def checks(request: pytest.FixtureRequest) -> PageChecks:
    """The checks of pages, thorough in the long tests."""
    return PageChecks(thorough=request.config.getoption("--long"))


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def person(newcomer: Newcomer, language: str) -> Person:
    """A user with the test's language."""
    # English with touch, German with a mouse: the size of touch targets does not depend on the language.
    return newcomer(1920, 1080, locale=language, has_touch=language == "en", is_mobile=False)


@pytest.mark.long(but=("en-at_the_table",))
@pytest.mark.parametrize("way", [before_the_deal, at_the_table, after_the_end], ids=lambda way: way.__name__)
def test_all_pages_are_accessible(
    way: Callable[[Person, Newcomer], Iterator[str]],
    language: str,
    person: Person,
    newcomer: Newcomer,
    checks: PageChecks,
) -> None:
    look_at_all(person, way(person, newcomer), f"{GAME}-", language, checks)


@pytest.mark.long(but=("de",))
def test_pages_without_a_game_are_accessible(language: str, person: Person, checks: PageChecks) -> None:
    look_at_all(person, of_no_game(person), "", language, checks)


@pytest.mark.long
@pytest.mark.parametrize("game", [id for id in game_ids() if id != GAME])
def test_the_pages_of_each_game_are_accessible(game: str, newcomer: Newcomer, checks: PageChecks) -> None:
    people = {language: newcomer(locale=language) for language in SIZES}
    for language, person in people.items():
        look_at_all(person, of_another_game(person, game), f"{game}-", language, checks)
    table = person.path
    person.play_over_socket(table)
    for language, person in people.items():
        look_at_all(person, over_at(person, table), f"{game}-", language, checks)


def of_another_game(person: Person, game: str) -> Iterator[str]:
    """Visit the pages that show a game, up to the table: its options, rules, pictures and moves."""
    person.go(f"/games/{game}/new")
    yield "new-there"
    person.go(f"/games/{game}/rules")
    yield "rules-there"
    person.open_table(game, kinds(game, "me"), ["Anna Katharina Wilhelmin"])
    person.until("choose")
    yield "choosing-there"
    person.choose_by_clicks()
    yield "previewed-there"


def over_at(person: Person, table: str) -> Iterator[str]:
    """Visit a finished game."""
    person.go(table)
    person.until("over")
    yield "over-there"


def look_at_all(person: Person, pages: Iterator[str], prefix: str, language: str, checks: PageChecks) -> None:
    """Check each of some pages, in all sizes and colour schemes that its state requires."""
    wrong = []
    for name in pages:
        fully = checks.thorough and name in ONE_OF_EACH_KIND
        if not checks.thorough and name not in ONE_OF_EACH_KIND:
            continue
        for size in SIZES[language] if fully else [NARROW] if checks.thorough else [NARROW, WIDE_ENOUGH]:
            resize(person, size)
            person.rest()
            for scheme in ("light", "dark") if language == "en" and checks.thorough else ("light",):
                if scheme == "dark" and not fully and not person.page.evaluate(FRAME):
                    continue
                person.page.emulate_media(color_scheme=scheme)
                person.shot(f"{prefix}{name}-{language}-{size[0]}-{scheme}")
                found = checks.wrong(person.page, language) if scheme == "light" else []
                # axe's findings do not depend on the language, nor on the width except where the two layouts differ.
                if language == "en" and scheme == "light" and size in {NARROW, WIDE_ENOUGH}:
                    found += checks.violations(person.page)
                elif language == "en" and size == NARROW:
                    found += checks.violations(person.page, "color-contrast")
                wrong += [f"{name} at {size[0]} px, {scheme}: {one}" for one in found]
        person.page.emulate_media(color_scheme="light")
        resize(person, (1920, 1080))
    assert not wrong, "\n".join(wrong)


def resize(person: Person, size: Size) -> None:
    """Resize the window if necessary, and wait for the matching picture."""
    width, height = size
    if person.page.viewport_size == {"width": width, "height": height}:
        return
    wide, frame = person.page.evaluate(f"[matchMedia('{WIDE}').matches, {FRAME}]")
    person.page.set_viewport_size({"width": width, "height": height})
    if frame and wide != person.page.evaluate(f"matchMedia('{WIDE}').matches"):
        person.page.wait_for_function(f"(frame) => {FRAME} !== frame", arg=frame)


def play_until(person: Person, seen: Callable[[], bool], most: int = 60) -> int:
    """Play at a new table until a condition holds; return the number of animations so far."""
    person.page.add_init_script(COUNT_MOTION)
    person.open_table(GAME, kinds(GAME, "me"), ["Anna"])
    person.until("choose")
    for _ in range(most):
        person.play_by_clicks()
        person.until("choose")
        if seen():
            return int(person.page.evaluate("moved"))
    raise AssertionError(f"in {most} moves it has not been seen: {person.log()}")


@pytest.mark.long
def test_moves_are_animated_except_with_reduced_motion(newcomer: Newcomer) -> None:
    lively = newcomer(1280, 800, reduced_motion="no-preference")
    play_until(lively, lambda: lively.page.evaluate("moved > 0"))
    calm = newcomer(1280, 800)
    assert play_until(calm, lambda: calm.page.evaluate(HAS_NEW_PLACES)) == 0
    durations = calm.page.evaluate("""() => [...document.querySelectorAll("*")].flatMap((one) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(one);
      return [transitionDuration, animationDuration, scrollBehavior];
    })""")
    assert set(durations) <= {"0s", "auto"}


def test_language_and_colour_scheme_are_remembered(newcomer: Newcomer) -> None:
    person = newcomer(360, 740, locale="en-GB", color_scheme="light")
    person.go("/")
    light = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    person.at("header .to-dark").click()
    person.page.wait_for_function("() => document.documentElement.dataset.scheme === 'dark'")
    assert person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != light
    person.page.get_by_role("button", name=re.compile("Deutsch")).click()
    person.page.wait_for_function("() => document.documentElement.lang === 'de'")
    person.go("/verify")
    assert person.page.evaluate("[document.documentElement.lang, document.documentElement.dataset.scheme]") == [
        "de",
        "dark",
    ]
    person.no_errors()
