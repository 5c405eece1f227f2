/** A half-open stretch of a text in UTF-16 units. */
export type Span = { start: number; end: number };

/** How many spans there are, were found, and agree. */
export type SpanCounts = { expected: number; found: number; agreeing: number };

/** Counts spans as agreeing where both borders are the same. */
export function strictCounts(expected: readonly Span[], found: readonly Span[]): SpanCounts {
  const key = (span: Span): string => `${span.start}-${span.end}`;
  const wanted = new Set(expected.map(key));
  const hits = new Set(found.map(key).filter((span) => wanted.has(span)));
  return { expected: expected.length, found: found.length, agreeing: hits.size };
}

/** Counts spans as agreeing where they overlap; each belongs to one pair, the longest overlaps first. */
export function relaxedCounts(expected: readonly Span[], found: readonly Span[]): SpanCounts {
  const pairs = expected
    .flatMap((a) => found.map((b) => ({ a, b, overlap: overlap(a, b) })))
    .filter((pair) => pair.overlap > 0)
    .sort((one, other) => other.overlap - one.overlap);
  const taken = new Set<Span>();
  let agreeing = 0;
  for (const { a, b } of pairs) {
    if (taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
    agreeing += 1;
  }
  return { expected: expected.length, found: found.length, agreeing };
}

function overlap(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

/** Precision, recall and their harmonic mean, each 0 to 1. */
export type Agreement = { precision: number; recall: number; f1: number };

/** Precision, recall and F1 over all texts together. Nothing found or nothing to find counts as 0. */
export function agreement(counts: readonly SpanCounts[]): Agreement {
  const total = (pick: (one: SpanCounts) => number): number =>
    counts.reduce((sum, one) => sum + pick(one), 0);
  const agreeing = total((one) => one.agreeing);
  const precision =
    agreeing /
    Math.max(
      1,
      total((one) => one.found),
    );
  const recall =
    agreeing /
    Math.max(
      1,
      total((one) => one.expected),
    );
  const f1 = agreeing === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}
