"""The log of Dragon Island, for each reader."""

import pytest
from tests.games.dragon_island.position import OWN, Fresh, Position
from tests.games.dragon_island.talk import NAMES, TIMES, do, heard, play, read_by_each, settled, to_all

from spadework.engine.interface import CHANCE, SPECTATOR
from spadework.games.dragon_island.rules import state as s

FIRST, SECOND = (f"treasure (2 {TIMES} {value})" for value in (100, 125))


def outcome(position: Fresh, seat: int, text: str, language: str = "en") -> list[str]:
    """Play a move, and return everyone's log lines when it takes effect."""
    play(position, seat, text)
    return settled(position, language)


# Set-up and turns


def test_the_start_and_the_first_hands_are_logged() -> None:
    position = Fresh(3)
    assert to_all(position, CHANCE, "start 2") == ["Ben begins."]
    while int(position.state.cards[:3].sum()) < 17:
        assert to_all(position, CHANCE, "card " + next(iter(position.pile("draw_pile")))) == []
    lines = heard(position, CHANCE, "card flight")
    dealt = "Everyone has 6 cards."
    assert lines[SPECTATOR] == [dealt, "Ben begins turn 1."]
    for seat in range(3):
        assert lines[seat][::2] == [dealt, "Ben begins turn 1."]
        assert lines[seat][1].startswith(f"{NAMES[seat]} holds ")
    assert f"{TIMES} volcano" in lines[1][1]
    assert "Flight" in lines[0][1]
    assert settled(position) == []


def test_drawn_cards_are_logged_only_for_the_player_who_draws_them() -> None:
    position = Position(active=2).give(2, *["water"] * 3).lay(h1="water").leave_in_draw_pile(*["curse"] * 3, "flight")
    do(position, 2, "step h1")
    assert to_all(position, 2, "end turn") == ["Cleo ends the turn.", "Cleo draws 3 cards."]
    lines = heard(position, CHANCE, "card flight")
    assert lines.pop(2) == ["Drawn: Flight."]
    assert set(map(tuple, lines.values())) == {()}
    play(position, CHANCE, "card curse")
    lines = heard(position, CHANCE, "card curse", "de")
    assert lines.pop(2) == ["Gezogen: Fluch.", "Dan beginnt Zug 2."]
    assert set(map(tuple, lines.values())) == {("Dan beginnt Zug 2.",)}


def test_a_full_hand_draws_nothing() -> None:
    position = Position().give(0, *["forest"] * 6).lay(b6="forest")
    do(position, 0, "step b6")
    assert to_all(position, 0, "end turn") == ["Ada ends the turn.", "Ben begins turn 2."]


@pytest.mark.rule("DI-28")
def test_a_new_draw_pile_is_logged() -> None:
    position = Position().give(0, *["forest"] * 4).leave_in_draw_pile("water")
    position.state.discard_pile[:] = 0
    position.state.discard_pile[position.deck.kinds.index("curse")] = 3
    play(position, 0, "pass", "draw up")
    assert heard(position, CHANCE, "card water")[1] == [
        "The discard pile, 3 cards, is shuffled and becomes the new draw pile."
    ]


@pytest.mark.rule("DI-29")
def test_every_card_discarded_when_passing_is_logged() -> None:
    position = Position().give(0, "water", "water-or-desert", "slumber-or-terror", "curse")
    assert to_all(position, 0, "pass") == ["Ada passes."]
    assert to_all(position, 0, "discard water-or-desert") == ["Ada discards water/desert."]
    assert to_all(position, 0, "discard slumber-or-terror") == ["Ada discards Slumber or Terror."]
    assert to_all(position, 0, "draw up") == ["Ada draws 4 cards."]


# Steps and announcements


def test_steps_are_logged_in_full_when_announced_and_not_again_when_done() -> None:
    position = Position().stand(green="c5").lay(c4="desert", c3="forest").give(0, "desert", "water", "flight")
    assert to_all(position, 0, "step c4 with desert") == ["Ada steps to c4 (desert), with a desert card."]
    assert settled(position) == []
    assert to_all(position, 0, "step c3", "de") == ["Ada geht nach c3 (Wald)."]
    settled(position)


