import type { MatchResult, MatchResultSummary } from '@candor/domain/model/match';
import { tierOf } from '@candor/domain/rules/tiers';
import { readCandidateText } from '../read/candidate-text';
import { monthNumber, type YearMonth } from '../read/month';
import { assess } from '../score/assess';
import { combine } from '../score/combine';
import type { CompiledJob } from '../score/compile-job';
import type { CandidateDocument } from '../score/score';
import { ENGINE_VERSION } from '../version';
import { collectHits } from './collect-hits';
import { confidenceOf } from './confidence';
import { dimensionsOf } from './dimensions';
import { flagsOf } from './flags';
import { resultsOf } from './results';
import { gapsOf, questionsOf, strengthsOf } from './statements';
import { wouldChange } from './would-change';

/**
 * Matches one candidate with a job and explains every point. The overall score is the rounded sum of the points of all
 * requirements; null, with the flag `could_not_read`, where the text holds nothing readable. `asOf` is the moment that
 * 'present' means. The same inputs give the same result, byte for byte.
 */
export function match(
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): MatchResult {
  const text = readCandidateText(
    candidate.text,
    candidate.hiddenSpans ?? [],
    job.runs,
    monthNumber(asOf),
  );
  const flags = flagsOf(candidate, text, asOf);
  if (!text.readable) return { ...UNREAD, flags };
  const assessment = assess(job, text, true);
  const combined = combine(
    job.lines.map((line, at) => ({
      strength: assessment.strengths[at] ?? 0,
      importance: line.importance,
      weight: line.weight,
    })),
  );
  const hits = [...assessment.hits, ...collectHits(job, text)];
  const requirements = resultsOf(job, text, assessment, hits, combined);
  return {
    overall_score: combined.total,
    tier: tierOf(combined.total),
    dimensions: dimensionsOf(requirements),
    requirements,
    strengths: strengthsOf(requirements),
    gaps: gapsOf(requirements),
    questions: questionsOf(requirements),
    would_change: wouldChange(requirements, combined.total),
    flags,
    confidence: confidenceOf(job, text, flags),
    engine_version: ENGINE_VERSION,
  };
}

const UNREAD = {
  overall_score: null,
  tier: null,
  dimensions: [],
  requirements: [],
  strengths: [],
  gaps: [],
  questions: [],
  would_change: [],
  confidence: 0,
  engine_version: ENGINE_VERSION,
} satisfies Omit<MatchResult, 'flags'>;

/** The short form of a result for lists: no quotes, one outcome for each requirement. */
export function summarise(result: MatchResult): MatchResultSummary {
  return {
    overall_score: result.overall_score,
    tier: result.tier,
    dimensions: result.dimensions,
    strengths: result.strengths,
    gaps: result.gaps,
    flags: result.flags,
    confidence: result.confidence,
    engine_version: result.engine_version,
    requirements: result.requirements.map(({ id, verdict, strength }) => ({
      id,
      verdict,
      strength,
    })),
  };
}
