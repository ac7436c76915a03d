import re
from dataclasses import replace
from itertools import islice
from xml.etree import ElementTree

import pytest
from tests.games.drawings import SVG, ids_of, texts
from tests.games.rat_alarm.scenes import DECK, GAME, Moment, moments_in, random_game

from spadework.engine.contract import SPECTATOR, Record, Scene, seats_in
from spadework.engine.picture.svg import STYLESHEET
from spadework.games.rat_alarm.picture import draw, marks, picks
from spadework.games.rat_alarm.rules.state import (
    ALARM,
    BURY,
    BURYING,
    DRAWING,
    DROP,
    IN_THE_MIDDLE,
    KEEP,
    KEEP_NONE,
    MOST_CARDS,
    OVER,
    STAY,
    TURN,
    TURN_UP,
    TURNED,
)

NAMES = ("Anna", "Bartholomew <the Great> & sons", "Cem", "Dörte")
LEAST_TEXT = {True: 20.5, False: 14}


def drawn(
    moment: Moment,
    seat: int,
    wide: bool = True,
    language: str = "en",
    now: Record | None = None,
    memory_aid: str | None = None,
) -> str:
    names, options = NAMES[: int(moment.state.seats)], {"memory-aid": memory_aid} if memory_aid else None
    return draw(DECK, moment.view(seat), seat, Scene(GAME.words[language], names, wide, options, now))


def aided(moment: Moment, seat: int, now: Record | None = None) -> str:
    return drawn(moment, seat, now=now, memory_aid="on")


def cards_of(svg: str) -> set[int]:
    """The numbers of the cards that lie face up."""
    return {int(id[5:]) for id in ids_of(svg) if id.startswith("card-")}


def numbers(mask: int) -> set[int]:
    """The numbers of the cards of a bit mask."""
    return {card + 1 for card in range(MOST_CARDS) if mask >> card & 1}


def said_in(svg: str) -> list[str]:
    return [text for _, text in texts(ElementTree.fromstring(svg))]


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_clicked_and_marked_is_in_the_picture(seats: int, wide: bool) -> None:
    for moment in random_game(seats, seats):
        for seat in seats_in(moment.to_move()):
            view, ids = moment.view(seat), set(ids_of(drawn(moment, seat, wide)))
            for move in moment.legal(seat):
                assert set(marks(DECK, view, seat, move)) <= ids
                assert {id for group in picks(DECK, view, seat, move) for id in group} <= ids


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats: int, wide: bool) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", STYLESHEET.read_text(encoding="utf-8")))
    for moment in islice(random_game(seats, 40 + seats), 0, None, 3):
        for seat in (SPECTATOR, 0, seats - 1):
            svg = drawn(moment, seat, wide, "de", memory_aid="on")
            root = ElementTree.fromstring(svg)
            ids = ids_of(svg)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(ids)
            assert "style=" not in svg
            assert {name for value in re.findall(r'class="([^"]*)"', svg) for name in value.split()} <= classes
            assert all(size > LEAST_TEXT[wide] - 0.1 for size, _ in texts(root)), min(texts(root))


@pytest.mark.parametrize("wide", [True, False])
def test_no_picture_is_large(wide: bool) -> None:
    everything = next(moments_in(4, TURNED))
    everything.state.lies_open = DECK.record.cards
    assert len(drawn(everything, 0, wide).encode()) < 50_000
    crowded = max(moments_in(2, TURNED), key=lambda moment: int(moment.state.lies_open).bit_count())
    assert len(drawn(crowded, 0, wide, "de").encode()) < 40_000


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_lies_outside_the_picture(seats: int, wide: bool) -> None:
    for moment in islice(random_game(seats, 9), 0, None, 2):
        for seat in (SPECTATOR, 0):
            svg = drawn(moment, seat, wide)
            width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)[0])
            for x, y, scale in re.findall(
                r'id="card-[^"]*" transform="translate\(([\d.]+),([\d.]+)\) scale\(([\d.]+)\)"', svg
            ):
                assert 0 <= float(x) <= width - 120 * float(scale)
                assert 0 <= float(y) <= height - 168 * float(scale)


