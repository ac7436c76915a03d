import hashlib
from collections.abc import Sequence

import pytest

from spadework.engine.chance import KeyedStream, commitment, stream_key


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """Return the HMAC as defined in RFC 2104, for a key shorter than a block."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


class Scripted(KeyedStream):
    """A stream of given words."""

    def __init__(self, words: Sequence[int]) -> None:
        super().__init__(b"")
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_words_are_hmac_sha_256_of_a_counter() -> None:
    key = stream_key(b"secret", ["anna", "ben"])
    stream = KeyedStream(key)
    expected = [int.from_bytes(hmac_sha256(key, counter.to_bytes(8, "big"))[:8], "big") for counter in range(20)]
    assert [stream.word() for _ in range(20)] == expected
    assert stream.position == 20


def test_hmac_matches_the_test_case_of_the_rfc() -> None:
    # RFC 4231, test case 2.
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )


def test_key_holds_every_part_with_its_length() -> None:
    data = b"".join(len(part).to_bytes(8, "big") + part for part in (b"secret", b"anna", "bän".encode()))
    assert stream_key(b"secret", ["anna", "bän"]) == hashlib.sha256(data).digest()


@pytest.mark.parametrize(
    "contributions",
    [["ab", "c"], ["abc"], ["abc", ""], ["", "abc"], ["c", "ab"], []],
    ids=repr,
)
def test_keys_depend_on_how_the_contributions_are_split(contributions: list[str]) -> None:
    assert stream_key(b"secret", contributions) != stream_key(b"secret", ["a", "bc"])


def test_secret_and_contribution_are_not_interchangeable() -> None:
    assert stream_key(b"a", ["b"]) != stream_key(b"b", ["a"])


def test_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_stream_can_begin_anywhere() -> None:
    stream = KeyedStream(b"key")
    words = [stream.word() for _ in range(9)]
    assert KeyedStream(b"key", 5).word() == words[5]


@pytest.mark.parametrize("bound", [1, 2, 6, 47, 1000])
def test_numbers_are_below_the_bound_and_uniform(bound: int) -> None:
    stream = KeyedStream(b"uniform")
    counts = [0] * bound
    for _ in range(50 * bound + 5000):
        counts[stream.below(bound)] += 1
    # Five standard deviations above the mean of chi-square with bound - 1 degrees of freedom.
    assert chi_square(counts) <= bound - 1 + 5 * (2 * bound) ** 0.5


def test_words_that_would_bias_the_result_are_drawn_again() -> None:
    bound = 3 << 62  # Words from here on would make low numbers more likely.
    assert Scripted([bound, (1 << 64) - 1, bound - 1]).below(bound) == bound - 1
    assert Scripted([bound, 5]).below(bound) == 5


def test_no_word_is_drawn_again_if_the_bound_divides_their_number() -> None:
    assert Scripted([(1 << 64) - 1]).below(1 << 32) == (1 << 32) - 1
    assert Scripted([(1 << 64) - 1]).below(1 << 64) == (1 << 64) - 1


def test_position_counts_rejected_words_too() -> None:
    stream = KeyedStream(b"key")
    numbers = [stream.below(3 << 62) for _ in range(50)]
    assert stream.position > len(numbers)


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_invalid_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=rf"must be from 1 to 2\*\*64, not {bound}"):
        KeyedStream(b"key").below(bound)
