import type { PointedRequirement } from './pointed-requirements';

/**
 * What a requirement earned of what it could; 'shared' where its points stand with those that opened them. '0/0' would say
 * that a line is worth nothing.
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
