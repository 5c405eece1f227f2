import { AppError } from '@candor/domain/errors';
import type { JobRequirement } from '@candor/domain/model/match';
import type { Rubric, RubricLine } from '@candor/domain/model/rubric';
import type { RescoreAnswer } from '@candor/domain/model/term';
import { carryLines, linesAsRead, rubricLinesOf } from '@candor/domain/rules/rubric-edits';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { monthOf } from '../../ports/clock';
import { accountTerms, keepTerms } from '../../scoring/account-terms';
import type { ScoringJob } from '../../scoring/scorer';
import { addMeaning } from './add-meaning';
import { findOwn, lockOwn } from './find-own';
import { nameJob } from './job-reading';
import { FIRST_VERSION } from './rubric';
import { settleSignal } from './settle-signal';
import { type BatchRow, isUnfinished, updateBatch } from './store/batch';
import { saveMatches } from './store/meanings';
import { replaceLines, textsOf } from './store/rescore';
import { insertRubric, rubricVersions } from './store/rubrics';

/** Texts scored at once: a batch of any size needs little memory. */
const TEXTS_AT_ONCE = 100;
/** The call cannot be cancelled: it ends completely or not at all. */
const NEVER = new AbortController().signal;
/** The batch is locked meanwhile. */
const LOCKED_MS = 10_000;

/**
 * Rescores an ended batch with the terms that its account teaches today, from the texts read then: no document is
 * read again and nothing is charged. Edited requirements stay edited as far as the job still has them.
 *
 * @throws AppError 404, 409 while the batch runs.
 */
export async function rescoreBatch(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>,
  { actor, batchId, requestId }: { actor: Actor; batchId: string; requestId: string },
): Promise<RescoreAnswer> {
  await learnMeanings(deps, await findOwn(deps.db, actor, batchId));
  return deps.db.transaction(async (tx) => {
    const batch = await lockOwn(tx, actor, batchId);
    if (isUnfinished(batch))
      throw new AppError('conflict', { detail: serverMessages.batchRunning });
    const now = deps.clock.now();
    const terms = await accountTerms(tx, actor.userId);
    await keepTerms(tx, actor.userId, terms, now);
    const read = nameJob(batch.jobText, terms, signalOf(deps, batch));
    const { requirements, engineVersion, semanticModel } = read;
    const { rubric, lost } = await carryRubric(tx, batch, requirements, now);
    const { jobText } = batch;
    const asOf = monthOf(batch.createdAt);
    const job = { jobText, asOf, terms, semanticModel, requirements, engineVersion, rubric };
    const candidates = await scoreAgain(tx, deps, batch, job);
    await updateBatch(tx, batch.id, {
      requirements,
      engineVersion,
      rubric,
      updatedAt: now,
      termsVersion: terms?.version ?? null,
      semanticModel,
      semanticMissing: false,
    });
    await settleSignal(tx, await lockOwn(tx, actor, batch.id), now);
    const entry = {
      userId: actor.userId,
      actor: doer(actor),
      action: 'batch.rescored',
      entity: { type: 'batch', id: batch.id },
      details: { candidates, engine_version: engineVersion },
      requestId,
    } as const;
    await audit(tx, entry, now);
    return { candidates, lost };
  });
}

/**
 * The currently configured model of the semantic signal, for a batch that was to have the signal, even if it had to
 * do without; null for none.
 */
function signalOf({ embedder }: Pick<Deps, 'embedder'>, batch: BatchRow): string | null {
  return batch.semanticModel === null ? null : (embedder?.model ?? null);
}

/** Fetches missing embeddings before the batch is locked, so that nobody waits behind a slow endpoint. */
async function learnMeanings(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>,
  batch: BatchRow,
): Promise<void> {
  const { db } = deps;
  const { jobText, requirements, engineVersion, userId } = batch;
  const semanticModel = signalOf(deps, batch);
  if (semanticModel === null) return;
  const terms = await accountTerms(db, userId);
  const read = { jobText, asOf: monthOf(batch.createdAt), terms, semanticModel };
  const job = { ...read, requirements, engineVersion, rubric: null };
  for await (const texts of textsOf(db, batch.id, TEXTS_AT_ONCE)) {
    await addMeaning(deps, job, userId, texts, { signal: NEVER });
  }
}

/**
 * Carries every version of the rubric over to another reading of the job. If the reading differs, its ids mean
 * something else, so an additional version notifies windows that still show the old one.
 */
async function carryRubric(
  tx: Tx,
  batch: BatchRow,
  requirements: readonly JobRequirement[],
  now: Date,
): Promise<{ rubric: Rubric | null; lost: string[] }> {
  if (sameReading(batch.requirements, requirements)) return { rubric: batch.rubric, lost: [] };
  const asRead = rubricLinesOf(linesAsRead(requirements));
  const carried = (lines: readonly RubricLine[]) => {
    const { lines: kept, lost } = carryLines(lines, batch.requirements, requirements);
    return { lines: kept ?? asRead, lost };
  };
  const versions = await rubricVersions(tx, batch.id);
  for (const { version, lines } of versions) {
    await replaceLines(tx, batch.id, version, carried(lines).lines);
  }
  if (asRead.length === 0) return { rubric: null, lost: [] };
  const { lines, lost } = batch.rubric ? carried(batch.rubric.lines) : { lines: asRead, lost: [] };
  const version = (versions[0]?.version ?? FIRST_VERSION) + 1;
  const rubric = { version, lines, created_at: now.toISOString() };
  await insertRubric(tx, batch.id, rubric);
  return { rubric, lost };
}

function sameReading(before: readonly JobRequirement[], after: readonly JobRequirement[]): boolean {
  return (
    before.length === after.length &&
    before.every((one, at) => {
      const other = after[at];
      return one.id === other?.id && one.kind === other.kind && one.text === other.text;
    })
  );
}

async function scoreAgain(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>,
  { id, userId }: Pick<BatchRow, 'id' | 'userId'>,
  job: ScoringJob,
): Promise<number> {
  let count = 0;
  for await (const texts of textsOf(tx, id, TEXTS_AT_ONCE)) {
    const known = await addMeaning(deps, job, userId, texts, {
      signal: NEVER,
      withinMs: LOCKED_MS,
    });
    const answers = await deps.scorer.score({ job, texts: known });
    const scored = texts.flatMap(({ ordinal }, at) => {
      const scoring = answers[at]?.scoring;
      return scoring ? [{ ordinal, score: scoring.score, match: scoring.match }] : [];
    });
    await saveMatches(tx, id, scored);
    count += scored.length;
  }
  return count;
}
