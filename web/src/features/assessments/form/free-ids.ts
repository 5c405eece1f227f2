/** The next names `s3`, `s4` behind the highest of those that are taken, so that none is ever given twice. */
export function freeIds(letter: string, taken: readonly string[], count: number): string[] {
  const numbers = taken.map((id) =>
    id.startsWith(letter) ? Number(id.slice(letter.length)) || 0 : 0,
  );
  const last = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, index) => `${letter}${last + index + 1}`);
}

/** The next one of them. */
export function freeId(letter: string, taken: readonly string[]): string {
  return freeIds(letter, taken, 1)[0] ?? `${letter}1`;
}
