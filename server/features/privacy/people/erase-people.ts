import { AppError } from '@candor/domain/errors';
import type { ErasedPeople, ErasePeopleBody } from '@candor/domain/model/person';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../../access/actor';
import { audit, doer } from '../../../access/audit';
import type { Tx } from '../../../db/database';
import { deleteBlobs } from '../../../delete-blobs';
import type { Deps } from '../../../deps';
import { deleteApplications } from './store-applications';
import { deleteCandidates } from './store-erase';
import {
  deleteInvitations,
  deleteMatches,
  deletePersonalAnswers,
  lockBatches,
  withTwins,
} from './store-people';

type EraseCall = { actor: Actor; body: ErasePeopleBody; requestId: string };

/**
 * Erases candidates, single matches, invitations and applications of a connected ATS with everything derived from or
 * said about them, and the uploads they came in. Candidates with the same text in the same batch are included. The
 * used quota stays as it was, and the log records that somebody was erased, not who.
 *
 * @throws AppError 404 if one of them is unknown, gone or another account's: then nobody is erased; 409 while a batch
 * of theirs runs.
 */
export async function erasePeople(
  deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'>,
  { actor, body, requestId }: EraseCall,
): Promise<ErasedPeople> {
  const { db, clock } = deps;
  const now = clock.now();
  const { erased, blobKeys } = await db.transaction(async (tx) => {
    const ids = await lockPeople(tx, actor, body.candidate_ids);
    const { blobKeys, ...gone } = await deleteCandidates(tx, ids, now);
    const matches = await deleteMatches(tx, actor.userId, body.match_ids);
    if (matches < body.match_ids.length) throw new AppError('not_found');
    const invitations = await deleteInvitations(tx, actor.userId, body.invitation_codes);
    if (invitations < body.invitation_codes.length) throw new AppError('not_found');
    const applications = await deleteApplications(tx, actor.userId, body.application_ids, now);
    if (applications < body.application_ids.length) throw new AppError('not_found');
    await deletePersonalAnswers(tx, actor.userId);
    const erased = {
      candidates: gone.candidates,
      batches: gone.batches,
      batches_removed: gone.batchesRemoved,
      single_matches: matches,
      invitations,
      applications,
    };
    const entry = {
      userId: actor.userId,
      actor: doer(actor),
      requestId,
      action: 'person.erased',
      entity: { type: 'person', id: null },
      details: erased,
    } as const;
    await audit(tx, entry, now);
    return { erased, blobKeys };
  });
  // After the commit: a file that outlives its batch is found by the sweep, a batch without its file would be broken.
  await deleteBlobs(deps, blobKeys);
  return erased;
}

/** Everybody to be erased, in batches that nobody works on until the transaction ends. */
async function lockPeople(tx: Tx, { userId }: Actor, wanted: readonly string[]): Promise<string[]> {
  const found = await withTwins(tx, userId, wanted);
  const batchIds = [...new Set(found.map(({ batchId }) => batchId))];
  const locked = await lockBatches(tx, userId, batchIds);
  if (locked.some(({ status }) => !isFinal(batchStatusOf(status)))) {
    throw new AppError('conflict', { detail: serverMessages.personInRunningBatch });
  }
  // Searched again: somebody faster may have erased them, or scored them as somebody's duplicate.
  const ids = (await withTwins(tx, userId, wanted)).map(({ id }) => id);
  if (wanted.some((id) => !ids.includes(id))) throw new AppError('not_found');
  return ids;
}
