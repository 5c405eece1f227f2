import type { Executor } from '../../../db/database';
import type { Deps } from '../../../deps';
import { addMeaning } from '../add-meaning';
import { scoringJobOf } from '../batch-context';
import { type Outcome, outcomeOf, type ReadText } from '../score-candidates';
import type { BatchRow } from '../store/batch';
import type { PendingCandidate } from '../store/candidates';

type Scoring = Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>;

/** Nobody takes the call back: it ends whole or not at all. */
const NEVER = new AbortController().signal;
/** The batch is locked meanwhile. */
const LOCKED_MS = 10_000;

/** Asks what the text means before the batch is locked: nobody waits behind a slow endpoint. */
export async function learnMeaning(
  deps: Scoring,
  batch: BatchRow,
  candidate: PendingCandidate,
  text: ReadText,
): Promise<void> {
  if (batch.semanticMissing) return;
  const job = await scoringJobOf(deps.db, batch);
  await addMeaning(deps, job, batch.userId, [{ id: candidate.id, text }], { signal: NEVER });
}

/** Scores a text as its locked batch is scored now. Where the signal counts for nobody, it does not for this one either. */
export async function scoreCopy(
  deps: Scoring,
  executor: Executor,
  batch: BatchRow,
  candidate: PendingCandidate,
  text: ReadText,
): Promise<Outcome> {
  const job = await scoringJobOf(executor, batch);
  const options = { signal: NEVER, withinMs: LOCKED_MS };
  const texts = batch.semanticMissing
    ? [text]
    : await addMeaning(deps, job, batch.userId, [{ id: candidate.id, text }], options);
  const [scored] = await deps.scorer.score({ job, texts });
  return outcomeOf(candidate, { ...text, stored: false }, scored);
}
