import { AppError } from '@candor/domain/errors';
import type { ScoreReplay } from '@candor/domain/model/replay';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../../access/actor';
import { audit, doer } from '../../../access/audit';
import { countAgainst } from '../../../access/rate-limits';
import { SNAPSHOT } from '../../../db/snapshot';
import type { Deps } from '../../../deps';
import type { ScoredText, ScoringJob, ScoringText } from '../../../scoring/scorer';
import { restoreMatch, type StoredMatch } from '../../../scoring/stored-match';
import { addMeaning } from '../add-meaning';
import { scoringJobOf } from '../batch-context';
import { findOwn } from '../find-own';
import type { BatchRow } from '../store/batch';
import { compareMatches, type Reading } from './compare-matches';
import { findScored } from './store';

/** The call cannot be cancelled: it ends completely or not at all. */
const NEVER = new AbortController().signal;
/** Somebody is waiting for the response. */
const WITHIN_MS = 10_000;

type Replay = { actor: Actor; batchId: string; candidateId: string; requestId: string };

/** Everything that a score was made from, and the score. */
type Kept = {
  batch: BatchRow;
  job: ScoringJob;
  text: ScoringText;
  score: number | null;
  match: StoredMatch;
  textHash: string | null;
};

/**
 * Scores the stored text of a candidate once more, with the requirements, terms and month of its batch, and says
 * whether the result is the same. Nothing is stored except a record of the request, and nothing is charged.
 *
 * @throws AppError 404, 409 without a score, 410 without its text, 429.
 */
export async function replayScore(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>,
  { actor, batchId, candidateId, requestId }: Replay,
): Promise<ScoreReplay> {
  const kept = await readKept(deps, actor, batchId, candidateId);
  await countAgainst('replay', { db: deps.db, subject: actor.userId, now: deps.clock.now() });
  const { batch, job } = kept;
  const scored = await scoreAnew(deps, kept, candidateId);

  const now = deps.clock.now();
  const stored = readingOf(job, kept, kept.text.text);
  const replayed = readingOf(job, { ...scored.scoring, textHash: scored.textHash }, kept.text.text);
  const byMeaning = batch.semanticModel !== null && !batch.semanticMissing;
  const compared = compareMatches(stored, replayed, { byMeaning });
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    requestId,
    action: 'score.replayed',
    entity: { type: 'candidate', id: candidateId },
    details: {
      batch_job_id: batch.id,
      outcome: compared.outcome,
      engine_version: shown(replayed).engine_version,
    },
  } as const;
  await deps.db.transaction((tx) => audit(tx, entry, now));
  return {
    batch_job_id: batch.id,
    candidate_id_internal: candidateId,
    replayed_at: now.toISOString(),
    stored: shown(stored),
    replayed: shown(replayed),
    ...compared,
  };
}

/** A snapshot: somebody may be saving other requirements, which changes every score of the batch. */
async function readKept(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  batchId: string,
  candidateId: string,
): Promise<Kept> {
  return db.transaction(async (tx) => {
    const batch = await findOwn(tx, actor, batchId);
    const row = await findScored(tx, batch.id, candidateId);
    if (!row) throw new AppError('not_found');
    const { score, match, textHash, documentText, hiddenSpans, ...reading } = row;
    if (!match) throw new AppError('conflict', { detail: serverMessages.nothingToReplay });
    if (documentText === null)
      throw new AppError('gone', { detail: serverMessages.replayTextGone });
    const job = await scoringJobOf(tx, batch);
    const { truncated, readingNote } = reading;
    const document = { text: documentText, hiddenSpans: hiddenSpans ?? [] };
    return { batch, job, score, match, textHash, text: { ...document, truncated, readingNote } };
  }, SNAPSHOT);
}

async function scoreAnew(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>,
  { batch, job, text }: Kept,
  id: string,
): Promise<ScoredText> {
  const options = { signal: NEVER, withinMs: WITHIN_MS };
  const texts = batch.semanticMissing
    ? [text]
    : await addMeaning(deps, job, batch.userId, [{ id, text }], options);
  const [scored] = await deps.scorer.score({ job, texts });
  if (!scored) throw new RangeError('The scorer has no answer');
  return scored;
}

function readingOf(
  job: ScoringJob,
  {
    score = null,
    match,
    textHash,
  }: { score?: number | null; match?: StoredMatch; textHash: string | null },
  text: string,
): Reading {
  return { score, match: match ? restoreMatch(job, match, text) : null, textHash };
}

function shown({ score, match, textHash }: Reading): ScoreReplay['stored'] {
  return { score, engine_version: match?.engine_version ?? '', text_sha256: textHash };
}
