/** Shares of the words that a text had before: 0.02 is one in fifty. `gained` can be above 1. */
export type WordChange = { lost: number; gained: number; moved: number };

/**
 * How the words of a text changed. A word is letters and digits, ignoring case; breaks, punctuation and spaces do not
 * count. A word is moved if it still exists in a different order: as many words as would have to be removed for the
 * rest to be in the earlier order.
 */
export function wordChange(before: string, after: string): WordChange {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const places = placesOf(old);
  const used = new Map<string, number>();
  const kept: number[] = [];
  for (const word of now) {
    const count = used.get(word) ?? 0;
    const place = places.get(word)?.[count];
    if (place === undefined) continue;
    used.set(word, count + 1);
    kept.push(place);
  }
  const share = (count: number): number => count / Math.max(1, old.length);
  return {
    lost: share(old.length - kept.length),
    gained: share(now.length - kept.length),
    moved: share(kept.length - longestRise(kept)),
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The positions of each word, first position first. */
function placesOf(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  return places;
}

/** Length of the longest rising subsequence (patience sorting, n log n). */
function longestRise(numbers: readonly number[]): number {
  const tops: number[] = [];
  for (const number of numbers) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    tops[low] = number;
  }
  return tops.length;
}
