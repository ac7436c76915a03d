// The table page: puts the live line, the picture, the bar, the list of moves and the log together.

import { showAudience } from "../features/spectators/spectators.js";
import { Board } from "./board.js";
import { showClock } from "../features/reactions/reactiontimer.js";
import { chance } from "../features/verify/contribution.js";
import { Coach } from "../features/hints/coach.js";
import { Direct } from "./direct.js";
import { lookAfter } from "./actionbar.js";
import { Explain } from "./explain.js";
import { Firsts } from "./tips.js";
import { showGathering } from "../features/waiting_room/waitingroom.js";
import { Guide } from "../features/tutorial/tutorial.js";
import { Handover } from "../features/hot_seat/hotseat.js";
import { RuleBook } from "./rules.js";
import { Hints } from "../features/hints/hints.js";
import { listenForKeys } from "./keys.js";
import { Live } from "./live.js";
import { MoveList } from "./movelist.js";
import { Offered } from "./offeredmoves.js";
import { part, say } from "./parts.js";
import { People } from "../features/presence/presence.js";
import { Picture, earlierPicture } from "./picture.js";
import { NOTHING, choose, click, cycle, goesWith, meant, preview, takeBack, turns, unpictured } from "./picks.js";
import { asked, halfway } from "./prompt.js";
import { Ending, heardAtTheEnd } from "./result.js";
import { settings } from "./settings.js";
import { offerSettings } from "./settingsdialog.js";
import { showSheet } from "./sheet.js";
import { Sounds } from "./sounds.js";
import { loadSprites } from "./sprites.js";
import { Story } from "./story.js";
import { Trouble } from "./connectionstatus.js";
import { made, wordsOf } from "./words.js";

/**
 * @import { Choice } from "./board.js"
 * @import { Coached, Curtain, Failure, Hint, Person, Refused, Seal, Unsure, View, Why } from "./live.js"
 * @import { Move, Selection } from "./picks.js"
 */

const BEFORE_THE_ONLY_MOVE = 900; // milliseconds in which one sees what there was to do

const page = part(document, "#main");
const at = (/** @type {string} */ id) => part(page, `#${id}`);
const words = wordsOf(page);
const wide = matchMedia("(width >= 72rem)");
const [boardPlace, dock, ask, turn, back] = ["board", "dock", "ask", "turn", "back"].map(at);
const confirm = part(page, "#confirm", HTMLButtonElement);
const [rules, keys] = ["#rules", "#keys"].map((id) => part(page, id, HTMLDialogElement));

/** @type {View | null} */
let view = null;
let selection = NOTHING;
let typedLast = false;
/** @type {Promise<import("../features/takebacks/takebacks.js").GoingBack> | undefined} */
let together;
let final = false; // the move that is shown could not be taken back, says the table

