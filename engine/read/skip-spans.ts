/** A span of folded text that is not read. */
export type SkipSpan = readonly [start: number, end: number];

/** Spans in order, overlaps merged. */
export function mergeSpans(spans: readonly SkipSpan[]): SkipSpan[] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
