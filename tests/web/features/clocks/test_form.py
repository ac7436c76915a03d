"""The form for a new table's time control."""

import pytest
from tests.web.harness import GAME, Server

from spadework.web.features.clocks.form import FIELDS, UnknownChoiceError, chosen, stored_terms, terms_text, usual
from spadework.web.features.clocks.service import DAY, TimeControl, as_json, time_control_from
from spadework.web.server.requests import page_words


def test_the_usual_terms() -> None:
    assert stored_terms(usual()) is None
    assert time_control_from(stored_terms(usual() | {"kind": "live"})) == TimeControl("live", 600, 10)
    days = TimeControl("days", 3 * DAY, DAY / 2, 5 * DAY, nights=True, holidays=7)
    assert time_control_from(stored_terms(usual() | {"kind": "days"})) == days


def test_the_maximum_is_at_least_the_initial_bank() -> None:
    terms = time_control_from(stored_terms(chosen({"time": "days", "time-days-bank": "7", "time-days-most": "2"})))
    assert terms is not None
    assert (terms.bank, terms.most, terms.nights) == (7 * DAY, 7 * DAY, False)


@pytest.mark.parametrize("field", ["time", *(f"time-{name}" for name in FIELDS)])
def test_only_offered_choices_are_accepted(field: str) -> None:
    with pytest.raises(UnknownChoiceError, match="999"):
        chosen({"time": "live", field: "999"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_terms_in_words(language: str) -> None:
    words = page_words()[language]
    assert terms_text(None, words) == ""
    assert "10" in terms_text(as_json(TimeControl("live", 600, 5)), words)
    told = terms_text(as_json(TimeControl("days", 3 * DAY, DAY / 2, 5 * DAY, True, 7)), words)
    assert all(number in told for number in ("3", "12", "5", "7"))
    rests = [
        terms_text(as_json(TimeControl("days", 3 * DAY, DAY / 2, 5 * DAY, nights, 7, weekends)), words)
        for nights in (False, True)
        for weekends in (False, True)
    ]
    assert told in rests
    assert len(set(rests)) == 4
    assert all(text.startswith(rests[0]) for text in rests)


async def test_invitations_show_the_time_control_and_the_form_keeps_it(server: Server) -> None:
    host, friend = await server.guest(), await server.guest()
    table = await host.open_table("me link", **{"time": "live", "time-live-bank": "20"})
    line = await host.line(table)
    seal = await line.hear_until("seal")
    page = (await friend.http.get(seal["invites"][0]["url"])).text
    assert "20 minutes, plus 10 seconds" in page
    wrong = await host.http.post(f"/games/{GAME}/new", data={"seats": "99", "time": "days", "time-days-bank": "7"})
    assert '<option value="7" selected>7 days' in " ".join(wrong.text.split())
    assert '<input type="radio" name="time" value="days" checked>' in wrong.text


async def test_the_weekend_option_is_shown_in_lobby_waiting_room_and_table(server: Server) -> None:
    host = await server.guest()
    form = (await host.http.get(f"/games/{GAME}/new")).text
    assert 'name="time-nights" value="yes" checked>' in form
    assert 'name="time-weekends" value="yes">' in form
    table = await host.open_table("me link", time="days", joining="anybody", **{"time-weekends": "yes"})
    told = "holidays: 7 days. Weekends don’t count."
    for page in (table, "/lobby"):
        assert told in (await host.http.get(page)).text
    friend = await server.guest()
    await friend.http.post(f"{table}/sit", data={"name": "Bo"})
    page = (await friend.http.get(table)).text
    assert told in page
    assert "data-by-zone" in page
