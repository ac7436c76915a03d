"""What is said of what everything in a picture of Dragon Island is, does now, and why."""

import re
from collections.abc import Iterator

import pytest
from tests.games.dragon_island.pictures import ALL_SEATS, at_the_boat, decisions, drawn, on_the_way
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position
from tests.games.dragon_island.talk import TIMES, do, play, said

from spadework.engine.contract import CHANCE, SPECTATOR
from spadework.engine.stream import new_stream
from spadework.engine.words import LANGUAGES
from spadework.games.dragon_island import rules
from spadework.games.dragon_island.picture import about
from spadework.games.dragon_island.rules import state as s

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')
RULE = re.compile(r"DI-\d+")
GREEN, BROWN, BLUE, YELLOW = range(4)


def told(position: Fresh, seat: int, id: str, language: str = "en") -> str:
    """What is said of an element of a seat's picture."""
    found = about(OWN, position.view(seat)[0], seat, id)
    return said(found, language) if found else ""


def some(seats: int) -> Iterator[Fresh]:
    return decisions(seats, 30 + seats, 60)


# Everything


@pytest.mark.long(but=("4",))
@ALL_SEATS
def test_all_that_has_a_name_is_explained_by_rules_of_the_rule_book(seats: int) -> None:
    for position in some(seats):
        for seat in (SPECTATOR, position.to_move[0]):
            for id in TITLED.findall(drawn(position, seat)):
                for language in LANGUAGES:
                    numbers = RULE.findall(told(position, seat, id, language))
                    assert numbers, id
                    assert all(f"**{number}**" in GAME.rulebook(language) for number in numbers)


def test_only_what_its_viewer_may_know_is_told() -> None:
    stream, other = new_stream(5), GAME.new_states(1)
    for position in some(4):
        for seat in (SPECTATOR, 0, 1):
            view = position.view(seat)[0]
            rules.sample_state(OWN.record, view, seat, stream, other[0])
            seen = GAME.new_states(1)
            rules.view(OWN.record, other[0], seat, seen[0])
            for id in TITLED.findall(drawn(position, seat)):
                assert about(OWN, seen[0], seat, id) == about(OWN, view, seat, id)


@pytest.mark.parametrize(
    "id",
    [
        "",
        "x",
        "card-",
        "card-x",
        "field-z9",
        "boat-pink",
        "hunter-red",
        "dragon-3",
        "treasure-7",
        "seat-9",
        "terrain-x",
    ],
)
def test_what_is_not_there_is_not_explained(id: str) -> None:
    assert told(on_the_way(), BROWN, id) == ""


def test_the_cards_of_others_are_not_explained() -> None:
    position = on_the_way().give(BLUE, "curse")
    assert told(position, BLUE, "card-curse")
    assert told(position, BROWN, "card-curse") == told(position, SPECTATOR, "card-curse") == ""


# Cards


def test_a_terrain_card_tells_where_it_would_take_its_owner() -> None:
    position = on_the_way()
    assert told(position, BROWN, "card-desert") == (
        "A card for desert: it pays for entering one such field (DI-23). "
        "Now it would take you to a3 (desert) or c4 (desert)."
    )
    assert "For Brown it is a joker, good for any field (DI-23)." in told(position, BROWN, "card-farmland")
    position.lay(a2="farmland", a3="farmland", b4="farmland", c4="farmland").stand(blue="boat-blue")
    position.state.carries[:] = -2
    assert told(position, BROWN, "card-desert").endswith("or go with a Journey (DI-64, DI-65).")
    alone = Position().give(GREEN, "desert").lay(b6="forest", c7="forest")
    assert told(alone, GREEN, "card-desert", "de").endswith(
        "Kein Feld neben dir, das du betreten darfst, kostet sie (DI-23, DI-40)."
    )


