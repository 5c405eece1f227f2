import type { Span } from '@candor/domain/model/match';
import { readCandidateText } from '../read/candidate-text';
import { monthNumber, type YearMonth } from '../read/month';
import type { Meaning } from '../semantic/read-meaning';
import { assess } from './assess';
import { combine } from './combine';
import type { CompiledJob } from './compile-job';

/** A candidate's text as the document reader gives it. */
export type CandidateDocument = {
  readonly text: string;
  /** Spans that a reader of the document cannot see: they earn nothing and are reported. */
  readonly hiddenSpans?: readonly Span[];
  /** True if the document was longer than what could be read. */
  readonly truncated?: boolean;
  /** What makes the reading itself doubtful, in words for a recruiter: reported, and not part of the score. */
  readonly readingNote?: string | null;
  /** For jobs compiled with the semantic line: a model's similarities for the passages of this text. */
  readonly meaning?: Meaning;
};

/** The overall score of `match`, without the explanation; null if the text contains nothing readable. */
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
    job.own,
  );
  if (!text.readable) return null;
  const { strengths } = assess(job, text, false, candidate.meaning);
  return combine(
    job.lines.map((line, at) => ({
      strength: strengths[at] ?? 0,
      importance: line.importance,
      weight: line.weight,
      apart: line.task.type === 'semantic',
    })),
  ).total;
}
