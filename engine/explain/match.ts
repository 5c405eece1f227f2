import type { MatchResult, MatchResultSummary } from '@candor/domain/model/match';
import { type CandidateText, readCandidateText } from '../read/candidate-text';
import { documentLanguage } from '../read/language/document-language';
import { monthNumber, type YearMonth } from '../read/month';
import { type CandidateProfile, profileOf } from '../read/profile';
import { assess } from '../score/assess';
import { combine } from '../score/combine';
import type { CompiledJob } from '../score/compile-job';
import type { CandidateDocument } from '../score/score';
import { collectHits } from './collect-hits';
import { confidenceOf } from './confidence';
import { flagsOf } from './flags';
import { type Measured, resultFrom } from './result-from';
import { resultsOf } from './results';

/**
 * Matches one candidate with a job and explains every point. The overall score is the rounded sum of the points of
 * all requirements; null, with the flag `could_not_read`, if the text contains nothing readable. `asOf` is the moment
 * that 'present' means. The same inputs give the same result, byte for byte.
 */
export function match(
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): MatchResult {
  return resultFrom(measure(job, candidate, readFor(job, candidate, asOf), asOf));
}

/**
 * What `match` measures, without the wording that follows from it (`resultFrom` adds that), together with what the
 * resume says about the person's work. The text is read once.
 */
export function examine(
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): { readonly measured: Measured; readonly profile: CandidateProfile } {
  const text = readFor(job, candidate, asOf);
  return {
    measured: measure(job, candidate, text, asOf),
    profile: profileOf(candidate.text, text),
  };
}

function readFor(job: CompiledJob, candidate: CandidateDocument, asOf: YearMonth): CandidateText {
  return readCandidateText(
    candidate.text,
    candidate.hiddenSpans ?? [],
    job.runs,
    monthNumber(asOf),
    job.own,
  );
}

function measure(
  job: CompiledJob,
  candidate: CandidateDocument,
  text: CandidateText,
  asOf: YearMonth,
): Measured {
  const flags = flagsOf(job, candidate, text, asOf);
  const engine_version = job.version;
  const language = documentLanguage(text.language.main);
  if (!text.readable) {
    return {
      flags,
      engine_version,
      language,
      overall_score: null,
      requirements: [],
      confidence: 0,
    };
  }
  const assessment = assess(job, text, true, candidate.meaning);
  const combined = combine(
    job.lines.map((line, at) => ({
      strength: assessment.strengths[at] ?? 0,
      importance: line.importance,
      weight: line.weight,
      apart: line.task.type === 'semantic',
    })),
  );
  const hits = [...assessment.hits, ...collectHits(job, text, assessment.touched)];
  return {
    flags,
    engine_version,
    language,
    overall_score: combined.total,
    requirements: resultsOf(job, text, assessment, hits, combined),
    confidence: confidenceOf(job, text, flags),
  };
}

/** The short form of a result for lists: no quotes, one outcome per requirement. */
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
