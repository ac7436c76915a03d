"""Whole games of three people at separate screens, one on a phone: a reload, a lost connection, a substitute and a return."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect
from tests.browser.network import Network
from tests.browser.person import Person, kinds
from tests.browser.socket_play import play_to_the_end
from tests.some_games import ONE_OF_EACH

from spadework.table.record import loads
from spadework.table.replay import verify

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Bo", "Cleo")
ROUNDS = 2


def sit_down(host: Person, others: Sequence[Person], game: str) -> str:
    """Open a table and let the others join by link; return its path."""
    table = host.open_table(game, kinds(game, "me", *["link"] * len(others)), NAMES)
    shown = host.at("#waiting-room input[readonly]")
    for name, person in zip(NAMES[1:], others, strict=True):
        link = host.invitation()
        person.page.goto(link)
        person.at("[name=name]").fill(name)
        person.at("form .main").click()
        person.page.wait_for_url(f"**{table}")
        if person is not others[-1]:
            expect(shown).not_to_have_value(link)
    for person in (host, *others):
        person.situation()
    return table


def play_some(people: Sequence[Person]) -> None:
    """Let all whose turn it is move, a few times."""
    for _ in range(ROUNDS):
        for person in people:
            if person.situation() == "choose":
                person.play_by_clicks()


def move_without_a_line(people: Sequence[Person], person: Person, network: Network) -> None:
    """Choose a move while the connection is cut: it arrives once, when the connection is back."""
    while person.situation() != "choose" or not person.offered():
        play_some([other for other in people if other is not person])
    network.break_off()
    person.open("#moves")
    person.type(person.offered()[0])
    expect(person.at("#ask")).to_have_text("Sending your move …")
    network.mend()
    expect(person.at("#connection")).to_be_hidden()
    person.page.wait_for_function("() => heard.some((told) => told.type === 'played')")
    person.situation()


def stand_in_and_return(voters: Sequence[Person], person: Person, name: str) -> None:
    """Let a player leave and the others choose a computer player as substitute; then take the seat back."""
    person.at("#leave-button").click()
    person.at("#leave [data-others]").click()
    for voter in voters:
        voter.sees("#substitution", f"{name} has left.")
        voter.at("#substitution select").select_option("deck-hand")
        voter.at("#substitution button.main").click()
    person.sees("#substitution", "A computer player (Deck hand) plays for you.")
    person.at("#substitution button.main").click()
    expect(person.at("#substitution")).to_be_hidden()
    for voter in voters:
        expect(voter.at("#people li[data-state=here]")).to_have_count(len(NAMES))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in ONE_OF_EACH])
def test_three_people_play_a_whole_game_on_separate_screens(game: str, newcomer: Callable[..., Person]) -> None:
    host, friend = newcomer(1366, 768, seed=1), newcomer(390, 844, seed=2, has_touch=True, is_mobile=True)
    third = newcomer(820, 1180, seed=3)
    people = (host, friend, third)
    network = Network(friend)
    table = sit_down(host, (friend, third), game)
    play_some(people)
    third.page.reload()
    third.situation()
    play_some(people)
    move_without_a_line(people, friend, network)
    stand_in_and_return((host, friend), third, NAMES[2])
    play_some(people)

    # The game is on no screen, so no time is spent on drawing each move.
    for person in people:
        person.go("/verify")
    lines = [person.line_to(table) for person in people]
    with ThreadPoolExecutor(len(people)) as pool:
        list(pool.map(play_to_the_end, lines, [person.random for person in people]))
    results = []
    for person in people:
        person.go(table)
        person.until("over")
        expect(person.at(".scores thead th span")).to_have_count(len(NAMES))
        results.append(sorted(person.at(".scores tfoot td").all_inner_texts()))
    assert results[0] == results[1] == results[2]
    host.open("#ending .more")
    with host.page.expect_download() as download:
        host.at("#ending a[href$='record.json']").click()
    record = loads(download.value.path().read_text(encoding="utf-8"))
    assert sorted(record["seats"]) == sorted(NAMES)
    assert verify(record).over
    host.no_errors()
    friend.no_errors("WebSocket", "ERR_INTERNET_DISCONNECTED")
    third.no_errors()
