import { readCandidateText } from '../read/candidate-text';
import { monthNumber, type YearMonth } from '../read/month';
import type { CompiledJob } from '../score/compile-job';
import type { CandidateDocument } from '../score/score';
import { outgoingPassages } from './passages';
import { CONTROL_SENTENCES, semanticQuestions } from './questions';

/** What must be embedded once for a job, in the order in which `Meaning` wants the vectors. */
export function jobTexts(job: CompiledJob): { questions: string[]; controls: string[] } {
  return {
    questions: semanticQuestions(job.lines).map(({ text }) => text),
    controls: [...CONTROL_SENTENCES],
  };
}

/**
 * All that leaves of a candidate's text, passage by passage, in the order in which `Meaning` wants the vectors. Hidden text,
 * passages copied from the job and everything that says who somebody is are left out.
 */
export function candidateTexts(
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): string[] {
  const text = readCandidateText(
    candidate.text,
    candidate.hiddenSpans ?? [],
    job.runs,
    monthNumber(asOf),
    job.own,
  );
  return outgoingPassages(text).map((passage) => passage.text);
}
