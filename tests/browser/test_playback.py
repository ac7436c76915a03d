"""Event playback in a browser: the log by turns, and events that play one after another."""

import pytest
from playwright.sync_api import Page
from tests.browser.modules import open_site, run


@pytest.fixture(autouse=True)
def site(page: Page) -> None:
    """An empty page that can load the modules."""
    open_site(page)


LOG = """
  document.body.innerHTML = "<div></div>";
  const place = document.body.firstChild;
  const log = new m.Log(place, "You");
  const names = ["Anna", "Ann", "Ben"];
  const lines = (turn, texts, first) => [...texts].map((text, index) => ({ version: first + index, turn, text }));
  const shown = () => [...place.children].map((turn) => {
    const told = [...turn.querySelectorAll("li")].map((one) => one.textContent + (one.matches(".new") ? "*" : ""));
    return `${turn.querySelector("h2").textContent}: ${told.join(" ")}`;
  });
"""


def test_the_log_groups_lines_by_turn_and_marks_new_ones(page: Page) -> None:
    body = """
      log.take({ seat: 0, names, log: [...lines("Anna", "ab", 1), ...lines("Ben", "c", 3)], fresh: true, faded: null });
      const found = [shown()];
      const before = place.children[0];
      log.take({ seat: 0, names, log: lines("Ben", "d", 4), fresh: false, faded: null });
      found.push(shown(), before === place.children[0]);
      log.acknowledge();
      found.push(shown());
      log.take({ seat: 1, names, log: lines("Cleo", "x", 1), fresh: true, faded: null });
      found.push(shown());
      log.clear();
      return [...found, shown()];
    """
    assert run(page, "features/playback/log", LOG + body) == [
        ["Anna: a b", "Ben: c"],
        ["Anna: a b", "Ben: c d*"],
        True,
        ["Anna: a b", "Ben: c d"],
        ["Cleo: x"],
        [],
    ]


def test_the_log_follows_until_its_reader_scrolls_back(page: Page) -> None:
    body = """
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const atEnd = async () => {
        await frame();
        await frame();
        return place.scrollHeight - place.scrollTop - place.clientHeight < 8;
      };
      place.style.cssText = "height: 120px; overflow: auto";
      let number = 1;
      const tell = (fresh) => {
        log.take({ seat: 0, names, log: lines(`turn ${number}`, "abcdefgh", 8 * number), fresh, faded: null });
        number += 1;
      };
      tell(true);
      tell(false);
      const found = [await atEnd()];
      // Elements above take room, and more lines arrive.
      place.style.height = "80px";
      found.push(await atEnd());
      tell(false);
      found.push(await atEnd());
      // Without a reader's hand it follows on: elements that are moved begin at their top.
      place.scrollTop = 0;
      await frame();
      tell(false);
      found.push(await atEnd());
      place.dispatchEvent(new Event("wheel"));
      place.scrollTop = 0;
      await frame();
      tell(false);
      place.style.height = "100px";
      found.push(await atEnd(), place.scrollTop);
      place.scrollTop = place.scrollHeight;
      await frame();
      tell(false);
      found.push(await atEnd());
      return found;
    """
    assert run(page, "features/playback/log", LOG + body) == [True, True, True, True, False, 0, True]


def test_faded_lines_disappear_from_the_log(page: Page) -> None:
    body = """
      const passing = lines("Anna", ["two pearls", "crosses"], 1);
      [passing[0].later, passing[1].later] = ["a card", ""];
      log.take({ seat: 0, names, log: [...passing, ...lines("Ben", "c", 3)], fresh: true, faded: null });
      const found = [shown()];
      log.take({ seat: 0, names, log: lines("Cleo", "d", 4), fresh: false, faded: [1, 2] });
      return [...found, shown()];
    """
    assert run(page, "features/playback/log", LOG + body) == [
        ["Anna: two pearls crosses", "Ben: c"],
        ["Ben: c", "Cleo: d*"],
    ]


