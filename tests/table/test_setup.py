import pytest
from tests.some_games import game_for

from spadework.engine.chance import commitment
from spadework.table import Table, TableSetup
from spadework.table.setup import LONGEST_NAME, SECRET_BYTES, new_secret

GAME = game_for(2)


def test_a_setup_deals_the_same_table_again() -> None:
    setup = TableSetup(GAME, 2, secret=new_secret(3), contributions=("ab", "cd"))
    one, other = Table.deal(setup), Table.deal(setup)
    assert one.steps == other.steps
    assert one.commitment == setup.commitment == commitment(setup.secret)
    undealt = Table.undealt(setup)
    assert undealt.steps == []
    undealt.restore([(step.seat, step.text) for step in one.steps])
    assert undealt.steps == one.steps


def test_every_contribution_changes_the_key() -> None:
    keys = {
        TableSetup(GAME, 2, secret=new_secret(3), contributions=parts).key for parts in ((), ("ab", "cd"), ("abc", "d"))
    }
    assert len(keys) == 3


def test_seats_without_names_get_default_names() -> None:
    assert TableSetup(GAME, 2).names == ("Player 1", "Player 2")
    assert TableSetup(GAME, 2, names=("Ada", "Bo")).names == ("Ada", "Bo")


def test_a_secret_is_random_unless_it_comes_from_a_seed() -> None:
    assert new_secret() != new_secret()
    assert len(new_secret()) == SECRET_BYTES
    assert new_secret(4) == new_secret(4)
    assert TableSetup(GAME, 2).secret != TableSetup(GAME, 2).secret


def test_the_repr_of_a_setup_hides_its_secret() -> None:
    setup = TableSetup(GAME, 2, secret=new_secret(3))
    assert setup.secret.hex() not in repr(setup)
    assert repr(setup.secret) not in repr(setup)


def test_a_setup_copies_its_options() -> None:
    options = {"memory-aid": "on"}
    setup = TableSetup(GAME, 2, options)
    options["memory-aid"] = "off"
    assert setup.options == {"memory-aid": "on"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 9}, r"is for \d to \d players, not 9"),
        ({"names": ("Ada",)}, "1 names for 2 seats; name everyone or no one"),
        ({"names": ("Ada", "")}, f"a name has 1 to {LONGEST_NAME} characters"),
        ({"names": ("Ada", "B" * (LONGEST_NAME + 1))}, f"a name has 1 to {LONGEST_NAME} characters"),
        ({"options": {"mice": "two"}}, "has no option 'mice'"),
        ({"options": {"memory-aid": "perhaps"}}, "has no choice 'perhaps'"),
    ],
)
def test_an_invalid_setup_is_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        TableSetup(GAME, **{"seats": 2, **wrong})  # type: ignore[arg-type]
