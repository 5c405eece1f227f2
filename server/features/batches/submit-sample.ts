import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@candor/domain/errors';
import type { BatchJob } from '@candor/domain/model/batch';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { makeFolder } from '../../make-folder';
import { type BatchDraft, createBatch } from './create-batch';
import { holdUpload } from './hold-upload';
import { presentBatch } from './present';
import { type Asked, recordBatch } from './record';
import { lockSamples } from './store/batch';

export type Sample = { jobText: string; filename: string; archive: Uint8Array; candidates: number };

/**
 * Submits one of our samples as a batch like any other, except that no plan limits it and nobody is charged.
 *
 * @throws AppError 409 while the account has one.
 */
export async function submitSample(
  deps: Deps,
  asked: Asked,
  { jobText, filename, archive, candidates }: Sample,
): Promise<BatchJob> {
  const { db, clock } = deps;
  const { userId } = asked.actor;
  const blobKey = randomUUID();
  await putBytes(deps, blobKey, archive);
  const draft: BatchDraft = {
    id: randomUUID(),
    sourceConfigSealed: null,
    userId,
    apiKeyId: null,
    jobText,
    blobKey,
    candidates,
    unpaid: 0,
    sample: true,
    inputType: 'zip_file',
    semanticModel: deps.embedder?.model ?? null,
    trace: deps.tracer.here(),
    originalFilename: filename,
    rerunOf: null,
    rubricLines: null,
  };
  const make = async (tx: Tx) => {
    if (await lockSamples(tx, userId)) {
      throw new AppError('conflict', { detail: EXISTS, reason: 'sample_exists' });
    }
    const now = clock.now();
    const created = await createBatch(tx, draft, now);
    const details = { input_type: draft.inputType, candidates, sample: true };
    await recordBatch(tx, asked, 'batch.submitted', created, details, now);
    return created;
  };
  return presentBatch(await holdUpload(deps, blobKey, () => db.transaction(make)));
}

const EXISTS = 'You have a sample already. Delete it to run it again.';

async function putBytes(
  { blobs, config }: Pick<Deps, 'blobs' | 'config'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  const folder = path.join(config.dataDir, 'tmp');
  makeFolder(folder, 0o700);
  const file = path.join(folder, randomUUID());
  try {
    await writeFile(file, bytes, { mode: 0o600 });
    await blobs.putFile(key, file);
  } finally {
    await rm(file, { force: true });
  }
}
