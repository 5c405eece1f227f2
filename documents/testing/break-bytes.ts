/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same file broken in so many ways, which follow from their number: flipped bits, and of every third the end cut off. */
export function brokenVariants(bytes: Buffer, count: number): Buffer[] {
  return Array.from({ length: count }, (_, at) => broken(bytes, at + 1));
}

function broken(bytes: Buffer, seed: number): Buffer {
  const random = randomOf(seed);
  const mutated = Buffer.from(bytes);
  const flips = 1 + Math.floor(random() * 40);
  for (let flip = 0; flip < flips; flip += 1) {
    const at = Math.floor(random() * mutated.length);
    mutated[at] = (mutated[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return seed % 3 === 0 ? mutated.subarray(0, Math.floor(random() * mutated.length)) : mutated;
}
