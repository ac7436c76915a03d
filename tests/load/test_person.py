import asyncio
from random import Random

import pytest
from tests.load.person import Browser, Companion, PageError, Person, Sent
from tests.some_games import game_for
from tests.web.harness import Server

GAME = game_for(2).id


class Two(Companion):
    """Two people, the second of whom joins as soon as the first has an invitation."""

    def __init__(self, address: str, every: float = 0.01) -> None:
        self.people = [Person(Browser(address), Random(seed), every, self) for seed in range(2)]
        self.failures: list[str] = []
        self.coming: asyncio.Task[None] | None = None

    async def play(self) -> None:
        await self.people[0].open_table(GAME, 2)
        await self.people[0].stay()
        assert self.coming is not None
        await self.coming

    async def come(self, url: str) -> None:
        await self.people[1].accept(url)
        await self.people[1].stay()

    def invited(self, person: Person, urls: list[str]) -> None:
        if person is self.people[0] and self.coming is None:
            self.coming = asyncio.create_task(self.come(urls[0]))

    def failed(self, person: Person, why: str) -> None:  # noqa: ARG002
        self.failures.append(why)


@pytest.mark.long
@pytest.mark.slow
async def test_two_people_play_a_game_to_its_end(server: Server) -> None:
    two = Two(f"{server.address}/")
    await two.play()
    assert two.failures == []
    async with server.live(two.people[0].table) as live:
        assert live.table is not None
        assert live.table.over
        for seat, person in enumerate(two.people):
            made = [step.text for step in live.table.steps if step.seat == seat]
            assert [sent.move for sent in person.acknowledged] == made
            shown = live.table.draw(seat, person.language, person.wide)
            assert person.view["picture"]["parts"] == dict(shown.parts)
            assert person.bytes


class Cut(Two):
    """Two people; the first one's connection breaks once, as soon as a move has been sent."""

    cut = False

    def sent(self, person: Person, sent: Sent) -> None:  # noqa: ARG002
        if person is self.people[0] and len(person.acknowledged) == 3 and not self.cut:
            self.cut = True
            asyncio.get_running_loop().call_soon(person.cut)


@pytest.mark.long
@pytest.mark.slow
async def test_a_move_is_resent_over_a_new_connection(server: Server) -> None:
    two = Cut(f"{server.address}/")
    await two.play()
    assert two.failures == ["closed: 1006"]
    async with server.live(two.people[0].table) as live:
        assert live.table is not None
        made = [step.text for step in live.table.steps if step.seat == 0]
        assert [sent.move for sent in two.people[0].acknowledged] == made


async def test_a_person_does_not_return_to_a_missing_table(server: Server) -> None:
    two = Two(f"{server.address}/")
    person = two.people[0]
    person.sit_at("/tables/none")
    await person.stay()
    assert two.failures[-1] == "closed: 4404"
    assert not person.over


async def test_a_missing_page_is_an_error(server: Server) -> None:
    with pytest.raises(PageError, match="did not give out games/none/new: HTTP Error 404"):
        await Person(Browser(f"{server.address}/"), Random(1), 1.0).open_table("none", 2)
