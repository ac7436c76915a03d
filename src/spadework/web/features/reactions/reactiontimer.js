// The time to react, as a bar that grows shorter; the same for everyone at the table.

import { query } from "../../core/dom.js";

/** @import { Reaction } from "../../core/live.js" */

/**
 * Show in `place` what is left of the time to react.
 * @param {HTMLElement} place
 * @param {Reaction | null} reaction
 */
export function showClock(place, reaction) {
  const bar = query(place, "div");
  place.hidden = !reaction?.of;
  for (const running of bar.getAnimations()) running.cancel();
  if (!reaction?.of) return;
  const left = `scaleX(${reaction.left / reaction.of})`;
  // The bar is the time itself, so it moves for those, too, who want no other movement.
  bar.animate({ transform: [left, "scaleX(0)"] }, { duration: reaction.left, fill: "forwards" });
}
