from tests.games.lost_maps.moments import DECK, GAME, NAMES, Moment, random_game

from spadework.engine.words import LANGUAGES
from spadework.games.lost_maps.notation import ask, label, read, write
from spadework.games.lost_maps.rules.state import BOX_MASKS, CROSS, CROSSING, KEEP, KEEPING, STACK, TAKE, TAKING


def test_every_legal_move_of_a_game_reads_back_and_has_a_label() -> None:
    for moment in random_game(4, 1):
        if moment.seat is None:
            continue
        view, moves = moment.view(moment.seat), moment.legal(moment.seat)
        texts = [write(DECK, moment.seat, move) for move in moves]
        assert [read(DECK, moment.seat, text) for text in texts] == moves
        for language in LANGUAGES:
            labels = [GAME.words[language].say(label(DECK, view, moment.seat, move), NAMES) for move in moves]
            assert len(set(labels)) == len(moves)


def test_labels() -> None:
    def said(language: str, view: Moment, move: int) -> str:
        return GAME.words[language].say(label(DECK, view.view(0), 0, move), NAMES)

    game = list(random_game(2, 3))
    keeping = next(moment for moment in game if moment.state.phase == KEEPING)
    keeping.state.hand[0] = [2, 12, 24, 36]
    assert said("en", keeping, KEEP + 0b0101) == "Keep Thunder Bay and Fern Valley"
    assert said("de", keeping, KEEP + 0b0101) == "Donnerbucht und Farntal behalten"
    crossing = next(moment for moment in game if moment.state.phase == CROSSING)
    crossing.state.card[0] = [0, 36]
    assert said("en", crossing, CROSS + 0b0011_0001) == "Cross off a1 a2 b2 on Parrot Cove (1 cross)"
    assert said("de", crossing, CROSS + BOX_MASKS + 0b0001) == "a1 auf Witwenriff ankreuzen"
    taking = next(moment for moment in game if moment.state.phase == TAKING)
    taking.state.display[1] = 12
    assert said("en", taking, TAKE + 1) == "Take Rum Cay from the display"
    assert said("de", taking, TAKE + STACK) == "Vom Stapel ziehen"


def test_what_is_asked() -> None:
    def asked(moment: Moment) -> str:
        return GAME.words["en"].say(ask(DECK, moment.view(0), 0), NAMES)

    game = list(random_game(2, 3))
    assert asked(next(moment for moment in game if moment.state.phase == KEEPING)) == "Keep two of your four cards"
    crossing = next(moment for moment in game if moment.state.phase == CROSSING and not moment.state.owed[0])
    crossing.state.pattern = 4
    assert asked(crossing) == "Cross off the pattern (L of four), or one box"
    owing = next(moment for moment in game if moment.state.owed[0] == 1)
    assert asked(owing) == "For the cross: cross off one more box"
    owing.state.owed[0] = 2
    assert asked(owing) == "For the crosses: cross off 2 more boxes, one at a time"
    taking = next(moment for moment in game if moment.state.phase == TAKING)
    assert asked(taking).startswith("Take a new card")
