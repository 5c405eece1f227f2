import type { Dimension, DimensionKey, RequirementResult } from '@candor/domain/model/match';
import { SEMANTIC_ID } from '../score/line-ids';

const LABELS = {
  must_haves: 'Must-haves',
  nice_to_haves: 'Nice-to-haves',
  experience: 'Experience',
  role: 'Role and field',
  education: 'Education and certificates',
  semantic: 'Meaning',
} as const satisfies Partial<Record<DimensionKey, string>>;

type Shown = keyof typeof LABELS;

/** The dimension that a requirement counts in. */
export function dimensionOf(
  requirement: Pick<RequirementResult, 'id' | 'kind' | 'importance'>,
): Shown {
  if (requirement.id === SEMANTIC_ID) return 'semantic';
  switch (requirement.kind) {
    case 'role':
    case 'domain':
      return 'role';
    case 'experience':
      return 'experience';
    case 'degree':
    case 'certification':
    case 'licence':
      return 'education';
    case 'skill':
    case 'language':
    case 'other':
      return requirement.importance === 'must' ? 'must_haves' : 'nice_to_haves';
  }
}

/** Sums of the lines by dimension: contributions add up to the points of all lines, weights to 1. */
export function dimensionsOf(results: readonly RequirementResult[]): Dimension[] {
  return (Object.keys(LABELS) as Shown[]).flatMap((key): Dimension[] => {
    const own = results.filter((result) => dimensionOf(result) === key);
    if (own.length === 0) return [];
    const most = own.reduce((sum, result) => sum + result.max_points, 0);
    const contribution = own.reduce((sum, result) => sum + result.points, 0);
    const share = most === 0 ? 0 : Math.min(1, contribution / most);
    return [
      {
        key,
        label: LABELS[key],
        score: Math.round(share * 1000) / 10,
        weight: Math.min(1, most / 100),
        contribution,
      },
    ];
  });
}
