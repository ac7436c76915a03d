import pytest

from spadework.players.scheduler import LEAST, Scheduler
from spadework.players.worker import Worker

WORKER = Worker()


def served(turns: Scheduler, count: int) -> str:
    """Return the tables of the next `count` tickets."""
    tickets = [turns.next_for(WORKER) for _ in range(count)]
    return "".join(ticket.table for ticket in tickets if ticket)


async def test_tables_are_served_first_come_first_served() -> None:
    turns = Scheduler()
    for table in "abc":
        turns.join(table, 1.0)
    assert served(turns, 4) == "abc"


async def test_every_table_has_its_turn_before_any_has_another() -> None:
    turns = Scheduler()
    for table in "aaabbc":
        turns.join(table, 1.0)
    assert [ticket.table for ticket in turns] == list("abcaba")
    assert served(turns, 6) == "abcaba"


async def test_a_table_that_asks_repeatedly_waits_for_all_others() -> None:
    turns = Scheduler()
    for table in "abbbb":
        turns.join(table, 1.0)
    order = ""
    for _ in range(8):
        order += served(turns, 1)
        if order.endswith("a"):
            turns.join("a", 1.0)
    assert order == "abbababa"


async def test_a_latecomer_does_not_wait_for_a_busy_table() -> None:
    turns = Scheduler()
    for table in "aaaa":
        turns.join(table, 1.0)
    assert served(turns, 3) == "aaa"
    turns.join("a", 1.0)
    turns.join("b", 1.0)
    assert served(turns, 3) == "baa"


async def test_a_ticket_may_be_reserved_for_one_worker() -> None:
    turns, other = Scheduler(), Worker()
    turns.join("a", 1.0, only=other)
    turns.join("b", 1.0)
    assert served(turns, 2) == "b"
    ticket = turns.next_for(other)
    assert ticket is not None
    assert ticket.table == "a"
    assert turns.next_for(other) is None


@pytest.mark.parametrize(
    ("waiting", "workers", "share"),
    [
        ([], 1, 2.0),
        ([10.0], 1, 2.0),
        ([2.0], 1, 1.0),
        ([2.0, 2.0, 2.0], 1, 0.5),
        ([0.8, 2.0, 2.0], 1, 0.4),
        ([2.0], 2, 4 / 3),
        ([2.0, 2.0], 2, 1.0),
        ([float("inf"), 2.0], 1, 2 / 3),
        ([-1.0], 1, LEAST),
    ],
)
async def test_the_time_is_shared_among_waiting_tables(waiting: list[float], workers: int, share: float) -> None:
    turns = Scheduler()
    for number, due in enumerate(waiting):
        turns.join(str(number), 100 + due)
    assert turns.share(102.0, 100.0, workers) == pytest.approx(share)


async def test_no_table_is_late_under_constant_load() -> None:
    """Twenty tables ask again as soon as they have their answers. Time is simulated."""
    turns, now, late = Scheduler(), 0.0, 0
    dues = {str(table): 0.4 for table in range(20)}
    for table, due in dues.items():
        turns.join(table, due)
    shares = []
    for _ in range(200):
        ticket = turns.next_for(WORKER)
        assert ticket is not None
        shares.append(min(0.2, turns.share(ticket.due, now, 1)))
        now += shares[-1]
        late += now > ticket.due + 1e-9
        turns.join(ticket.table, now + 0.4)
    assert late == 0
    assert min(shares) > LEAST
    assert sum(shares[-100:]) / 100 == pytest.approx(0.4 / 20)
