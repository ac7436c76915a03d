"""Language negotiation, and names in a sentence."""

import pytest

from spadework.web.server.requests import join_names, page_words, preferred_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr, it", "en"),
        ("en;q=0.2, de;q=0.7", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=much", "en"),
        (";;;,,q=", "en"),
        ("DE", "de"),
    ],
)
def test_the_language_a_browser_likes_best(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_names_in_a_sentence() -> None:
    words = page_words()["en"]
    assert [join_names(names, words) for names in ([], ["Ada"], ["Ada", "Bo"], ["Ada", "Bo", "Cy"])] == [
        "",
        "Ada",
        "Ada and Bo",
        "Ada, Bo and Cy",
    ]
