/** The hash of an empty text. FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
export const EMPTY_HASH = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** The 32-bit hash of the word at `[start, end)` of a text: FNV-1a over its UTF-16 units. */
export function hashOf(source: string, start: number, end: number): number {
  let hash = EMPTY_HASH;
  for (let at = start; at < end; at++) hash = hashWith(hash, source.charCodeAt(at));
  return hash;
}

/** The hash of a word with one more unit at its end. */
export function hashWith(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}
