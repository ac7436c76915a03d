// Automatic playback of a replay.

/** @type {Record<string, number>} */
const PAUSES = { slow: 1500, normal: 700, fast: 250 }; // milliseconds between two steps
const SILENT = 4; // speed-up for steps without a log line

/**
 * Show the next step. Resolves after its events to whether more steps follow and whether it had a log line.
 * @typedef {() => Promise<{more: boolean, captioned: boolean}>} Next
 */

/** Automatic playback with a button that starts and stops it. */
export class Autoplay {
  /**
   * @param {HTMLElement} button
   * @param {HTMLSelectElement} speed
   * @param {{play: string, pause: string}} labels
   * @param {Next} next
   */
  constructor(button, speed, labels, next) {
    this.button = button;
    this.speed = speed;
    this.labels = labels;
    this.next = next;
    this.run = 0;
    this.playing = false;
    button.addEventListener("click", () => (this.playing ? this.stop() : this.start()));
  }

  start() {
    this.set(true);
    this.goOn(++this.run);
  }

  stop() {
    this.run += 1;
    this.set(false);
  }

  /** @param {number} run */
  async goOn(run) {
    while (run === this.run) {
      const { more, captioned } = await this.next();
      if (!more) break;
      const pause = PAUSES[this.speed.value] / (captioned ? 1 : SILENT);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    if (run === this.run) this.set(false);
  }

  /** @param {boolean} playing */
  set(playing) {
    this.playing = playing;
    this.button.textContent = playing ? this.labels.pause : this.labels.play;
  }
}
