"""Views in Dragon Island, which reveal neither the others' cards nor who was asked."""

import numpy as np
import pytest
from tests.games.dragon_island.position import OWN, Fresh, Position, rules

from spadework.engine.interface import CHANCE, SPECTATOR, UNKNOWN

GREEN, BROWN, BLUE, YELLOW = range(4)
EVERYBODY = (SPECTATOR, GREEN, BROWN, BLUE, YELLOW)
HANDS = [
    ("slumber", "counterspell", "infidelity"),
    ("slumber-or-terror", "counterspell-or-terror", "infidelity-or-attack"),
    ("slumber", "slumber", "water"),
    ("counterspell", "desert", "water"),
    ("infidelity", "infidelity", "infidelity"),
]
SCENES = [
    ["step b6"],
    ["step c7 with farmland"],
    ["terror yellow"],
    ["attack seat 2"],
    ["play patrol", "place e1"],
    ["play curse"],
    ["journey farmland with farmland"],
]

SEARCH = [["play forces"], ["play elements", "tile a1"], ["play patrol"], ["play patrol", "dragon 2"]]
AIM_FIELDS = ("aim", "card", "tiles", "moving_dragon")


def scene(hand: tuple[str, ...], active: int = GREEN) -> Position:
    """Green's turn; Blue holds `hand`, which nobody else may know."""
    position = Position(active=active).stand(yellow="e3").lay(b6="forest")
    position.give(GREEN, "farmland", "terror", "attack", "patrol", "curse", "journey")
    return position.give(BROWN, "water", "flight").give(BLUE, *hand)


def seen_by(position: Fresh, seat: int) -> tuple[bytes, int]:
    """A view, and the seats that act according to it."""
    seen = position.view(seat)
    return seen.tobytes(), int(rules.to_move(OWN.record, seen[0]))


def others_see(position: Fresh) -> list[tuple[bytes, int]]:
    """The views of everyone but Blue."""
    return [seen_by(position, seat) for seat in EVERYBODY if seat != BLUE]


# Public and private


@pytest.mark.rule("DI-75")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_players_see_their_own_hands_and_nobody_sees_the_draw_pile(seat: int) -> None:
    position = scene(HANDS[0]).win(BLUE, 3)
    seen, true = position.view(seat)[0], position.state
    for other in range(4):
        cards = true.hand[other].tolist()
        held = int(true.cards[other])
        assert seen.hand[other].tolist() == (cards if other == seat else [UNKNOWN] * held + cards[held:])
    assert set(seen.draw_pile.tolist()) == {UNKNOWN}


@pytest.mark.rule("DI-75", "DI-25")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everyone_sees_hand_sizes_spent_and_discarded_cards_and_coins(seat: int) -> None:
    position = scene(HANDS[0]).win(BLUE, 3).discard("desert", "curse").do(GREEN, "step c7 with farmland")
    seen, true = position.view(seat)[0], position.state
    for name in ("cards", "spent", "discard_pile", "in_draw_pile", "coins", "tile", "hunter", "carries", "dragon"):
        assert getattr(seen, name).tolist() == getattr(true, name).tolist(), name
    for name in ("active", "turns", "next_pair", "settled", "acted"):
        assert getattr(seen, name) == getattr(true, name), name


@pytest.mark.rule("DI-75")
def test_views_differ_from_the_state_only_where_something_is_hidden() -> None:
    position = scene(HANDS[0]).play(GREEN, "terror yellow")
    for seat in EVERYBODY:
        seen, true = position.view(seat)[0], position.state
        for name in seen.dtype.names:
            shown = np.asarray(getattr(seen, name))
            assert ((shown == getattr(true, name)) | (shown == UNKNOWN)).all(), name


# Choices before an announcement


def aiming() -> Position:
    """Green's turn, with cards that need a target."""
    position = Position().stand(green="c4", blue="treasure").lay(d5="forest").dragons("e1", "e9")
    return position.give(GREEN, "forces", "elements", "patrol", "flight", "water", "water")


