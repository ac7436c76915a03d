// The table page: puts the live line, the picture, the bar, the list of moves and the log together.

import { Board } from "./board.js";
import { showClock } from "./clock.js";
import { keepClearOf } from "./dock.js";
import { Guide } from "./guide.js";
import { openRules } from "./rules.js";
import { Hints } from "./hints.js";
import { Live } from "./live.js";
import { contribution, showLobby } from "./lobby.js";
import { MoveList } from "./movelist.js";
import { part } from "./parts.js";
import { Picture } from "./picture.js";
import { NOTHING, choose, click, cycle, preview, takeBack, turns, unpictured } from "./picks.js";
import { showResult } from "./result.js";
import { settings } from "./settings.js";
import { offerSettings } from "./settingsdialog.js";
import { showSheet } from "./sheet.js";
import { loadSprites } from "./sprites.js";
import { Story } from "./story.js";
import { listed, made, wordsOf } from "./words.js";

/**
 * @import { Choice } from "./board.js"
 * @import { Curtain, Failure, Hint, Person, Refused, Seal, View } from "./live.js"
 * @import { Move, Selection } from "./picks.js"
 */

const IN_THE_BAR = 4;
const MOMENT = 400; // milliseconds in which nobody notices a change

const page = part(document, "#main");
const at = (/** @type {string} */ id) => part(page, `#${id}`);
const words = wordsOf(page);
/** @type {Person[]} */
const screen = JSON.parse(words("screen"));
const wide = matchMedia("(width >= 72rem)");
const [boardPlace, dock, ask, turn, back] = ["board", "dock", "ask", "turn", "back"].map(at);
const confirm = part(page, "#confirm", HTMLButtonElement);
const [curtain, rules] = ["#curtain", "#rules"].map((id) => part(page, id, HTMLDialogElement));

/** @type {View | null} */
let view = null;
let selection = NOTHING;
/** @type {number | null} */
let wanted = null; // the seat whose view is to be shown next, while the table is covered
let typedLast = false;

const board = new Board(boardPlace, clicked);
const picture = new Picture();
const story = new Story(page, {
  pace: () => settings.get("pace"),
  earlier: pictureOf,
  draw: (text) => showPicture(text, true),
});
const list = new MoveList(part(page, "#moves", HTMLDetailsElement), words, { chosen: chooseFromList, played: playTyped });
const hints = new Hints(at("hint"), at("hints"), words, {
  asked: () => view !== null && live.hint(view.seat, view.decision),
  chosen: (move) => {
    chooseFromList(move, true);
    soon(() => board.showMarked(innerHeight - dock.offsetHeight));
  },
});
const live = new Live(words("live"), {
  language: document.documentElement.lang,
  wide: wide.matches,
  told: { open: found, lost, gone, seal, view: arrived, curtain: cover, played: acknowledged, refused, error, hint: hinted },
});
const guide = document.querySelector("#guide") && new Guide(at("guide"), words, {
  read: (lessons) => live.read(lessons),
  point: (ids) => board.point(ids),
  show: (text) => {
    const move = offered().find((one) => one.text === text);
    if (move) chooseFromList(move, true);
  },
});

// What the line tells

function found() {
  at("line").hidden = true;
}

/** @param {number} seconds */
function lost(seconds) {
  hints.giveUp();
  sayLine(words("lost", { seconds }), true);
}

function gone() {
  const reason = at("line").hidden ? "" : part(page, "#line span").textContent;
  sayLine(reason || words("gone"), false);
}

/** @param {Failure} message */
function error({ reason }) {
  hints.giveUp();
  sayLine(reason, false);
  showSelection();
}

/**
 * @param {string} text
 * @param {boolean} retry
 */
function sayLine(text, retry) {
  part(page, "#line span").textContent = text;
  at("retry").hidden = !retry;
  at("line").hidden = false;
}

/** @param {Seal} message */
function seal(message) {
  for (const seat of message.seats) live.contribute(seat, contribution(seat));
  board.clear();
  boardPlace.hidden = dock.hidden = true;
  showLobby(at("lobby"), message, words);
}

/** @param {View} next */
function arrived(next) {
  if (curtain.open && next.seat !== wanted && !next.over) return;
  const handed = curtain.open;
  uncover();
  const sameChoice = view?.seat === next.seat && view.decision === next.decision;
  const newChoice = next.moves.length > 0 && !(sameChoice && view && view.moves.length > 0);
  view = next;
  if (!sameChoice || !isThere(selection, next.moves)) selection = NOTHING;
  document.title = next.title;
  at("lobby").hidden = true;
  boardPlace.hidden = dock.hidden = false;
  const drawn = picture.take(next.picture);
  story.take(next, {
    picture: drawn,
    show: (travel) => showPicture(drawn, travel && !handed),
    done: () => next.result && finish(next.result),
  });
  list.show(next.moves);
  hints.follow(next);
  guide?.follow(next.guide);
  showClock(at("clock"), next.reaction);
  showSelection();
  if (handed) boardPlace.focus({ preventScroll: true });
  if ((newChoice || !next.moves.length) && !elsewhere(document.activeElement)) scroll();
}

