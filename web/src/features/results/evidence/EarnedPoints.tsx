import type { PointedRequirement } from './pointed-requirements';

/** What a requirement earned of what it could; 'shared' where its points stand with those that opened them. */
export function EarnedPoints({ shown, shared }: Pick<PointedRequirement, 'shown' | 'shared'>) {
  if (shared > 0 && shown.maxPoints === 0) return 'shared';
  return (
    <>
      {shared > 0 && 'shared '}
      <b className="font-medium text-ink">{shown.points}</b>/{shown.maxPoints}
    </>
  );
}