@pytest.mark.rule("DI-70")
@pytest.mark.parametrize("moves", SEARCH, ids=" then ".join)
def test_other_players_do_not_see_an_unannounced_move_at_all(moves: list[str]) -> None:
    position = aiming()
    seen = {seat: seen_by(position, seat) for seat in EVERYBODY}
    for move in (*moves, "take back", *moves):
        position.play(GREEN, move)
        assert all(seen_by(position, seat) == seen[seat] for seat in EVERYBODY if seat != GREEN)
        assert (seen_by(position, GREEN) == seen[GREEN]) == (move == "take back")


@pytest.mark.rule("DI-70")
@pytest.mark.parametrize("moves", [[], *SEARCH], ids=" then ".join)
def test_an_unannounced_aim_is_shown_only_to_the_player_who_aims(moves: list[str]) -> None:
    position = aiming().play(GREEN, *moves)
    for name in AIM_FIELDS:
        true = np.asarray(getattr(position.state, name))
        assert (np.asarray(getattr(position.view(GREEN)[0], name)) == true).all(), name
        for seat in (SPECTATOR, BROWN, BLUE, YELLOW):
            assert (np.asarray(getattr(position.view(seat)[0], name)) == UNKNOWN).all(), name


@pytest.mark.rule("DI-70")
@pytest.mark.parametrize("moves", [["play forces", "tile a1", "tile a2"], ["play patrol", "dragon 2", "place d2"]])
def test_everyone_sees_an_announced_action(moves: list[str]) -> None:
    position = aiming().lay(a1="water", a2="desert").play(GREEN, *moves)
    for seat in EVERYBODY:
        for name in ("announced", *AIM_FIELDS):
            seen = np.asarray(getattr(position.view(seat)[0], name))
            assert (seen == getattr(position.state, name)).all(), name


# Reactions


@pytest.mark.rule("DI-74")
@pytest.mark.parametrize("moves", SCENES, ids=" then ".join)
@pytest.mark.parametrize("hand", HANDS[1:], ids=" ".join)
def test_no_view_shows_who_is_asked_to_react_or_whether_anyone_is(moves: list[str], hand: tuple[str, ...]) -> None:
    shown = []
    for held in (HANDS[0], hand):
        position = scene(held)
        seen = [others_see(position.play(GREEN, move)) for move in moves]
        while position.asked:
            seen.append(others_see(position.play(position.asked[0], "no reaction")))
            assert seen[-1] == seen[-2]
        seen = [*seen[: len(moves)], others_see(position.chance("settle"))]
        shown.append(seen)
    assert shown[0] == shown[1]


@pytest.mark.rule("DI-74")
@pytest.mark.parametrize("hand", HANDS[1:], ids=" ".join)
def test_no_view_shows_who_is_asked_at_the_start_of_a_turn(hand: tuple[str, ...]) -> None:
    seen = []
    for held in (HANDS[0], hand):
        position = scene(held, active=YELLOW).give(YELLOW, *["desert"] * 6)
        position.play(YELLOW, "pass", "draw up")
        assert position.state.active == GREEN
        seen.append(others_see(position))
    assert seen[0] == seen[1]


@pytest.mark.rule("DI-74")
@pytest.mark.parametrize("answer", ["slumber", "counterspell", "no reaction", "skip reactions"])
def test_an_answer_is_sealed_until_the_time_is_over(answer: str) -> None:
    position = scene(HANDS[0]).play(GREEN, "terror yellow")
    before = others_see(position)
    position.play(BLUE, answer)
    assert others_see(position) == before
    assert position.view(BLUE)[0].answer[BLUE] == position.state.answer[BLUE]
    assert position.to_move == [CHANCE]


@pytest.mark.rule("DI-74")
def test_other_players_never_see_who_skips_reactions() -> None:
    seen: list[list[list[tuple[bytes, int]]]] = []
    for answer in ("no reaction", "skip reactions"):
        position = scene(("slumber", "water")).play(GREEN, "step b6").play(BLUE, answer)
        assert position.view(BLUE)[0].quiet[BLUE] == (answer == "skip reactions")
        shown = [others_see(position)]
        for move in ("settle", "terror yellow", "settle", "end turn"):
            position.chance(move) if move == "settle" else position.play(GREEN, move)
            shown.append(others_see(position))
            for seat in position.asked:
                position.play(seat, "no reaction")
            shown.append(others_see(position))
        seen.append(shown)
    assert seen[0] == seen[1]


