// This browser's share in the chance of a deal: drawn once for a seat, kept with the table's seal, and both checked when the game is over.

import { sha256 } from "./sha256.js";

/** @import { Seal } from "../../core/live.js" */

const KEY = "spadework-deals";
const MOST = 50; // tables that are remembered

/**
 * @typedef {{seal: string, parts: Record<string, string>, commitments: (string | null)[], shown: boolean, void: number}} StoredDeal
 * @typedef {{commit: (seat: number, seal: string, hash: string) => void, contribute: (seat: number, seal: string, part: string) => void}} ContributionSender
 * @typedef {{seats: string[], chance: {secret?: string, contributions: (string | null)[]}, result: unknown}} DealRecord
 */

/**
 * @param {Uint8Array} bytes
 */
function hexOf(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} part */
function hashOf(part) {
  return sha256(new TextEncoder().encode(part));
}

/** What this browser knows of deals, in a `storage`, which may be full or forbidden. */
export class DealContributions {
  /** @param {() => Storage} storage */
  constructor(storage = () => localStorage) {
    this.storage = storage;
    /** @type {Map<string, StoredDeal>} */
    this.tables = new Map();
  }

  /**
   * Give the table what it asks for: first the hashes of the parts, then, when it has everybody's, the parts. Another seal is another deal, and
   * takes other parts: one that was shown is known.
   * @param {Pick<Seal, "table" | "commitment" | "stage" | "seats" | "commitments">} asked
   * @param {ContributionSender} live
   */
  answer({ table, commitment: seal, stage, seats, commitments }, live) {
    this.read();
    const before = this.tables.get(table);
    const vain = before ? before.void + Number(before.shown) : 0;
    const kept = before?.seal === seal ? before : { seal, parts: {}, commitments: [], shown: false, void: vain };
    for (const seat of seats) kept.parts[seat] ??= hexOf(crypto.getRandomValues(new Uint8Array(32)));
    // What is known by then can't depend on the parts.
    if (stage === "reveal" && !kept.commitments.length) kept.commitments = commitments;
    const alone = !kept.commitments.some(Boolean);
    const own = seats.filter((seat) => alone || kept.commitments[seat] === hashOf(kept.parts[seat]));
    kept.shown ||= stage === "reveal" && own.length > 0;
    this.tables.set(table, kept);
    this.write();
    for (const seat of seats) {
      if (stage === "commit") live.commit(seat, seal, hashOf(kept.parts[seat]));
      // Where another hash stands for the seat its part is lost, which the table learns by this one. Without any, nothing is shown.
      else if (alone || kept.commitments[seat]) live.contribute(seat, seal, kept.parts[seat]);
    }
  }

  /**
   * What this browser finds of the chance of a record by what it has kept of the deal; null when it has kept nothing.
   * `found` is "agrees", "missing" when it agrees but for parts that are not there, "differs", or "unfinished"; `void` counts the deals before it
   * for which this browser has shown its part, and which were not played.
   * @param {string} table
   * @param {DealRecord} record
   */
  check(table, { seats, chance: { secret, contributions }, result }) {
    this.read();
    const kept = this.tables.get(table);
    if (!kept || secret === undefined) return null;
    const bytes = Uint8Array.from(secret.match(/../g) ?? [], (digits) => parseInt(digits, 16));
    const parts = seats.map((_, seat) => this.part(kept, seat, contributions[seat] ?? (seat in contributions ? null : "")));
    const missing = parts.filter((part) => part === "missing").length;
    const same = sha256(bytes) === kept.seal && contributions.length <= seats.length && !parts.includes("differs");
    const found = !same ? "differs" : !result ? "unfinished" : missing ? "missing" : "agrees";
    return { found, missing, void: kept.void };
  }

  /**
   * How a seat's part is found in a record: a computer player's is null there. Where another browser has given the own seat's, the own is missing.
   * @param {StoredDeal} kept
   * @param {number} seat
   * @param {string | null} told
   */
  part({ parts, commitments, shown }, seat, told) {
    const hash = commitments[seat];
    if (!told) return told === null && !hash ? "none" : "missing";
    if (!hash) return shown && told === parts[seat] && !commitments.some(Boolean) ? "there" : "differs";
    if (told === hash) return "missing";
    if (hashOf(told) !== hash) return "differs";
    return told === (parts[seat] ?? told) ? "there" : "missing";
  }

  read() {
    try {
      const kept = JSON.parse(this.storage().getItem(KEY) ?? "{}");
      for (const [table, one] of Object.entries(kept ?? {})) {
        if (typeof one?.seal === "string" && one.parts && Array.isArray(one.commitments)) this.tables.set(table, one);
      }
    } catch {
      // What is kept here holds until the page is left.
    }
  }

  write() {
    const last = [...this.tables].slice(-MOST);
    try {
      this.storage().setItem(KEY, JSON.stringify(Object.fromEntries(last)));
    } catch {
      // It holds until the page is left.
    }
  }
}

/** The deals of this browser. */
export const contributions = new DealContributions();