def test_a_card_of_two_terrains_is_a_joker_for_either_colour() -> None:
    position = Position(3).give(0, "farmland-or-mountain")
    assert told(position, 0, "card-farmland-or-mountain").startswith(
        "A card for farmland or mountain: it pays for entering one such field (DI-23). "
        "For Grey it is a joker, good for any field (DI-23). Now it would take you to "
    )


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (
            "flight",
            "You wait on the treasure field, and alone you can\N{RIGHT SINGLE QUOTATION MARK}t leave it (DI-50).",
        ),
        (
            "desert",
            "You wait on the treasure field, and alone you can\N{RIGHT SINGLE QUOTATION MARK}t leave it (DI-50).",
        ),
        ("terror", "You can play it now."),
        ("attack", "There is nothing now that it could be played for or against (DI-67)."),
        ("slumber", "There is nothing now that it could be played for or against (DI-70)."),
        ("counterspell", "There is nothing now that it could be played for or against (DI-71)."),
        ("infidelity-or-attack", "There is nothing now that it could be played for or against (DI-67, DI-57)."),
        ("journey", "You hold no terrain card to play with it (DI-65)."),
    ],
)
def test_why_a_card_can_be_played_or_not_by_who_waits(card: str, why: str) -> None:
    position = Position().stand(green="treasure").give(GREEN, card)
    assert told(position, GREEN, f"card-{card}").endswith(why)


@pytest.mark.rule("DI-61")
def test_a_patrol_brings_in_a_new_dragon_until_both_are_there() -> None:
    position = Position().give(GREEN, "patrol")
    new = "There are fewer than two dragons on the island, so it brings in a new one (DI-61)."
    for fields in ((), ("d5",)):
        assert new in told(position.dragons(*fields), GREEN, "card-patrol")
    assert "so it moves either of them" in told(position.dragons("d5", "e3"), GREEN, "card-patrol")
    assert told(Position().dragons("d5"), GREEN, "dragon-1").endswith("the second one is on the island (DI-61).")


@pytest.mark.rule("DI-70", "DI-71", "DI-73", "DI-74")
def test_what_cards_are_good_for_while_others_may_react() -> None:
    position = Position().lay(b6="forest").give(GREEN, "curse").give(BROWN, "slumber", "counterspell", "curse")
    waiting = "When somebody else does what it can stop, you are asked (DI-74)."
    assert told(position, BROWN, "card-slumber").endswith(waiting)
    assert told(position, BROWN, "card-curse").endswith("out of turn only green cards can be played (DI-73).")
    play(position, GREEN, "step b6")
    assert told(position, GREEN, "card-curse").endswith("The others have still to answer (DI-70).")
    assert told(position, BROWN, "card-slumber").endswith("You can play it now.")
    assert told(position, BROWN, "card-counterspell").endswith("played for or against (DI-71).")
    play(position, BROWN, "let it be")
    assert told(position, BROWN, "card-slumber").endswith("You have answered.")
    play(position, CHANCE, "settle")
    play(play(position, GREEN, "play curse"), BROWN, "let all be")
    assert told(position, BROWN, "card-slumber").endswith("You let everything be in this turn.")


def test_what_cards_are_good_for_at_the_boat_and_while_passing() -> None:
    boat = at_the_boat().give(GREEN, "curse").give(BLUE, "curse")
    assert told(boat, GREEN, "card-infidelity").endswith("You can play it now.")
    assert told(boat, GREEN, "card-curse").endswith("played for or against (DI-57).")
    assert told(boat, BLUE, "card-curse").endswith("First Ada decides about the coins (DI-57).")
    assert told(boat, GREEN, "share") == "Share: a coin for each of the two (DI-57)."
    play(boat, GREEN, "infidelity")
    assert told(boat, BROWN, "share") == "Both coins go to Ada, who has played the last Infidelity (DI-57)."
    passing = play(Position().give(GREEN, "curse", "water"), GREEN, "pass")
    assert told(passing, GREEN, "card-curse").endswith("You pass, so you may discard it (DI-29).")
    assert told(passing, GREEN, "draw-up") == "Draw up to six cards, now 4, and end your turn (DI-27, DI-29)."


