"""What a browser keeps of a deal, and what it checks when the game is over."""

import hashlib

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run

pytestmark = pytest.mark.browser

HASHES = """
  return given.lengths.map((length) => m.sha256(new Uint8Array(length).map((_, index) => index)));
"""
DEAL = """
  const deals = new m.Chance(() => localStorage);
  const told = {};
  const live = { commit: (seat, hash) => (told.hash = hash), contribute: (seat, part) => (told.part = part) };
  const seal = { table: "x", commitment: given.seal, seats: [0], commitments: [] };
  deals.answer({ ...seal, stage: "commit" }, live);
  const other = new m.Chance(() => localStorage);
  other.answer({ ...seal, stage: "reveal", commitments: [told.hash, given.hash] }, live);
  const check = (changed) => other.check("x", { secret: given.secret, contributions: [told.part, given.part], ...changed });
  return {
    ...told,
    whole: check({}),
    late: check({ contributions: [told.hash, given.part] }),
    left: check({ contributions: ["", given.part] }),
    secret: check({ secret: "ff" }),
    others: check({ contributions: [told.part, "other"] }),
    unknown: other.check("y", { secret: given.secret, contributions: [] }),
    before: other.check("x", { contributions: [] }),
  };
"""


def test_its_hash_is_sha_256(page: Page) -> None:
    open_site(page)
    lengths = [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]
    hashes = run(page, "sha256", HASHES, lengths=lengths)
    assert hashes == [hashlib.sha256(bytes(range(length))).hexdigest() for length in lengths]


def test_a_deal_that_was_changed_is_found_out(page: Page) -> None:
    open_site(page)
    secret = bytes(range(32))
    told = run(
        page, "chance", DEAL, secret=secret.hex(), seal=hashlib.sha256(secret).hexdigest(),
        part="p", hash=hashlib.sha256(b"p").hexdigest(),
    )  # fmt: skip
    assert hashlib.sha256(told.pop("part").encode()).hexdigest() == told.pop("hash")
    assert told == {
        "whole": "agrees",
        "late": "late",
        # What this browser committed to can't be left out.
        "left": "differs",
        "secret": "differs",
        "others": "differs",
        "unknown": None,
        "before": None,
    }
