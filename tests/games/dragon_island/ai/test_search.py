"""The search in positions of Dragon Island whose best move follows from reasoning."""

from collections import Counter

import pytest
from tests.games.dragon_island import moves
from tests.games.dragon_island.position import GAME, OWN, Fresh, Position, all_like

from spadework.engine.search.settings import SearchSettings
from spadework.games.dragon_island.rules import state as s
from spadework.players.search import Search
from spadework.table import Table

GREEN, BROWN, BLUE, YELLOW = range(4)
UNGUIDED = GAME.search_settings(use_belief=True)._replace(guided=0)


def searched(position: Fresh, seat: int, tries: int = 200, settings: SearchSettings | None = None) -> str:
    """The search's move."""
    return moves.text(
        OWN, Search(GAME, OWN, seed=1, tries=tries, settings=settings).choose(position.view(seat)[0], seat)
    )


def searched_moves(position: Fresh, seat: int, least: int = 1, settings: SearchSettings | None = None) -> list[str]:
    """The moves that a short search tries, which must try at least `least`."""
    thoughts = Search(GAME, OWN, seed=1, tries=100, settings=settings).think(position.view(seat)[0], seat, least)
    return [moves.text(OWN, thought.code) for thought in thoughts]


def test_a_treasure_is_brought_home_before_a_nearby_hunter_takes_it() -> None:
    # No other player has a card, but b6 is free for Brown to enter.
    position = Position().lay(**all_like("desert")).lay(b6="farmland").carry("b6", "green", "blue", pair=7)
    position.stand(brown="b5").give(GREEN, "infidelity")
    assert searched(position, GREEN) == "step boat-green"


def test_a_treasure_is_moved_out_of_reach_in_case_of_a_slumber() -> None:
    # Brown, with five unknown cards, is one step from b6 and two from c7, which is just as near to the boat.
    position = Position().lay(**all_like("desert")).carry("b6", "green", "blue", pair=7).stand(brown="b5")
    position.give(GREEN, "desert", "infidelity").give(BROWN, *["desert"] * 5)
    assert searched(position, GREEN, tries=400, settings=UNGUIDED) == "step c7 with desert"


def test_a_hunter_takes_the_treasure_with_a_waiting_partner() -> None:
    position = Position().lay(**all_like("forest")).stand(green="d5", blue="treasure").lay_out(pair=6)
    assert searched(position.give(GREEN, "forest", "infidelity"), GREEN) == "step treasure"


def test_a_slumber_saves_a_treasure_from_an_ambush() -> None:
    position = Position().lay(**all_like("forest")).carry("c4", "blue", "yellow", pair=7).stand(green="c5")
    position.give(BLUE, "slumber").play(GREEN, "step c4 sending blue home")
    assert searched(position, BLUE) == "slumber"


def test_a_carrier_next_to_its_boat_counters_a_terror() -> None:
    position = Position().lay(**all_like("water")).carry("b6", "green", "yellow", pair=7).give(BROWN, "terror")
    position.state.active = position.state.turn = BROWN
    position.give(GREEN, "counterspell", "desert").play(BROWN, "terror green")
    assert searched(position, GREEN) == "counterspell"


@pytest.mark.parametrize(("held", "best"), [(1, "infidelity"), (0, "share")])
def test_both_coins_are_claimed_from_a_partner_who_cannot_answer(held: int, best: str) -> None:
    position = Position().lay(**all_like("forest")).carry("b6", "green", "yellow", pair=7)
    position.give(GREEN, "desert", *["infidelity"] * held).do(GREEN, "step boat-green")
    assert searched(position, GREEN) == best


def test_a_short_search_tries_passing_and_ending_the_turn() -> None:
    position = (
        Position().lay(**all_like("forest")).stand(green="c5").give(GREEN, "forest", "forest", "desert", "flight")
    )

    def tried() -> list[str]:
        """The moves that a short search tries, which must be fewer than half of the legal ones."""
        thoughts = searched_moves(position, GREEN, settings=UNGUIDED)
        assert len(thoughts) < len(position.legal(GREEN)) / 2
        return thoughts

    assert "pass" in tried()
    position.do(GREEN, "step c6")
    assert "end turn" in tried()


@pytest.mark.parametrize(("pair", "is_open"), [(7, False), (5, True)])
def test_ending_the_game_is_searched_only_once_the_winner_is_certain(pair: int, is_open: bool) -> None:
    # Green and Blue carry the last two coins, worth 100 each; Brown has one coin, worth 300 or 200.
    position = Position().carry("b6", "green", "blue", pair=1).lay_out(pair=8).win(BROWN, pair)
    assert "propose end" in position.legal(GREEN)
    assert ("propose end" not in searched_moves(position, GREEN, len(position.legal(GREEN)))) == is_open
    position.do(GREEN, "propose end")
    for seat in (BROWN, BLUE, YELLOW):
        assert len(position.legal(seat)) == 2
        assert sorted(searched_moves(position, seat, least=2)) == (["go on"] if is_open else ["agree", "go on"])


@pytest.mark.long
@pytest.mark.slow
def test_players_do_not_move_back_and_forth_indefinitely() -> None:
    table = Table(GAME, 3, seed=4)
    players = [Search(GAME, table.deck, seat, tries=200) for seat in range(3)]
    seen: Counter[bytes] = Counter()
    while not table.over:
        seat = table.to_move[0]
        view = table.view(seat).record
        chosen = players[seat].choose(view, seat)
        view.trodden = 0
        seen[view.tobytes()] += 1
        table.play(seat, chosen)
    assert max(seen.values()) <= 2


def all_searched_moves(position: Fresh) -> set[str]:
    """All moves that Green's search may try."""
    return set(searched_moves(position, GREEN, len(position.legal(GREEN))))


@pytest.mark.rule("DI-21")
def test_a_pointless_step_back_is_not_searched() -> None:
    position = Position().lay(**all_like("desert")).lay(c5="forest", c6="forest", c7="forest").stand(green="c5")
    position.give(GREEN, "desert", "forces").do(GREEN, "step c6")
    assert "step c5" in position.legal(GREEN)
    assert all_searched_moves(position) >= {"end turn", "step c7"}
    assert "step c5" not in all_searched_moves(position)
    position.do(GREEN, "step c7")
    assert "step c6" not in all_searched_moves(position)
    # After a paid step or an action card, going back may be worthwhile.
    paid = position.sample_state(GREEN).do(GREEN, "step d7 with desert")
    assert "step c7" in all_searched_moves(paid)
    changed = position.do(GREEN, "play forces", "tile c5", "tile c4")
    assert "step c6" in all_searched_moves(changed)


def test_taking_back_an_unfinished_move_is_not_searched() -> None:
    position = Position().stand(green="c5").give(GREEN, "forces").play(GREEN, "play forces")
    assert "take back" in position.legal(GREEN)
    assert "take back" not in all_searched_moves(position)


def test_a_player_who_cannot_win_still_carries_the_last_treasure_home() -> None:
    position = Position().lay(**all_like("forest")).carry("c5", "green", "blue", pair=1).lay_out(pair=8)
    position.win(BROWN, 6, 7, 7).give(GREEN, "infidelity").give(BLUE, "infidelity")
    for _ in range(4):
        if position.state.phase == s.TURN:
            position.do(GREEN, searched(position, GREEN, settings=UNGUIDED))
    assert position.where("green") == "boat-green"
