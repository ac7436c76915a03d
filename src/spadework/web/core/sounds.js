// Sound cues, made of tones and noise.

/** @import { Settings } from "./settings.js" */

/**
 * A voice of a sound: start and length in seconds, pitch or filter frequency in hertz from start to end, volume, and
 * waveform or noise.
 * @typedef {{at?: number, for: number, from: number, to?: number, loud: number, wave?: OscillatorType | "noise"}} Voice
 */

const ATTACK = 0.005; // seconds; prevents clicks
const SILENT = 0.0001;

/**
 * Voices by the name of the sound.
 * @type {Record<string, Voice[]>}
 */
export const SOUNDS = {
  card: [
    { for: 0.07, from: 3200, to: 1300, loud: 0.5, wave: "noise" },
    { at: 0.05, for: 0.04, from: 900, to: 600, loud: 0.35, wave: "noise" },
  ],
  chest: [
    { for: 0.09, from: 190, to: 90, loud: 0.6 },
    { at: 0.02, for: 0.12, from: 700, to: 400, loud: 0.25, wave: "noise" },
    { at: 0.13, for: 0.35, from: 1175, loud: 0.2 },
    { at: 0.2, for: 0.45, from: 1760, loud: 0.16 },
  ],
  coin: [{ for: 0.12, from: 1568, loud: 0.25, wave: "triangle" }, { at: 0.07, for: 0.4, from: 2093, loud: 0.25, wave: "triangle" }],
  danger: [
    { for: 0.09, from: 1700, to: 2600, loud: 0.22 },
    { at: 0.12, for: 0.14, from: 1900, to: 2900, loud: 0.22 },
    { at: 0.05, for: 0.2, from: 4500, to: 3000, loud: 0.12, wave: "noise" },
  ],
  alarm: [
    { for: 0.7, from: 110, to: 55, loud: 0.4, wave: "sawtooth" },
    { for: 0.8, from: 600, to: 200, loud: 0.5, wave: "noise" },
    { at: 0.1, for: 0.5, from: 165, to: 80, loud: 0.2, wave: "square" },
  ],
  step: [
    { for: 0.06, from: 320, to: 160, loud: 0.7, wave: "noise" },
    { at: 0.13, for: 0.06, from: 260, to: 130, loud: 0.6, wave: "noise" },
  ],
  write: [
    { for: 0.09, from: 4200, to: 5200, loud: 0.25, wave: "noise" },
    { at: 0.11, for: 0.09, from: 5200, to: 3800, loud: 0.25, wave: "noise" },
  ],
  turn: [{ for: 0.3, from: 660, loud: 0.3, wave: "triangle" }, { at: 0.14, for: 0.5, from: 880, loud: 0.3, wave: "triangle" }],
  win: [523, 659, 784, 1047].map((from, step) => ({ at: 0.13 * step, for: step === 3 ? 0.9 : 0.25, from, loud: 0.28, wave: "triangle" })),
  lose: [392, 330, 262].map((from, step) => ({ at: 0.2 * step, for: step === 2 ? 0.7 : 0.3, from, loud: 0.25 })),
  click: [{ for: 0.03, from: 1300, to: 900, loud: 0.15 }],
  no: [{ for: 0.09, from: 190, loud: 0.3, wave: "triangle" }, { at: 0.11, for: 0.12, from: 150, loud: 0.3, wave: "triangle" }],
};

/**
 * Play a sound once.
 * @param {BaseAudioContext} context
 * @param {AudioNode} out
 * @param {string} name
 */
export function sound(context, out, name) {
  for (const voice of SOUNDS[name] ?? []) {
    const begin = context.currentTime + (voice.at ?? 0);
    const end = begin + voice.for;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(voice.loud, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(out);
    const source = voice.wave === "noise" ? noise(context, voice, begin, gain) : tone(context, voice, begin, gain);
    source.start(begin);
    source.stop(end);
  }
}

/**
 * @param {BaseAudioContext} context
 * @param {Voice} voice
 * @param {number} begin
 * @param {AudioNode} out
 */
function tone(context, { from, to = from, wave = "sine", for: length }, begin, out) {
  const source = context.createOscillator();
  source.type = /** @type {OscillatorType} */ (wave);
  glide(source.frequency, from, to, begin, length);
  source.connect(out);
  return source;
}

/**
 * @param {BaseAudioContext} context
 * @param {Voice} voice
 * @param {number} begin
 * @param {AudioNode} out
 */
function noise(context, { from, to = from, for: length }, begin, out) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  glide(filter.frequency, from, to, begin, length);
  source.connect(filter).connect(out);
  return source;
}

/**
 * @param {AudioParam} pitch
 * @param {number} from
 * @param {number} to
 * @param {number} begin
 * @param {number} length
 */
function glide(pitch, from, to, begin, length) {
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + length);
}

/** Plays sounds at the volume of the settings, once the user has interacted with the page. */
export class Sounds {
  /**
   * @param {Settings} settings
   * @param {() => AudioContext} open
   */
  constructor(settings, open = () => new AudioContext()) {
    this.settings = settings;
    this.open = open;
    /** @type {{context: AudioContext, volume: GainNode} | null} */
    this.line = null;
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.wake(), { passive: true, capture: true });
    // A change of the settings plays a sample.
    settings.subscribe((name) => (name === "sound" || name === "volume") && this.play("turn"));
  }

  get wanted() {
    return this.settings.get("sound") === "yes" && this.settings.get("volume") !== "0";
  }

  wake() {
    if (!this.wanted) return;
    if (!this.line) {
      const context = this.open();
      const volume = context.createGain();
      const limit = context.createDynamicsCompressor();
      volume.connect(limit).connect(context.destination);
      this.line = { context, volume };
    }
    if (this.line.context.state === "suspended") this.line.context.resume().catch(() => {});
  }

  /** @param {string | undefined} name */
  play(name) {
    if (!name || !this.wanted) return;
    if (navigator.userActivation?.hasBeenActive) this.wake();
    if (this.line?.context.state !== "running") return;
    const { context, volume } = this.line;
    volume.gain.value = (Number(this.settings.get("volume")) / 100) ** 2;
    sound(context, volume, name);
  }
}
