// The table page: connects the live connection, the picture, the action bar, the list of moves and the log.

import { Board } from "../core/board.js";
import { ConnectionStatus } from "../core/connectionstatus.js";
import { isFocusOutside, query, setText, wordsOf } from "../core/dom.js";
import { listenForKeys } from "../core/keys.js";
import { Live } from "../core/live.js";
import { MoveList } from "../core/movelist.js";
import { choose, click, cycle, stillFits, onlyMeaning, NOTHING, MoveMemory, preview, takeBack, turns, unpictured } from "../core/picks.js";
import { earlierPicture, loadSprites, Picture } from "../core/picture.js";
import { choicePrompt, DirectMoves, markCrowded, promptFor } from "../core/prompt.js";
import { bindSettingsDialog, bindSoundButton, settings } from "../core/settings.js";
import { placeByWidth, showSheet } from "../core/sheet.js";
import { Sounds } from "../core/sounds.js";
import { Explain } from "../features/help/explain.js";
import { RuleBookDialog } from "../features/help/rulebook.js";
import { Tips } from "../features/help/tips.js";
import { Coach } from "../features/hints/coach.js";
import { Hints } from "../features/hints/hints.js";
import { HotSeat } from "../features/hot_seat/hotseat.js";
import { isBehind, isSameChoice, TablePlayback } from "../features/playback/playback.js";
import { Roster } from "../features/presence/presence.js";
import { showClock } from "../features/reactions/reactiontimer.js";
import { showSpectators } from "../features/spectators/spectators.js";
import { contributions } from "../features/verify/contribution.js";
import { showWaitingRoom } from "../features/waiting_room/waitingroom.js";
import { ResultSection } from "./result.js";

/**
 * @import { Choice } from "../core/board.js"
 * @import { Coached, HandOff, Failure, Hint, Person, Refused, Seal, Unsure, View, Why } from "../core/live.js"
 * @import { Move, Selection } from "../core/picks.js"
 */

const BEFORE_THE_ONLY_MOVE = 900; // milliseconds to see the choice before it plays itself

const page = query(document, "#main");
const at = (/** @type {string} */ id) => query(page, `#${id}`);
const words = wordsOf(page);
const wide = matchMedia("(width >= 75rem)");
const [boardPlace, actionBar, ask, turn, back] = ["board", "action-bar", "ask", "turn", "back"].map(at);
/** @type {HTMLElement | null} */
const hand = page.querySelector("#hand"); // with several players at this screen only
const confirm = query(page, "#confirm", HTMLButtonElement);
const [tipPlace, retell] = ["tip", "retell"].map(at);
const [rules, keys, logSheet] = ["#rules", "#keys", "#log-sheet"].map((id) => query(page, id, HTMLDialogElement));

/** @type {View | null} */
let view = null; // the view that playback has reached
/** @type {View | null} */
let newest = null;
let acknowledgement = false; // whether the table has taken the last move, and its view is still to come
let selection = NOTHING;
let typedLast = false;
/** @type {Promise<import("../features/takebacks/takebacks.js").Takebacks> | undefined} */
let takebackPanel;
/** @type {View | null} */
let askedAbout = null; // the view in which a player alone has asked for a takeback
let rests = false; // whether the page has been scrolled to the lower end of the picture
let final = false; // whether the previewed move can't be taken back

