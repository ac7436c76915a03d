"""Help texts for everything in a picture of Dragon Island: what it is, what it does now, and why."""

import re
from collections.abc import Iterator

import pytest
from tests.games.dragon_island.pictures import ALL_SEATS, at_the_boat, decisions, drawn, on_the_way
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, rules
from tests.games.dragon_island.talk import TIMES, do, play, said

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.engine.stream import new_stream
from spadework.engine.words import LANGUAGES
from spadework.games.dragon_island.picture.about import about
from spadework.games.dragon_island.rules import state as s

TITLED = re.compile(r'<g id="([^"]+)"[^>]*><title>')
RULE = re.compile(r"DI-\d+")
GREEN, BROWN, BLUE, YELLOW = range(4)


def explanation(position: Fresh, seat: int, id: str, language: str = "en") -> str:
    """The help text for an element of a seat's picture; empty if there is none."""
    found = about(OWN, position.view(seat)[0], seat, id)
    return said(found, language) if found else ""


def some(seats: int) -> Iterator[Fresh]:
    return decisions(seats, 30 + seats, 60)


# Everything


@pytest.mark.long(but=("4",))
@ALL_SEATS
def test_every_named_element_is_explained_with_rules_of_the_rule_book(seats: int) -> None:
    for position in some(seats):
        for seat in (SPECTATOR, position.to_move[0]):
            for id in TITLED.findall(drawn(position, seat)):
                for language in LANGUAGES:
                    numbers = RULE.findall(explanation(position, seat, id, language))
                    assert numbers, id
                    assert all(f"**{number}**" in GAME.rulebook(language) for number in numbers)


def test_explanations_depend_only_on_what_the_viewer_knows() -> None:
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
def test_an_unknown_element_has_no_explanation(id: str) -> None:
    assert explanation(on_the_way(), BROWN, id) == ""


@pytest.mark.rule("DI-73")
def test_the_clock_on_green_cards_is_explained() -> None:
    position = Position().give(BROWN, "slumber", "slumber-or-terror", "infidelity", "terror")
    for card in ("slumber", "slumber-or-terror", "infidelity"):
        assert "The clock marks a green card: you can also play it out of turn (DI-73)." in explanation(
            position, BROWN, f"card-{card}"
        )
    assert "clock" not in explanation(position, BROWN, "card-terror")


def test_cards_in_other_hands_are_not_explained() -> None:
    position = on_the_way().give(BLUE, "curse")
    assert explanation(position, BLUE, "card-curse")
    assert explanation(position, BROWN, "card-curse") == explanation(position, SPECTATOR, "card-curse") == ""


# Cards


def test_a_terrain_card_says_where_it_would_take_its_owner() -> None:
    position = on_the_way()
    assert explanation(position, BROWN, "card-desert") == (
        "A card for desert. It pays for entering one such field (DI-23). "
        "It would take you to a3 (desert) or c4 (desert) now."
    )
    assert "For Brown it is a joker, good for any field (DI-23)." in explanation(position, BROWN, "card-farmland")
    position.lay(a2="farmland", a3="farmland", b4="farmland", c4="farmland").stand(blue="boat-blue")
    position.state.carries[:] = -2
    assert explanation(position, BROWN, "card-desert").endswith("or go with a Journey (DI-64, DI-65).")
    alone = Position().give(GREEN, "desert").lay(b6="forest", c7="forest")
    assert explanation(alone, GREEN, "card-desert", "de").endswith(
        "Mit dieser Karte kannst du gerade kein Nachbarfeld betreten (DI-23, DI-40)."
    )


def test_a_card_of_two_terrains_is_a_joker_for_either_colour() -> None:
    position = Position(3).give(0, "farmland-or-mountain")
    assert explanation(position, 0, "card-farmland-or-mountain").startswith(
        "A card for farmland or mountain. It pays for entering one such field (DI-23). "
        "For Grey it is a joker, good for any field (DI-23). It would take you to "
    )


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (
            "flight",
            "You're waiting on the treasure field, and can't leave without a partner (DI-50).",
        ),
        (
            "desert",
            "You're waiting on the treasure field, and can't leave without a partner (DI-50).",
        ),
        ("terror", "You can play it now."),
        ("attack", "You can't use it for or against anything now (DI-67)."),
        ("slumber", "You can't use it for or against anything now (DI-70)."),
        ("counterspell", "You can't use it for or against anything now (DI-71)."),
        ("infidelity-or-attack", "You can't use it for or against anything now (DI-67, DI-57)."),
        ("journey", "You have no terrain card to play with it (DI-65)."),
    ],
)
def test_cards_say_whether_a_waiting_player_can_play_them_and_why(card: str, why: str) -> None:
    position = Position().stand(green="treasure").give(GREEN, card)
    assert explanation(position, GREEN, f"card-{card}").endswith(why)


