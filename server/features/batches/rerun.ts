import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import type { RubricLine } from '@candor/domain/model/rubric';
import { InputType } from '@candor/domain/rules/plans';
import { ENGINE_VERSION } from '@candor/engine';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { BlobMissing } from '../../ports/blob-store';
import { countSource } from './count-source';
import { createBatch } from './create-batch';
import { findOwn, lockOwn } from './find-own';
import { presentBatch } from './present';
import { openStoredSource } from './sources/open-source';
import type { BatchRow } from './store/batch';
import { paidEarlier } from './store/charges';

/**
 * Runs a failed batch again as a new one: the same job and file under today's limits. Candidates that the failed run has
 * charged stay free.
 *
 * @throws AppError 404, 409 for a batch that did not fail, 410 when its file is gone, 402 for the plan.
 */
export async function rerunBatch(deps: Deps, actor: Actor, id: string): Promise<BatchJob> {
  const failed = await findOwn(deps.db, actor, id);
  checkRerun(failed);
  const candidates = await countStored(deps, failed);
  const again = await deps.db.transaction(async (tx) => {
    // Locked and looked at again: its file must not be erased before the new batch holds it, too.
    const { blobKey } = checkRerun(await lockOwn(tx, actor, id));
    const paid = await paidEarlier(tx, failed.id, 'all');
    const draft = {
      userId: actor.userId,
      jobText: failed.jobText,
      jobTitle: failed.jobTitle,
      inputType: InputType.parse(failed.inputType),
      originalFilename: failed.originalFilename,
      blobKey,
      candidates,
      unpaid: failed.sample ? 0 : Math.max(0, candidates - paid.size),
      rerunOf: failed.id,
      sample: failed.sample,
      rubricLines: keptLines(failed),
    };
    return createBatch(tx, draft, deps.clock.now());
  });
  return presentBatch(again);
}

/** An edited rubric names what one engine read; another engine reads the job anew. */
function keptLines({ rubric, engineVersion }: BatchRow): readonly RubricLine[] | null {
  return rubric && engineVersion === ENGINE_VERSION ? rubric.lines : null;
}

function checkRerun(batch: BatchRow): { blobKey: string } {
  if (batch.status !== 'failed')
    throw new AppError('conflict', { detail: messages.rerunOnlyFailed });
  if (batch.blobKey === null) throw fileGone();
  return { blobKey: batch.blobKey };
}

async function countStored(deps: Deps, batch: BatchRow): Promise<number> {
  try {
    return await countSource(() => openStoredSource(deps.blobs, batch));
  } catch (error) {
    if (error instanceof BlobMissing) throw fileGone();
    throw error;
  }
}

function fileGone(): AppError {
  return new AppError('gone', { detail: messages.fileGone });
}