def test_with_three_players_the_log_names_the_hunter() -> None:
    position = Position(3).lay(i3="water").give(0, "mountain-or-water")
    assert to_all(position, 0, "grey: step i3 with mountain-or-water") == [
        "Ada (Grey) steps to i3 (water), with a double card (mountain/water)."
    ]


@pytest.mark.rule("DI-65")
def test_a_journey_is_logged() -> None:
    position = Position().give(0, "journey", "forest")
    assert to_all(position, 0, "journey water with forest") == [
        "Ada goes on a Journey: water is free this turn, with a forest card as a joker."
    ]
    assert settled(position) == []


@pytest.mark.rule("DI-60", "DI-61")
def test_tiles_and_dragons_are_logged_when_announced() -> None:
    position = Position().give(0, "forces", "elements", "patrol", "patrol", "patrol")
    assert to_all(position, 0, "play forces") == to_all(position, 0, "tile a2") == []
    assert to_all(position, 0, "take back") == []
    play(position, 0, "play forces", "tile a2")
    assert to_all(position, 0, "tile a3") == ["Ada plays Forces: a2 (water) and a3 (forest) swap places."]
    assert settled(position) == []
    play(position, 0, "play elements", "tile a1")
    assert to_all(position, 0, "tile a2", "de") == [
        "Ada spielt Elemente: a1 (Wüste) und a2 (Wald) tauschen die Plätze."
    ]
    settled(position)
    play(position, 0, "play patrol")
    assert to_all(position, 0, "place d4") == ["Ada plays Patrol: a new dragon comes to d4 (water)."]
    settled(position)
    do(position, 0, "play patrol", "place f5")
    play(position, 0, "play patrol", "dragon 1")
    assert to_all(position, 0, "place d6") == ["Ada plays Patrol: the dragon moves from d4 to d6 (mountain)."]
    assert settled(position) == []


# Reactions


@pytest.mark.rule("DI-70", "DI-74")
def test_a_slumber_cancels_the_announced_action() -> None:
    position = Position().stand(green="c5").lay(c4="desert").give(0, "desert").give(2, "slumber")
    play(position, 0, "step c4 with desert")
    lines = heard(position, 2, "slumber")
    assert set(map(tuple, lines.values())) == {()}
    assert to_all(position, CHANCE, "settle") == ["Cleo plays Slumber."]
    assert settled(position) == ["The action is cancelled, and Ada's turn is over.", "Ada draws 6 cards."]


@pytest.mark.rule("DI-29")
def test_a_player_stopped_on_the_first_step_may_still_pass() -> None:
    position = Position().lay(b6="forest").give(1, "slumber-or-terror")
    play(position, 0, "step b6")
    play(position, 1, "slumber with slumber-or-terror")
    assert to_all(position, CHANCE, "settle", "de") == ["Ben spielt Schlummer (Doppelkarte: Schlummer oder Schrecken)."]
    assert settled(position) == ["The action is cancelled, and Ada can only pass."]


def test_a_slumber_at_the_beginning_of_a_turn() -> None:
    position = Position(active=3).give(3, *["volcano"] * 6).lay(c1="desert").give(1, "slumber", "slumber")
    position.give(0, "counterspell")
    do(position, 3, "step c1")
    play(position, 3, "end turn")
    play(position, 1, "slumber")
    assert to_all(position, CHANCE, "settle") == ["Ben plays Slumber at once."]
    play(position, 0, "counterspell")
    assert to_all(position, CHANCE, "settle") == ["Ada plays Counterspell and cancels Slumber."]
    play(position, 1, "slumber")
    play(position, CHANCE, "settle")
    # Ada has played a card by now, so she may no longer pass.
    assert settled(position) == ["Ada's turn is over.", "Ada draws 6 cards."]


def test_a_slumber_at_the_start_of_a_turn_leaves_only_passing() -> None:
    position = Position(active=3).give(3, *["volcano"] * 6).lay(c1="desert").give(1, "slumber")
    do(position, 3, "step c1")
    play(position, 3, "end turn")
    play(position, 1, "slumber")
    play(position, CHANCE, "settle")
    assert settled(position) == ["Ada can only pass."]


