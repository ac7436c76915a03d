"""Secrecy of pictures."""

import re
from itertools import islice

import pytest
from tests.games.rat_alarm.moments import DECK, Moment, moments_in, random_game
from tests.games.rat_alarm.pictures import NAMES, aided, cards_of, drawn, exchanged, numbers, said_in

from spadework.engine.interface import SPECTATOR
from spadework.engine.look import standings
from spadework.engine.picture.svg import escape
from spadework.games.rat_alarm.rules import scoring
from spadework.games.rat_alarm.rules.state import OVER, TURN, TURNED


def test_only_open_and_buried_cards_lie_face_up() -> None:
    for moment in random_game(3, 7):
        if moment.state.phase == OVER:
            continue
        buried = {int(card) + 1 for card in moment.state.spade[:3] if card >= 0}
        assert cards_of(drawn(moment, 1)) == numbers(int(moment.state.lies_open)) | buried


@pytest.mark.slow
@pytest.mark.parametrize("wide", [True, False])
def test_a_sack_shows_only_how_many_cards_it_holds(wide: bool) -> None:
    differ = 0
    for moment in islice(random_game(3, 8), 0, None, 3):
        other = exchanged(moment)
        if moment.state.phase == OVER or moment.state.taken.tolist() == other.state.taken.tolist():
            continue
        differ += 1
        for seat in (SPECTATOR, 0, 1, 2):
            assert drawn(moment, seat, wide) == drawn(other, seat, wide)
    assert differ


def test_the_memory_aid_opens_only_your_own_sack() -> None:
    moment = next(moment for moment in moments_in(3, TURN) if all(moment.state.taken[:3]))
    others, own = Moment(moment.state.copy()), Moment(moment.state.copy())
    for seat in (1, 2):
        count = int(moment.state.taken[seat]).bit_count()
        others.state.taken[seat] = (1 << count) - 1
    count = int(moment.state.taken[0]).bit_count()
    own.state.taken[0] = sum(1 << card for card in range(49, 49 - count, -1))
    assert aided(moment, 0) == aided(others, 0)
    assert aided(moment, 0) != aided(own, 0)
    assert aided(moment, SPECTATOR) == drawn(moment, SPECTATOR)
    assert "In Anna\u2019s sack: " in aided(moment, 0)
    assert "In Anna\u2019s sack: " not in drawn(moment, 0)
    assert drawn(moment, 0, memory_aid="off") == drawn(moment, 0)


def taken_later() -> tuple[Moment, Moment, int]:
    """A moment at which a card without a rat has just been turned up, a later one by which a seat has taken it, and that seat."""
    for seed in range(20):
        game = list(random_game(3, seed))
        after = next(moment for moment in reversed(game) if moment.state.phase == TURN)
        for before in game:
            if before.state.phase == TURNED and not int(DECK.record.rats) >> int(before.state.turned) & 1:
                for seat in range(3):
                    if int(after.state.taken[seat]) >> int(before.state.turned) & 1:
                        return before, after, seat
    pytest.fail("nobody took a card that was turned up")


def test_looking_back_cards_that_were_taken_lie_face_down() -> None:
    before, after, taker = taken_later()
    gone = cards_of(drawn(before, SPECTATOR)) & numbers(sum(int(pile) for pile in after.state.taken))
    for seat in (SPECTATOR, taker):
        back = drawn(before, seat, now=after.view(seat))
        assert cards_of(drawn(before, seat)) - cards_of(back) == gone
        assert back.count("face down, now in a sack") == len(gone)
        assert "in a sack" in back or "in sacks" in back
        for card in gone:
            assert f"ard {card}:" not in back
            assert f"ard {card} (" not in back


def test_looking_back_does_not_depend_on_which_cards_were_taken() -> None:
    before, after, _ = taken_later()
    turned, rats = int(before.state.turned), int(DECK.record.rats)
    hidden = 1 << turned
    others = numbers(int(before.state.draw_pile) & ~rats)
    other = min(others) - 1
    before_other, after_other = Moment(before.state.copy()), Moment(after.state.copy())
    before_other.state.lies_open = int(before.state.lies_open) & ~hidden | 1 << other
    before_other.state.draw_pile = int(before.state.draw_pile) & ~(1 << other) | hidden
    before_other.state.turned = other
    for seat in range(3):
        if int(after.state.taken[seat]) & hidden:
            after_other.state.taken[seat] = int(after.state.taken[seat]) & ~hidden | 1 << other
        elif int(after.state.taken[seat]) >> other & 1:
            after_other.state.taken[seat] = int(after.state.taken[seat]) & ~(1 << other) | hidden
    back = drawn(before, SPECTATOR, now=after.view())
    assert back == drawn(before_other, SPECTATOR, now=after_other.view())


def test_looking_back_with_the_memory_aid_shows_your_own_cards() -> None:
    before, after, taker = taken_later()
    card = int(before.state.turned) + 1
    assert card in cards_of(aided(before, taker, after.view(taker)))
    assert card not in cards_of(aided(before, (taker + 1) % 3, after.view(0)))
    assert card not in cards_of(aided(before, SPECTATOR, after.view()))


def test_looking_back_hides_a_buried_card_that_was_taken_later() -> None:
    before = next(moment for moment in moments_in(3, TURN) if any(int(card) >= 0 for card in moment.state.spade[:3]))
    seat = next(seat for seat in range(3) if before.state.spade[seat] >= 0)
    card = int(before.state.spade[seat])
    now = before.view()
    now.taken[0] = int(now.taken[0]) | 1 << card
    assert card + 1 in cards_of(drawn(before, SPECTATOR))
    back = drawn(before, SPECTATOR, now=now)
    assert card + 1 not in cards_of(back)
    assert "spade marks a card" in back


def test_the_end_opens_all_sacks() -> None:
    over = next(moments_in(3, OVER))
    svg = drawn(over, SPECTATOR)
    assert svg != drawn(exchanged(over), SPECTATOR)
    assert "Points: " in svg
    scores = standings(scoring, DECK.record, over.state).points
    for wide in (True, False):
        svg = drawn(over, 0, wide, "de")
        assert "Punkte" in said_in(svg)
        for seat in range(3):
            counted = rf"{re.escape(escape(NAMES[seat]))}: {scores[seat]} Punkte?, \w+ Ratten?"
            assert re.search(f"<title>{counted}</title>", svg)
