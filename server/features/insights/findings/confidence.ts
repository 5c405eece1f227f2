import type { AiInsight } from '@candor/domain/model/insight';

/** How far a finding carries, by how many people it was found in: at 20 a share is known to about a fifth, at 100 to a tenth. */
export function confidenceIn(people: number): AiInsight['confidence'] {
  if (people >= 100) return 'high';
  return people >= 20 ? 'medium' : 'low';
}