@pytest.mark.rule("DI-71")
@pytest.mark.parametrize(
    ("card", "text", "name"), [("terror", "terror brown", "Terror"), ("attack", "attack seat 2", "Attack")]
)
def test_a_counterspell_cancels_a_card_and_the_turn_goes_on(card: str, text: str, name: str) -> None:
    position = Position().stand(brown="c4").give(0, card).give(1, "counterspell-or-terror")
    play(position, 0, text)
    play(position, 1, "counterspell with counterspell-or-terror")
    assert to_all(position, CHANCE, "settle") == [
        f"Ben plays Counterspell and cancels {name} (double card: Counterspell or Terror)."
    ]
    assert "end turn" in position.legal(0)


# Treasures


@pytest.mark.rule("DI-50")
def test_waiting_on_the_treasure_field_is_logged() -> None:
    position = Position().stand(green="d5")
    assert to_all(position, 0, "step treasure") == ["Ada steps onto the treasure field, to wait there."]
    assert settled(position) == ["Ada (Green) waits on the treasure field, and the turn is over.", "Ada draws 6 cards."]


@pytest.mark.rule("DI-51", "DI-11")
def test_the_way_in_and_the_way_out_are_logged_one_after_the_other() -> None:
    position = Position().stand(brown="treasure", green="d5").lay(d4="water").give(0, "water")
    assert to_all(position, 0, "step treasure") == [
        "Ada steps onto the treasure field, to leave at once with Ben (Brown)."
    ]
    assert settled(position) == ["Ada (Green) meets Ben (Brown), and both must leave at once."]
    assert to_all(position, 0, "step d4 with water") == [
        f"Both leave the treasure field with the {FIRST} to d4 (water), with a water card.",
        f"The next {SECOND} is laid out.",
    ]


def test_flights_onto_and_off_the_treasure_field_are_logged() -> None:
    position = Position().stand(brown="treasure", green="c5").lay(d4="forest", c4="forest").give(0, "flight", "flight")
    assert to_all(position, 0, "fly treasure") == [
        "Ada flies onto the treasure field, to leave at once with Ben (Brown)."
    ]
    settled(position)
    assert to_all(position, 0, "step d4")[0] == f"Both leave the treasure field with the {FIRST} to d4 (forest)."
    position = Position().stand(brown="treasure", green="c5").lay(d4="water", c4="forest").give(0, "flight", "flight")
    do(position, 0, "fly treasure")
    assert to_all(position, 0, "fly c4")[0] == (f"Both fly off the treasure field with the {FIRST} to c4 (forest).")
    stepping = Position().stand(brown="treasure", green="d5").lay(c4="forest").give(0, "flight").lay_out(7)
    do(stepping, 0, "step treasure")
    lines = to_all(stepping, 0, "fly c4")
    assert "fly off the treasure field" in lines[0]
    assert lines[1] == "That was the last treasure. Its field is free to enter now."


@pytest.mark.rule("DI-53")
def test_joining_a_lone_hunter_is_logged() -> None:
    position = Position(active=2).carry("c5", "green").stand(blue="c4").lay(c5="water")
    assert to_all(position, 2, "step c5") == ["Cleo steps to c5 (water), to help Ada (Green) carry."]
    assert settled(position) == [f"Cleo (Blue) and Ada (Green) now carry the {FIRST}."]


@pytest.mark.rule("DI-54")
def test_an_ambush_is_logged() -> None:
    position = Position(active=2).carry("c5", "green", "brown").stand(blue="c4").lay(c5="desert").give(2, "desert")
    assert to_all(position, 2, "step c5 with desert sending green home") == [
        "Cleo steps to c5 (desert), with a desert card, ambush: Ada (Green) must go home."
    ]
    assert settled(position) == [f"Cleo (Blue) and Ben (Brown) now carry the {FIRST}."]


@pytest.mark.rule("DI-53")
def test_a_treasure_left_behind_is_logged() -> None:
    position = Position(active=2).carry("c5", "blue").lay(c6="water")
    assert to_all(position, 2, "step c6") == [f"Cleo steps to c6 (water), leaving the {FIRST} behind."]
    assert settled(position) == [f"The {FIRST} is out of the game."]


