// Seed contributions: random parts of a deal, committed by hash, revealed and checked after the game.

import { sha256 } from "./sha256.js";

/** @import { Seal } from "../../core/live.js" */

const KEY = "spadework-deals";
const MOST = 50; // tables that are remembered

/**
 * @typedef {{seal: string, parts: Record<string, string>, commitments: (string | null)[], shown: boolean, void: number}} StoredDeal
 * @typedef {(seat: number, seal: string, text: string) => void} Send
 * @typedef {{commit: Send, contribute: Send}} ContributionSender
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

/** Seed contributions of this browser, in a `storage` that may be full or forbidden. */
export class DealContributions {
  /** @param {() => Storage} storage */
  constructor(storage = () => localStorage) {
    this.storage = storage;
    /** @type {Map<string, StoredDeal>} */
    this.tables = new Map();
  }

  /**
   * Send what the table asks for: first the hashes of the contributions; then, when it has all hashes, the contributions.
   * A new seal is a new deal with new contributions, since a revealed one is known.
   * @param {Pick<Seal, "table" | "commitment" | "stage" | "seats" | "commitments">} asked
   * @param {ContributionSender} live
   */
  answer({ table, commitment: seal, stage, seats, commitments }, live) {
    this.read();
    const before = this.tables.get(table);
    const vain = before ? before.void + Number(before.shown) : 0;
    const kept = before?.seal === seal ? before : { seal, parts: {}, commitments: [], shown: false, void: vain };
    for (const seat of seats) kept.parts[seat] ??= hexOf(crypto.getRandomValues(new Uint8Array(32)));
    // These commitments can't depend on the contributions.
    if (stage === "reveal" && !kept.commitments.length) kept.commitments = commitments;
    const alone = !kept.commitments.some(Boolean);
    const own = seats.filter((seat) => alone || kept.commitments[seat] === hashOf(kept.parts[seat]));
    kept.shown ||= stage === "reveal" && own.length > 0;
    this.tables.set(table, kept);
    this.write();
    for (const seat of seats) {
      if (stage === "commit") live.commit(seat, seal, hashOf(kept.parts[seat]));
      // If the table holds another hash for the seat, the contribution is lost; sending it reports that.
      else if (alone || kept.commitments[seat]) live.contribute(seat, seal, kept.parts[seat]);
    }
  }

  /**
   * Check the seed of a record against the stored deal; null without a stored deal.
   * `found` is "agrees", "missing" (agrees except for missing contributions), "differs" or "unfinished". `void` counts earlier
   * deals that were not played although this browser had revealed its contribution.
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
   * Compare a seat's contribution with the record: null for a computer player; "missing" if another browser contributed.
   * @param {StoredDeal} kept
   * @param {number} seat
   * @param {string | null} recorded
   */
  part({ parts, commitments, shown }, seat, recorded) {
    const hash = commitments[seat];
    if (!recorded) return recorded === null && !hash ? "none" : "missing";
    if (!hash) return shown && recorded === parts[seat] && !commitments.some(Boolean) ? "there" : "differs";
    if (recorded === hash) return "missing";
    if (hashOf(recorded) !== hash) return "differs";
    return recorded === (parts[seat] ?? recorded) ? "there" : "missing";
  }

  read() {
    try {
      const kept = JSON.parse(this.storage().getItem(KEY) ?? "{}");
      for (const [table, one] of Object.entries(kept ?? {})) {
        if (typeof one?.seal === "string" && one.parts && Array.isArray(one.commitments)) this.tables.set(table, one);
      }
    } catch {
      // Without storage the deals last until the page is closed.
    }
  }

  write() {
    const last = [...this.tables].slice(-MOST);
    try {
      this.storage().setItem(KEY, JSON.stringify(Object.fromEntries(last)));
    } catch {
      // Without storage the deals last until the page is closed.
    }
  }
}

/** The deals of this browser. */
export const contributions = new DealContributions();