def test_the_table_keeps_its_size_while_the_round_goes_on() -> None:
    sizes = {re.findall(r'viewBox="([^"]*)"', drawn(moment, 0))[0] for moment in random_game(3, 5)}
    assert len(sizes) == 1


# Clicks and marks


def test_a_kind_is_clicked_and_marks_what_it_would_take() -> None:
    moment = next(moments_in(3, TURNED))
    moment.state.lies_open = 1 << 0 | 1 << 4 | 1 << 35
    view = moment.view(0)
    assert picks(DECK, view, 0, DROP + 1) == (("kind-coins",),)
    assert marks(DECK, view, 0, DROP + 1) == ("card-5", "card-36")
    assert marks(DECK, view, 0, DROP + 4) == ()


def test_the_other_moves_are_one_click() -> None:
    view = next(moments_in(3, TURNED)).view(0)
    for move, id in (
        (TURN_UP, "draw-pile"),
        (STAY, "stay"),
        (KEEP + 11, "card-12"),
        (KEEP_NONE, "keep-none"),
        (BURY + 6, "card-7"),
    ):
        assert picks(DECK, view, 0, move) == ((id,),)
        assert marks(DECK, view, 0, move) == (id,)


def test_only_who_may_stay_or_keep_none_is_offered_it() -> None:
    staying = next(moment for moment in moments_in(3, TURNED) if moment.move == STAY)
    alarm = next(moments_in(3, ALARM))
    for moment, id in ((staying, "stay"), (alarm, "keep-none")):
        for seat in (SPECTATOR, 0, 1, 2):
            assert (id in ids_of(drawn(moment, seat))) == (seat == moment.seat)
    assert "stay" not in ids_of(drawn(next(moments_in(3, TURN)), 0))


def test_a_card_keeps_its_id_when_it_moves() -> None:
    moment = next(moment for moment in moments_in(3, BURYING) if (moment.state.spade[:3] >= 0).sum() == 0)
    assert moment.seat is not None
    card = next(iter(numbers(int(moment.state.lies_open))))
    after = moment.after(moment.seat, BURY + card - 1)

    def place(svg: str) -> str:
        return str(re.findall(rf'id="card-{card}" transform="([^"]*)"', svg)[0])

    assert place(drawn(moment, 0)) != place(drawn(after, 0))


@pytest.mark.parametrize("wide", [True, False])
def test_a_card_turned_up_comes_from_the_top_of_the_draw_pile(wide: bool) -> None:
    before, turned = None, 0
    for moment in random_game(3, 4):
        svg = drawn(moment, 0, wide)
        # What carries the card is what lay on the top, and another card lies there now.
        if moment.state.phase in (TURNED, ALARM) and before is not None:
            carriers = re.findall(rf'id="(top-\d+)" transform="([^"]*)"><g id="card-{moment.state.turned + 1}"', svg)
            was = re.findall(r'id="(top-\d+)" transform="([^"]*)"', before)[-1]
            assert [id for id, _ in carriers] == [was[0]]
            assert carriers[0][1] != was[1]
            turned += 1
        before = svg if moment.state.phase == DRAWING and moment.state.draw_pile else None
        assert len(set(re.findall(r'id="(top-\d+)"', svg))) == svg.count('id="top-')
    assert turned > 5


def test_cards_stay_in_the_same_order() -> None:
    for moment in islice(random_game(3, 4), 0, None, 10):
        cards = [int(id[5:]) for id in ids_of(drawn(moment, 0)) if id.startswith("card-")]
        assert cards == sorted(cards)


# What may be seen


def test_open_and_buried_cards_lie_face_up_and_no_others() -> None:
    for moment in random_game(3, 7):
        if moment.state.phase == OVER:
            continue
        buried = {int(card) + 1 for card in moment.state.spade[:3] if card >= 0}
        assert cards_of(drawn(moment, 1)) == numbers(int(moment.state.lies_open)) | buried


