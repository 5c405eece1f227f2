import type { JobRequirement } from '@candor/domain/model/match';
import { applyRubric } from '@candor/engine/score/apply-rubric';
import type { WhatIfPerson } from '../features/what-if/rate-people';
import { linesOf, rubricOf, UNCHANGED } from '../features/what-if/scenario';
import { aRequirement } from './samples';

/** Four requirements of a hotel's night work: three must-haves and a nice-to-have. */
export const REQUIREMENTS: readonly JobRequirement[] = [
  aRequirement('r1', { text: 'Night work', weight: 30 }),
  aRequirement('r2', { text: 'Key handling', weight: 30 }),
  aRequirement('r3', { text: 'First aid', weight: 20 }),
  aRequirement('r4', { text: 'German', weight: 20, importance: 'nice' }),
];

/** A person with these strengths, in the order of the requirements, scored as the server would. */
export function aPerson(
  name: string,
  strengths: readonly number[],
  requirements: readonly JobRequirement[] = REQUIREMENTS,
): WhatIfPerson {
  const rated = requirements.map(({ id }, index) => {
    const strength = strengths[index] ?? 0;
    return { id, strength, verdict: strength > 0.7 ? ('met' as const) : ('unmet' as const) };
  });
  const rubric = rubricOf(linesOf(requirements, undefined), UNCHANGED);
  return {
    id: `person-${name.toLowerCase()}`,
    name,
    headline: 'Night porter',
    score: applyRubric(
      rated.map((line, index) => ({ ...line, source: requirements[index]?.source ?? null })),
      rubric,
    ).total,
    requirements: rated,
  };
}