@pytest.mark.rule("DI-61")
def test_a_patrol_brings_in_a_new_dragon_until_both_are_there() -> None:
    position = Position().give(GREEN, "patrol")
    new = "It brings a new dragon onto the island, because there are fewer than two (DI-61)."
    for fields in ((), ("d5",)):
        assert new in explanation(position.dragons(*fields), GREEN, "card-patrol")
    assert "so it moves one of them" in explanation(position.dragons("d5", "e3"), GREEN, "card-patrol")
    assert explanation(Position().dragons("d5"), GREEN, "dragon-1").endswith(
        "the second dragon is on the island (DI-61)."
    )


@pytest.mark.rule("DI-70", "DI-71", "DI-73", "DI-74")
def test_cards_say_whether_they_can_be_played_while_others_may_react() -> None:
    position = Position().lay(b6="forest").give(GREEN, "curse").give(BROWN, "slumber", "counterspell", "curse")
    waiting = "When another player does something it can stop, you'll be asked (DI-74)."
    assert explanation(position, BROWN, "card-slumber").endswith(waiting)
    assert explanation(position, BROWN, "card-curse").endswith("Out of turn you can play only green cards (DI-73).")
    play(position, GREEN, "step b6")
    assert explanation(position, GREEN, "card-curse").endswith("The others haven't answered yet (DI-70).")
    assert explanation(position, BROWN, "card-slumber").endswith("You can play it now.")
    assert explanation(position, BROWN, "card-counterspell").endswith("for or against anything now (DI-71).")
    play(position, BROWN, "no reaction")
    assert explanation(position, BROWN, "card-slumber").endswith("You've answered.")
    play(position, CHANCE, "settle")
    play(play(position, GREEN, "play curse"), BROWN, "skip reactions")
    assert explanation(position, BROWN, "card-slumber").endswith("You're skipping reactions this turn.")


def test_cards_say_whether_they_can_be_played_at_a_boat_and_while_passing() -> None:
    boat = at_the_boat().give(GREEN, "curse").give(BLUE, "curse")
    assert explanation(boat, GREEN, "card-infidelity").endswith("You can play it now.")
    assert explanation(boat, GREEN, "card-curse").endswith("for or against anything now (DI-57).")
    assert explanation(boat, BLUE, "card-curse").endswith("Ada decides about the coins first (DI-57).")
    play(boat, GREEN, "infidelity")
    assert explanation(boat, BLUE, "duel").startswith("The boat of Ada (Green).")
    assert explanation(on_the_way(), BLUE, "duel") == ""
    passing = play(Position().give(GREEN, "curse", "water"), GREEN, "pass")
    assert explanation(passing, GREEN, "card-curse").endswith("You're passing, so you may discard it (DI-29).")


# Fields


@pytest.mark.rule("DI-22", "DI-23", "DI-65")
def test_a_field_says_what_it_costs_to_enter() -> None:
    position = on_the_way()
    assert explanation(position, BROWN, "field-b2").endswith("It's free for you to enter now (DI-22).")
    assert explanation(position, BROWN, "field-c4").endswith(
        "Entering it costs you a card now: farmland or desert (DI-23)."
    )
    assert explanation(position, BROWN, "field-d4", "de").endswith("kostet dich jetzt eine Karte: Acker (DI-23).")
    assert explanation(position, BROWN, "field-h5").endswith(
        "It's too far away. A step leads to a neighbouring field (DI-21)."
    )
    do(position, BROWN, "journey desert with desert")
    assert explanation(position, BROWN, "field-c4").endswith("It's free for you to enter now (DI-65).")
    poor = Position().lay(b6="water")
    assert explanation(poor, GREEN, "field-b6").endswith("You have no card that pays for it (DI-23).")
    assert explanation(poor, BROWN, "field-b6").endswith("or a joker (DI-22, DI-23).")


