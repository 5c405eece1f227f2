import type { Role } from './roles';

/** Months worked in all the given roles; overlapping dates count once. */
export function monthsWorked(roles: readonly Role[]): number {
  const spans = roles
    .flatMap((role) => (role.period === null || role.period.single ? [] : [role.period]))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = 0;
  for (const span of spans) {
    const from = Math.max(span.from, reached);
    if (span.to > from) months += span.to - from;
    reached = Math.max(reached, span.to);
  }
  return months;
}
