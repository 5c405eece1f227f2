import type { PointedRequirement } from './pointed-requirements';

/**
 * What a requirement earned out of what it could; 'shared' if its points are credited to the lines that opened them.
 * '0/0' would suggest that a line is worth nothing.
 */
export function EarnedPoints({
  exact,
  shown,
  shared,
}: Pick<PointedRequirement, 'exact' | 'shown' | 'shared'>) {
  if (shared > 0 && shown.maxPoints === 0) return 'shared';
  if (exact.maxPoints > 0 && shown.maxPoints === 0) return 'under 1';
  return (
    <>
      {shared > 0 && 'shared '}
      <b className="font-medium text-ink">{shown.points}</b>/{shown.maxPoints}
    </>
  );
}
