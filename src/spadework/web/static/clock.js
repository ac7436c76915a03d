// The time to react, as a bar that grows shorter; the same for everyone at the table.

/** Show in `place` what is left of the time to react; `reaction` is as the server tells it. */
export function showClock(place, reaction) {
  const runs = Boolean(reaction?.of);
  place.hidden = !runs;
  for (const running of place.firstElementChild.getAnimations()) running.cancel();
  if (!runs) return;
  const left = `scaleX(${reaction.left / reaction.of})`;
  // The bar is the time itself, so it moves for those, too, who want no other movement.
  place.firstElementChild.animate({ transform: [left, "scaleX(0)"] }, { duration: reaction.left, fill: "forwards" });
}
