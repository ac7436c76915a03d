"""Titles and description in a picture of Sea & Shore."""

import re
from xml.etree import ElementTree

from tests.games.drawings import SVG, ids_of
from tests.games.sea_and_shore.pictures import BOTH, description_of, drawn, said_in, three_reds, titles_in
from tests.games.sea_and_shore.position import Position, random_game

from spadework.engine.interface import SPECTATOR
from spadework.games.sea_and_shore.rules.state import OVER, PLAYING, ROUNDS


def test_title_and_description_match_the_position() -> None:
    position = three_reds().hold(2).play(0, "r11 sea +2")
    root = ElementTree.fromstring(drawn(position, 1))
    assert root.findtext(SVG + "title") == "Sea & Shore: round 1, trick 11 of 12"
    assert description_of(drawn(position, 1)) == (
        "Open on the stacks: red treasure (2) and purple treasure (1). On top of the piles: Cem red treasure (4). "
        "Played, half covered: Anna sea (red) with 2 extra cards. "
        "Anna has 1 island card and 0 extra cards. Cem has 2 island cards and 0 extra cards. "
        "Dörte has 2 island cards and 0 extra cards. "
        "Ben <the Great> & sons holds red 5 and blue 2. Waiting for Ben <the Great> & sons."
    )
    assert "Anna\u2019s covered card is red 11." in description_of(drawn(position, 0))
    assert "red 11" not in drawn(position, SPECTATOR)
    german = ElementTree.fromstring(drawn(position, 1, True, "de"))
    assert german.findtext(SVG + "title") == "Meer & Ufer: Runde 1, Stich 11 von 12"


def test_the_actions_say_what_they_do() -> None:
    position = Position("r7", "r1", "b1", turned_up="g1a", sides=(2, 3))
    for wide, texts in ((True, ("draw 2 cards", "reorder them")), (False, ("swap 2 cards", "look at 3"))):
        said = " ".join(said_in(drawn(position, 0, wide)))
        for words in ("Trade", "Dive", *texts):
            assert words in said
    assert "red and blue: action 2, Trade: draw 2 cards from a hand, give 2 back" in titles_in(
        drawn(Position("r7", "r1", "b1", turned_up="g1a", sides=(2, 3)), 0)
    )


@BOTH
def test_the_second_round_keeps_the_points_of_the_first(wide: bool) -> None:
    moments = (position for _, _, position in random_game(3, 2) if position.state.rounds == ROUNDS - 1)
    position = next(moment for moment in moments if moment.state.phase == PLAYING)
    for seat in (SPECTATOR, 0):
        for points in position.state.earned[:3].sum(axis=1).tolist():
            assert f"{points} point{'' if points == 1 else 's'} in round 1" in titles_in(drawn(position, seat, wide))


@BOTH
def test_the_end_names_the_winner_and_counts_every_part_of_the_score(wide: bool) -> None:
    *_, (_, _, position) = random_game(4, 1)
    assert position.state.phase == OVER
    svg = drawn(position, 0, wide)
    said = said_in(svg)
    assert {str(points) for points in position.scores()} <= set(said)
    assert re.search(r"wins with|Shared victory", " ".join(titles_in(svg)))
    assert "Points: Anna " in description_of(svg)
    assert "insgesamt" in " ".join(titles_in(drawn(position, SPECTATOR, wide, "de")))
    steps = [int(step) for step in re.findall(r'data-tally="(\d+)"', svg)]
    assert sorted(set(steps)) == list(range(1, 18))
    winner = max(position.seats, key=lambda seat: position.scores()[seat])
    assert re.search(
        rf'<g[^>]*id="total-{winner + 1}"[^>]*data-tally="16"|data-tally="16"[^>]*id="total-{winner + 1}"', svg
    )
    hauls = [seat for seat in position.seats if len(position.pile(seat).split()) > 1]
    assert hauls
    assert {f"haul-{seat + 1}" for seat in hauls} == {id for id in ids_of(svg) if id.startswith("haul-")}


@BOTH
def test_at_the_end_the_table_is_cleared_and_all_chests_have_one_size(wide: bool) -> None:
    *_, (_, _, position) = random_game(4, 1)
    svg = drawn(position, 0, wide)
    assert not [id for id in ids_of(svg) if id.startswith(("action-card", "stack", "supply", "left", "bay", "played"))]
    hauls = [part for part in re.split(r"<g (?=[^>]*id=)", svg) if re.match(r'[^>]*id="(?:haul|treasure)-', part)]
    uses = [use for part in hauls for use in re.findall(r"<use[^>]*sprite-treasure[^>]*>", part)]
    assert len(uses) == sum(len(pile.split()) for pile in position.piles)
    assert len(set(re.findall(r"scale\(([\d.]+)\)", " ".join(hauls)))) == 1


@BOTH
def test_at_the_end_each_total_appears_exactly_once(wide: bool) -> None:
    *_, (_, _, position) = random_game(4, 1)
    svg = drawn(position, 0, wide)
    assert said_in(svg).count(str(max(position.scores()))) == 1
    assert "fill-gold" not in re.split(r'<g (?=[^>]*id="verdict")', svg)[1]