@pytest.mark.rule("DI-74")
def test_a_player_sees_only_whether_they_are_asked_themselves() -> None:
    position = scene(HANDS[0]).give(YELLOW, "counterspell").play(GREEN, "terror yellow")
    asked = {seat: seen_by(position, seat)[1] for seat in EVERYBODY}
    waiting = 1 << CHANCE
    assert asked == {SPECTATOR: waiting, GREEN: waiting, BROWN: waiting, BLUE: 1 << BLUE, YELLOW: 1 << YELLOW}
    position.play(BLUE, "no reaction")
    assert seen_by(position, BLUE)[1] == waiting


@pytest.mark.rule("DI-74")
def test_a_reaction_that_does_not_count_stays_secret() -> None:
    seen = []
    for card in ("slumber", "water"):
        position = scene((card,)).give(BROWN, "slumber").play(GREEN, "step b6").play(BROWN, "slumber")
        if card == "slumber":
            position.play(BLUE, "slumber")
        seen.append(others_see(position.chance("settle")))
    assert seen[0] == seen[1]


@pytest.mark.rule("DI-74", "DI-57")
@pytest.mark.parametrize("hand", HANDS[1:], ids=" ".join)
@pytest.mark.parametrize("host", [GREEN, BLUE])
def test_no_view_shows_who_could_answer_in_a_duel(hand: tuple[str, ...], host: int) -> None:
    boat, field = ("boat-green", "b6") if host == GREEN else ("boat-blue", "h1")
    seen: list[list[list[tuple[bytes, int]]]] = []
    for held in (HANDS[0], hand):
        position = Position().carry(field, "green", "blue").give(GREEN, "infidelity").give(BLUE, *held)
        position.do(GREEN, f"step {boat}")
        shown = [others_see(position)]
        if host == GREEN:
            shown.append(others_see(position.play(GREEN, "infidelity")))
        shown.append(others_see(position.play(BLUE, "share")))
        seen.append(shown)
    assert seen[0] == seen[1]
    assert (others_see(position)[0][1] >> CHANCE) == 1


@pytest.mark.rule("DI-82")
def test_answers_to_a_proposal_are_sealed() -> None:
    seen = []
    for answer in ("agree", "go on"):
        position = scene(HANDS[0]).play(GREEN, "propose end").play(BLUE, answer)
        seen.append(others_see(position))
    assert seen[0] == seen[1]
    over = []
    for answers in (("agree", "go on"), ("go on", "agree"), ("go on", "go on")):
        position = scene(HANDS[0]).play(GREEN, "propose end").play(YELLOW, "agree")
        position.play(BROWN, answers[0]).play(BLUE, answers[1])
        over.append(position.states.tobytes())
    assert len(set(over)) == 1


@pytest.mark.rule("DI-26", "DI-75")
def test_no_view_shows_what_another_player_could_do() -> None:
    seen = []
    for card in ("desert", "curse", "infidelity"):
        position = Position(active=BLUE).give(BLUE, card)
        seen.append(others_see(position))
    assert seen[0] == seen[1] == seen[2]


# Attack and Curse: cards that two players know


@pytest.mark.rule("DI-67")
def test_only_the_two_players_involved_see_which_card_an_attack_draws() -> None:
    seen = []
    for taken in ("slumber", "counterspell"):
        position = scene(HANDS[0]).do(GREEN, "attack seat 3").chance(f"take {taken}")
        assert position.known(BLUE, GREEN) == [taken]
        assert [position.known(who, GREEN) for who in (BROWN, YELLOW)] == [[], []]
        assert taken in position.hand(GREEN)
        assert position.view(BLUE)[0].known[BLUE, GREEN, 0] == OWN.kinds.index(taken)
        seen.append([seen_by(position, seat) for seat in (SPECTATOR, BROWN, YELLOW)])
    assert seen[0] == seen[1]


