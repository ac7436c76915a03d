// SHA-256 (FIPS 180-4). Browsers offer it only over HTTPS, which a server at home may lack.

const WORDS = 64;
const BLOCK = 64; // bytes

/**
 * Return the first 32 bits of the fractional parts of roots of the first primes.
 * @param {number} root 2 for square roots, 3 for cube roots
 * @param {number} count
 */
function constants(root, count) {
  const found = [];
  for (let number = 2; found.length < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0;
    if (prime) found.push(((number ** (1 / root)) % 1) * 2 ** 32 | 0);
  }
  return found;
}

const START = constants(2, 8);
const ROUND = constants(3, WORDS);

/**
 * @param {number} word
 * @param {number} bits
 */
function turned(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/**
 * Return the hash of some bytes in hexadecimal digits.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = [...START];
  const words = new Int32Array(WORDS);
  for (let offset = 0; offset < padded.length; offset += BLOCK) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(offset + 4 * index);
    for (let index = 16; index < WORDS; index++) {
      const [early, late] = [words[index - 15], words[index - 2]];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[index] = words[index - 16] + small + words[index - 7] + large;
    }
    mix(state, words);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * Mix the words of a block into the state.
 * @param {number[]} state
 * @param {Int32Array} words
 */
function mix(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let index = 0; index < WORDS; index++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[index] + words[index]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] + word) | 0));
}
