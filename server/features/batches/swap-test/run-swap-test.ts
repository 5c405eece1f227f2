import { AppError } from '@candor/domain/errors';
import type { SwapTest } from '@candor/domain/model/swap-test';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../../access/actor';
import { audit, doer } from '../../../access/audit';
import { countAgainst } from '../../../access/rate-limits';
import type { Deps } from '../../../deps';
import type { ScoringJob } from '../../../scoring/scorer';
import { scoringJobOf } from '../batch-context';
import { findOwn } from '../find-own';
import { countMoved, type Tried, variantsOf } from './count-moved';
import { sampleTexts } from './store';

/** Resumes per test: each is scored about fifty times, by threads that batches are waiting for. */
const MOST_RESUMES = 20;

/**
 * Changes the identity in some of a batch's own texts, scores each by the requirements of the batch, and counts the
 * scores that move. It scores on words alone, without the part of an external model. Nothing is stored except a
 * record of the request, and nothing is charged.
 *
 * @throws AppError 404, 409 if nobody has a score, 429.
 */
export async function runSwapTest(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer'>,
  { actor, batchId, requestId }: { actor: Actor; batchId: string; requestId: string },
): Promise<SwapTest> {
  const batch = await findOwn(deps.db, actor, batchId);
  const { texts, of } = await sampleTexts(deps.db, batch.id, MOST_RESUMES);
  if (texts.length === 0) throw new AppError('conflict', { detail: serverMessages.nothingToSwap });
  await countAgainst('swapTest', { db: deps.db, subject: actor.userId, now: deps.clock.now() });
  const job = { ...(await scoringJobOf(deps.db, batch)), semanticModel: null };

  const tried: Tried[] = [];
  let version = batch.engineVersion;
  for (const text of texts) {
    const { engineVersion, ...one } = await tryOne(deps, job, text);
    tried.push(one);
    version = engineVersion ?? version;
  }
  const swaps = countMoved(tried);
  const now = deps.clock.now();
  const moved = swaps.reduce((sum, swap) => sum + swap.moved, 0);
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    requestId,
    action: 'swap_test.run',
    entity: { type: 'batch', id: batch.id },
    details: { resumes: texts.length, moved, engine_version: version },
  } as const;
  await deps.db.transaction((tx) => audit(tx, entry, now));
  return {
    batch_job_id: batch.id,
    tested_at: now.toISOString(),
    engine_version: version,
    sampled: texts.length,
    of,
    swaps,
  };
}

/** One resume at a time, so that groups of running batches get their turn in between. */
async function tryOne(
  { scorer }: Pick<Deps, 'scorer'>,
  job: ScoringJob,
  { id, text }: { id: string; text: string },
): Promise<Tried & { engineVersion: string | undefined }> {
  const variants = variantsOf(text);
  const different = [
    ...new Set(variants.flatMap((one) => (one ? [one.first, ...one.others] : []))),
  ];
  const plain = { hiddenSpans: [], truncated: false };
  const scored = await scorer.score({
    job,
    texts: different.map((one) => ({ text: one, ...plain })),
  });
  const scoreOf = new Map(different.map((one, at) => [one, scored[at]?.scoring?.score ?? null]));
  return { id, variants, scoreOf, engineVersion: scored[0]?.scoring?.match.engine_version };
}
