import type { RequirementResult, Verdict } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import type { Assessment } from '../score/assess';
import type { Combined } from '../score/combine';
import type { CompiledJob } from '../score/compile-job';
import type { Hit } from '../score/hit';
import { MET_FROM, PARTIAL_FROM, YEARS_MET_FROM } from '../score/weights';
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
  const named = new Set(assessment.hits.map((hit) => hit.line));
  return job.reading.requirements.map((requirement, at) => {
    const own = byLine.get(at) ?? [];
    const strength = assessment.strengths[at] ?? 0;
    return {
      ...requirement,
      verdict: verdictOf(strength, requirement.kind === 'experience', named.has(at)),
      strength,
      points: combined.lines[at]?.points ?? 0,
      max_points: combined.lines[at]?.max_points ?? 0,
      evidence: strength === 0 ? [] : evidenceOf(candidate, own),
    };
  });
}

/** Met, partly met or not; unclear where the text names the thing but proves little, or denies it. */
function verdictOf(strength: number, asksForYears: boolean, isNamed: boolean): Verdict {
  if (strength >= (asksForYears ? YEARS_MET_FROM : MET_FROM)) return 'met';
  if (strength >= PARTIAL_FROM) return 'partial';
  return isNamed || strength > 0 ? 'unclear' : 'unmet';
}
