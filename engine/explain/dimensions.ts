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
const SHOWN = Object.keys(LABELS) as Shown[];

/** The dimension to which a requirement belongs. */
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
  const sums = new Map<Shown, { most: number; contribution: number }>();
  for (const result of results) {
    const key = dimensionOf(result);
    const sum = sums.get(key) ?? { most: 0, contribution: 0 };
    sum.most += result.max_points;
    sum.contribution += result.points;
    sums.set(key, sum);
  }
  const dimensions: Dimension[] = [];
  for (const key of SHOWN) {
    const sum = sums.get(key);
    if (sum === undefined) continue;
    const { most, contribution } = sum;
    const share = most === 0 ? 0 : Math.min(1, contribution / most);
    dimensions.push({
      key,
      label: LABELS[key],
      score: Math.round(share * 1000) / 10,
      weight: Math.min(1, most / 100),
      contribution,
    });
  }
  return dimensions;
}
