/** What each feature says, in tenths: for the first word of a term and for the ones after it, both against no term. */
export type Weights = {
  /** The sums of the two over all `features`. */
  sum(features: readonly number[]): readonly [begins: number, continues: number];
  readonly steps: Steps;
};

/** The transition weights between labels, in tenths. A term cannot continue where none has begun. */
export type Steps = {
  readonly outToBegin: number;
  readonly beginToOut: number;
  readonly beginToBegin: number;
  readonly beginToContinue: number;
  readonly continueToOut: number;
  readonly continueToBegin: number;
  readonly continueToContinue: number;
};

/** Weights as the training writes them. */
export type WrittenWeights = { readonly steps: Steps; readonly entries: string };

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGIT_BITS = 6;
const HASH_DIGITS = 5;
const ENTRY = HASH_DIGITS + 2;
/** A weight of 0 is the digit in the middle. */
const ZERO = 31;
const EMPTY = -1;

/**
 * Reads weights as the training writes them: seven digits of base 64 for each feature, five for its hash of 30 bits and
 * one for each weight. White space between entries is skipped.
 */
export function readWeights({ entries, steps }: WrittenWeights): Weights {
  const digits = entries.replace(/\s+/g, '');
  const size = 2 ** Math.ceil(Math.log2(digits.length / ENTRY + 1) + 1);
  const hashes = new Int32Array(size).fill(EMPTY);
  const begins = new Int8Array(size);
  const continues = new Int8Array(size);
  const slotOf = (hash: number): number => {
    let slot = hash & (size - 1);
    while (hashes[slot] !== EMPTY && hashes[slot] !== hash) slot = (slot + 1) & (size - 1);
    return slot;
  };
  const worth = new Int8Array(128);
  for (let at = 0; at < DIGITS.length; at++) worth[DIGITS.charCodeAt(at)] = at;
  const digit = (at: number): number => worth[digits.charCodeAt(at)] ?? 0;
  for (let at = 0; at < digits.length; at += ENTRY) {
    let hash = 0;
    for (let step = 0; step < HASH_DIGITS; step++) hash = (hash << DIGIT_BITS) | digit(at + step);
    const slot = slotOf(hash);
    hashes[slot] = hash;
    begins[slot] = digit(at + HASH_DIGITS) - ZERO;
    continues[slot] = digit(at + HASH_DIGITS + 1) - ZERO;
  }
  return {
    steps,
    sum: (features) => {
      let begin = 0;
      let go = 0;
      for (const hash of features) {
        const slot = slotOf(hash);
        begin += begins[slot] ?? 0;
        go += continues[slot] ?? 0;
      }
      return [begin, go];
    },
  };
}

/** Writes one entry of what `readWeights` reads; weights beyond the range are cut. */
export function writeWeight(hash: number, begins: number, continues: number): string {
  const cut = (value: number): string =>
    DIGITS[Math.max(-ZERO, Math.min(ZERO + 1, value)) + ZERO] ?? '';
  const places = [24, 18, 12, 6, 0].map((shift) => DIGITS[(hash >>> shift) & 63] ?? '');
  return `${places.join('')}${cut(begins)}${cut(continues)}`;
}
