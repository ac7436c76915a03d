"""Question keys, by which premoves distinguish questions."""

from tests.games.sea_and_shore.position import OWN, random_game

from spadework.engine.interface import CHANCE
from spadework.games.sea_and_shore.notation.asking import ask
from spadework.table.question_key import question_key, question_kind


def test_the_kind_of_a_question_depends_only_on_the_decision() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(3):
        for seat, _, position in random_game(4, seed):
            if seat != CHANCE:
                question = ask(OWN, position.view(seat)[0], seat)
                assert question_kind(question) == f'["{question.id}"]'
                found.setdefault(question.id, set()).add(question_key(question))
    # Questions that differ in the victims of a theft or in the receiver of a gift have keys of their own, but are of one kind.
    assert len(found["ask-win"]) > 3
    assert len(found["ask-give"]) > 1
    assert {"ask-play", "ask-play-last"} <= {id.removesuffix("-extras") for id in found}