@pytest.mark.rule("DI-66")
def test_a_terror_logs_who_is_left_alone_and_which_treasure_is_lost() -> None:
    position = Position().carry("c5", "brown", "blue").give(0, "terror", "slumber-or-terror")
    assert to_all(position, 0, "terror brown") == ["Ada plays Terror: Ben (Brown) must go home."]
    assert settled(position) == [
        "Ben (Brown) flees into the brown boat.",
        f"Cleo (Blue) is left alone with the {FIRST}.",
    ]
    assert to_all(position, 0, "terror blue with slumber-or-terror") == [
        "Ada plays Terror: Cleo (Blue) must go home (double card: Slumber or Terror)."
    ]
    assert settled(position) == ["Cleo (Blue) flees into the blue boat.", f"The {FIRST} is out of the game."]


@pytest.mark.rule("DI-56", "DI-57")
def test_a_treasure_that_comes_home_is_shared() -> None:
    position = Position(active=1).carry("b6", "green", "brown")
    assert to_all(position, 1, "step boat-green") == [
        f"Ben steps into the green boat, together with Ada (Green) and the {FIRST}."
    ]
    assert settled(position) == [f"The {FIRST} comes into the green boat."]
    assert to_all(position, 0, "share") == [
        "Ada shares.",
        "Ada gets a coin worth 100.",
        "Ben gets a coin worth 100.",
        "Ben draws 6 cards.",
    ]


@pytest.mark.rule("DI-57")
def test_a_duel_is_logged_claim_by_claim() -> None:
    position = Position().carry("b6", "green", "brown", pair=2).give(0, "infidelity").give(1, "infidelity-or-attack")
    do(position, 0, "step boat-green")
    assert to_all(position, 0, "infidelity") == ["Ada plays Infidelity and claims both coins."]
    assert to_all(position, 1, "infidelity with infidelity-or-attack") == [
        "Ben answers with Infidelity and claims both coins (double card: Infidelity or Attack)."
    ]
    assert to_all(position, 0, "share", "de") == [
        "Ada verzichtet auf beide Münzen.",
        "Ben bekommt beide Münzen zu 125.",
        "Ada zieht 6 Karten nach.",
    ]


@pytest.mark.rule("DI-58")
def test_a_player_whose_two_hunters_carry_gets_both_coins() -> None:
    position = Position(3).carry("i3", "red", "grey")
    assert outcome(position, 0, "grey: step boat-grey") == [
        f"The {FIRST} comes into the grey boat.",
        "Ada gets both 100 coins.",
        "Ada draws 6 cards.",
    ]


# Cards that change hands


@pytest.mark.rule("DI-67", "DI-75")
def test_an_attack_logs_its_card_only_for_the_two_players_involved() -> None:
    position = Position().give(0, "attack").give(1, "water", "curse")
    assert to_all(position, 0, "attack seat 2") == ["Ada plays Attack on Ben."]
    assert settled(position) == ["Ada draws a card from the hand of Ben."]
    lines = heard(position, CHANCE, "taken curse")
    assert lines.pop(0) == lines.pop(1) == ["Ada takes from Ben: Curse."]
    assert set(map(tuple, lines.values())) == {()}


@pytest.mark.rule("DI-63")
def test_a_curse_logs_the_discarded_hand_and_whose_cards_are_drawn() -> None:
    position = Position(3).give(0, "curse", "water", "water", "flight").give(1, "desert", "forest").give(2, "volcano")
    assert to_all(position, 0, "play curse") == ["Ada plays Curse."]
    assert settled(position) == [
        f"Ada discards the whole hand: 2 {TIMES} water and Flight.",
        "Ada draws 2 cards from the hand of Ben.",
    ]
    lines = heard(position, CHANCE, "taken desert")
    assert lines.pop(0) == lines.pop(1) == ["Ada takes from Ben: desert."]
    assert set(map(tuple, lines.values())) == {()}
    lines = heard(position, CHANCE, "taken forest")
    draws = "Ada draws a card from the hand of Cleo."
    assert lines.pop(0) == lines.pop(1) == ["Ada takes from Ben: forest.", draws]
    assert set(map(tuple, lines.values())) == {(draws,)}
    assert heard(position, CHANCE, "taken volcano", "de")[2] == ["Ada bekommt von Cleo: Vulkan."]


