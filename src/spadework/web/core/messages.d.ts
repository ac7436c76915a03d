// The messages of a table's server and of its clients. Written from their types in Python by tests/web/generated.py.

export type SeatBeforeDeal = {
  name: string;
  note: string;
  open: boolean;
};

export type Invitation = {
  seat: number;
  name: string;
  url: string;
};

export type Seal = {
  type: "seal";
  table: string;
  commitment: string;
  stage: "commit" | "reveal";
  seats: number[];
  commitments: (string | null)[];
  missing: string[];
  status: string;
  people: SeatBeforeDeal[];
  invites: Invitation[];
  may: string[];
  sizes: number[];
  set_up: string[];
};

export type Changes = {
  head: string;
  order: string[] | null;
  parts: Record<string, string>;
};

export type Explanation = {
  kind: string;
  text: string;
};

export type LegalMove = {
  text: string;
  label: string;
  picks: string[][];
  marks: string[];
};

export type Part = {
  name: string;
  points: number;
};

export type Row = {
  seat: number;
  name: string;
  place: number;
  score: number;
  mine: boolean;
  parts: Part[];
};

export type Result = {
  verdict: string;
  rows: Row[];
};

export type Lesson = {
  text: string;
  point: string[];
};

export type Guide = {
  lessons: Lesson[];
  number: number;
  of: number;
  move: string | null;
  over: boolean;
};

export type Person = {
  seat: number;
  name: string;
};

export type TimedReaction = {
  of: number;
  left: number;
};

export type UntimedReaction = {
  of: null;
  left: null;
};

export type Line = {
  version: number;
  turn: string;
  text: string;
  outcome?: boolean;
  later?: string;
  sound?: "card" | "chest" | "coin" | "danger" | "alarm" | "step" | "write";
};

export type View = {
  type: "view";
  from: number;
  fresh: boolean;
  version: number;
  past: number;
  epoch: number;
  can_take_back: boolean;
  can_ask_takeback: boolean;
  seat: number;
  decision: number;
  picture: Changes;
  title: string;
  prompt: string;
  meaning: Explanation | null;
  waiting: string[];
  moves: LegalMove[];
  names: string[];
  over: boolean;
  result: Result | null;
  hints: boolean;
  guide: Guide | null;
  screen: Person[];
  reaction: TimedReaction | UntimedReaction | null;
  log: Line[];
  faded: [number, number] | null;
};

export type Ending = {
  votes: number;
  needed: number;
};

export type OwnPresence = {
  seats: number[];
  substitutes: (string | null)[];
  ending: boolean;
  votes: boolean;
  holidays: number | null;
  on_holiday: boolean;
};

export type SeatClock = {
  left: number;
  runs: boolean;
  pause: "night" | "weekend" | "holiday" | null;
  out: boolean;
};

export type SeatNow = {
  seat: number;
  name: string;
  state: "here" | "away" | "lost" | "computer" | "open";
  for: number | null;
  level: string | null;
  player: string | null;
  left: boolean;
  absent: boolean;
  votes: number;
  needed: number;
  clock: SeatClock | null;
};

export type Presence = {
  type: "presence";
  ended: boolean;
  ending: Ending;
  own: OwnPresence;
  seats: SeatNow[];
};

export type Replaced = {
  type: "replaced";
  lines: string[];
};

export type HintedMove = {
  text: string;
  label: string;
  expected: string;
};

export type Hint = {
  type: "hint";
  seat: number;
  decision: number;
  moves: HintedMove[];
  reason: string | null;
};

export type SpectatorsNow = {
  count: number;
  names: string[];
  talk: "none" | "read" | "write";
  closed: boolean;
  delay: number;
};

export type SpectatorsMessage = {
  type: "spectators";
  seated: boolean;
  host: boolean;
  reads: boolean;
  writes: boolean;
  spectators: SpectatorsNow;
};

export type ChatLine = {
  number: number;
  seat: number | null;
  name: string;
  by: string;
  mine: boolean;
  emote: string | null;
  text: string;
  at: string;
};

export type ChatLines = {
  type: "chat";
  lines: ChatLine[];
};

export type PromiseAction = {
  seat: number;
  does: string;
  label: string;
};

export type PromiseNow = {
  number: number;
  seat: number;
  name: string;
  by: string;
  mine: boolean;
  to: string;
  text: string;
  turn: string;
  at: string;
  state: "open" | "promised" | "declined" | "withdrawn";
  history: string[];
  may: PromiseAction[];
};

export type OffersMessage = {
  type: "offers";
  people: Person[];
  promises: PromiseNow[];
};

export type TakebackRequest = {
  id: number;
  seat: number;
  name: string;
  changes: string[];
  may: "answer" | "withdraw" | null;
};

export type TakebackNow = {
  type: "takeback_request";
  ended: string | null;
  request: TakebackRequest | null;
};