@pytest.mark.rule("DI-40", "DI-41", "DI-42", "DI-51")
def test_a_barred_field_says_why() -> None:
    position = on_the_way().dragons("b4")
    assert "A dragon bars it" in explanation(position, BROWN, "field-b4")
    assert "A dragon bars it" in explanation(position, SPECTATOR, "field-b4")
    assert explanation(position.stand(yellow="b2"), BROWN, "field-b2").endswith(
        "Dan (Yellow) is there, so you can't enter (DI-40)."
    )
    assert explanation(position, BROWN, "field-c3").endswith(
        "That's an ambush: you send one of the two carriers home and take its place (DI-54)."
    )
    carrying = Position().carry("d5", "green", "brown").stand(blue="c5").give(GREEN, *["forest"] * 3)
    for id in ("field-treasure", "field-c5"):
        assert explanation(carrying, GREEN, id).endswith("if another treasure lies there (DI-41).")
    assert explanation(Position().stand(green="b6", blue="boat-green"), GREEN, "boat-green").endswith(
        "Cleo (Blue) is there, so you can't enter (DI-40)."
    )
    shut = (
        Position()
        .stand(green="d5", brown="treasure")
        .lay(**dict.fromkeys(["d4", "d5", "e4", "e6", "f4", "f5"], "water"))
    )
    assert explanation(shut, GREEN, "field-treasure").endswith("you can't pay for any way out (DI-51).")
    lone = Position().carry("b6", "brown").lay(b6="forest")
    assert explanation(lone, GREEN, "field-b6").endswith("You would help Ben (Brown) carry (DI-53).")


def test_fields_say_whether_they_are_a_way_out_of_the_treasure_field() -> None:
    position = Position().stand(brown="treasure", green="d5").lay(d4="forest", e4="water").give(GREEN, "curse")
    do(position, GREEN, "step treasure")
    assert explanation(position, GREEN, "field-d4").endswith("It's free for you to enter now (DI-22).")
    assert explanation(position, GREEN, "field-e4").endswith("or you can't pay for it (DI-51).")
    assert explanation(position, GREEN, "card-curse").endswith(
        "Both of you must leave the treasure field first (DI-51)."
    )
    assert explanation(position, GREEN, "hunter-brown").startswith("Ben (Brown) must leave the treasure field at once")
    assert explanation(position, BROWN, "hunter-green").startswith("Ada (Green) must leave the treasure field at once")


@pytest.mark.rule("DI-43")
def test_the_empty_treasure_field_is_explained() -> None:
    position = Position(active=BROWN).carry("treasure", "green", "blue", pair=7).stand(brown="d4")
    assert "for one hunter or two carriers at a time (DI-43)" in explanation(position, BROWN, "field-treasure")
    assert explanation(position, BROWN, "field-treasure").endswith("t enter (DI-43).")
    assert explanation(position, BROWN, "hunter-green").endswith("nobody can ambush them (DI-43).")
    lone = Position(active=BROWN).carry("treasure", "green", pair=7)
    assert explanation(lone, BROWN, "hunter-green").endswith("nobody can join it (DI-43, DI-53).")


@pytest.mark.rule("DI-60", "DI-62")
def test_fields_say_whether_a_card_can_be_aimed_at_them() -> None:
    position = Position().stand(blue="c3").give(GREEN, "forces", "patrol")
    play(position, GREEN, "play forces")
    assert explanation(position, GREEN, "field-a2").endswith("You can choose it now (DI-60).")
    assert "You can't choose this tile: it's occupied" in explanation(position, GREEN, "field-c3")
    assert "tile" not in explanation(position, BROWN, "field-c3")
    play(play(position, GREEN, "take back"), GREEN, "play patrol")
    assert explanation(position, GREEN, "field-d5").endswith("You can choose it now (DI-62).")
    for place in ("field-c3", "field-treasure", "field-b6"):
        assert explanation(position, GREEN, place).endswith("or it's occupied (DI-62).")