# Fields


@pytest.mark.rule("DI-22", "DI-23", "DI-65")
def test_what_it_costs_to_enter_a_field() -> None:
    position = on_the_way()
    assert told(position, BROWN, "field-b2").endswith("It costs you nothing to enter now (DI-22).")
    assert told(position, BROWN, "field-c4").endswith("Entering it now costs you a card: farmland or desert (DI-23).")
    assert told(position, BROWN, "field-d4", "de").endswith("kostet dich jetzt eine Karte: Acker (DI-23).")
    assert told(position, BROWN, "field-h5").endswith(
        "It is too far away: a step leads to a neighbouring field (DI-21)."
    )
    do(position, BROWN, "journey desert with desert")
    assert told(position, BROWN, "field-c4").endswith("It costs you nothing to enter now (DI-65).")
    poor = Position().lay(b6="water")
    assert told(poor, GREEN, "field-b6").endswith("You hold no card that pays for it (DI-23).")
    assert told(poor, BROWN, "field-b6").endswith("or a joker (DI-22, DI-23).")


@pytest.mark.rule("DI-40", "DI-41", "DI-42", "DI-51")
def test_why_a_field_is_barred() -> None:
    position = on_the_way().dragons("b4")
    assert "A dragon bars it" in told(position, BROWN, "field-b4")
    assert "A dragon bars it" in told(position, SPECTATOR, "field-b4")
    assert told(position.stand(yellow="b2"), BROWN, "field-b2").endswith(
        "Dan (Yellow) stands there, so you can\N{RIGHT SINGLE QUOTATION MARK}t enter (DI-40)."
    )
    assert told(position, BROWN, "field-c3").endswith(
        "That is an ambush: you send one of the two carriers home, and carry in that place (DI-54)."
    )
    carrying = Position().carry("d5", "green", "brown").stand(blue="c5").give(GREEN, *["forest"] * 3)
    for id in ("field-treasure", "field-c5"):
        assert told(carrying, GREEN, id).endswith("nor a field where a hunter stands (DI-41).")
    assert told(Position().stand(green="b6", blue="boat-green"), GREEN, "boat-green").endswith(
        "Cleo (Blue) stands there, so you can\N{RIGHT SINGLE QUOTATION MARK}t enter (DI-40)."
    )
    shut = (
        Position()
        .stand(green="d5", brown="treasure")
        .lay(**dict.fromkeys(["d4", "d5", "e4", "e6", "f4", "f5"], "water"))
    )
    assert told(shut, GREEN, "field-treasure").endswith("no way out that you could pay for (DI-51).")
    lone = Position().carry("b6", "brown").lay(b6="forest")
    assert told(lone, GREEN, "field-b6").endswith("You would help Ben (Brown) carry (DI-53).")


def test_where_two_can_go_who_leave_the_treasure_field() -> None:
    position = Position().stand(brown="treasure", green="d5").lay(d4="forest", e4="water").give(GREEN, "curse")
    do(position, GREEN, "step treasure")
    assert told(position, GREEN, "field-d4").endswith("It costs you nothing to enter now (DI-22).")
    assert told(position, GREEN, "field-e4").endswith("or you can\N{RIGHT SINGLE QUOTATION MARK}t pay for it (DI-51).")
    assert told(position, GREEN, "card-curse").endswith("First both of you must leave the treasure field (DI-51).")
    assert told(position, GREEN, "hunter-brown").startswith("Ben (Brown) must leave the treasure field at once")
    assert told(position, BROWN, "hunter-green").startswith("Ada (Green) must leave the treasure field at once")