export type Premove = {
  number: number;
  prompt: string;
  moves: string[];
  repeats: boolean;
  played: string | null;
  decision: number | null;
};

export type PremovesMessage = {
  type: "premoves";
  seat: number;
  premoves: Premove[];
};

export type ForeseenMove = {
  text: string;
  label: string;
};

export type Question = {
  exactly: string;
  kind: string;
  prompt: string;
  often: number;
  moves: number[];
};

export type Foreseen = {
  type: "foreseen";
  seat: number;
  reason: string | null;
  moves: ForeseenMove[];
  questions: Question[];
};

export type HandOff = {
  type: "hand_off";
  seat: number;
  name: string;
};

export type Rematch = {
  type: "rematch";
  name: string;
  url: string;
};

export type Played = {
  type: "played";
  seat: number;
  decision: number;
  repeated: boolean;
};

export type Coach = {
  type: "coach";
  seat: number;
  decision: number;
  move: string;
  better: string;
  reason: string;
};

export type Confirm = {
  type: "confirm";
  seat: number;
  decision: number;
  move: string;
};

export type TakenBack = {
  type: "taken_back";
  seat: number;
  decision: number;
  repeated: boolean;
};

export type TakebackPreview = {
  type: "takeback_preview";
  seat: number;
  decision: number;
  changes: string[];
  asks: boolean;
};

export type Refused = {
  type: "refused";
  seat: number;
  decision: number;
  reason: string;
};

export type Why = {
  type: "why";
  seat: number;
  reason: string;
};

export type About = {
  type: "about";
  text: string | null;
};

export type Delivered = {
  type: "delivered";
  mark: string;
};

export type ChatRefused = {
  type: "chat_refused";
  mark: string | null;
  reason: string;
};

export type OfferRefused = {
  type: "offer_refused";
  mark: string | null;
  reason: string;
};

export type Reported = {
  type: "reported";
  number: number;
};

export type Blocked = {
  type: "blocked";
  number: number;
};

export type PremoveRefused = {
  type: "premove_refused";
  seat: number;
  reason: string;
};

export type Error = {
  type: "error";
  reason: string;
};

export type Pong = {
  type: "pong";
};

export type ServerMessage =
  | Seal
  | View
  | Presence
  | Replaced
  | Hint
  | SpectatorsMessage
  | ChatLines
  | OffersMessage
  | TakebackNow
  | PremovesMessage
  | Foreseen
  | HandOff
  | Rematch
  | Played
  | Coach
  | Confirm
  | TakenBack
  | TakebackPreview
  | Refused
  | Why
  | About
  | Delivered
  | ChatRefused
  | OfferRefused
  | Reported
  | Blocked
  | PremoveRefused
  | Error
  | Pong;

export type ClientMessage =
  | { type: "commit"; seat: number; seal: string; commitment: string }
  | { type: "contribute"; seat: number; seal: string; contribution: string }
  | {
    type: "move";
    seat: number;
    decision: number;
    move: string;
    sure?: boolean | null;
    coach?: boolean | null;
    epoch?: number | null;
    each_time?: boolean | null;
  }
  | { type: "take_back"; seat: number; decision: number }
  | { type: "ask_takeback"; seat: number; decision: number; sure?: boolean | null }
  | { type: "answer_takeback"; request: number; agrees: boolean }
  | { type: "read"; lessons: number }
  | { type: "about"; ids: string[] }
  | { type: "why"; seat: number; move: string }
  | { type: "hint"; seat: number; decision: number }
  | { type: "foresee"; seat: number }
  | {
    type: "premove";
    seat: number;
    question: string;
    prompt: string;
    moves: { text: string; label: string }[];
    repeats: boolean;
    decision?: number | null;
  }
  | { type: "cancel_premove"; seat: number; number: number }
  | { type: "uncover"; seat: number }
  | { type: "cover"; seat: number }
  | { type: "say"; mark: string; text?: string | null; phrase?: string | null; seat?: number | null }
  | { type: "offer"; mark: string; text?: string | null; phrase?: string | null; seat: number; to?: number | null }
  | {
    type: "answer_offer";
    number: number;
    seat: number;
    does: "accepted" | "declined" | "withdrawn" | "kept" | "broken" | "unmarked";
    mark?: string | null;
  }
  | { type: "report"; number: number; mark?: string | null }
  | { type: "block"; number: number; mark?: string | null }
  | { type: "name"; name: string; mark?: string | null }
  | { type: "host"; talk: "none" | "read" | "write"; closed: boolean; delay: number; mark?: string | null }
  | { type: "resync"; version: number }
  | { type: "layout"; wide: boolean }
  | { type: "hidden"; hidden: boolean }
  | { type: "substitute"; seat: number; level: string | null }
  | { type: "leave"; level: string | null }
  | { type: "come_back" }
  | { type: "holiday"; days: number }
  | { type: "zone"; zone: string }
  | { type: "end"; wanted: boolean }
  | { type: "ping" };