const board = new Board(boardPlace, clicked, missed);
const curtain = new Handover(part(page, "#curtain", HTMLDialogElement), words, JSON.parse(words("screen")), {
  look: (seat) => live.look(seat),
  covered: () => view === null,
});
const offers = new Offered();
const direct = new Direct(at("direct"), named);
const picture = new Picture();
const sounds = new Sounds(settings);
const ending = new Ending(at("result"), words);
const story = new Story(page, {
  pace: () => settings.get("pace"),
  earlier: (seat, version) => earlierPicture(words("earlier", { step: version, seat }), version, wide.matches),
  draw: (text) => showPicture(text, true),
  heard: (sound) => sounds.play(sound),
});
const list = new MoveList(part(page, "#moves", HTMLDetailsElement), words, {
  chosen: (move, fromList) => (move && fromList ? named(move) : choosing(move)),
  played: playTyped,
});
const hints = new Hints(at("hint"), at("hints"), words, {
  asked: () => view !== null && live.hint(view.seat, view.decision),
  chosen: (move) => {
    if (move) point(move);
    soon(() => board.showMarked(innerHeight - dock.offsetHeight));
  },
});
const trouble = new Trouble(at("line"), words, { again: () => live.connect(), waiting: () => unsent() });
const live = new Live(words("live"), {
  language: document.documentElement.lang,
  wide: wide.matches,
  told: {
    heard: () => trouble.isLost && trouble.found(), lost, gone, presence: (message) => people.take(message), seal, again: (message) => ending.invite(message), replaced: (message) => people.leaving.replaced(message), view: arrived, curtain: cover, played: acknowledged, taken_back: acknowledged, confirm: unsure, refused, error, why, about: (message) => explain?.take(message), coach: coached,
    hint: hinted,
    back_would: (message) => void goingBack().then((panel) => panel.offer(message)), back_asked: (message) => void goingBack().then((panel) => panel.take(message)),
  },
});
const people = new People(page, words, live);
const guide = document.querySelector("#guide") && new Guide(at("guide"), words, {
  read: (lessons) => live.read(lessons),
  point: (ids) => board.point(ids, at("guide").offsetHeight, innerHeight - dock.offsetHeight),
  show: pointTo,
});
const firsts = new Firsts(at("means"), words("game"), words("rules"));
const ruleBook = new RuleBook(rules, words("rules"), () => view?.means?.text ?? "");
const explain = document.querySelector("#explained") && new Explain(page, board, words, (ids) => live.about(ids));

const coach = document.querySelector("#coach") && new Coach(at("coach"), settings, {
  play: (text) => play(text),
  show: pointTo,
});

// What the line tells

/** @param {number | null} seconds */
function lost(seconds) {
  hints.giveUp();
  trouble.lost(seconds);
}

function gone() {
  trouble.gone();
  at("gathering").hidden = true;
}

// What the reader has chosen and the table has not got yet.
function unsent() {
  const { move = "" } = live.unacknowledged ?? {};
  return offered().find((one) => one.text === move)?.label ?? move;
}

/** @param {Failure} message */
function error({ reason }) {
  hints.giveUp();
  trouble.say(reason, false);
  showSelection();
}

/** @param {Seal} message */
function seal(message) {
  chance.answer(message, live);
  board.clear();
  boardPlace.hidden = dock.hidden = true;
  showGathering(at("gathering"), message, words);
}

/** @param {View} next */
function arrived(next) {
  if (curtain.isDrawn && next.seat !== curtain.wanted && !next.over) return;
  const handed = curtain.isDrawn;
  curtain.lift();
  const sameChoice = view?.seat === next.seat && view.decision === next.decision;
  const newChoice = next.moves.length > 0 && !(sameChoice && view && view.moves.length > 0);
  const samePast = !view || view.past === next.past;
  const before = view;
  view = next;
  offers.learn(next.moves);
  if (!sameChoice || !goesWith(selection, next.moves)) [selection, final] = [NOTHING, false];
  document.title = next.title;
  at("gathering").hidden = true;
  boardPlace.hidden = dock.hidden = false;
  const drawn = picture.take(next.picture);
  story.take(next, {
    picture: drawn,
    show: (travel) => showPicture(drawn, travel && !handed),
    done: () => {
      ending.show(next.result);
      if (before && !before.over) sounds.play(heardAtTheEnd(next.result));
    },
  });
  list.show(next.moves);
  hints.follow(next);
  coach?.follow(next);
  firsts.follow(next.guide ? null : next.means);
  showClock(at("clock"), next.reaction);
  people.follow(next);
  showSelection();
  if (newChoice && before?.moves.length === 0) sounds.play("turn");
  if (newChoice && samePast) playTheOnlyMove(next);
  if (handed) boardPlace.focus({ preventScroll: true });
  if ((newChoice || !next.moves.length) && !elsewhere(document.activeElement)) scroll();
  // What the guide points at is to be seen, whatever else was.
  guide?.follow(next.guide);
}

/**
 * Who writes or reads at another place of the page is not called away.
 * @param {Element | null} held
 */
