from spadework.games.rat_alarm.notation.wording import RAT_NAMES
from spadework.games.rat_alarm.picture.art.rats import RATS, rats


def test_no_two_rats_look_alike_and_each_has_a_name() -> None:
    assert len(set(rats().values())) == len(RATS) == RAT_NAMES
