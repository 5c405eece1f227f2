import type { Evidence, RequirementResult } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import type { Assessment } from '../score/assess';
import type { Combined } from '../score/combine';
import type { CompiledJob } from '../score/compile-job';
import type { Hit } from '../score/hit';
import { SEMANTIC_ID } from '../score/line-ids';
import { type Gate, opensGate } from '../score/must-have-gate';
import { verdictOf } from '../score/verdict';
import { OF_TRADE } from '../score/weights';
import { evidenceOf, MOST_QUOTES, MOST_SEMANTIC_QUOTES } from './evidence';

/** One result per line of the job, in its order. */
export function resultsOf(
  job: CompiledJob,
  candidate: CandidateText,
  assessment: Assessment,
  hits: readonly Hit[],
  combined: Combined,
): RequirementResult[] {
  const byLine = job.lines.map((): Hit[] => []);
  for (const hit of hits) byLine[hit.line]?.push(hit);
  const named = new Set(assessment.hits.map((hit) => hit.line));
  const role = job.lines.findIndex(({ task }) => task.type === 'role');
  const inTrade = (assessment.strengths[role] ?? 0) >= OF_TRADE;
  const results = job.reading.requirements.map((requirement, at): RequirementResult => {
    const own = byLine[at] ?? [];
    const strength = assessment.strengths[at] ?? 0;
    const most = requirement.id === SEMANTIC_ID ? MOST_SEMANTIC_QUOTES : MOST_QUOTES;
    const { id, text, kind, importance, weight, minimum_years, alternatives, source } = requirement;
    const isLaw = requirement.needed_by_law === true;
    return {
      id,
      text,
      kind,
      importance,
      weight,
      minimum_years,
      alternatives,
      source,
      ...(isLaw && { needed_by_law: true }),
      verdict: verdictOf(strength, {
        asksForYears: requirement.kind === 'experience',
        // Who works in the trade most likely holds its licence: not telling is no sign of the contrary.
        isNamed: named.has(at) || (isLaw && inTrade),
      }),
      strength,
      points: combined.lines[at]?.points ?? 0,
      max_points: combined.lines[at]?.max_points ?? 0,
      evidence: strength === 0 ? [] : evidenceOf(candidate, own, most),
    };
  });
  const { gate } = assessment;
  return gate === null
    ? results
    : results.map((result, at) => (at === gate.at ? gateResult(result, gate, results) : result));
}

/**
 * The gate is proven by the best quotes of the must-haves that open it, or of the lines it rises with if none is
 * shown; it is met if nothing is held back.
 */
function gateResult(
  result: RequirementResult,
  gate: Gate,
  results: readonly RequirementResult[],
): RequirementResult {
  const evidence: Evidence[] = [];
  const shown = results
    .filter(({ id }) => id !== result.id && id !== SEMANTIC_ID)
    .filter((line) => line.evidence.length > 0)
    .sort((a, b) => Number(opensGate(b)) - Number(opensGate(a)) || b.points - a.points);
  const keys = shown.filter(opensGate);
  for (const { evidence: quotes } of keys.length > 0 ? keys : shown) {
    const [best] = quotes;
    if (best === undefined || evidence.length === MOST_QUOTES) break;
    const overlaps = evidence.some((known) => best.start < known.end && known.start < best.end);
    if (!overlaps) evidence.push(best);
  }
  return { ...result, verdict: verdictOf(gate.opened), evidence };
}