const board = new Board(boardPlace, clicked, missed);
const hotSeat = new HotSeat(query(page, "#hand-off", HTMLDialogElement), words, JSON.parse(words("screen")), {
  look: (seat) => live.look(seat),
  covered: () => view === null,
});
const moveMemory = new MoveMemory();
const directMoves = new DirectMoves(at("direct"), named);
const picture = new Picture();
const sounds = new Sounds(settings);
const resultSection = new ResultSection(at("result"), at("ending"), words, {
  board,
  bar: actionBar,
  playSound: (sound) => sounds.play(sound),
});
const playback = new TablePlayback(page, {
  pace: () => settings.get("pace"),
  earlier: (seat, version) => earlierPicture(words("earlier", { step: version, seat }), version, wide.matches),
  draw: (text) => board.show(text, situation(), true, words("picture")),
  playSound: (sound) => sounds.play(sound),
});
const list = new MoveList(page, words, wide, {
  chosen: (move, fromList) => (move && fromList ? named(move) : choosing(move)),
  played: playTyped,
});
const hints = new Hints(at("hint"), at("hints"), words, {
  asked: () => {
    coach?.close();
    return view !== null && live.hint(view.seat, view.decision);
  },
  chosen: (move) => move && point(move),
});
const connection = new ConnectionStatus(at("connection"), words, { again: () => live.connect(), waiting: () => unsent() });
const live = new Live(words("live"), {
  language: document.documentElement.lang,
  wide: wide.matches,
  listeners: {
    received: () => connection.isLost && connection.found(),
    lost, gone, seal, refused, error, why,
    view: arrived, hand_off: cover, played: acknowledged, taken_back: acknowledged, confirm: unsure, coach: coached, hint: hinted,
    presence: (message) => roster.take(message),
    rematch: (message) => resultSection.invite(message),
    replaced: (message) => roster.substitutes.replaced(message),
    about: (message) => view && explain?.take(message),
    takeback_preview: (message) => void takebacks().then((panel) => panel.offer(message)),
    takeback_request: (message) => void takebacks().then((panel) => panel.take(message)),
  },
});
const roster = new Roster(page, words, live);
const { Tutorial } = document.querySelector("#tutorial") ? await import("../features/tutorial/tutorial.js") : {};
const tutorial = Tutorial && new Tutorial(at("tutorial"), words, {
  read: (lessons) => live.read(lessons),
  point: (ids) => board.point(ids, innerHeight - actionBar.offsetHeight),
  show: pointTo,
});
const tips = new Tips(tipPlace, words("game"), words("rules"));
const ruleBook = new RuleBookDialog(rules, words("rules"), () => view?.meaning?.text ?? "");
const explain = document.querySelector("#explanation") && new Explain(page, board, words, (ids) => live.about(ids));
const coach = document.querySelector("#coach") && new Coach(at("coach"), settings, {
  play: (text) => play(text),
  show: pointTo,
});

// Events of the connection

/** @param {number | null} seconds */
function lost(seconds) {
  hints.giveUp();
  connection.lost(seconds);
}

function gone() {
  connection.gone();
  at("waiting-room").hidden = true;
}

// The label of the chosen move that the table has not acknowledged yet.
function unsent() {
  const { move = "" } = live.unacknowledged ?? {};
  return offered().find((one) => one.text === move)?.label ?? move;
}

/** @param {Failure} message */
function error({ reason }) {
  hints.giveUp();
  connection.failed(reason);
  showSelection();
}

/** @param {Seal} message */
function seal(message) {
  contributions.answer(message, live);
  board.clear();
  boardPlace.hidden = actionBar.hidden = true;
  showWaitingRoom(at("waiting-room"), message, words);
}

/** @param {View} next */
function arrived(next) {
  if (hotSeat.isCovered && next.seat !== hotSeat.wanted && !next.over) return;
  const handedOff = hotSeat.isCovered;
  hotSeat.uncover();
  // A choice that stays open is never interrupted; otherwise the question comes after the events that lead to it.
  const before = newest;
  const stays = before !== null && isSameChoice(before, next) && next.moves.length > 0;
  newest = next;
  at("waiting-room").hidden = true;
  boardPlace.hidden = false;
  actionBar.hidden = Boolean(view?.over);
  const drawn = picture.take(next.picture);
  playback.take(next, {
    picture: drawn,
    show: (travel) => {
      // The list of players says what the picture shows.
      roster.follow(next);
      if (stays) follow(next, handedOff);
      else showSelection();
      return board.show(drawn, situation(), travel && !handedOff, words("picture"));
    },
    done: () => {
      if (!stays) follow(next, handedOff);
      return next.over ? resultSection.end(next.result, before !== null && !before.over) : undefined;
    },
  });
}

/**
 * Show everything but the picture of a view that playback has reached.
 * @param {View} next
 * @param {boolean} handedOff
 */
function follow(next, handedOff) {
  const before = view;
  const sameChoice = before?.seat === next.seat && before.decision === next.decision;
  const newChoice = next.moves.length > 0 && !(before && isSameChoice(before, next));
  const samePast = !before || before.past === next.past;
  view = next;
  acknowledgement = false;
  moveMemory.learn(next.moves);
  if (!sameChoice || !stillFits(selection, next.moves)) [selection, final] = [NOTHING, false];
  document.title = next.title;
  list.show(next.moves);
  hints.follow(next);
  coach?.follow(next);
  tips.follow(next.guide ? null : next.meaning);
  showClock(at("clock"), next.reaction);
  showSelection();
  if (newChoice && before?.moves.length === 0) sounds.play("turn");
  if (newChoice && samePast) playTheOnlyMove(next);
  if (handedOff) boardPlace.focus({ preventScroll: true });
  if ((newChoice || !rests) && !isFocusOutside([boardPlace, actionBar])) comeIntoView();
  rests = true;
  // The element that the tutorial points at must be visible, whatever else was.
  tutorial?.follow(next.guide);
}

function acknowledged() {
  acknowledgement = true;
  connection.found();
  playback.acknowledge();
  refuse("");
  list.show([]);
  list.clear();
  showSelection();
}