@pytest.mark.rule("DI-43")
def test_what_is_said_of_the_empty_treasure_field() -> None:
    position = Position(active=BROWN).carry("treasure", "green", "blue", pair=7).stand(brown="d4")
    assert "for one hunter or two carriers at a time (DI-43)" in told(position, BROWN, "field-treasure")
    assert told(position, BROWN, "field-treasure").endswith("t enter (DI-43).")
    assert told(position, BROWN, "hunter-green").endswith("nobody can ambush them (DI-43).")
    lone = Position(active=BROWN).carry("treasure", "green", pair=7)
    assert told(lone, BROWN, "hunter-green").endswith("nobody can join it (DI-43, DI-53).")


@pytest.mark.rule("DI-60", "DI-62")
def test_which_fields_a_card_can_be_aimed_at() -> None:
    position = Position().stand(blue="c3").give(GREEN, "forces", "patrol")
    play(position, GREEN, "play forces")
    assert told(position, GREEN, "field-a2").endswith("You can choose it now (DI-60).")
    assert "t be chosen: something stands on it" in told(position, GREEN, "field-c3")
    assert "tile" not in told(position, BROWN, "field-c3")
    play(play(position, GREEN, "take back"), GREEN, "play patrol")
    assert told(position, GREEN, "field-d5").endswith("You can choose it now (DI-62).")
    for place in ("field-c3", "field-treasure", "field-b6"):
        assert told(position, GREEN, place).endswith("or something is there already (DI-62).")


# Pieces and seats


def test_what_a_hunter_is_doing() -> None:
    position = Position().stand(green="treasure", blue="boat-yellow").carry("c3", "brown")
    position.state.next_pair = 1
    assert "waits on the treasure field" in told(position, GREEN, "hunter-green")
    assert "is a guest in this boat" in told(position, GREEN, "hunter-blue")
    assert "in its own boat" in told(position, GREEN, "hunter-yellow")
    assert "alone with a treasure" in told(position, GREEN, "hunter-brown")
    assert "stays here with one hunter" in told(position, GREEN, "treasure-1")
    assert told(position, GREEN, "treasure-2").startswith(f"treasure (2 {TIMES} 125): too heavy for one")
    pairs = Position().carry("c3", "brown", "blue")
    assert "two carriers always move together" in told(pairs, GREEN, "hunter-blue")
    assert told(pairs.stand(yellow="d2"), GREEN, "hunter-yellow").startswith("Dan (Yellow) is on foot")


@pytest.mark.rule("DI-24")
def test_with_three_players_the_hunter_that_rests_is_told_of() -> None:
    position = Position(3).lay(i3="mountain")
    assert "other hunter" not in told(position, 0, "hunter-red")
    do(position, 0, "grey: step i3")
    assert told(position, 0, "hunter-red").endswith("This turn belongs to your other hunter (DI-24).")
    assert "other hunter" not in told(position, 0, "hunter-grey") + told(position, 1, "hunter-red")


def test_what_is_left_of_dragons_pairs_piles_and_hands() -> None:
    position = on_the_way().discard("water").dragons("d5")
    assert (
        told(position, BROWN, "eggs")
        == "Dragons that are not on the island yet: 1. Each Patrol brings in one of them (DI-61)."
    )
    assert told(position, BROWN, "pair-1").startswith(f"2 {TIMES} 100: under way. ")
    assert told(position, BROWN, "pair-2").startswith(f"2 {TIMES} 125: on the treasure field. ")
    assert told(position, BROWN, "discards").startswith("Discard pile, 1 card. It is open to all")
    assert told(position, BROWN, "seat-1").startswith("Ada has no cards left")
    assert told(position, BROWN, "seat-2").startswith("Ben, with 6 cards in hand")
    assert told(Position(4), GREEN, "boat-red", "de") == "rotes Boot: Dieses Boot bleibt leer (DI-12)."
    do(position, BROWN, "step b2")
    assert told(position, BROWN, "end-turn") == "End your turn, and draw up to six cards, now 0 (DI-26, DI-27)."


def test_nothing_can_be_played_after_the_end() -> None:
    position = on_the_way()
    position.state.phase = s.OVER
    assert told(position, BROWN, "card-flight").endswith("at the usual cost (DI-64).")
