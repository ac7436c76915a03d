"""The result in words, addressed to the reader."""

import pytest

from spadework.engine.words import LANGUAGES
from spadework.table import Result
from spadework.web.server.requests import page_words
from spadework.web.table.snapshot import margin, verdict

NAMES = ("Ada", "Bo", "Cem")


def result(scores: tuple[int, ...], places: tuple[int, ...]) -> Result:
    return Result(scores, places, ({},) * len(scores))


@pytest.mark.parametrize(
    ("scores", "places", "own", "said"),
    [
        ((9, 7, 5), (1, 2, 3), [0], "You won with 9 points. That’s 2 more than Bo."),
        ((9, 7, 5), (1, 2, 3), [2], "You finished third with 5 points. Ada won with 9 points."),
        ((9, 7, 5), (1, 2, 3), [], "Ada won with 9 points. That’s 2 more than Bo."),
        ((9, 7, 5), (1, 2, 3), [0, 1], "Ada won with 9 points. That’s 2 more than Bo."),
        ((9, 9, 5), (1, 1, 3), [1], "You share the victory with Ada, 9 points each."),
        ((9, 9, 5), (1, 1, 3), [], "Ada and Bo share the victory, 9 points each."),
        (
            (9, 9, 5),
            (1, 1, 3),
            [2],
            "You finished third with 5 points. Ada and Bo share the victory, 9 points each.",
        ),
        ((9, 9, 5), (2, 1, 3), [1], "You won with 9 points."),
    ],
)
def test_the_reader_is_addressed_as_you(
    scores: tuple[int, ...], places: tuple[int, ...], own: list[int], said: str
) -> None:
    words, ended = page_words()["en"], result(scores, places)
    told = [verdict(ended, NAMES, own, words), margin(ended, NAMES, own, words)]
    assert " ".join(words.say(each).removesuffix(".") + "." for each in told if each) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_has_words(language: str) -> None:
    words = page_words()[language]
    for places in ((1, 2, 3), (1, 1, 1), (2, 1, 3)):
        for own in ([], [0], [1], [2], [0, 1]):
            ended = result((9, 9, 5), places)
            assert words.say(verdict(ended, NAMES, own, words))
            closer = margin(ended, NAMES, own, words)
            assert closer is None or words.say(closer)
