"""Every page in both languages, forms, and refusals."""

import re
from collections.abc import Mapping
from dataclasses import replace

import httpx
import pytest
from tests.web.harness import GAME, Server, serving

from spadework.engine.discovery import all_games, game_ids
from spadework.engine.game import Game
from spadework.engine.interface import MOST_SEATS
from spadework.engine.strength import Strength
from spadework.engine.words import LANGUAGES
from spadework.players import LEVELS
from spadework.web.server.middleware import HEADERS, own_path
from spadework.web.server.requests import page_words
from spadework.web.server.settings import Settings

KNOWN = Strength(
    ("mate", "deck-hand"), 200, 151.5, 240.25, 0.7575, 0.6936, 0.8117, 3, (4000, 4100), (0.002, 0.001), 7, "1.2.3"
)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_there_in_every_language(server: Server, language: str) -> None:
    guest = await server.guest(language)
    table = await guest.open_table("me here link")
    invite = (await (await guest.line(table)).hear())["invites"][0]["url"]
    dealt = await guest.open_table("me here")
    await guest.dealt(dealt)
    paths = ["/", "/verify", invite, table, dealt, f"{dealt}/replay", f"{dealt}/verify"]
    for game in game_ids():
        paths += [f"/games/{game}/new", f"/games/{game}/rules"]
    for path in paths:
        answer = await guest.http.get(path)
        assert answer.status_code == 200, path
        assert f'lang="{language}"' in answer.text
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert answer.headers["cache-control"] == "no-store"
        assert " style=" not in re.sub(r"<svg.*?</svg>", "", answer.text, flags=re.DOTALL)
        assert not re.search(r"<script(?![^>]*\bsrc=)(?![^>]*type=\"application/json\")", answer.text)


async def test_health(server: Server) -> None:
    guest = await server.guest()
    answer = (await guest.http.get("/health")).json()
    assert answer["ok"] is True
    assert answer["version"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seats": "99"}, "Choose 2 to"),
        ({"seats": "two"}, "Choose 2 to"),
        ({"seats": ""}, "Choose 2 to"),
        ({"kind-1": "cat"}, "Seat 2: choose who plays"),
        ({"level-1": "genius"}, "Seat 2: choose a computer player"),
        ({"name-0": "x" * 25}, "is too long"),
        ({"name-0": "a\x00b"}, "characters we can’t show"),
        ({"name-0": "a\ue000b"}, "characters we can’t show"),
        ({"kind-1": "here", "name-0": "Ada", "name-1": "ADA"}, "both be called"),
        ({"kind-1": "here", "name-0": "Ada", "name-1": "\u0410da\u034f"}, "both be called"),
    ],
)
async def test_an_invalid_form_is_shown_again_with_the_error(
    server: Server, changed: Mapping[str, str], said: str
) -> None:
    guest = await server.guest()
    answer = await guest.http.post(
        f"/games/{GAME}/new", data={"seats": "2", "kind-0": "me", "kind-1": "computer", **changed}
    )
    assert answer.status_code == 422
    assert said in answer.text
    assert await server.site.storage.tables_of("anybody") == []


async def test_what_was_filled_in_stays_in_the_form(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "9", "name-0": "<Ada & Bo>"})
    assert "&lt;Ada &amp; Bo&gt;" in answer.text
    assert "<Ada" not in answer.text


async def test_options_are_kept_and_unknown_choices_refused(server: Server) -> None:
    game = all_games()[GAME]
    option = game.options()[0]
    guest = await server.guest()
    table = await guest.open_table(**{f"option-{option.name}": option.choices[-1]})
    async with server.live(table) as live:
        assert live.stored.options[option.name] == option.choices[-1]
    answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2", f"option-{option.name}": "cake"})
    assert answer.status_code == 422
    assert "choose “cake”" in answer.text