def test_log_lines_begin_with_the_emblem_of_the_acting_seat(page: Page) -> None:
    body = """
      const told = ["Anna digs.", "Ben digs.", "Ben rests.", "Nobody digs.", "Ben’s turn.", "Annabel digs.", "Ben (Red) digs.",
        "Ben (Red) rests."];
      log.take({ seat: -1, names, log: lines("Round 1: Anna", told, 1), fresh: true, faded: null });
      return [...place.querySelectorAll("li")].map((line) => [
        line.querySelector("use")?.getAttribute("href") ?? "", line.querySelector(".aside-only")?.textContent ?? "", line.textContent,
      ]);
    """
    anna, ben = "#sprite-emblem-0", "#sprite-emblem-2"
    assert run(page, "features/playback/log", LOG + body) == [
        [anna, "Anna ", "Anna digs."],
        [ben, "", "Ben digs."],
        [ben, "Ben ", "Ben rests."],
        ["", "", "Nobody digs."],
        [ben, "", "Ben’s turn."],
        ["", "", "Annabel digs."],
        [ben, "", "Ben (Red) digs."],
        [ben, "", "Ben (Red) rests."],
    ]


def test_lines_about_you_have_the_readers_emblem(page: Page) -> None:
    body = """
      log.take({ seat: 0, names, log: lines("Round 1: Ben", ["You dig.", "You rest.", "Your turn."], 1), fresh: true, faded: null });
      return [...place.querySelectorAll("li")].map((line) => [
        line.querySelector("use")?.getAttribute("href") ?? "", line.querySelector(".aside-only")?.textContent ?? "",
      ]);
    """
    anna = "#sprite-emblem-0"
    assert run(page, "features/playback/log", LOG + body) == [[anna, ""], [anna, ""], ["", ""]]


def test_the_outcome_is_from_the_last_turn_that_had_one(page: Page) -> None:
    body = """
      const found = [log.outcome()];
      log.take({ seat: 0, names, log: lines("Anna", "a", 1), fresh: true, faded: null });
      found.push(log.outcome());
      const home = { version: 2, turn: "Anna", text: "home", outcome: true };
      log.take({ seat: 0, names, log: [home, ...lines("Ben", "b", 3)], fresh: false, faded: null });
      found.push(log.outcome(), log.latest().map((line) => line.text));
      return found;
    """
    assert run(page, "features/playback/log", LOG + body) == [[], ["a"], ["home"], ["a", "home", "b"]]


EVENTS = """
  document.body.innerHTML = "<div></div>";
  const place = document.body.firstChild;
  const drawn = [];
  let pace = "normal";
  const playback = new m.Playback(place, () => pace, () => {});
  const happening = (name, ...captions) => ({
    captions: captions.map((text) => ({ text })),
    show: (travel) => void drawn.push(`${name}${travel ? "" : " at once"}`), done: () => drawn.push(`${name} done`),
  });
  const said = () => [...place.children].map((one) => one.textContent).join(" ");
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
"""


@pytest.mark.long
def test_events_play_one_after_another(page: Page) -> None:
    body = """
      playback.take([happening("one", "a", "b"), happening("two", "c")]);
      const found = [said(), [...drawn]];
      await wait(900);
      found.push(said(), [...drawn]);
      await wait(800);
      found.push(said(), [...drawn]);
      await wait(900);
      return [...found, playback.playing, [...drawn]];
    """
    assert run(page, "features/playback/playback", EVENTS + body) == [
        "a",
        ["one"],
        "a b",
        ["one", "one done"],
        "b c",
        ["one", "one done", "two", "two done"],
        False,
        ["one", "one done", "two", "two done"],
    ]


def test_skipping_playback_shows_the_end_immediately(page: Page) -> None:
    body = """
      playback.take([happening("one", "a", "b"), happening("two", "c"), happening("three", "d")]);
      playback.skip();
      return [said(), drawn, playback.playing];
    """
    assert run(page, "features/playback/playback", EVENTS + body) == [
        "",
        ["one", "one done", "two at once", "two done", "three", "three done"],
        False,
    ]


