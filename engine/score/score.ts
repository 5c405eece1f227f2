import type { Span } from '@candor/domain/model/match';
import { readCandidateText } from '../read/candidate-text';
import { monthNumber, type YearMonth } from '../read/month';
import { assess } from './assess';
import { combine } from './combine';
import type { CompiledJob } from './compile-job';

/** A candidate's text as the document reader gives it. */
export type CandidateDocument = {
  readonly text: string;
  /** Spans that a reader of the document cannot see: they earn nothing and are reported. */
  readonly hiddenSpans?: readonly Span[];
  /** True where the document was longer than what could be read. */
  readonly truncated?: boolean;
};

/** The overall score of `match`, without the explanation; null where the text holds nothing readable. */
export function score(
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): number | null {
  const text = readCandidateText(
    candidate.text,
    candidate.hiddenSpans ?? [],
    job.runs,
    monthNumber(asOf),
  );
  if (!text.readable) return null;
  const { strengths } = assess(job, text, false);
  return combine(
    job.lines.map((line, at) => ({
      strength: strengths[at] ?? 0,
      importance: line.importance,
      weight: line.weight,
    })),
  ).total;
}
