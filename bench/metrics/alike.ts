/** Words that say nothing about which skill is meant. */
const EMPTY = new Set(['and', 'of', 'the', 'in', 'to', 'for', 'with', 'use', 'using']);
const ENDING = /(?:ing|ment|s|ed|er)$/;
const ENOUGH = 0.5;

/**
 * Whether two names of skills mean the same to a lenient reader: all words of the shorter one stand in the other, or half of
 * all their words are shared. Endings do not matter.
 */
export function areAlike(one: string, other: string): boolean {
  const a = wordsOf(one);
  const b = wordsOf(other);
  if (a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === Math.min(a.size, b.size) || shared / (a.size + b.size - shared) >= ENOUGH;
}

function wordsOf(name: string): Set<string> {
  const words = name.toLowerCase().match(/[a-z0-9+#.]+/g) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter((word) => word.length > 1 && !EMPTY.has(word))
      .map((word) => word.replace(ENDING, '')),
  );
}