def test_an_event_ends_with_its_last_caption_after_its_animations(page: Page) -> None:
    body = """
      const moving = happening("one", "a");
      moving.show = () => { drawn.push("one"); return 200; };
      const end = new Promise((resolve) => { moving.done = () => resolve(Date.now() - began); });
      const began = Date.now();
      playback.take([moving, happening("two", "b")]);
      const found = [said(), [...drawn]];
      const length = await end;
      return [...found, length >= 200, said(), drawn];
    """
    assert run(page, "features/playback/playback", EVENTS + body) == ["a", ["one"], True, "a", ["one"]]


def test_events_that_wait_too_long_are_skipped(page: Page) -> None:
    body = """
      const long = (name) => happening(name, "x".repeat(200));
      playback.take([happening("one", "a")]);
      playback.take([long("two"), long("three"), long("four")]);
      return [said(), drawn, playback.queue.length];
    """
    assert run(page, "features/playback/playback", EVENTS + body) == [
        "a " + "x" * 200,
        ["one", "one done", "two at once", "two done", "three at once", "three done", "four", "four done"],
        0,
    ]


def test_playback_reports_when_it_begins_and_ends(page: Page) -> None:
    body = """
      const states = [];
      const watched = new m.Playback(place, () => "normal", () => {}, () => states.push(watched.playing));
      watched.take([happening("one", "a"), happening("two", "b")]);
      watched.skip();
      return [states[0], states.at(-1)];
    """
    assert run(page, "features/playback/playback", EVENTS + body) == [True, False]


def test_with_the_pace_off_events_appear_immediately_and_are_read_aloud(page: Page) -> None:
    body = """
      pace = "off";
      playback.take([happening("one", "a", "b")]);
      return [said(), place.firstChild.className, drawn];
    """
    assert run(page, "features/playback/playback", EVENTS + body) == ["a b", "aside-only", ["one", "one done"]]


TABLE = """
  const parts = ["div id=lines", "div id=captions", "div id=news", "p id=outcome", "button id=retell", "button id=skip", "div id=board"];
  document.body.innerHTML = `<main>${parts.map((part) => `<${part}></${part.split(" ")[0]}>`).join("")}</main>`;
  const page = document.querySelector("main");
  const at = (id) => document.getElementById(id);
  const reached = [];
  const drawn = [];
  const playback = new m.TablePlayback(page, { pace: () => "normal", earlier: async () => null, draw: () => 0, playSound: () => {} });
  const view = (version, texts, more = {}) => ({
    seat: 0, version, moves: [], over: false, fresh: false, faded: null, reaction: null,
    names: ["Anna", "Ben"], log: texts.map((text) => ({ version, turn: "Anna", text })), ...more,
  });
  const take = (next) => playback.take(next, {
    picture: "", show: () => { drawn.push(next.version); return 0; }, done: () => { reached.push(next.version); return next.counted; },
  });
  const now = () => [[...drawn], [...reached], at("lines").querySelectorAll("li").length, at("skip").hidden];
"""


def test_log_and_moves_wait_for_the_picture(page: Page) -> None:
    body = """
      take(view(1, ["a"], { fresh: true }));
      const found = [now()];
      take(view(2, ["b", "c"]));
      take(view(3, ["d"]));
      found.push(now());
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: given.key, bubbles: true, cancelable: true }));
      return [...found, now()];
    """
    for key in (" ", "Escape"):
        found = run(page, "features/playback/playback", TABLE + body, key=key)
        assert found == [
            [[1], [1], 1, True],
            [[1, 2], [1], 1, False],
            [[1, 2, 3], [1, 2, 3], 4, True],
        ]


def test_the_log_reveals_the_winner_after_the_count(page: Page) -> None:
    body = """
      let end;
      const counted = new Promise((resolve) => { end = resolve; });
      take(view(1, ["a"], { fresh: true }));
      take(view(2, ["Ben wins."], { over: true, counted }));
      const found = [now()];
      end();
      await counted;
      return [...found, now()];
    """
    assert run(page, "features/playback/playback", TABLE + body) == [
        [[1, 2], [1, 2], 1, True],
        [[1, 2], [1, 2], 2, True],
    ]


