import { randomUUID } from 'node:crypto';
import { AppError } from '@candor/domain/errors';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFileInput } from '@candor/domain/rules/file-input';
import { InputType } from '@candor/domain/rules/plans';
import type { SourceChoice } from '@candor/domain/rules/source-config';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../access/actor';
import { openSourceConfig, sealSourceConfig } from '../../access/source-config';
import type { Deps } from '../../deps';
import { BlobMissing } from '../../ports/blob-store';
import { accountTerms } from '../../scoring/account-terms';
import { reachSource } from '../../sources/reach';
import { type Counted, countSource } from './count-source';
import { type BatchDraft, createBatch } from './create-batch';
import { unpaidOf } from './distinct';
import { findOwn, lockOwn } from './find-own';
import { keptLines } from './kept-lines';
import { presentBatch } from './present';
import { recordBatch } from './record';
import { isAllTaken } from './schedules/store-taken';
import { openStoredSource } from './sources/open-source';
import type { BatchRow } from './store/batch';
import { paidEarlier } from './store/charges';

type Rerun = { actor: Actor; batchId: string; requestId: string };

/**
 * Runs a failed batch again as a new one: the same job and file under today's limits. Candidates that the failed run
 * has charged stay free.
 *
 * @throws AppError 404, 409 for a batch that did not fail or whose people a later morning has taken up, 410 if its file is gone, 402 for the plan.
 */
export async function rerunBatch(
  deps: Deps,
  { actor, batchId, requestId }: Rerun,
): Promise<BatchJob> {
  const failed = await findOwn(deps.db, actor, batchId);
  checkRerun(failed);
  if (await isAllTaken(deps.db, failed)) {
    throw new AppError('conflict', { detail: serverMessages.takenSince });
  }
  const id = randomUUID();
  const { distinct, ...stored } = await countStored(deps, failed);
  const semanticModel = deps.embedder?.model ?? null;
  const again = await deps.db.transaction(async (tx) => {
    // Locked and checked again: its file must not be erased before the new batch holds it, too.
    const { blobKey } = checkRerun(await lockOwn(tx, actor, batchId));
    const paid = await paidEarlier(tx, failed.id, 'all');
    const draft = {
      id,
      userId: actor.userId,
      apiKeyId: actor.apiKeyId,
      jobText: failed.jobText,
      jobTitle: failed.jobTitle,
      inputType: InputType.parse(failed.inputType),
      originalFilename: failed.originalFilename,
      blobKey,
      ...stored,
      sourceConfigSealed: resealed(deps, failed, id),
      unpaid: failed.sample ? 0 : unpaidOf(distinct, paid),
      rerunOf: failed.id,
      sample: failed.sample,
      semanticModel,
      trace: deps.tracer.here(),
      ...(failed.scheduleDate !== null && {
        schedule: { id: failed.scheduleId, date: failed.scheduleDate },
      }),
      rubricLines: keptLines(failed, await accountTerms(tx, actor.userId), semanticModel),
    };
    const now = deps.clock.now();
    const created = await createBatch(tx, draft, now);
    const details = { rerun_of: failed.id, candidates: created.estimatedCandidates };
    await recordBatch(tx, { actor, requestId }, 'batch.rerun', created, details, now);
    return created;
  });
  return presentBatch(again);
}

function checkRerun(batch: BatchRow): Pick<BatchRow, 'blobKey'> {
  if (batch.status !== 'failed')
    throw new AppError('conflict', { detail: serverMessages.rerunOnlyFailed });
  if (batch.blobKey === null && batch.sourceConfigSealed === null) throw fileGone();
  return { blobKey: batch.blobKey };
}

/** A connected source is only contacted here, as at its first submission. */
async function countStored(
  deps: Deps,
  batch: BatchRow,
): Promise<Counted & Pick<BatchDraft, 'estimate'>> {
  const choice = connectedChoice(deps, batch);
  if (choice) {
    await reachSource(deps, batch.userId, choice);
    const estimate = batch.totalCandidates ?? batch.estimatedCandidates;
    return { candidates: 1, distinct: { texts: new Set(), documents: 1 }, estimate };
  }
  try {
    const never = new AbortController().signal;
    return await countSource(() => openStoredSource(deps, batch, never));
  } catch (error) {
    if (error instanceof BlobMissing) throw fileGone();
    throw error;
  }
}

function fileGone(): AppError {
  return new AppError('gone', { detail: serverMessages.fileGone });
}

function connectedChoice({ config }: Deps, batch: BatchRow): SourceChoice | null {
  const type = InputType.parse(batch.inputType);
  if (isFileInput(type) || batch.sourceConfigSealed === null) return null;
  const place = { table: 'batches' as const, id: batch.id };
  return openSourceConfig(config, type, batch.sourceConfigSealed, place);
}

/** An encrypted configuration opens only in its own row, so each batch gets its own. */
function resealed(deps: Deps, failed: BatchRow, id: string): string | null {
  const choice = connectedChoice(deps, failed);
  return choice && sealSourceConfig(deps.config, choice, { table: 'batches', id });
}
