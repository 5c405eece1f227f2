import type { Executor } from '../../../db/database';
import type { Deps } from '../../../deps';
import { addMeaning } from '../add-meaning';
import { scoringJobOf } from '../batch-context';
import { type Outcome, outcomeOf } from '../outcome-of';
import type { ReadText } from '../read-texts';
import type { BatchRow } from '../store/batch';
import type { PendingCandidate } from '../store/candidates';

type Scoring = Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>;

/** The call cannot be cancelled: it ends completely or not at all. */
const NEVER = new AbortController().signal;
/** The batch is locked meanwhile. */
const LOCKED_MS = 10_000;

/** Fetches embeddings before the batch is locked, so that nobody waits behind a slow endpoint. */
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

/**
 * Scores a text as its locked batch is scored now. If the signal counts for nobody, it does not count here either.
 */
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