def test_a_curse_without_cards_and_without_victims() -> None:
    position = Position().give(0, "curse")
    assert outcome(position, 0, "play curse") == ["Nobody else has a card, so Ada draws none."]
    single = Position().give(0, "curse", "water")
    assert outcome(single, 0, "play curse")[0] == "Ada discards the only card in hand: water."


# The end


@pytest.mark.rule("DI-80", "DI-81")
def test_the_end_is_logged_with_the_winner() -> None:
    position = Position().carry("b6", "green", "brown", pair=7).win(0, 1).win(1, 2)
    do(position, 0, "step boat-green")
    assert to_all(position, 0, "share")[1:] == [
        "Ada gets a coin worth 300.",
        "Ben gets a coin worth 300.",
        "All seven treasures are settled: the game is over.",
        "Ben wins with 425 points.",
    ]


@pytest.mark.rule("DI-81")
def test_a_win_by_the_highest_coin_and_a_shared_victory_are_logged() -> None:
    # 100 and 300 against 175, 125 and 100.
    position = Position(5).carry("c5", "grey", pair=6).lay_out(8).win(0, 1, 7).win(1, 4, 2, 1)
    position.give(0, "terror")
    assert outcome(position, 0, "terror grey")[-1] == (
        "Ada wins with 400 points. The highest coin, 300, breaks the tie."
    )
    tied = Position().carry("c5", "brown").lay_out(8).win(0, 1).win(1, 1).give(0, "terror")
    play(tied, 0, "terror brown")
    assert to_all(tied, CHANCE, "settle")[-1] == "Shared victory: Ada and Ben, 100 points each."


@pytest.mark.rule("DI-82")
def test_agreeing_to_end_the_game_is_logged() -> None:
    position = Position().win(2, 3)
    assert to_all(position, 0, "propose end") == ["Ada proposes to end the game."]
    assert to_all(position, 3, "agree") == ["Dan has answered."]
    assert to_all(position, 1, "agree") == ["Ben has answered."]
    assert to_all(position, 2, "agree") == [
        "Cleo has answered.",
        "All agree: the game is over.",
        "Cleo wins with 150 points.",
    ]
    refused = play(Position(), 0, "propose end")
    for seat in (1, 2):
        play(refused, seat, "agree")
    assert to_all(refused, 3, "go on", "de") == [
        "Dan hat geantwortet.",
        "Nicht alle stimmen zu: Das Spiel geht weiter.",
    ]


@pytest.mark.rule("DI-82")
def test_reaching_the_turn_limit_is_logged() -> None:
    position = Position(limit=2).give(0, *["forest"] * 6).win(0, 1)
    position.state.turns = 100
    play(position, 0, "pass")
    assert to_all(position, 0, "draw up") == ["The game is over after 100 turns.", "Ada wins with 100 points."]


# Addressing the reader


def test_the_log_calls_its_reader_you_and_the_others_by_name() -> None:
    position = Position().give(0, "attack", "terror").give(1, "water", "curse").stand(blue="c4")
    assert read_by_each(position, 0, "attack seat 2") == [
        "You play Attack on Ben.", "Ada plays Attack on you.", *["Ada plays Attack on Ben."] * 3,
    ]  # fmt: skip
    assert read_by_each(position, CHANCE, "settle", "de") == [
        "Du ziehst eine Karte aus der Hand von Ben.",
        "Ada zieht eine Karte aus deiner Hand.",
        *["Ada zieht eine Karte aus der Hand von Ben."] * 3,
    ]
    play(position, CHANCE, "taken curse")
    assert read_by_each(position, 0, "terror blue", "de") == [
        "Du spielst Schrecken: Cleo (Blau) muss nach Hause.",
        "Ada spielt Schrecken: Cleo (Blau) muss nach Hause.",
        "Ada spielt Schrecken: Du musst nach Hause.",
        *["Ada spielt Schrecken: Cleo (Blau) muss nach Hause."] * 2,
    ]
    assert read_by_each(position, CHANCE, "settle")[1:3] == [
        "Cleo (Blue) flees into the blue boat.", "You flee into the blue boat.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "carriers"),
    [
        ("en", ["Cleo (Blue) and Ben (Brown)", "You and Cleo (Blue)", "You and Ben (Brown)"]),
        ("de", ["tragen Cleo (Blau) und Ben (Braun)", "trägst du mit Cleo (Blau)", "trägst du mit Ben (Braun)"]),
    ],
)
def test_the_log_calls_a_carrier_you_beside_the_partners_name(language: str, carriers: list[str]) -> None:
    position = Position(active=2).carry("c5", "green", "brown").stand(blue="c4").lay(c5="desert").give(2, "desert")
    ambushed = read_by_each(position, 2, "step c5 with desert sending green home", language)[0]
    assert ambushed.endswith({"en": ", ambush: you must go home.", "de": ", Überfall: Du musst nach Hause."}[language])
    text = {"en": "{} now carry the treasure (2 {} 100).", "de": "Ab jetzt {} den Schatz (2 {} 100)."}[language]
    carried = [text.format(names, TIMES) for names in carriers]
    assert read_by_each(position, CHANCE, "settle", language) == [*carried, carried[0], carried[0]]


