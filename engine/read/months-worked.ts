import type { Period } from './periods';
import type { Role } from './roles/role';

/** Months worked in all the given roles; overlapping dates count once. */
export function monthsWorked(roles: readonly Role[]): number {
  const spans: Period[] = [];
  for (const { period } of roles) if (period !== null && !period.single) spans.push(period);
  spans.sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = 0;
  for (const span of spans) {
    const from = Math.max(span.from, reached);
    if (span.to > from) months += span.to - from;
    reached = Math.max(reached, span.to);
  }
  return months;
}