@pytest.mark.rule("DI-12", "DI-53")
def test_with_three_players_the_other_hunter_of_the_viewer_is_not_named() -> None:
    lone = Position(3).carry("i3", "red").lay(i3="mountain").stand(grey="i2")
    assert explanation(lone, 0, "field-i3").endswith("You would help your other hunter carry (DI-53).")
    beside = Position(3).stand(red="i3", grey="h3").lay(i2="mountain")
    do(beside, 0, "grey: step i2")
    assert explanation(beside, 0, "field-i3").endswith("Your other hunter is there, so you can't enter (DI-40).")
    assert explanation(beside, 0, "field-i3", "de").endswith(
        "Dort steht deine andere Figur, also kannst du nicht hin (DI-40)."
    )


# Pieces and seats


def test_a_hunter_says_what_it_is_doing() -> None:
    position = Position().stand(green="treasure", blue="boat-yellow").carry("c3", "brown")
    position.state.next_pair = 1
    assert "waits on the treasure field" in explanation(position, GREEN, "hunter-green")
    assert "a guest in this boat" in explanation(position, GREEN, "hunter-blue")
    assert "in its own boat" in explanation(position, GREEN, "hunter-yellow")
    assert "alone with a treasure" in explanation(position, GREEN, "hunter-brown")
    assert "stays here with one hunter" in explanation(position, GREEN, "treasure-1")
    assert explanation(position, GREEN, "treasure-2").startswith(
        f"The treasure (2 {TIMES} 125). It's too heavy for one"
    )
    pairs = Position().carry("c3", "brown", "blue")
    assert "Two carriers always move together" in explanation(pairs, GREEN, "hunter-blue")
    assert explanation(pairs.stand(yellow="d2"), GREEN, "hunter-yellow").startswith("Dan (Yellow) is on foot")


@pytest.mark.rule("DI-24")
def test_with_three_players_the_hunter_that_may_not_move_says_so() -> None:
    position = Position(3).lay(i3="mountain")
    assert "other hunter" not in explanation(position, 0, "hunter-red")
    do(position, 0, "grey: step i3")
    assert explanation(position, 0, "hunter-red").endswith("This turn belongs to your other hunter (DI-24).")
    assert "other hunter" not in explanation(position, 0, "hunter-grey") + explanation(position, 1, "hunter-red")


def test_dragons_pairs_piles_and_hands_say_what_is_left() -> None:
    position = on_the_way().discard("water").dragons("d5")
    assert (
        explanation(position, BROWN, "eggs")
        == "A dragon sleeps in each egg: 1 to come. A Patrol hatches one and places it on a field, "
        "which nobody can enter then (DI-61, DI-62)."
    )
    assert explanation(position, BROWN, "pair-1").startswith(f"2 {TIMES} 100: on the way. ")
    assert explanation(position, BROWN, "pair-2").startswith(f"2 {TIMES} 125: on the treasure field. ")
    assert explanation(position, BROWN, "discards").startswith("Discard pile, 1 card. Everyone may look through it")
    assert explanation(position, BROWN, "seat-1").startswith("Ada has no cards left")
    assert explanation(position, BROWN, "seat-2").startswith("Ben has 6 cards in hand")
    assert explanation(Position(4), GREEN, "boat-red", "de") == "Dieses Boot bleibt leer (DI-12)."
    do(position, BROWN, "step b2")


def test_nothing_can_be_played_after_the_end() -> None:
    position = on_the_way()
    position.state.phase = s.OVER
    assert explanation(position, BROWN, "card-flight").endswith("at the usual cost (DI-64).")


@pytest.mark.rule("DI-60")
def test_a_second_tile_that_cannot_be_chosen_says_why() -> None:
    for card, expected in (
        ("forces", "it's no neighbour, it's occupied, or it's of the same kind (DI-60)."),
        ("elements", "it's occupied or of the same kind (DI-60)."),
    ):
        position = Position().lay(c3="desert", c4="water", d3="desert").give(GREEN, card)
        position.do(GREEN, f"play {card}", "tile c3")
        assert explanation(position, GREEN, "field-d3").endswith(
            f"You can't swap the first tile with this one: {expected}"
        )
        assert "You can choose it now" in explanation(position, GREEN, "field-c4")
