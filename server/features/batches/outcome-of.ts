import type { ScoredText } from '../../scoring/scorer';
import type { ReadText } from './read-texts';
import type { FailedCandidate, PendingCandidate, ScoredCandidate } from './store/candidates';

/** What became of a candidate: a score, or why there is none. */
export type Outcome = ScoredCandidate | FailedCandidate;

const NOTHING_READABLE = { code: 'empty', message: 'No readable text was found.' } as const;

/** The outcome of a candidate whose document was read, from the scorer's answer. */
export function outcomeOf(
  candidate: PendingCandidate,
  text: ReadText & { stored: boolean },
  scored: ScoredText | undefined,
): Outcome {
  if (!scored) throw new RangeError(`Candidate ${candidate.ordinal} has no answer of the scorer`);
  const documentText = text.stored ? null : text.text;
  if (!scored.scoring) return failed(candidate, problemOf(scored), documentText);
  const { name, email, ...scoring } = scored.scoring;
  return {
    ...scoring,
    kind: 'scored',
    ordinal: candidate.ordinal,
    id: candidate.id,
    documentText,
    textHash: scored.textHash,
    hiddenSpans: text.hiddenSpans,
    truncated: text.truncated,
    readingNote: text.readingNote,
    candidateName: candidate.candidateName ?? name,
    email: candidate.email ?? email,
  };
}

function problemOf({ unreadLanguage }: ScoredText): FailedCandidate['problem'] {
  if (unreadLanguage === undefined) return NOTHING_READABLE;
  return { code: 'unsupported_language', message: unreadLanguage };
}

/** The outcome of a candidate without a score. */
export function failed(
  candidate: PendingCandidate,
  problem: FailedCandidate['problem'],
  documentText: string | null = null,
): FailedCandidate {
  return { kind: 'failed', ordinal: candidate.ordinal, documentText, problem };
}