@pytest.mark.rule("DI-67", "DI-63")
def test_after_a_curse_players_know_which_card_was_drawn_from_them() -> None:
    position = scene(HANDS[0]).give(YELLOW, "volcano").do(GREEN, "play curse")
    position.chance("take flight", "take slumber", "take volcano")
    assert [position.known(who, GREEN) for who in (BROWN, BLUE, YELLOW)] == [["flight"], ["slumber"], ["volcano"]]
    for seat, card in ((BROWN, "flight"), (BLUE, "slumber"), (YELLOW, "volcano")):
        known = position.view(seat)[0].known
        assert known[seat, GREEN, 0] == OWN.kinds.index(card)
        assert all(known[other, GREEN, 0] == UNKNOWN for other in range(4) if other != seat)
    assert (position.view(SPECTATOR)[0].known[:4] == UNKNOWN).all()


@pytest.mark.rule("DI-67", "DI-75")
def test_a_card_known_in_a_hand_is_forgotten_once_played_or_discarded() -> None:
    position = scene(HANDS[0]).lay(b6="desert").give(YELLOW, "desert").do(GREEN, "attack seat 4").chance("take desert")
    assert position.known(YELLOW, GREEN) == ["desert"]
    position.do(GREEN, "step b6 with desert")
    assert position.known(YELLOW, GREEN) == []
    position = scene(HANDS[0]).give(YELLOW, "desert").do(GREEN, "attack seat 4").chance("take desert")
    position.do(GREEN, "play curse")
    assert position.known(YELLOW, GREEN) == []


@pytest.mark.rule("DI-67", "DI-75")
def test_a_known_card_is_forgotten_once_another_player_may_have_drawn_it() -> None:
    position = Position().give(GREEN, "attack").give(BROWN, "attack", "water").give(YELLOW, "desert")
    position.do(GREEN, "attack seat 4").chance("take desert").play(GREEN, "end turn")
    position.chance(*["draw mountain"] * 5).settle()
    assert position.known(YELLOW, GREEN) == ["desert"]
    position.do(BROWN, "attack seat 1").chance("take mountain")
    assert position.known(YELLOW, GREEN) == []
    assert position.known(GREEN, BROWN) == ["mountain"]


# Determinizations


@pytest.mark.rule("DI-67", "DI-75")
def test_a_determinization_keeps_the_players_hand_and_known_cards() -> None:
    position = scene(HANDS[0]).do(GREEN, "attack seat 3").chance("take infidelity")
    hands = set()
    for seed in range(40):
        guessed = position.sample_state(BLUE, seed)
        assert guessed.hand(BLUE) == position.hand(BLUE)
        assert "infidelity" in guessed.hand(GREEN)
        assert guessed.all_cards() == position.all_cards()
        hands.add(tuple(guessed.hand(GREEN)))
    assert len(hands) > 30


@pytest.mark.rule("DI-70", "DI-75")
@pytest.mark.parametrize("moves", SEARCH, ids=" then ".join)
def test_a_determinization_keeps_only_the_players_own_unannounced_aim(moves: list[str]) -> None:
    position = aiming()
    fresh = position.states.copy()
    position.play(GREEN, *moves)
    for seed in range(10):
        assert position.sample_state(GREEN, seed).legal(GREEN) == position.legal(GREEN)
        for seat in (SPECTATOR, BROWN):
            guessed = position.sample_state(seat, seed)
            for name in AIM_FIELDS:
                assert np.array_equal(getattr(guessed.state, name), getattr(fresh[0], name)), name
            assert "take back" not in guessed.legal(GREEN)
            assert guessed.all_cards() == position.all_cards()


@pytest.mark.rule("DI-74")
def test_a_determinization_remembers_only_the_players_own_skipped_reactions() -> None:
    position = scene(HANDS[0]).give(BROWN, "slumber").play(GREEN, "step b6").play(BLUE, "skip reactions")
    position.play(BROWN, "skip reactions").chance("settle").play(GREEN, "terror yellow")
    assert position.to_move == [CHANCE]
    guessed = [position.sample_state(BROWN, seed) for seed in range(60)]
    assert all(world.state.quiet.tolist() == [0, 1, 0, 0, 0, 0] for world in guessed)
    assert not any(BROWN in world.to_move for world in guessed)
    assert any(BLUE in world.to_move for world in guessed)
