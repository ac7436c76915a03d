"""A browser's seed contributions to a deal, and its check of the deal when the game is over."""

import hashlib

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run

pytestmark = pytest.mark.browser

HASHES = """
  return given.lengths.map((length) => m.sha256(new Uint8Array(length).map((_, index) => index)));
"""
DEAL = """
  const deals = new m.DealContributions(() => localStorage);
  const told = {};
  const live = { commit: (seat, seal, hash) => (told.hash = hash), contribute: (seat, seal, part) => (told.part = part) };
  const seal = { table: "x", commitment: given.seal, seats: [0], commitments: [] };
  deals.answer({ ...seal, stage: "commit" }, live);
  const other = new m.DealContributions(() => localStorage);
  other.answer({ ...seal, stage: "reveal", commitments: [told.hash, given.hash] }, live);
  const check = (contributions, changed = {}, result = {}) =>
    other.check("x", { seats: ["A", "B"], chance: { secret: given.secret, contributions, ...changed }, result });
  const found = (...contributions) => check(contributions).found;
  return {
    ...told,
    whole: check([told.part, given.part]),
    late: check([told.hash, given.part]),
    left: check(["", given.part]),
    none: check([]),
    computer: found(told.part, null),
    another: found(told.part, given.hash),
    more: found(told.part, given.part, ""),
    secret: check([told.part, given.part], { secret: "ff" }).found,
    others: found(told.part, "other"),
    cut: check([told.part, given.part], {}, null).found,
    unknown: other.check("y", { seats: ["A"], chance: { secret: given.secret, contributions: [] }, result: {} }),
    before: other.check("x", { seats: ["A"], chance: { contributions: [] }, result: {} }),
  };
"""
ALONE = """
  const deals = new m.DealContributions(() => localStorage);
  const told = [];
  const live = { commit: () => told.push("commit"), contribute: (seat, seal, part) => told.push({ seal, part }) };
  const ask = (seal, stage, commitments) => deals.answer({ table: "x", commitment: seal, stage, seats: [0], commitments }, live);
  const check = (...contributions) => deals.check("x", { seats: ["A", "B"], chance: { secret: given.secret, contributions }, result: {} });
  ask(given.other, "reveal", [null, null]);
  ask(given.seal, "reveal", [null, null]);
  const [first, second] = told.map(({ part }) => part);
  const checked = { right: check(second, null), old: check(first, null).found, others: check(second, "x").found };
  told.length = 0;
  // A player who has not committed reveals nothing; one who finds another hash as its own reveals a different contribution.
  ask("33", "reveal", [null, "44"]);
  const silent = told.length;
  ask("55", "reveal", ["66", "44"]);
  return { ...checked, again: first === second, silent, lost: told.map(({ seal }) => seal), vain: check(second, null).void };
"""


def test_its_hash_is_sha_256(page: Page) -> None:
    open_site(page)
    lengths = [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]
    hashes = run(page, "features/verify/sha256", HASHES, lengths=lengths)
    assert hashes == [hashlib.sha256(bytes(range(length))).hexdigest() for length in lengths]


def test_a_changed_deal_is_detected(page: Page) -> None:
    open_site(page)
    secret = bytes(range(32))
    told = run(
        page, "features/verify/contribution", DEAL, secret=secret.hex(), seal=hashlib.sha256(secret).hexdigest(),
        part="p", hash=hashlib.sha256(b"p").hexdigest(),
    )  # fmt: skip
    assert hashlib.sha256(told.pop("part").encode()).hexdigest() == told.pop("hash")
    assert told == {
        "whole": {"found": "agrees", "missing": 0, "void": 0},
        "late": {"found": "missing", "missing": 1, "void": 0},
        "left": {"found": "missing", "missing": 1, "void": 0},
        "none": {"found": "missing", "missing": 2, "void": 0},
        # A seat that has committed is not a computer player's.
        "computer": "missing",
        "another": "missing",
        "more": "differs",
        "secret": "differs",
        "others": "differs",
        "cut": "unfinished",
        "unknown": None,
        "before": None,
    }


def test_deals_that_were_not_played_are_counted_as_void(page: Page) -> None:
    open_site(page)
    secret = bytes(range(32))
    told = run(
        page,
        "features/verify/contribution",
        ALONE,
        secret=secret.hex(),
        seal=hashlib.sha256(secret).hexdigest(),
        other="22" * 32,
    )
    assert told == {
        "right": {"found": "agrees", "missing": 0, "void": 1},
        # A revealed contribution is known, so another deal gets a new one.
        "old": "differs",
        "again": False,
        "others": "differs",
        "silent": 0,
        "lost": ["55"],
        "vain": 2,
    }
