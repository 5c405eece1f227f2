import { randomUUID } from 'node:crypto';
import type { JobRequirement } from '@candor/domain/model/match';
import { hashToken, newToken } from '../../access/token';
import { batches, batchGroups, candidates, shares } from '../../db/schema';
import type { TestUser } from '../factories';
import type { TestApp } from '../test-app';
import type { Sample } from './sample';

/** The one requirement of a sample’s job. */
export const LAMPS: JobRequirement = {
  id: 'r1',
  text: 'Lamps',
  kind: 'skill',
  importance: 'must',
  weight: 100,
  minimum_years: null,
  alternatives: [],
  source: null,
};

/** A batch that has ended. */
export function completedBatch(t: TestApp, owner: TestUser): Promise<Sample> {
  return aBatch(t, owner, 'completed');
}

/** A batch with one candidate, put straight into the tables. */
export async function aBatch(
  { db, clock }: TestApp,
  { id: userId }: TestUser,
  status: 'completed' | 'failed' | 'pending',
): Promise<Sample> {
  const now = clock.now();
  const id = randomUUID();
  const cid = randomUUID();
  const ended = status === 'pending' ? null : now;
  const [batch] = await db
    .insert(batches)
    .values({
      id,
      userId,
      status,
      jobTitle: 'Lighthouse keeper',
      jobText:
        'Lighthouse keeper. Keeps the lamp burning and the logbook up to date, in all weather.',
      requirements: [LAMPS],
      engineVersion: '1.0.0',
      inputType: 'csv_file',
      originalFilename: 'keepers.csv',
      estimatedCandidates: 1,
      totalCandidates: 1,
      createdAt: now,
      updatedAt: now,
      completedAt: ended,
    })
    .returning({ seq: batches.seq });
  await db.insert(batchGroups).values({
    batchId: id,
    no: 0,
    userId,
    batchSeq: batch?.seq ?? 0,
    kind: 'plan',
    firstOrdinal: 0,
    lastOrdinal: 0,
    state: ended ? 'done' : 'open',
    updatedAt: now,
  });
  await db.insert(candidates).values({
    batchId: id,
    ordinal: 1,
    id: cid,
    userId,
    originalFilename: 'keepers.csv',
    documentText: 'Kept a lighthouse for ten years.',
    state: 'failed',
    error: 'The document is empty.',
    errorCode: 'empty',
    finishedAt: now,
  });
  return { params: { id, cid } };
}

/** A link to the candidate of a batch. */
export async function aShare(t: TestApp, owner: TestUser): Promise<Sample> {
  const { params } = await completedBatch(t, owner);
  const { id: batchId = '', cid = '' } = params;
  const id = randomUUID();
  const now = t.clock.now();
  await t.db.insert(shares).values({
    id,
    batchId,
    userId: owner.id,
    tokenHash: hashToken(newToken()),
    showNames: false,
    candidateIds: [cid],
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  return { params: { id: batchId, share_id: id } };
}