/**
 * Who writes or reads at another place of the page is not called away.
 * @param {Element | null} held
 */
function elsewhere(held) {
  return held !== document.body && !boardPlace.contains(held) && !dock.contains(held);
}

/**
 * Whether a selection goes with some moves.
 * @param {Selection} held
 * @param {Move[]} moves
 */
function isThere(held, moves) {
  if (held.chosen !== null) return moves.some((move) => move.text === held.chosen);
  return held.clicked.every((id) => moves.some((move) => move.picks.some((ids) => ids.includes(id))));
}

/**
 * @param {string} text
 * @param {boolean} travel
 */
function showPicture(text, travel) {
  try {
    board.show(text, situation(), travel);
  } catch (failure) {
    console.error(failure);
    board.clear();
    boardPlace.append(made("p", words("picture"), { class: "alert" }));
  }
}

/**
 * The picture of an earlier version, null where it can't be had.
 * @param {number} seat
 * @param {number} version
 */
async function pictureOf(seat, version) {
  const url = new URL(words("earlier", { step: version, seat }), location.origin);
  url.searchParams.set("wide", wide.matches ? "1" : "0");
  /** @type {{step: number, picture: string} | null} */
  const answer = await fetch(url).then((reply) => (reply.ok ? reply.json() : null)).catch(() => null);
  return answer && answer.step === version ? answer.picture : null;
}

/** @param {NonNullable<View["result"]>} result */
function finish(result) {
  const first = at("result").hidden;
  showResult(at("result"), result, words);
  if (!first) return;
  part(page, "#result h2").focus({ preventScroll: true });
  at("result").scrollIntoView();
}

function acknowledged() {
  at("line").hidden = true;
  story.acknowledge();
  refuse("");
  list.clear();
  showSelection();
}

/** @param {Refused} message */
function refused({ reason }) {
  selection = NOTHING;
  if (typedLast) list.refuse(reason);
  else refuse(reason);
}

/** @param {Hint} message */
function hinted(message) {
  if (message.seat === view?.seat && message.decision === view.decision) hints.take(message);
  showSelection();
}

/** @param {string} reason */
function refuse(reason) {
  at("refusal").textContent = reason;
  at("refusal").hidden = !reason;
}

// Covering the table, when the screen goes to somebody else

/** @param {Person | Curtain} next */
function cover({ seat, name }) {
  showClock(at("clock"), null);
  view = null;
  wanted = null;
  selection = NOTHING;
  board.clear();
  story.clear();
  list.show([]);
  list.clear();
  hints.follow(null);
  refuse("");
  rules.close();
  showSelection();
  at("curtain-name").textContent = words("person", { name });
  at("look").textContent = words("show", { name });
  const changed = curtain.open && curtain.dataset.seat !== String(seat);
  const drawn = performance.now();
  curtain.dataset.seat = String(seat);
  // Whoever was about to lift the curtain for somebody else must not lift it for this one.
  at("look").onclick = () => changed && performance.now() - drawn < MOMENT ? null : look(seat);
  const others = screen.filter((other) => other.seat !== seat);
  at("others").replaceChildren(...others.map((other) => handle(words("show", other), () => look(other.seat))));
  if (!curtain.open) curtain.showModal();
}

// While there is time to react, the table waits for those who share a screen.
/** @param {Person} other */
function handOver(other) {
  if (view?.reaction?.of) live.cover(other.seat);
  cover(other);
}

/** @param {number} seat */
function look(seat) {
  wanted = seat;
  live.look(seat);
}

function uncover() {
  wanted = null;
  if (curtain.open) curtain.close();
}

/**
 * @param {string} text
 * @param {() => void} done
 */
function handle(text, done) {
  const button = made("button", text, { type: "button" });
  button.addEventListener("click", done);
  return button;
}

// Choosing a move

/** @returns {Choice} */
function situation() {
  const moves = offered();
  return { moves, selection, previewed: preview(moves, selection) };
}

function offered() {
  return view?.moves ?? [];
}

/** @param {Selection} next */
function select(next) {
  selection = next;
  refuse("");
  showSelection();
}

/** @param {string} id */
function clicked(id) {
  select(click(offered(), selection, id));
  soon(scroll);
}

/**
 * Not before the bar has taken its new height, and not away from what has the focus by then.
 * @param {() => void} scrolling
 */
function soon(scrolling) {
  const held = document.activeElement;
  requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === held && scrolling()));
}

function scroll() {
  board.comeIntoView(innerHeight - dock.offsetHeight);
}

/**
 * @param {Move | null} move
 * @param {boolean} fromList
 */