/** @param {Refused} message */
function refused({ reason }) {
  selection = NOTHING;
  if (live.answered === "take_back") requestTakeback();
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
  if (message.seat === view?.seat && message.decision === view.decision) {
    hints.forget();
    coach?.take(message);
  }
  showSelection();
}

/** @param {string} reason */
function refuse(reason) {
  if (reason) sounds.play("no");
  at("refusal").textContent = reason;
  at("refusal").hidden = !reason;
}

// Hot seat

/** @param {Person | HandOff} next */
function cover(next, open = false) {
  showClock(at("clock"), null);
  roster.follow(null);
  [view, newest, acknowledgement] = [null, null, false];
  [selection, final, rests] = [NOTHING, false, false];
  board.clear();
  playback.clear();
  list.show([]);
  list.clear();
  hints.follow(null);
  coach?.follow(null);
  explain?.close();
  refuse("");
  rules.close();
  showSelection();
  hotSeat.cover(next, open);
}

// With more than two at the screen, the cover asks which of them continues. During a reaction the table waits for all of them.
function handOff() {
  const other = view && hotSeat.after(view.seat);
  if (!other) return;
  if (view?.reaction?.of) live.cover(other.seat);
  cover(other, hotSeat.screen.length > 2);
}

// Choosing a move

/** @returns {Choice} */
function situation() {
  const moves = offered();
  return { moves, selection, previewed: preview(moves, selection) };
}

function offered() {
  return view === null || acknowledgement || isBehind(view, newest) ? [] : view.moves;
}

/** @param {Selection} next */
function select(next) {
  selection = next;
  final = false;
  if (next !== NOTHING) tutorial?.goToTask();
  refuse("");
  showSelection();
}

/** @param {string} id */
function clicked(id) {
  sounds.play("click");
  select(click(offered(), selection, id));
  const move = onlyMeaning(offered(), selection);
  if (move) playAtOnce(move);
  comeIntoView(false);
}

/** @param {string[]} ids */
function missed(ids) {
  const move = ids.map((id) => moveMemory.moveOf(id)).find((text) => text !== null);
  if (view && view.seat >= 0 && move !== undefined) live.why(view.seat, move);
}

/**
 * Choose a whole move.
 * @param {Move} move
 */
function named(move) {
  choosing(move);
  if (view?.reaction?.of) play(move.text);
  else if (!playAtOnce(move)) confirm.focus();
}

/**
 * Play an unambiguous move, unless the viewer always confirms. By default only if it can be taken back or is the only one.
 * @param {Move} move
 */
function playAtOnce(move) {
  const wish = settings.get("confirm");
  typedLast = false;
  if (wish !== "always") play(move.text, wish === "never" || offered().length === 1);
  return wish !== "always";
}

/**
 * Play the only move, if the viewer has set that.
 * @param {View} shown
 */
function playTheOnlyMove(shown) {
  if (shown.moves.length !== 1 || settings.get("single") !== "yes") return;
  const still = () => view !== null && isSameChoice(view, shown) && view.past === shown.past && selection === NOTHING;
  setTimeout(() => still() && play(shown.moves[0].text), BEFORE_THE_ONLY_MOVE);
}

function comeIntoView(rest = true) {
  board.comeIntoView(innerHeight - actionBar.offsetHeight, rest);
}

/**
 * Preview a suggested move.
 * @param {Move} move
 */
function point(move) {
  choosing(move);
  confirm.focus();
}

/**
 * Preview a move, if it is offered. Returns whether it is.
 * @param {string} text
 */
function pointTo(text) {
  const move = offered().find((one) => one.text === text);
  if (move) point(move);
  return move !== undefined;
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
  playback.skip();
  live.move(view.seat, view.decision, text, { sure, coach: coach?.listens });
  showSelection();
}

// Undo the last click, else the last move; if that can't be undone, request a takeback.
function undo() {
  playback.skip();
  if (selection !== NOTHING && (selection.clicked.length || selection.chosen !== null)) select(takeBack(selection));
  else if (view?.can_take_back && !live.unacknowledged) {
    typedLast = false;
    live.takeBack(view.seat, view.decision - 1);
    showSelection();
  } else requestTakeback();
}

// A player alone is not asked for confirmation, so a double click must not take back two moves.
function requestTakeback() {
  const sure = "alone" in page.dataset;
  if (!view?.can_ask_takeback || (sure && view === askedAbout)) return;
  if (live.send({ type: "ask_takeback", seat: view.seat, decision: view.decision, sure })) askedAbout = view;
}

/** Load the takeback panel when it is needed. */
function takebacks() {
  return (takebackPanel ??= import("../features/takebacks/takebacks.js").then(({ Takebacks }) => new Takebacks(at("takeback"), live)));
}

