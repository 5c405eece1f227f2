/** The 32-bit number of the word at `[start, end)` of a text. FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(source: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193);
  return hash | 0;
}