@pytest.mark.parametrize("more", [{"over": True}, {"fresh": True}, {"reaction": {"of": 5, "left": 5}}])
def test_playback_catches_up_at_once(page: Page, more: dict[str, object]) -> None:
    body = """
      take(view(1, ["a", "b"]));
      take(view(2, ["c", "d"], given.more));
      return [drawn, reached];
    """
    assert run(page, "features/playback/playback", TABLE + body, more=more) == [[1, 2], [1, 2]]


def test_a_click_on_the_board_catches_up(page: Page) -> None:
    body = """
      take(view(1, ["a", "b"]));
      take(view(2, ["c", "d"]));
      page.click();
      const found = now();
      at("board").click();
      return [found, now()];
    """
    assert run(page, "features/playback/playback", TABLE + body) == [
        [[1], [], 0, False],
        [[1, 2], [1, 2], 4, True],
    ]


AUTOPLAY = """
  document.body.innerHTML = "<button></button><select><option selected>fast</option></select>";
  const [button, speed] = document.body.children;
  const shown = [];
  let step = 0;
  const autoplay = new m.Autoplay(button, speed, { play: "Play", pause: "Pause" }, async () => {
    shown.push(++step);
    return { more: step < 3, captioned: step === 1 };
  });
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
"""


def test_a_replay_plays_automatically_to_the_end(page: Page) -> None:
    body = """
      button.click();
      const found = [button.textContent];
      await wait(150);
      found.push([...shown]);
      await wait(400);
      return [...found, shown, button.textContent];
    """
    assert run(page, "pages/autoplay", AUTOPLAY + body) == ["Pause", [1], [1, 2, 3], "Play"]


def test_a_replay_stops_when_told_to(page: Page) -> None:
    body = """
      button.click();
      await wait(50);
      button.click();
      await wait(500);
      return [shown, button.textContent];
    """
    assert run(page, "pages/autoplay", AUTOPLAY + body) == [[1], "Play"]


def test_a_hint_for_an_earlier_replay_step_is_not_shown(page: Page) -> None:
    body = """
      document.body.innerHTML = "<button></button><div hidden><p></p><ol></ol></div>";
      const [button, panel] = document.body.children;
      let answer;
      window.fetch = () => new Promise((resolve) => {
        answer = (moves) => resolve({ ok: true, json: async () => ({ moves, reason: null, asked: "Best:", own: "Played." }) });
      });
      const replayHints = new m.ReplayHints(button, panel, { address: () => "/", thinking: "Thinking", failed: "Failed" });
      const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
      button.click();
      const found = [panel.textContent];
      answer([{ label: "Go home", expected: "wins 60", played: true }]);
      await wait();
      found.push(panel.textContent);
      button.click();
      replayHints.forget();
      answer([]);
      await wait();
      return [...found, panel.hidden];
    """
    assert run(page, "features/hints/replayhints", body) == ["Thinking", "Best:Go homewins 60Played.", True]


@pytest.mark.parametrize(
    ("room", "told"),
    [
        ("2rem", "Ben is home."),
        ("16rem", "Ben is home. Anna wins 5."),
        ("60rem", "Cem waits for somebody who helps. Ben is home. Anna wins 5."),
    ],
)
def test_a_long_outcome_is_cut_to_the_newest_sentences_that_fit(page: Page, room: str, told: str) -> None:
    body = """
      Object.assign(at("outcome").style, { overflow: "hidden", whiteSpace: "nowrap", width: given.room });
      const texts = ["Cem waits for somebody who helps.", "Ben is home. Anna wins 5."];
      const log = texts.map((text) => ({ version: 1, turn: "Anna", text, outcome: true }));
      take(view(1, [], { fresh: true, log }));
      return at("outcome").textContent;
    """
    assert run(page, "features/playback/playback", TABLE + body, room=room) == told


def test_the_last_turn_is_told_again_only_once_at_a_time(page: Page) -> None:
    body = """
      let come;
      const pictures = new Promise((resolve) => { come = resolve; });
      playback.earlier = () => pictures;
      take(view(2, ["a", "b"], { fresh: true }));
      const asked = [playback.tellAgain(), playback.tellAgain()];
      come(null);
      await Promise.all(asked);
      return playback.events.queue.length + Number(playback.events.playing);
    """
    assert run(page, "features/playback/playback", TABLE + body) == 1