/** @param {string} text */
function playTyped(text) {
  playback.skip();
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

function showSelection() {
  const now = situation();
  const sending = live.unacknowledged !== null;
  board.mark(now);
  list.mark(now.previewed, selection.clicked);
  hints.mark(now.previewed);
  // While events are played, the captions say what happens.
  const telling = acknowledgement || isBehind(view, newest);
  actionBar.classList.toggle("telling", telling && !sending);
  setText(ask, sending ? words("sending") : telling && view?.moves.length ? "" : choicePrompt(now, final, words) || promptFor(view, words));
  setText(at("preview"), now.previewed?.label ?? "");
  setText(confirm, now.previewed?.label ?? words("confirm"));
  confirm.hidden = now.moves.length === 0;
  confirm.disabled = sending || !now.previewed;
  const { shown, of } = turns(now.moves, selection);
  turn.hidden = of < 2;
  setText(query(turn, ".word"), words("turn", { shown, of }));
  setText(query(turn, ".short"), `${shown}/${of}`);
  const begun = selection.clicked.length > 0 || selection.chosen !== null;
  actionBar.classList.toggle("choosing", begun);
  if (begun) coach?.passOver();
  back.hidden = !begun && !view?.can_take_back && !view?.can_ask_takeback;
  const asks = !begun && !view?.can_take_back && !("alone" in page.dataset);
  back.classList.toggle("plain", asks);
  setText(query(back, ".word"), words(begun ? "back" : asks ? "askBack" : "takeBack"));
  // During a short reaction the bar shows all moves, and a click plays them.
  directMoves.show(view?.reaction?.of ? now.moves : unpictured(now.moves), now.previewed);
  connection.refresh();
  showHandOff();
  keepFocus();
}

// If the focused element disappears, the picture takes the focus.
function keepFocus() {
  const held = document.activeElement;
  if (held && page.contains(held) && (held.matches(":disabled") || !held.checkVisibility())) boardPlace.focus({ preventScroll: true });
}

function showHandOff() {
  if (!hand) return;
  hand.hidden = !view || view.over;
  // With a decision to make, the button is less prominent.
  hand.classList.toggle("plain", offered().length > 0);
}

// Controls of the page

bindSettingsDialog(query(page, "#settings", HTMLDialogElement), at("settings-button"));
bindSoundButton(at("sound-button"));
confirm.addEventListener("click", playPreviewed);
turn.addEventListener("click", () => select(cycle(offered(), selection)));
back.addEventListener("click", undo);
hand?.addEventListener("click", handOff);
showSheet(query(page, "#log", HTMLDetailsElement), at("log-button"), logSheet, wide);
page.querySelectorAll("#rules-link, #tip, #explanation").forEach((place) => ruleBook.serve(/** @type {HTMLElement} */ (place)));
markCrowded(ask, actionBar);
at("keys-button").addEventListener("click", () => keys.showModal());
wide.addEventListener("change", () => {
  rests = false;
  live.layout(wide.matches);
});
window.addEventListener("online", () => live.connect());
window.addEventListener("offline", () => live.wake());
window.addEventListener("pageshow", (event) => event.persisted && live.wake());
document.addEventListener("visibilitychange", () => live.hide(document.hidden));

placeByWidth(wide, [[tipPlace, at("tip-place"), at("say")], [retell, at("news"), query(logSheet, ".actions")]]);
retell.addEventListener("click", () => logSheet.close());
tipPlace.addEventListener("click", () => tipPlace.classList.toggle("whole"));

listenForKeys(
  {
    "Enter": playPreviewed,
    "Escape": () => select(takeBack(selection)),
    "Control+z": undo,
    "r": () => select(cycle(offered(), selection)),
    "h": () => at("hint").click(),
    "e": () => explain?.focused(),
    "n": () => playback.skip(),
    "l": () => (wide.matches ? at("lines").focus() : at("log-button").click()),
    "m": () => list.open(),
    "s": () => at("settings-button").click(),
    "?": () => keys.showModal(),
  },
  () => view !== null,
);

showSpectators(page, live);
const notes = page.querySelector("#notes"); // of those who play with others only
if (notes instanceof HTMLElement) (await import("../features/notes/notes.js")).keepNotes(notes);
const hands = page.querySelector("#open-hands");
if (hands instanceof HTMLElement) (await import("../features/open_hands/openhands.js")).openHands(hands, live);
if (document.querySelector("#premoves")) (await import("../features/premoves/premoves.js")).startPremoves(page, live, wide);
if (document.querySelector("#chat")) (await import("../features/chat/chat.js")).startChat(page, live, wide);
loadSprites(words("sprites")).catch((failure) => console.error(failure));
live.connect();
