// The time to react, as a shrinking bar.

import { query } from "../../core/dom.js";

/** @import { Reaction } from "../../core/live.js" */

/**
 * Show the remaining time in `place`.
 * @param {HTMLElement} place
 * @param {Reaction | null} reaction
 */
export function showClock(place, reaction) {
  const bar = query(place, "div");
  place.hidden = !reaction?.of;
  for (const running of bar.getAnimations()) running.cancel();
  if (!reaction?.of) return;
  const left = `scaleX(${reaction.left / reaction.of})`;
  // The bar is the time itself, so it moves even with reduced motion.
  bar.animate({ transform: [left, "scaleX(0)"] }, { duration: reaction.left, fill: "forwards" });
}
