import type { RequirementResult, Verdict } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import type { Assessment, Hit } from '../score/assess';
import type { Combined } from '../score/combine';
import type { CompiledJob } from '../score/compile-job';
import { MET_FROM, PARTIAL_FROM } from '../score/weights';
import { evidenceOf } from './evidence';

/** One result for each line of the job, in its order. */
export function resultsOf(
  job: CompiledJob,
  candidate: CandidateText,
  assessment: Assessment,
  hits: readonly Hit[],
  combined: Combined,
): RequirementResult[] {
  const byLine = new Map<number, Hit[]>();
  for (const hit of hits) {
    const known = byLine.get(hit.line);
    if (known === undefined) byLine.set(hit.line, [hit]);
    else known.push(hit);
  }
  return job.reading.requirements.map((requirement, at) => {
    const own = byLine.get(at) ?? [];
    const strength = assessment.strengths[at] ?? 0;
    const evidence = evidenceOf(candidate, own);
    return {
      ...requirement,
      verdict: verdictOf(strength, own.length > 0),
      strength,
      points: combined.lines[at]?.points ?? 0,
      max_points: combined.lines[at]?.max_points ?? 0,
      evidence,
    };
  });
}

/** Met, partly met or not; unclear where the text touches the thing but proves little or denies it. */
function verdictOf(strength: number, touched: boolean): Verdict {
  if (strength >= MET_FROM) return 'met';
  if (strength >= PARTIAL_FROM) return 'partial';
  return touched || strength > 0 ? 'unclear' : 'unmet';
}
