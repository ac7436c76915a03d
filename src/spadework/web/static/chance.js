// This browser's share in the chance of a deal: drawn once for a seat, kept with the table's seal, and both checked when the game is over.

import { sha256 } from "./sha256.js";

const KEY = "spadework-deals";
const MOST = 50; // tables that are remembered

/**
 * @import { Seal } from "./live.js"
 * @typedef {{seal: string, parts: Record<string, string>, commitments: (string | null)[]}} Kept
 * @typedef {{commit: (seat: number, commitment: string) => void, contribute: (seat: number, contribution: string) => void}} Asking
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
export class Chance {
  /** @param {() => Storage} storage */
  constructor(storage = () => localStorage) {
    this.storage = storage;
    /** @type {Map<string, Kept>} */
    this.tables = new Map();
  }

  /**
   * Give the table what it asks for: first the hashes of the parts, then, when it has everybody's, the parts.
   * @param {Pick<Seal, "table" | "commitment" | "stage" | "seats" | "commitments">} seal
   * @param {Asking} live
   */
  answer({ table, commitment, stage, seats, commitments }, live) {
    this.read();
    const kept = this.tables.get(table) ?? { seal: commitment, parts: {}, commitments: [] };
    for (const seat of seats) kept.parts[seat] ??= hexOf(crypto.getRandomValues(new Uint8Array(32)));
    // What is known by then can't depend on the parts.
    if (stage === "reveal" && !kept.commitments.length) kept.commitments = commitments;
    this.tables.set(table, kept);
    this.write();
    for (const seat of seats) {
      if (stage === "commit") live.commit(seat, hashOf(kept.parts[seat]));
      else live.contribute(seat, kept.parts[seat]);
    }
  }

  /**
   * Whether the chance of a record is what this browser has kept of its deal: "agrees"; "late" when it agrees, but an own part came too late to be
   * in it; "differs"; null when nothing was kept.
   * @param {string} table
   * @param {{secret?: string, contributions: string[]}} told
   */
  check(table, { secret, contributions }) {
    this.read();
    const kept = this.tables.get(table);
    if (!kept || secret === undefined) return null;
    const bytes = Uint8Array.from(secret.match(/../g) ?? [], (digits) => parseInt(digits, 16));
    const bound = kept.commitments.every((hash, seat) => !hash || [contributions[seat], hashOf(contributions[seat] ?? "")].includes(hash));
    const own = Object.entries(kept.parts).map(([seat, part]) => [part, contributions[Number(seat)]]);
    if (sha256(bytes) !== kept.seal || !bound) return "differs";
    if (own.every(([part, told]) => told === part)) return "agrees";
    return own.every(([part, told]) => ["", part, hashOf(part)].includes(told)) ? "late" : "differs";
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
export const chance = new Chance();