def exchanged(moment: Moment) -> Moment:
    """The same moment with as many cards in every pile, but others."""
    other = Moment(moment.state.copy(), moment.seat, moment.move)
    cards = [card for card in range(MOST_CARDS) if any(int(pile) >> card & 1 for pile in moment.state.taken)]
    cards.reverse()
    for seat in range(4):
        count = int(moment.state.taken[seat]).bit_count()
        other.state.taken[seat] = sum(1 << card for card in cards[:count])
        cards = cards[count:]
    return other


@pytest.mark.parametrize("wide", [True, False])
def test_a_pile_shows_only_how_many_cards_it_has(wide: bool) -> None:
    differ = 0
    for moment in islice(random_game(3, 8), 0, None, 3):
        other = exchanged(moment)
        if moment.state.phase == OVER or moment.state.taken.tolist() == other.state.taken.tolist():
            continue
        differ += 1
        for seat in (SPECTATOR, 0, 1, 2):
            assert drawn(moment, seat, wide) == drawn(other, seat, wide)
    assert differ


def test_the_memory_aid_opens_only_ones_own_pile() -> None:
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
    assert "In Anna\u2019s pile: " in aided(moment, 0)
    assert "In Anna\u2019s pile: " not in drawn(moment, 0)
    assert drawn(moment, 0, memory_aid="off") == drawn(moment, 0)


def taken_later() -> tuple[Moment, Moment, int]:
    """A moment at which a card without a rat has just been turned up, a later one at which a seat has taken it, and the seat."""
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
        assert back.count("face down, by now in a pile") == len(gone)
        assert "in a pile" in back or "in piles" in back
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


def test_looking_back_with_the_memory_aid_shows_ones_own() -> None:
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
    assert "spade lies on a card" in back


def test_the_end_opens_all_piles() -> None:
    over = next(moments_in(3, OVER))
    svg = drawn(over, SPECTATOR)
    assert svg != drawn(exchanged(over), SPECTATOR)
    assert "Points: " in svg
    for wide in (True, False):
        said = said_in(drawn(over, 0, wide, "de"))
        for word in ("Ringe", "Juwelen", "Ratten", "Punkte"):
            assert word in said


# What is said


def test_an_alarm_is_unmistakable() -> None:
    alarm = next(moments_in(3, ALARM))
    assert alarm.seat is not None
    for wide in (True, False):
        svg = drawn(alarm, alarm.seat, wide)
        assert {"RAT ALARM!", "alarm!", "Keep none"} <= set(said_in(svg))
        assert "Keep none" not in said_in(drawn(alarm, SPECTATOR, wide))
        assert ElementTree.fromstring(svg).findtext(SVG + "title", "").startswith("Rat Alarm: rat alarm in round ")
        assert "RATTENALARM!" in said_in(drawn(alarm, 0, wide, "de"))


def test_the_danger_is_told() -> None:
    rats = int(DECK.record.rats)
    moments = list(moments_in(3, TURNED))
    safe = next(moment for moment in moments if not int(moment.state.lies_open) & rats)
    dangerous = next(moment for moment in moments if int(moment.state.lies_open) & rats)
    assert "No rat in the open yet." in said_in(drawn(safe, 0))
    assert "A rat is out! One more sets off the alarm." in said_in(drawn(dangerous, 0))
    to_come = int(safe.state.draw_pile)
    counted = f"{(to_come & rats).bit_count()} rats among {to_come.bit_count()} cards to come"
    assert counted in said_in(drawn(safe, 0))
    assert counted in said_in(drawn(safe, 0, False))