function elsewhere(held) {
  return held !== document.body && !boardPlace.contains(held) && !dock.contains(held);
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

function acknowledged() {
  trouble.found();
  story.acknowledge();
  refuse("");
  list.clear();
  showSelection();
}

/** @param {Refused} message */
function refused({ reason }) {
  selection = NOTHING;
  if (live.answered === "take_back") askBack();
  if (typedLast) list.refuse(reason);
  else refuse(reason);
}

/** @param {Unsure} message */
function unsure({ move }) {
  final = situation().previewed?.text === move;
  showSelection();
  if (final && document.activeElement === document.body) confirm.focus({ preventScroll: true });
}

/** @param {Why} message */
function why({ seat, reason }) {
  if (seat === view?.seat) refuse(reason);
}

/** @param {Hint} message */
function hinted(message) {
  if (message.seat === view?.seat && message.decision === view.decision) hints.take(message);
  showSelection();
}

/** @param {Coached} message */
function coached(message) {
  if (message.seat === view?.seat && message.decision === view.decision) coach?.take(message);
  showSelection();
}

/** @param {string} reason */
function refuse(reason) {
  if (reason) sounds.play("no");
  at("refusal").textContent = reason;
  at("refusal").hidden = !reason;
}

// Covering the table, when the screen goes to somebody else

/** @param {Person | Curtain} next */
function cover(next) {
  showClock(at("clock"), null);
  people.follow(null);
  view = null;
  [selection, final] = [NOTHING, false];
  board.clear();
  story.clear();
  list.show([]);
  list.clear();
  hints.follow(null);
  coach?.follow(null);
  refuse("");
  rules.close();
  showSelection();
  curtain.draw(next);
}

// While there is time to react, the table waits for those who share a screen.
/** @param {Person} other */
function handOver(other) {
  if (view?.reaction?.of) live.cover(other.seat);
  cover(other);
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
  final = false;
  refuse("");
  showSelection();
}

/** @param {string} id */
function clicked(id) {
  sounds.play("click");
  select(click(offered(), selection, id));
  const move = meant(offered(), selection);
  if (move) playAtOnce(move);
  soon(scroll);
}

/** @param {string[]} ids */
function missed(ids) {
  const move = ids.map((id) => offers.moveOf(id)).find((text) => text !== null);
  if (view && view.seat >= 0 && move !== undefined) live.why(view.seat, move);
}

/**
 * A move was named as a whole.
 * @param {Move} move
 */
function named(move) {
  choosing(move);
  if (view?.reaction?.of) play(move.text);
  else if (!playAtOnce(move)) confirm.focus();
}

/**
 * Nothing else can be meant: unless the viewer wants to confirm always, the move is played, at least if it can be taken back or is the only one.
 * @param {Move} move
 */
function playAtOnce(move) {
  const wish = settings.get("confirm");
  typedLast = false;
  if (wish !== "always") play(move.text, wish === "never" || offered().length === 1);
  return wish !== "always";
}

/**
 * Play the only move there is, for whoever likes that.
 * @param {View} shown
 */
function playTheOnlyMove(shown) {
  if (shown.moves.length !== 1 || settings.get("single") !== "yes") return;
  setTimeout(() => view === shown && selection === NOTHING && play(shown.moves[0].text), BEFORE_THE_ONLY_MOVE);
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
 * Show a move that somebody else has thought of.
 * @param {Move} move
 */
function point(move) {
  choosing(move);
  confirm.focus();
}

/** @param {string} text of a move */
function pointTo(text) {
  const move = offered().find((one) => one.text === text);
  if (move) point(move);
}

/** @param {Move | null} move */
function choosing(move) {
  select(move ? choose(move) : NOTHING);
}

/**
 * @param {string} text
 * @param {boolean} sure
 */
function play(text, sure = true) {
  if (!view || live.unacknowledged) return;
  story.skip();
  live.move(view.seat, view.decision, text, { sure, coach: coach?.listens });
  showSelection();
}

// The last click, or when there is none the last move; where that stays, all others may agree to it.
function takeOneBack() {
  if (selection !== NOTHING && (selection.clicked.length || selection.chosen !== null)) select(takeBack(selection));
  else if (view?.back && !live.unacknowledged) {
    typedLast = false;
    live.takeBack(view.seat, view.decision - 1);
    showSelection();
  } else askBack();
}

const askBack = () => view?.ask_back && live.send({ type: "ask_back", seat: view.seat, decision: view.decision, sure: false });

/** What is asked together, fetched when it is needed. */
function goingBack() {
  return (together ??= import("../features/takebacks/takebacks.js").then(({ GoingBack }) => new GoingBack(at("going-back"), live)));
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
  say(ask, sending ? words("sending") : halfway(now, final, words) || asked(view, words));
  say(at("preview"), now.previewed?.label ?? "");
  say(confirm, now.previewed?.label ?? words("confirm"));
  confirm.hidden = now.moves.length === 0;
  confirm.disabled = sending || !now.previewed;
  const { shown, of } = turns(now.moves, selection);
  turn.hidden = of < 2;
  say(part(turn, ".word"), words("turn", { shown, of }));
  say(part(turn, ".short"), `${shown}/${of}`);
  const begun = selection.clicked.length > 0 || selection.chosen !== null;
  dock.classList.toggle("choosing", begun);
  back.hidden = !begun && !view?.back && !view?.ask_back;
  const asks = !begun && !view?.back;
  back.classList.toggle("plain", asks);
  say(part(back, ".word"), words(asks ? "askBack" : "takeBack"));
  // Where there is little time all moves stand in the bar, and a click plays them.
  direct.show(view?.reaction?.of ? now.moves : unpictured(now.moves), now.previewed);
  trouble.refresh();
  showHandles();
  keepFocus();
}

// Who plays with the keyboard goes on from the picture, when what had the focus is gone.
function keepFocus() {
  const held = document.activeElement;
  if (held && page.contains(held) && (held.matches(":disabled") || !held.checkVisibility())) boardPlace.focus({ preventScroll: true });
}

function showHandles() {
  curtain.offer(at("hand"), view && !view.over ? view.seat : null, handOver);
  // Who has something to decide does not need the offer at the front.
  for (const button of at("hand").children) button.classList.toggle("plain", offered().length > 0);
}

// Hands on the page

lookAfter({ dock, board: boardPlace, say: at("say"), panels: [at("hints"), at("going-back"), document.querySelector("#coach")] });
offerSettings(part(page, "#settings", HTMLDialogElement), at("settings-button"), settings);
confirm.addEventListener("click", playPreviewed);
turn.addEventListener("click", () => select(cycle(offered(), selection)));
back.addEventListener("click", takeOneBack);
showSheet(part(page, "#log", HTMLDetailsElement), at("log-button"), part(page, "#log-sheet", HTMLDialogElement), wide);
for (const place of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("#rules-link, #means, #explained"))) ruleBook.serve(place);
at("keys-button").addEventListener("click", () => keys.showModal());
wide.addEventListener("change", () => live.layout(wide.matches));
window.addEventListener("online", () => live.connect());
window.addEventListener("offline", () => live.wake());
window.addEventListener("pageshow", (event) => event.persisted && live.wake());
document.addEventListener("visibilitychange", () => live.hide(document.hidden));

listenForKeys(
  {
    "Enter": playPreviewed,
    "Escape": () => select(takeBack(selection)),
    "Control+z": takeOneBack,
    "r": () => select(cycle(offered(), selection)),
    "h": () => at("hint").click(),
    "n": () => story.skip(),
    "l": () => (wide.matches ? at("lines").focus() : at("log-button").click()),
    "m": () => list.open(),
    "s": () => at("settings-button").click(),
    "?": () => keys.showModal(),
  },
  () => view !== null,
);

showAudience(page, live);
if (document.querySelector("#ahead")) (await import("../features/premoves/premoves.js")).startAhead(page, live);
if (document.querySelector("#talk")) (await import("../features/chat/chat.js")).startTalk(page, live, wide);
loadSprites(words("sprites")).catch((failure) => console.error(failure));
live.connect();