@pytest.mark.rule("DI-12")
def test_with_three_players_the_log_says_which_of_your_hunters_moves() -> None:
    position = Position(3).lay(i3="water", c5="forest").give(0, "mountain-or-water", "terror").stand(brown="c5")
    assert read_by_each(position, 0, "grey: step i3 with mountain-or-water") == [
        "Your grey hunter steps to i3 (water), with a double card (mountain/water).",
        *["Ada (Grey) steps to i3 (water), with a double card (mountain/water)."] * 3,
    ]
    play(position, CHANCE, "settle")
    owner = int(position.state.owner[OWN.colours.index("brown")])
    assert read_by_each(position, 0, "terror brown", "de")[owner] == (
        "Ada spielt Schrecken: Deine braune Figur muss nach Hause."
    )
    assert read_by_each(position, CHANCE, "settle", "de")[owner] == "Deine braune Figur flieht in das braune Boot."


@pytest.mark.rule("DI-81")
def test_winners_are_addressed() -> None:
    position = Position().carry("c5", "brown").lay_out(8).win(0, 1).win(1, 1).give(0, "terror")
    play(position, 0, "terror brown")
    assert read_by_each(position, CHANCE, "settle", "de") == [
        "Geteilter Sieg: du und Ben, je 100 Punkte.",
        "Geteilter Sieg: Ada und du, je 100 Punkte.",
        *["Geteilter Sieg: Ada und Ben, je 100 Punkte."] * 3,
    ]
    single = Position(limit=2).give(0, *["forest"] * 6).win(0, 1)
    single.state.turns = 100
    play(single, 0, "pass")
    assert read_by_each(single, 0, "draw up") == ["You win with 100 points.", *["Ada wins with 100 points."] * 4]


# Secrecy


@pytest.mark.rule("DI-70")
@pytest.mark.parametrize(
    "moves", [["play forces", "tile a1", "take back"], ["play patrol", "dragon 2", "take back"]], ids=" then ".join
)
def test_an_unannounced_move_is_not_logged(moves: list[str]) -> None:
    position = Position().give(0, "forces", "patrol").dragons("f5", "e2")
    assert [to_all(position, 0, move) for move in moves] == [[], [], []]


@pytest.mark.rule("DI-74")
def test_skipping_reactions_is_not_logged() -> None:
    position = Position().lay(b6="forest").give(1, "slumber").give(2, "slumber")
    play(position, 0, "step b6")
    log_lines = [heard(position, 1, "no reaction"), heard(position, 2, "skip reactions")]
    assert log_lines[0] == log_lines[1]
    assert not any(log_lines[1].values())


@pytest.mark.rule("DI-74")
def test_the_log_does_not_reveal_whether_others_are_asked_to_react() -> None:
    log_lines = []
    for cards in ((), ("slumber",), ("counterspell-or-terror", "slumber")):
        position = Position().stand(brown="c4").give(0, "terror").give(1, *cards)
        heard_of = [heard(position, 0, "terror brown")]
        heard_of += [heard(position, seat, "no reaction") for seat in position.asked]
        heard_of.append(heard(position, CHANCE, "settle"))
        log_lines.append([line for lines in heard_of for line in lines[3]])
        assert position.state.phase not in (s.ANNOUNCED, s.DRAWING)
    assert log_lines[0] == log_lines[1] == log_lines[2]