async def test_a_deck_from_the_data_folder(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADEWORK_DATA", str(server.settings.folder))
    game = all_games()[GAME]
    folder = server.settings.folder / "decks" / GAME
    folder.mkdir(parents=True)
    (folder / "printed.toml").write_text((game.folder / "deck.toml").read_text("utf-8"), "utf-8")
    (folder / "torn.toml").write_text("cards = ", "utf-8")
    guest = await server.guest()
    assert "printed" in (await guest.http.get(f"/games/{GAME}/new")).text
    table = await guest.open_table("me here", **{"option-deck": "printed"})
    assert "printed" in (await guest.http.get(table)).text
    await guest.dealt(table)
    refusal = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2", "option-deck": "torn"})
    assert refusal.status_code == 422
    assert "The deck “torn” can" in refusal.text


async def test_too_many_new_tables(server: Server) -> None:
    guest = await server.guest()
    for _ in range(server.settings.tables):
        await guest.open_table("me here")
    answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2"})
    assert answer.status_code == 429


async def test_too_many_unfinished_tables(warm_games: None, settings: Settings) -> None:  # noqa: ARG001
    async with serving(replace(settings, unfinished=2)) as server:
        guest, other = await server.guest(), await server.guest()
        tables = [await guest.open_table("me link") for _ in range(2)]
        answer = await guest.http.post(f"/games/{GAME}/new", data={"seats": "2"})
        assert answer.status_code == 429
        assert "You have 2 unfinished games." in answer.text.replace("\u2068", "").replace("\u2069", "")
        assert (await guest.http.post(f"{tables[0]}/cancel")).status_code == 303
        await guest.open_table("me link")
        await other.open_table("me link")


async def test_sitting_down(server: Server) -> None:
    host, guest, late = await server.guest(), await server.guest(), await server.guest()
    table = await host.open_table("me link link", **{"name-0": "Ada"})
    first, second = (await (await host.line(table)).hear())["invites"]
    assert "invites" in (await (await guest.line(table)).hear())
    for name, said in (("ada", "both be called"), ("x" * 30, "too long")):
        answer = await guest.http.post(first["url"], data={"name": name})
        assert answer.status_code == 422
        assert said in answer.text
    assert (await guest.http.post(first["url"], data={"name": " Bo  Bo "})).status_code == 303
    assert (await guest.http.get(first["url"])).headers["location"] == table
    assert (await guest.http.post(first["url"], data={"name": "again"})).status_code == 303
    assert (await late.http.get(f"{table}/join/guessed")).status_code == 404
    assert (await late.http.post(second["url"], data={})).status_code == 303
    last = await server.guest()
    for answer in (await last.http.get(first["url"]), await last.http.post(first["url"], data={"name": "Cy"})):
        assert answer.status_code == 409
        assert "Someone already sits here" in answer.text
    async with server.live(table) as live:
        assert live.names == ["Ada", "Bo Bo", "Player 3"]


async def test_an_invitation_says_who_invites(server: Server) -> None:
    host, guest = await server.guest(), await server.guest("de")
    named, unnamed = [
        (await (await host.line(await host.open_table("me link", **fields))).hear())["invites"][0]["url"]
        for fields in ({"name-0": "Ada"}, {"name-0": "Player 1"})
    ]
    assert "<h1>Ada lädt dich ein: " in (await guest.http.get(named)).text
    assert "<h1>Du bist eingeladen: " in (await guest.http.get(unnamed)).text


async def test_a_name_is_kept_for_the_next_table(server: Server) -> None:
    host, guest = await server.guest(), await server.guest()
    table = await host.open_table("me link", **{"name-0": "Zoë Ä."})
    (invite,) = (await (await host.line(table)).hear())["invites"]
    assert (
        'name="name-0" data-for="me here" aria-label="Name in seat 1" value="Zoë Ä."'
        in (await host.http.get(f"/games/{GAME}/new")).text
    )
    played = (await host.http.post(f"/games/{GAME}/play")).headers["location"]
    async with server.live(played) as live:
        assert live.names[0] == "Zoë Ä."
    assert 'value=""' in (await guest.http.get(invite["url"])).text
    await guest.http.post(invite["url"], data={"name": "Finch"})
    # A computer player gives way.
    again = (await guest.http.post(f"/games/{GAME}/play")).headers["location"]
    async with server.live(again) as live:
        assert live.names[:2] == ["Finch", "Finch (2)"]


async def test_only_people_are_named_in_the_form(server: Server) -> None:
    guest = await server.guest()
    table = await guest.open_table("computer me", **{"name-0": "Ada", "name-1": "Ada"})
    async with server.live(table) as live:
        assert live.names[1] == "Ada"
        assert live.names[0] != "Ada"


async def test_the_address_of_a_quick_game_leads_to_the_form(server: Server) -> None:
    answer = await (await server.guest()).http.get(f"/games/{GAME}/play")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/games/{GAME}/new")


@pytest.mark.parametrize("kept", ["x" * 25, "a%00b", "%20a", "a%E2%80%AEb"])
async def test_a_kept_name_that_can_t_be_used_is_forgotten(server: Server, kept: str) -> None:
    guest = await server.guest()
    guest.http.cookies.set("spadework_name", kept)
    assert (await guest.http.post(f"/games/{GAME}/play")).status_code == 303
    assert kept not in (await guest.http.get(f"/games/{GAME}/new")).text


async def test_only_the_host_gets_the_invitations(server: Server) -> None:
    host, guest = await server.guest(), await server.guest()
    table = await host.open_table("me link")
    (invite,) = (await (await host.line(table)).hear())["invites"]
    assert (await (await guest.line(table)).hear())["invites"] == []
    token = invite["url"].rpartition("/")[2]
    assert token not in (await guest.http.get(table)).text
    assert len(token) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/nothing", "/tables/x", "/games/chess/new", "/games/chess/rules", "/static/no.js"])
async def test_unknown_pages_are_not_found(server: Server, path: str, language: str) -> None:
    guest = await server.guest(language)
    answer = await guest.http.get(path)
    assert answer.status_code == 404
    assert f'lang="{language}"' in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_errors_as_data_for_programs(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.get("/tables/x/record.json", headers={"Accept": "*/*"})
    assert (answer.status_code, answer.json()) == (404, {"error": "This table doesn’t exist."})
    assert "<html" in (await guest.http.get("/tables/x/record.json")).text


async def test_a_wrong_method(server: Server) -> None:
    guest = await server.guest()
    assert (await guest.http.post("/health")).status_code == 405
    assert (await guest.http.delete("/")).status_code == 405


async def test_a_server_error_page_reveals_no_details(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_guest: str) -> list[object]:
        raise RuntimeError("innermost secret")

    monkeypatch.setattr(server.site.storage, "tables_of", broken)
    transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
        answer = await browser.get("/")
    assert answer.status_code == 500
    assert "not your fault" in answer.text
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]


async def test_settings_are_kept_and_redirect_back(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.post("/settings", data={"language": "de", "scheme": "dark", "next": "/verify?x=1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/verify?x=1")
    text = (await guest.http.get("/verify")).text
    assert 'lang="de"' in text
    assert 'data-scheme="dark"' in text
    await guest.http.post("/settings", data={"language": "xx", "scheme": "pink", "next": "/"})
    text = (await guest.http.get("/verify")).text
    assert 'lang="de"' in text
    assert 'data-scheme="dark"' in text


@pytest.mark.parametrize(
    "path", ["https://other.example", "//other.example", "/\\other.example", "javascript:alert(1)", "", "/a\r\nX: y"]
)
async def test_redirects_never_lead_to_another_site(server: Server, path: str) -> None:
    assert own_path(path) == "/"
    guest = await server.guest()
    answer = await guest.http.post("/settings", data={"language": "de", "next": path})
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://other.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 303),
        ({}, 303),
    ],
)
async def test_forms_of_other_sites_are_refused(server: Server, headers: dict[str, str], status: int) -> None:
    guest = await server.guest()
    answer = await guest.http.post("/settings", data={"language": "de"}, headers=headers)
    assert answer.status_code == status
    own = await guest.http.post("/settings", data={"language": "de"}, headers={"Origin": server.address})
    assert own.status_code == 303


async def test_forms_that_are_too_large_or_broken(server: Server) -> None:
    guest = await server.guest()
    answer = await guest.http.post("/settings", data={"next": "x" * 100_000})
    assert answer.status_code == 413
    assert "The limit is 64 kilobytes" in answer.text

    async def drip() -> object:
        for _ in range(100):
            yield b"x" * 1000

    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert (await guest.http.post("/settings", content=drip(), headers=form)).status_code == 413  # type: ignore[arg-type]
    bad = {"Content-Type": "multipart/form-data"}
    assert (await guest.http.post("/settings", content=b"xx", headers=bad)).status_code == 400


async def test_every_rule_has_an_anchor(server: Server) -> None:
    guest = await server.guest()
    for game in all_games().values():
        text = (await guest.http.get(f"/games/{game.id}/rules")).text
        numbers = re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", game.rulebook("en"), re.MULTILINE)
        assert numbers
        for number in numbers:
            assert text.count(f'id="{number}"') == 1


async def test_one_click_opens_a_table_among_computer_players(server: Server) -> None:
    guest = await server.guest()
    for game in all_games().values():
        answer = await guest.http.post(f"/games/{game.id}/play")
        assert answer.status_code == 303
        async with server.live(answer.headers["location"]) as live:
            assert game.metadata is not None
            assert [seat.level for seat in live.seats] == [None, *["mate"] * (game.metadata.seats - 1)]
            assert live.names[:3] == ["Player 1", "Finch", "Hook"]
            assert live.stored.hints
    refused = await guest.http.post(f"/games/{GAME}/play", headers={"Origin": "https://other.example"})
    assert refused.status_code == 403


async def test_the_form_for_friends_keeps_the_other_seats_for_links(server: Server) -> None:
    text = (await (await server.guest()).http.get(f"/games/{GAME}/new?with=friends")).text
    assert text.count('value="link" selected>') == all_games()[GAME].rules.SEATS[-1] - 1


async def test_static_files_are_revalidated(server: Server) -> None:
    guest = await server.guest()
    for path in ("/static/core/page.css", "/static/picture.css"):
        answer = await guest.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-cache"
        again = await guest.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code in {200, 304}
    assert (await guest.http.get("/static/../app.py")).status_code == 404
    assert (await guest.http.get("/static/%2e%2e/app.py")).status_code == 404


@pytest.mark.parametrize("game", all_games().values(), ids=game_ids())
async def test_the_form_tells_how_strong_the_levels_are(
    server: Server, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    least = game.rules.SEATS[0]
    strong = KNOWN._replace(players=("captain", *["mate"] * (least - 1)), wins=0.784)
    crowd = strong._replace(players=("captain", *["deck-hand"] * (least - 1)), wins=0.99)
    monkeypatch.setattr(Game, "levels", [crowd, strong])
    text = (await (await server.guest()).http.get(f"/games/{game.id}/new")).text
    against = "the mate" if least == 2 else f"{least - 1} mates; an equal player would win {round(100 / least)}"
    assert f"wins 78 of 100 games against {against}<" in text
    assert text.count("of 100 games") == 1
    monkeypatch.setattr(Game, "levels", [])
    text = (await (await server.guest()).http.get(f"/games/{game.id}/new")).text
    assert "Captain: thinks ahead" in text
    assert "of 100 games" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_words(language: str) -> None:
    words = page_words()[language]
    for level in LEVELS:
        assert words.has(f"level-{level}")
        assert words.has(f"level-{level}-name")
        one, many = (words.text(f"against-{level}", others=others) for others in (1, 2))
        assert "1" not in one
        assert many.startswith("2 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_has_a_name_for_a_computer_player(language: str) -> None:
    crew = [page_words()[language].text(f"crew-{seat + 1}") for seat in range(MOST_SEATS)]
    assert len(set(crew)) == MOST_SEATS