@pytest.mark.parametrize("wide", [True, False])
def test_the_rats_are_counted_in_words(wide: bool) -> None:
    rats, counted = int(DECK.record.rats), 0
    for moment in islice(moments_in(3, TURN), 0, None, 7):
        lies, pile = (int(mask) & rats for mask in (moment.state.lies_open, moment.state.draw_pile))
        buried = sum(int(card) >= 0 and rats >> int(card) & 1 for card in moment.state.spade[:3])
        counts = f"{lies.bit_count()} open · {buried} buried · {pile.bit_count()} to come · of {rats.bit_count()}"
        assert counts in said_in(drawn(moment, 0, wide))
        counted += buried
    assert counted


def test_a_used_up_draw_pile_says_what_comes_next() -> None:
    moment = next(moments_in(3, TURN))
    moment.state.draw_pile, moment.state.discards, moment.state.last_round = 0, 0b111, 1
    assert "Last round · The draw pile is used up; the discards come next" in said_in(drawn(moment, 0))
    assert "the 3 discarded cards become the new one" in drawn(moment, 0)
    moment.state.reshuffled = 1
    assert "Last round · The draw pile is used up" in said_in(drawn(moment, 0))


def test_who_is_in_and_who_is_out_is_said_in_words() -> None:
    moment = next(
        moment
        for moment in moments_in(4, TURN)
        if sum(int(card) >= 0 for card in moment.state.spade) == 2 and moment.state.first == moment.state.turn
    )
    said = said_in(drawn(moment, SPECTATOR))
    assert (said.count("to move"), said.count("in"), said.count("out"), said.count("first player")) == (1, 1, 2, 1)


def test_whoever_still_has_to_bury_is_out() -> None:
    moment = next(moments_in(3, BURYING))
    assert moment.seat is not None
    described = ElementTree.fromstring(drawn(moment, 0)).findtext(SVG + "desc") or ""
    name = NAMES[moment.seat]
    assert re.search(rf"Out: [^.]*{re.escape(name)}", described)


def test_title_and_description_tell_the_position() -> None:
    moment = next(moment for moment in moments_in(3, TURNED) if any(int(card) >= 0 for card in moment.state.spade))
    root = ElementTree.fromstring(drawn(moment, 0))
    assert root.findtext(SVG + "title") == f"Rat Alarm: round {moment.state.rounds + 1}"
    described = root.findtext(SVG + "desc") or ""
    for part in (
        "Just turned up: card ",
        "In the open: card ",
        "The draw pile holds ",
        "In the round: ",
        "Out: ",
        " has buried card ",
        "Cards taken: Anna ",
        "To move: ",
    ):
        assert part in described
    over = ElementTree.fromstring(drawn(next(moments_in(3, OVER)), SPECTATOR, True, "de"))
    assert over.findtext(SVG + "title") == "Rattenalarm: Das Spiel ist aus"
    assert re.search(r"gewinnt|teilen sich den Sieg", over.findtext(SVG + "desc") or "")


def test_only_a_picture_without_anything_to_play_is_one_image() -> None:
    moment = next(moments_in(2, TURN))
    assert moment.seat is not None
    assert ' role="group"' in drawn(moment, moment.seat)
    assert ' role="img"' in drawn(moment, 1 - moment.seat)
    assert ' role="img"' in drawn(moment, SPECTATOR)


@pytest.mark.parametrize("wide", [True, False])
def test_a_spade_in_the_middle_is_drawn(wide: bool) -> None:
    moment = next(moment for moment in moments_in(3, TURN, 60) if IN_THE_MIDDLE in moment.state.spade[:3].tolist())
    assert "spade lies in the middle" in drawn(moment, 0, wide)


@pytest.mark.parametrize("wide", [True, False])
def test_a_card_may_show_up_to_six_treasures(wide: bool) -> None:
    moment = next(moments_in(3, TURN))
    deck = DECK.record.copy()
    for count in range(1, 7):
        deck.treasures[0] = 0
        deck.treasures[0, 1] = count
        moment.state.lies_open = 1
        six = replace(DECK, record=deck)
        svg = draw(six, moment.view(0), 0, Scene(GAME.words["en"], NAMES[:3], wide))
        assert f"Card 1: {count} coin" in svg
        assert svg.count('href="#sign-coins"') == count + 1
