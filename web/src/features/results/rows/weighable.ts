import type { RequirementOutcome } from '@candor/domain/model/match';
import type { Rows } from './build-rows';

/** A scored person with everything needed to rescore them with other weights. */
export type Weighable = {
  id: string;
  name: string;
  headline: string | null;
  score: number;
  requirements: RequirementOutcome[];
};

/** Everybody who was scored, with what each of them shows for each requirement. */
export function weighableOf({ scored, requirements }: Rows): Weighable[] {
  return scored.map((row) => ({
    id: row.id,
    name: row.name,
    headline: row.under || null,
    score: row.score,
    requirements: requirements.map(({ id }, index) => ({
      id,
      verdict: row.verdicts[index] ?? 'unclear',
      strength: row.strengths[index] ?? 0,
    })),
  }));
}