function chooseFromList(move, fromList) {
  select(move ? choose(move) : NOTHING);
  if (fromList) confirm.focus();
}

/** @param {string} text */
function play(text) {
  if (!view || live.unacknowledged) return;
  story.skip();
  live.move(view.seat, view.decision, text);
  showSelection();
}

/** @param {string} text */
function playTyped(text) {
  typedLast = true;
  if (view?.moves.length) play(text);
  else list.refuse(words("unknown", { move: text }));
}

function playPreviewed() {
  const { previewed } = situation();
  if (!previewed) return;
  typedLast = false;
  play(previewed.text);
}

// The bar

function showSelection() {
  const now = situation();
  const sending = live.unacknowledged !== null;
  board.mark(now);
  list.mark(now.previewed, selection.clicked);
  hints.mark(now.previewed);
  say(ask, asked(sending));
  say(at("preview"), now.previewed?.label ?? "");
  say(confirm, now.previewed?.label ?? words("confirm"));
  confirm.hidden = now.moves.length === 0;
  confirm.disabled = sending || !now.previewed;
  const { shown, of } = turns(now.moves, selection);
  turn.hidden = of < 2;
  say(turn, words("turn", { shown, of }));
  back.hidden = selection === NOTHING || (!selection.clicked.length && selection.chosen === null);
  showDirect(now);
  showHandles();
  keepFocus();
}

// Who plays with the keyboard goes on from the picture, when what had the focus is gone.
function keepFocus() {
  const held = document.activeElement;
  if (held && page.contains(held) && (held.matches(":disabled") || !held.checkVisibility())) boardPlace.focus({ preventScroll: true });
}

/**
 * A live region speaks only when its words change.
 * @param {HTMLElement} element
 * @param {string} text
 */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {boolean} sending */
function asked(sending) {
  if (sending) return words("sending");
  if (!view) return "";
  if (view.over) return words("over");
  if (view.ask) return view.ask;
  if (view.reaction) return words("reacting");
  return view.waiting.length ? words("waiting", { names: listed(view.waiting) }) : words("nothing");
}

/**
 * Moves that no click can say stand in the bar, when they are few. Where there is little time they all do, and a click plays them.
 * @param {Choice} choice
 */
function showDirect({ moves, previewed }) {
  const hurried = Boolean(view?.reaction?.of);
  const direct = hurried ? moves : unpictured(moves);
  const buttons = direct.length > IN_THE_BAR ? [] : direct;
  const held = [...at("direct").children].map((button) => button.getAttribute("data-move"));
  if (held.join() !== buttons.map((move) => move.text).join()) {
    at("direct").replaceChildren(
      ...buttons.map((move) => {
        const button = made("button", move.label, { type: "button", "data-move": move.text });
        button.addEventListener("click", () => (hurried ? play(move.text) : chooseFromList(move, true)));
        return button;
      }),
    );
  }
  for (const button of at("direct").children) {
    button.setAttribute("aria-pressed", String(button.getAttribute("data-move") === previewed?.text));
  }
}

function showHandles() {
  const seat = view && !view.over ? view.seat : null;
  const others = seat === null ? [] : screen.filter((other) => other.seat !== seat);
  at("hand").replaceChildren(...others.map((other) => handle(words("hand", other), () => handOver(other))));
  // Who has something to decide does not need the offer at the front.
  for (const button of at("hand").children) button.classList.toggle("plain", offered().length > 0);
}

// Hands on the page

keepClearOf(dock, boardPlace);
offerSettings(part(page, "#settings", HTMLDialogElement), at("settings-button"), settings);
confirm.addEventListener("click", playPreviewed);
turn.addEventListener("click", () => select(cycle(offered(), selection)));
back.addEventListener("click", () => select(takeBack(selection)));
showSheet(part(page, "#log", HTMLDetailsElement), at("log-button"), part(page, "#log-sheet", HTMLDialogElement), wide);
at("retry").addEventListener("click", () => live.connect());
curtain.addEventListener("cancel", (event) => event.preventDefault());
curtain.addEventListener("close", () => view || curtain.showModal());
at("rules-link").addEventListener("click", (event) => openRules(event, rules, words("rules")));
at("rules-close").addEventListener("click", () => rules.close());
wide.addEventListener("change", () => live.layout(wide.matches));
window.addEventListener("online", () => live.connect());
document.addEventListener("visibilitychange", () => document.hidden || live.wake());

document.addEventListener("keydown", (event) => {
  if (!view || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const held = /** @type {Element} */ (event.target);
  const typing = held.matches("input, select, textarea");
  const operable = held.matches("a, button, summary") || typing;
  if (event.key === "Enter" && !operable) playPreviewed();
  else if (event.key === "Escape") select(takeBack(selection));
  else if (event.key.toLowerCase() === "r" && !typing) select(cycle(offered(), selection));
});

loadSprites(words("sprites")).catch((failure) => console.error(failure));
live.connect();
