// The clock of a seat, counted down from the last message.

/** @import { ClockState } from "../../core/live.js" */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * @typedef {Intl.NumberFormatOptions["unit"]} Unit
 */

/**
 * Return the time left, in milliseconds.
 * @param {ClockState} clock
 * @param {number} since milliseconds since the message
 */
export function leftOf({ left, runs }, since) {
  return Math.max(0, runs ? left - since : left);
}

/**
 * Format a duration, coarser the longer it is: days and hours, hours and minutes, or minutes and seconds.
 * @param {number} left in milliseconds
 */
export function timeLeft(left) {
  if (left >= DAY) return joined(left, [DAY, "day"], [HOUR, "hour"]);
  if (left >= HOUR) return joined(left, [HOUR, "hour"], [MINUTE, "minute"]);
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Format a duration in two units, or in one if the other would be zero.
 * @param {number} left
 * @param {[number, Unit]} large
 * @param {[number, Unit]} small
 */
function joined(left, [large, named], [small, other]) {
  const rest = left % large;
  return rest < small ? counted(left / large, named) : `${counted(left / large, named)} ${counted(rest / small, other)}`;
}

/**
 * Format a whole number of units.
 * @param {number} number
 * @param {Unit} unit
 */
export function counted(number, unit) {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(number));
}
